import type { Permission } from '@servery/domain';
import type { NewCompany } from './company-writer.ts';

const pacific = 'America/Los_Angeles';
const eastern = 'America/New_York';

const everything: readonly Permission[] = [
  'DASHBOARD',
  'USER_ADMIN',
  'USER_ROLES_ADMIN',
  'GLOBAL_ROLE_GRANTING',
  'EDIT_LOCATION',
  'ADD_LOCATION',
  'COMPANY_ADMIN',
  'VIEW_API_CREDS',
  'API_CRED_ADMIN',
  'MANAGE_MENUS',
  'OVERRIDE_MENUS',
  'MANAGE_LOCAL_ITEMS',
  'MODIFY_ONLINE_ORDERING_CONFIGURATION',
  'ACCESS_CONFIGURATION_OPTIONS',
  'LOCATION_SETTINGS',
  'CONFIGURE_HARDWARE',
  'CONFIGURE_CREDIT_CARDS',
  'OVERRIDE_PRICE_AND_TAX',
  'OVERRIDE_PRINTING_AND_KPS',
];

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
    roles: [
      { id: 'company-admin', name: 'Company Administrator', permissions: everything },
      {
        id: 'menu-manager',
        name: 'Menu Manager',
        permissions: ['MANAGE_MENUS', 'OVERRIDE_MENUS', 'OVERRIDE_PRICE_AND_TAX'],
      },
      {
        id: 'group-manager',
        name: 'Area Manager',
        permissions: ['OVERRIDE_MENUS', 'ACCESS_CONFIGURATION_OPTIONS', 'LOCATION_SETTINGS', 'DASHBOARD'],
      },
      {
        id: 'location-manager',
        name: 'Store Manager',
        permissions: ['OVERRIDE_MENUS', 'ACCESS_CONFIGURATION_OPTIONS', 'LOCATION_SETTINGS'],
      },
      { id: 'analyst', name: 'Analyst', permissions: ['DASHBOARD'] },
    ],
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

export function providerCompany(id: string, name: string, password: string): NewCompany {
  return {
    id,
    name,
    password,
    tenants: [],
    roles: [
      {
        id: 'provider-staff',
        name: 'Provider Staff',
        permissions: [
          ...everything,
          'EDIT_COMPANIES',
          'LOCATION_LICENSING',
          'ADD_COMPANIES',
          'DEFAULT_ROLE_ADMIN',
          'MANAGE_MENU_TEMPLATES',
          'PROVIDER_STAFF',
        ],
      },
    ],
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
  } as const;
}
