import { harborCompany, type NewTenant } from '@servery/demo';
import type { Database } from '../platform/database/database.ts';
import type { ObjectStorage } from '../platform/object-storage/object-storage.ts';
import { writeCompany } from './company-writer.ts';
import { writeHarborDocuments } from './harbor-history.ts';
import { writePictures } from './write-pictures.ts';

const zones = ['America/Los_Angeles', 'America/Denver', 'America/Chicago', 'America/New_York'];
const perGroup = 50;
const password = 'demo1234';

interface FleetSize {
  readonly locations: number;
  /** People of its office beside the administrator, each with all rights: `office-1@…`. */
  readonly people: number;
}

/** A company of many locations in groups of fifty over four time zones, with the demo's menu and settings. */
export async function writeFleet(
  database: Database,
  objects: ObjectStorage,
  { locations, people }: FleetSize,
): Promise<string> {
  const office = Array.from({ length: people }, (_, index) => `office-${index + 1}`);
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
      administrator('usr-fleet', `admin@${companyId}.example`, 'Alex Fleet'),
      ...office.map((name) => administrator(`usr-${name}`, `${name}@${companyId}.example`, name)),
    ],
  });
  const author = { userId: 'usr-fleet', name: 'Alex Fleet' };
  await writePictures({ database, objects }, companyId, author);
  await writeHarborDocuments(database, companyId, author);
  return `admin@${companyId}.example  ${password}`;
}

function administrator(id: string, email: string, name: string) {
  return { id, email, name, roleId: 'company-admin', on: { type: 'GLOBAL', id: '' } } as const;
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
