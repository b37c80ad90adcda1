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
      location('pier-39', {
        name: 'Pier 39',
        groupId: 'bay-area',
        timezone: pacific,
        address: '39 Pier Walk, San Francisco, CA 94133',
        point: [37.8087, -122.4098],
      }),
      location('embarcadero', {
        name: 'Embarcadero',
        groupId: 'bay-area',
        timezone: pacific,
        address: '210 Embarcadero, San Francisco, CA 94105',
        point: [37.7929, -122.393],
      }),
      location('jack-london', {
        name: 'Jack London Square',
        groupId: 'bay-area',
        timezone: pacific,
        address: '66 Water Street, Oakland, CA 94607',
        point: [37.7941, -122.2764],
      }),
      location('navy-pier', {
        name: 'Navy Pier',
        groupId: 'east',
        timezone: eastern,
        address: '12 Pier Road, Norfolk, VA 23510',
        point: [36.8465, -76.2951],
      }),
      location('seaport', {
        name: 'Seaport',
        groupId: 'east',
        timezone: eastern,
        address: '88 Harbor Way, Boston, MA 02210',
        point: [42.3519, -71.0446],
      }),
      location('inner-harbor', {
        name: 'Inner Harbor',
        groupId: 'east',
        timezone: eastern,
        address: '301 Light Street, Baltimore, MD 21202',
        point: [39.2854, -76.6131],
      }),
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

interface HarborLocation {
  readonly name: string;
  readonly groupId: string;
  readonly timezone: string;
  readonly address: string;
  /** Degrees north and east. */
  readonly point: readonly [number, number];
}

function location(id: string, { name, groupId, timezone, address, point: [latitude, longitude] }: HarborLocation) {
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
