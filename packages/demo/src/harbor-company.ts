import type { NewCompany } from './company.ts';
import { defaultRoles, harborRoles, providerStaff } from './harbor-roles.ts';

const pacific = 'America/Los_Angeles';
const eastern = 'America/New_York';

/** Invented: six restaurants by the water, two groups, two time zones, people in five roles. */
export function harborCompany(password: string): NewCompany {
  return {
    id: 'harbor',
    name: 'Harbor Pizza Co.',
    password,
    tenants: [
      { id: 'bay-area', name: 'Bay Area', type: 'GROUP', timezone: pacific },
      { id: 'east', name: 'East', type: 'GROUP', timezone: eastern },
      location(
        'pier-39',
        'Pier 39',
        'bay-area',
        pacific,
        '39 Pier Walk, San Francisco, CA 94133',
        [37.8087, -122.4098],
      ),
      location(
        'embarcadero',
        'Embarcadero',
        'bay-area',
        pacific,
        '210 Embarcadero, San Francisco, CA 94105',
        [37.7929, -122.393],
      ),
      location(
        'jack-london',
        'Jack London Square',
        'bay-area',
        pacific,
        '66 Water Street, Oakland, CA 94607',
        [37.7941, -122.2764],
      ),
      location('navy-pier', 'Navy Pier', 'east', eastern, '12 Pier Road, Norfolk, VA 23510', [36.8465, -76.2951]),
      location('seaport', 'Seaport', 'east', eastern, '88 Harbor Way, Boston, MA 02210', [42.3519, -71.0446]),
      location(
        'inner-harbor',
        'Inner Harbor',
        'east',
        eastern,
        '301 Light Street, Baltimore, MD 21202',
        [39.2854, -76.6131],
      ),
    ],
    roles: harborRoles,
    people: [
      {
        id: 'usr-dana',
        email: 'admin@harbor.example',
        name: 'Dana Whitfield',
        roleId: 'company-admin',
        on: { type: 'GLOBAL', id: '' },
      },
      {
        id: 'usr-luis',
        email: 'menus@harbor.example',
        name: 'Luis Ferreira',
        roleId: 'menu-manager',
        on: { type: 'GLOBAL', id: '' },
      },
      {
        id: 'usr-priya',
        email: 'area@harbor.example',
        name: 'Priya Raman',
        roleId: 'group-manager',
        on: { type: 'GROUP', id: 'bay-area' },
      },
      {
        id: 'usr-sam',
        email: 'manager@harbor.example',
        name: 'Sam Okafor',
        roleId: 'location-manager',
        on: { type: 'LOCATION', id: 'pier-39' },
      },
      {
        id: 'usr-ines',
        email: 'reports@harbor.example',
        name: 'Ines Moreau',
        roleId: 'analyst',
        on: { type: 'GLOBAL', id: '' },
      },
    ],
  };
}

const tags: Readonly<Record<string, readonly string[]>> = {
  'pier-39': ['waterfront', 'open late'],
  'jack-london': ['waterfront'],
  'navy-pier': ['waterfront', 'seasonal'],
  seaport: ['open late'],
};

export function providerCompany(id: string, name: string, password: string): NewCompany {
  return {
    id,
    name,
    password,
    tenants: [],
    roles: [providerStaff, ...defaultRoles],
    people: [
      {
        id: 'usr-provider',
        email: 'provider@servery.example',
        name: 'Robin Adler',
        roleId: 'provider-staff',
        on: { type: 'GLOBAL', id: '' },
      },
    ],
  };
}

function location(
  id: string,
  name: string,
  groupId: string,
  timezone: string,
  address: string,
  [latitude, longitude]: readonly [number, number],
) {
  return {
    id,
    name,
    type: 'LOCATION',
    groupId,
    timezone,
    address,
    phone: '5550100199',
    latitude,
    longitude,
    kioskActive: id === 'pier-39',
    tags: tags[id] ?? [],
  } as const;
}
