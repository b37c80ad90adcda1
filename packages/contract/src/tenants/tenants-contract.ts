import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyParams, idSchema, instantSchema, syncInfoSchema } from '../wire.ts';

/** EN-04 EN-14 */
export const tenantSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  name: z.string(),
  type: z.enum(['LOCATION', 'GROUP']),
  groupId: z.string().nullable(),
  kioskActive: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  lastPing: instantSchema.nullable(),
  softwareVersion: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  /** IANA name: America/Los_Angeles. */
  timezone: z.string(),
  menuId: z.string().nullable(),
  licences: z.object({ online: z.boolean(), delivery: z.boolean(), tableService: z.boolean() }),
});
export type Tenant = z.infer<typeof tenantSchema>;

/** EN-06 */
export const tenantSyncSchema = tenantSchema.extend({
  menuInfo: syncInfoSchema,
  locSettingsInfo: syncInfoSchema,
  employmentInfo: syncInfoSchema,
  /** Content hashes that the location's terminals last acknowledged, by kind; what runs there is known, not assumed. */
  running: z.record(z.string(), z.string()),
  /** Content hash and time of what is published there, by the same kinds. */
  published: z.record(z.string(), z.object({ hash: z.string(), at: instantSchema })),
});
export type TenantSync = z.infer<typeof tenantSyncSchema>;

const credentialSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instantSchema,
});

const tenantParams = z.strictObject({ companyId: idSchema, locationId: idSchema });

export const tenantsOperations = {
  listTenants: operation({
    method: 'GET',
    path: '/api/tenants/:companyId',
    tag: 'Locations',
    summary: 'Locations of a company that the user may access',
    params: companyParams,
    response: z.array(tenantSchema),
  }),
  listGroups: operation({
    method: 'GET',
    path: '/api/tenants/:companyId/groups',
    tag: 'Locations',
    summary: 'Groups of a company that the user may access',
    params: companyParams,
    response: z.array(tenantSchema),
  }),
  getTenant: operation({
    method: 'GET',
    path: '/api/tenants/:companyId/:locationId',
    tag: 'Locations',
    summary: 'One location or group',
    params: tenantParams,
    response: tenantSchema,
  }),
  syncStatus: operation({
    method: 'GET',
    path: '/api/tenants/sync-status/:companyId',
    tag: 'Locations',
    summary: 'Locations with what is assigned, published and running',
    params: companyParams,
    response: z.array(tenantSyncSchema),
  }),
  listCredentials: operation({
    method: 'GET',
    path: '/api/tenants/:companyId/:locationId/api-credentials',
    tag: 'Locations',
    summary: 'API credentials of a location, without their secrets',
    params: tenantParams,
    response: z.array(credentialSchema),
  }),
  createCredential: operation({
    method: 'POST',
    path: '/api/tenants/:companyId/:locationId/api-credentials',
    tag: 'Locations',
    summary: 'Create an API credential; its secret is shown this once',
    params: tenantParams,
    body: z.strictObject({ name: z.string().trim().min(1).max(100) }),
    response: z.object({ id: z.string(), secret: z.string() }),
  }),
  deleteCredential: operation({
    method: 'POST',
    path: '/api/tenants/:companyId/:locationId/api-credentials/:credentialId/delete',
    tag: 'Locations',
    summary: 'Delete an API credential',
    params: tenantParams.extend({ credentialId: idSchema }),
  }),
};
