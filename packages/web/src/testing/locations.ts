import type { SyncStatus } from '../publishing/sync-status.ts';
import type { TenantRecord } from '../tenants/tenant-calls.ts';

const version = (id: string, number: number) => ({ id, version: number });
const same = (id: string, number: number) => ({
  assigned: version(id, number),
  published: version(id, number),
  overrideAssigned: null,
  overridePublished: null,
  groupOverrideAssigned: null,
  groupOverridePublished: null,
});

/** A location as its own page and form read it. */
export function buildTenantRecord(more: Partial<TenantRecord> = {}): TenantRecord {
  return {
    id: 'pier',
    companyId: 'harbor',
    name: 'Pier 39',
    type: 'LOCATION',
    groupId: 'bay',
    lastPing: new Date().toISOString(),
    softwareVersion: '9.4.2',
    latitude: null,
    longitude: null,
    address: '39 Pier Walk, San Francisco, CA 94133',
    street: '39 Pier Walk',
    street2: null,
    city: 'San Francisco',
    state: 'CA',
    zip: '94133',
    phone: null,
    timezone: 'America/Los_Angeles',
    menuId: 'm1',
    licences: { online: true, delivery: false, tableService: false },
    tags: [],
    sevenshifts: { locationId: null },
    ver: 1,
    kioskActive: false,
    ...more,
  };
}

/** A location with nothing to publish, whose terminals run the published documents. */
export function buildLocation(overrides: Partial<SyncStatus> = {}): SyncStatus {
  return {
    ...buildTenantRecord(),
    running: { menus: 'aa', 'location-settings': 'bb', employment: 'cc' },
    published: {
      menus: { hash: 'aa', at: '2026-11-20T14:00:00.000Z' },
      'location-settings': { hash: 'bb', at: '2026-11-20T14:00:00.000Z' },
      employment: { hash: 'cc', at: '2026-11-18T14:00:00.000Z' },
    },
    overrideChanges: {},
    menuInfo: same('m1', 131),
    locSettingsInfo: same('s1', 66),
    employmentInfo: same('e1', 23),
    ...overrides,
  };
}

/** The menu is assigned in 131 and published in 130. */
export const menuWaits = { menuInfo: { ...same('m1', 131), published: version('m1', 130) } };

export const seaport: Partial<SyncStatus> = {
  id: 'sea',
  name: 'Seaport',
  groupId: null,
  timezone: 'America/New_York',
  address: '88 Harbor Way, Boston, MA 02210',
};
