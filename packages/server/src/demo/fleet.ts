import { harborCompany, type NewTenant } from '@servery/demo';
import type { Database } from '../platform/database/database.ts';
import type { ObjectStorage } from '../platform/object-storage/object-storage.ts';
import { writeCompany } from './company-writer.ts';
import { writeHarborDocuments } from './harbor-history.ts';
import { writePictures } from './write-pictures.ts';

const zones = ['America/Los_Angeles', 'America/Denver', 'America/Chicago', 'America/New_York'];
const perGroup = 50;
const password = 'demo1234';

/** A company of many locations in groups of fifty over four time zones, with the demo's menu and settings. */
export async function writeFleet(database: Database, objects: ObjectStorage, locations: number): Promise<string> {
  const companyId = `fleet-${locations}`;
  const groups = Array.from({ length: Math.ceil(locations / perGroup) }, (_, index) => group(index));
  const places = Array.from({ length: locations }, (_, index) => location(index));
  const template = harborCompany(password);
  await writeCompany(database, {
    id: companyId,
    name: `Fleet of ${locations}`,
    password,
    tenants: [...groups, ...places],
    roles: template.roles,
    people: [
      {
        id: 'usr-fleet',
        email: `admin@${companyId}.example`,
        name: 'Alex Fleet',
        roleId: 'company-admin',
        on: { type: 'GLOBAL', id: '' },
      },
    ],
  });
  const author = { userId: 'usr-fleet', name: 'Alex Fleet' };
  await writePictures({ database, objects }, companyId, author);
  await writeHarborDocuments(database, companyId, author);
  return `admin@${companyId}.example  ${password}`;
}

function group(index: number): NewTenant {
  return {
    id: `group-${index + 1}`,
    name: `Area ${index + 1}`,
    type: 'GROUP',
    timezone: zones[index % zones.length] ?? 'America/Chicago',
  };
}

function location(index: number): NewTenant {
  const area = Math.floor(index / perGroup);
  return {
    id: `store-${index + 1}`,
    name: `Store ${String(index + 1).padStart(5, '0')}`,
    type: 'LOCATION',
    groupId: `group-${area + 1}`,
    timezone: zones[area % zones.length] ?? 'America/Chicago',
  };
}
