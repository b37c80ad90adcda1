import { z } from 'zod';
import { importRequestSchema } from '../csv-import.ts';
import { operation } from '../operation.ts';
import {
  companyParams,
  idSchema,
  instantSchema,
  nameOf,
  sinceSchema,
  syncInfoSchema,
  typedNameSchema,
} from '../wire.ts';
import {
  editedTenantSchema,
  locationImportSchema,
  locationSaveSchema,
  mostLocationsAtOnce,
  newTenantSchema,
} from './tenant-entry.ts';
import { groupSchema, locationReadOnly, tenantSchema } from './tenant-schema.ts';

/** EN-06 */
export const tenantSyncSchema = tenantSchema
  .extend({
    menuInfo: syncInfoSchema,
    locSettingsInfo: syncInfoSchema,
    employmentInfo: syncInfoSchema,
    /** Content hashes that the location's terminals last acknowledged, by kind; the documents that run there are known, not assumed. */
    running: z.record(z.string(), z.string()),
    /** Content hash and time of the documents published there, by the same kinds. */
    published: z.record(z.string(), z.object({ hash: z.string(), at: instantSchema })),
    /** How many changes its group and the location itself keep of the assigned documents, by the same kinds; a kind without any is absent. */
    overrideChanges: z.record(z.string(), z.object({ group: z.number().int(), own: z.number().int() })),
  })
  .meta({ id: 'TenantSync' });
/** Locations whose terminals last spoke at about the same time. */
const contactGroupSchema = z.object({
  /** The oldest of their contacts; null: as it was in the answer before. */
  at: instantSchema.nullable(),
  softwareVersion: z.string().nullable(),
  /** Null: all that are in no other group. */
  ids: z.array(z.string()).nullable(),
});
export type ContactGroup = z.infer<typeof contactGroupSchema>;

/** The locations that moved since an earlier answer. */
const movedSyncSchema = z.object({
  /** To be sent with the next question. */
  since: z.string(),
  /** Whether these are all locations, and not only those that moved. */
  isWhole: z.boolean(),
  moved: z.array(tenantSyncSchema),
  /** Locations that are no more. */
  gone: z.array(z.string()),
  /** The contacts of all locations that did not move; none when nobody has checked in since. */
  contacts: z.array(contactGroupSchema),
});
export type MovedSync = z.infer<typeof movedSyncSchema>;
export type TenantSync = z.infer<typeof tenantSyncSchema>;

const credentialSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instantSchema,
});

const memberIdsSchema = z.array(idSchema).max(10_000);

/** One thing that happened to a location or group: a change of itself, a save of its own values, a publication. */
const historyEntrySchema = z.object({
  at: instantSchema,
  by: z.string(),
  kind: z.enum(['change', 'save', 'publication']),
  /** The audit's word for a change, the state of a publication, SAVE or SAVE_AUTOMATIC. */
  action: z.string(),
  /** The subject: fields of a change, document and version of a save, name and end of a publication. */
  details: z.record(z.string(), z.unknown()),
});
export type TenantHistoryEntry = z.infer<typeof historyEntrySchema>;

const groupParams = z.strictObject({ companyId: idSchema, groupId: idSchema });
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
  listAnyTenants: operation({
    method: 'GET',
    path: '/api/tenants/:companyId/any',
    tag: 'Locations',
    summary: 'Locations and groups of a company that the user may access',
    params: companyParams,
    response: z.array(tenantSchema),
  }),
  listTags: operation({
    method: 'GET',
    path: '/api/tenants/tags/:companyId',
    tag: 'Locations',
    summary: 'Tags in use, by name, with how many of the locations that the user may access carry them',
    params: companyParams,
    response: z.array(z.object({ name: z.string(), locations: z.number().int() })),
  }),
  getGroup: operation({
    method: 'GET',
    path: '/api/tenants/:companyId/group/:groupId',
    tag: 'Locations',
    summary: 'One group with the ids of its locations',
    params: groupParams,
    response: groupSchema,
  }),
  createTenant: operation({
    method: 'POST',
    path: '/api/tenants/:companyId',
    tag: 'Locations',
    summary: 'Create a location or a group',
    params: companyParams,
    bodySize: 'list',
    body: newTenantSchema,
    response: tenantSchema,
  }),
  editTenant: operation({
    method: 'PUT',
    path: '/api/tenants/:companyId',
    tag: 'Locations',
    summary:
      'Edit a location or a group, which may be sent as it was read; a stale version is a conflict that contains what was saved since',
    params: companyParams,
    bodySize: 'list',
    body: editedTenantSchema,
    readOnly: locationReadOnly,
    response: tenantSchema,
  }),
  previewLocationImport: operation({
    method: 'POST',
    path: '/api/tenants/:companyId/import/preview',
    tag: 'Locations',
    summary: 'Preview of a CSV import: what each line would create, change or refuse; changes nothing',
    params: companyParams,
    bodySize: 'text',
    body: importRequestSchema,
    response: locationImportSchema,
  }),
  importLocations: operation({
    method: 'POST',
    path: '/api/tenants/:companyId/import',
    tag: 'Locations',
    summary: 'Save lines of an import: valid lines are saved, the others are reported with the reason',
    params: companyParams,
    bodySize: 'list',
    body: z.strictObject({
      lines: z
        .array(z.strictObject({ line: z.number().int().min(1), save: locationSaveSchema }))
        .min(1)
        .max(mostLocationsAtOnce),
    }),
    response: z.object({
      saved: z.number().int(),
      refused: z.array(z.object({ line: z.number().int(), message: z.string() })),
    }),
  }),
  moveMembers: operation({
    method: 'POST',
    path: '/api/tenants/:companyId/group/:groupId/members',
    tag: 'Locations',
    summary: 'Add locations to a group, from any other group, and remove others; all or none',
    params: groupParams,
    bodySize: 'list',
    body: z.strictObject({ add: memberIdsSchema, remove: memberIdsSchema }),
    response: z.object({ locationIds: z.array(z.string()) }),
  }),
  deleteTenant: operation({
    method: 'POST',
    path: '/api/tenants/:companyId/:locationId/delete',
    tag: 'Locations',
    summary: 'Delete a location, or a group without locations; what depends on it ends with it',
    params: tenantParams,
    body: typedNameSchema,
    response: z.object({
      credentials: z.number().int(),
      overrides: z.number().int(),
      grants: z.number().int(),
      publications: z.number().int(),
    }),
  }),
  tenantHistory: operation({
    method: 'GET',
    path: '/api/tenants/:companyId/:locationId/history',
    tag: 'Locations',
    summary: 'What happened to a location or group: changes, saves and publications, newest first, a hundred at a time',
    params: tenantParams,
    query: z.strictObject({ companyId: idSchema.optional(), before: z.iso.datetime().optional() }),
    response: z.object({ entries: z.array(historyEntrySchema), next: instantSchema.nullable() }),
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
    /** Given, and be it empty, the answer holds the locations that moved since the answer that carried it. */
    query: z.object({ since: sinceSchema.optional() }),
    response: z.union([z.array(tenantSyncSchema), movedSyncSchema]),
  }),
  companyPulse: operation({
    method: 'GET',
    path: '/api/tenants/pulse/:companyId',
    tag: 'Locations',
    summary:
      'Two marks: one changes after anybody saves or publishes anything of the company, the other after any event that people are notified of; reading them does not keep a session alive',
    params: companyParams,
    response: z.object({ mark: z.string(), notifications: z.string() }),
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
    body: z.strictObject({ name: nameOf(100) }),
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
