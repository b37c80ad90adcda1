import type { OperationId } from '@servery/contract';

/** A call that works: in a company `cmp_example1` with a location `loc_one_example1`, for the person who may do it. */
export interface CallExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const companyId = 'cmp_example1';
const locationId = 'loc_one_example1';
const company = { companyId };
const location = { companyId, locationId };

/** Shown with their operations; the tests execute each, in this order. */
export const callExamples: Partial<Record<OperationId, CallExample>> = {
  login: { body: { email: 'admin@example1.example', password: 'correct horse 1' } },
  accessibleCompanies: {},
  listTenants: { params: company },
  getTenant: { params: location },
  createTenant: {
    params: company,
    body: { type: 'LOCATION', name: 'Harbor View', timezone: 'America/Los_Angeles', tags: ['harbor'] },
  },
  editTenant: {
    params: company,
    body: { id: locationId, type: 'LOCATION', name: 'One', timezone: 'America/Los_Angeles', phone: '5105550100' },
  },
  createRole: { params: company, body: { name: 'Shift lead', grantedPermissions: ['DASHBOARD'] } },
  createUser: {
    params: company,
    body: { name: 'Robin Baker', email: 'robin@example1.example', grantedRoles: [{ id: 'role_reader' }] },
  },
  createMenu: { params: company, body: { name: 'Lunch' } },
  listMenus: { params: company },
  getCompanySettings: { params: company },
  putSettingsOverride: {
    params: { locationId },
    body: {
      overrideVer: 0,
      changes: [
        { kind: 'SIMPLE_FIELD_CHANGED', path: ['posDesign', 'virtualTicket', 'addItemsTo'], from: 'TOP', to: 'BOTTOM' },
      ],
    },
  },
  putEmploymentOverride: {
    params: { locationId },
    body: {
      overrideVer: 0,
      changes: [{ kind: 'SIMPLE_FIELD_CHANGED', path: ['timeClock', 'autoLogOffAfterTime'], from: 300, to: 180 }],
    },
  },
  createCredential: { params: location, body: { name: 'Register 1' } },
  startSync: { body: { syncDateMillis: null, action: 'PUBLISH', locationIds: [locationId] } },
  syncStatus: { params: company },
  documentHistory: {
    params: { companyId, kind: 'locationSettings' },
    query: { documentId: `set_${companyId}`, tenantId: locationId },
  },
};
