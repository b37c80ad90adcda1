import { z } from 'zod';
import { importOutcomeSchema, importRequestSchema } from '../csv-import.ts';
import { operation } from '../operation.ts';
import { companyParams, idSchema } from '../wire.ts';
import { jobSchema, newUserSchema, userEditSchema, userRecordSchema, userSummarySchema } from './employee-schemas.ts';
import { dueTermsSchema, paperSchema } from './staff-contract.ts';

const userParams = z.strictObject({ companyId: idSchema, userId: idSchema });

/** Characters of ids that an export may name: as many as fit in an address everywhere. */
const mostExportedIds = 6000;

/** CHANGED_MEANWHILE: another version than the one that was named is saved by now. */
export const userStatusOutcomes = [
  'CHANGED',
  'CHANGED_MEANWHILE',
  'NOT_FOUND',
  'FORBIDDEN',
  'YOURSELF',
  'LAST_ADMINISTRATOR',
] as const;
export type UserStatusOutcome = (typeof userStatusOutcomes)[number];

/** People whose status one call changes. */
export const mostUsersAtOnce = 1000;

/** TO_LOOK_AFTER: expired, missing or due. */
export const certificationFilters = ['TO_LOOK_AFTER', 'DUE_OR_EXPIRED', 'EXPIRED', 'MISSING'] as const;
export type CertificationFilter = (typeof certificationFilters)[number];

const sortedBy = ['name', 'email', 'posId', 'hiredOn', 'certification'] as const;
/** Each also descending, with a minus before it. */
export const userSorts = [
  'attention',
  ...sortedBy,
  ...sortedBy.map((column): `-${typeof column}` => `-${column}`),
] as const;
export type UserSort = (typeof userSorts)[number];

/** The staff data of a line: jobs at the place that is asked for, or all that are seen. */
const staffOfLineSchema = z.object({
  jobs: z.array(jobSchema),
  papers: z.array(paperSchema),
  hiredOn: z.string().nullable(),
});

/** Over everyone whom the filters let through but that of certifications. */
const attentionSchema = z.object({
  expired: z.number().int(),
  missing: z.number().int(),
  due: z.number().int(),
  /** Number of people that these belong to. */
  people: z.number().int(),
  /** In how many days the last of those that are due expires; null: none is due. */
  dueWithinDays: z.number().int().nullable(),
});

const filters = {
  /** Part of a name, an email address, a phone or a POS id. */
  search: z.string().max(200).optional(),
  /** Absent: active people. */
  status: z.enum(['ACTIVE', 'DEACTIVATED', 'ALL']).optional(),
  /** A location or group: only people with a role there or on its group. */
  place: idSchema.optional(),
  role: idSchema.optional(),
  /** EE-07: only people with something wrong. */
  invalid: z.enum(['1']).optional(),
  /** A location or group: only people who also have a role there. */
  alsoAt: idSchema.optional(),
  /** EM-101: only people who have this job, at `place` where one is named; for a person who may see jobs. */
  job: idSchema.optional(),
  /** EM-103: only people with something due, expired or missing; for a person who may see certifications. */
  certifications: z.enum(certificationFilters).optional(),
  /** Left out: those to look after first, then by name; without access to staff data by name. */
  sort: z.enum(userSorts).optional(),
  /** The requirement whose certification `certification` sorts by. */
  sortBy: idSchema.optional(),
};

export const usersOperations = {
  listUsers: operation({
    method: 'GET',
    path: '/api/users/:companyId',
    tag: 'Employees',
    summary: 'People of a company that the user administers: searched, filtered, sorted, a page at a time',
    params: companyParams,
    query: z.strictObject({
      ...filters,
      offset: z.coerce.number<number>().int().min(0).max(1_000_000).optional(),
      limit: z.coerce.number<number>().int().min(1).max(200).optional(),
    }),
    response: z.object({
      users: z.array(userSummarySchema.extend({ staff: staffOfLineSchema.optional() })),
      total: z.number().int(),
      /** With the first page, for a person who may see certifications. */
      attention: attentionSchema.optional(),
      /** With the first page of a place: where else its people work, by name; the first 200. */
      alsoAt: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
    }),
  }),
  listInvalidUsers: operation({
    method: 'GET',
    path: '/api/users/listInvalidUsers/:companyId',
    tag: 'Employees',
    summary: 'Active people whose POS id or phone is not valid',
    params: companyParams,
    response: z.object({
      usersWithBadPosId: z.array(userSummarySchema),
      usersWithBadPhone: z.array(userSummarySchema),
    }),
  }),
  userChoices: operation({
    method: 'GET',
    path: '/api/users/:companyId/choices',
    tag: 'Employees',
    summary: 'Roles and places that the user may grant, job types and requirements',
    params: companyParams,
    response: z.object({
      roles: z.array(z.object({ id: z.string(), name: z.string(), mayGrant: z.boolean() })),
      /** The whole company is a place without an id. */
      company: z.boolean(),
      places: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          type: z.enum(['LOCATION', 'GROUP']),
          /** Whether the caller sees wages there. */
          mayViewWages: z.boolean(),
        }),
      ),
      jobTypes: z.array(z.object({ id: z.string(), name: z.string(), isDriver: z.boolean() })),
      requirements: z.array(z.object({ id: z.string(), name: z.string() })),
      terms: dueTermsSchema,
    }),
  }),
  exportUsers: operation({
    method: 'GET',
    path: '/api/users/:companyId/export',
    tag: 'Employees',
    summary: 'The filtered people as CSV; formulas are written as text',
    params: companyParams,
    query: z.strictObject({
      ...filters,
      /** These people only: ids with commas between. */
      ids: z.string().max(mostExportedIds).optional(),
    }),
  }),
  previewUserImport: operation({
    method: 'POST',
    path: '/api/users/:companyId/import/preview',
    tag: 'Employees',
    summary: 'Preview of a CSV import: what each line would create, change or refuse; changes nothing',
    params: companyParams,
    bodySize: 'text',
    body: importRequestSchema,
    response: importOutcomeSchema,
  }),
  importUsers: operation({
    method: 'POST',
    path: '/api/users/:companyId/import',
    tag: 'Employees',
    summary: 'Import people from CSV: valid lines are saved, the others are reported with the reason',
    params: companyParams,
    bodySize: 'text',
    body: importRequestSchema,
    response: importOutcomeSchema,
  }),
  getUser: operation({
    method: 'GET',
    path: '/api/users/:companyId/:userId',
    tag: 'Employees',
    summary: 'One person',
    params: userParams,
    response: userRecordSchema,
  }),
  createUser: operation({
    method: 'POST',
    path: '/api/users/:companyId',
    tag: 'Employees',
    summary: 'Add a person',
    params: companyParams,
    body: newUserSchema,
    response: userRecordSchema,
  }),
  putUser: operation({
    method: 'PUT',
    path: '/api/users/:companyId/:userId',
    tag: 'Employees',
    summary: 'Change a person; fields that are left out keep their values',
    params: userParams,
    body: userEditSchema,
    response: userRecordSchema,
  }),
  deactivateUser: operation({
    method: 'POST',
    path: '/api/users/:companyId/:userId/deactivate',
    tag: 'Employees',
    summary: 'Deactivate a person, who can no longer sign in; every session ends at once',
    params: userParams,
    response: userRecordSchema,
  }),
  reactivateUser: operation({
    method: 'POST',
    path: '/api/users/:companyId/:userId/reactivate',
    tag: 'Employees',
    summary: 'Reactivate a person',
    params: userParams,
    response: userRecordSchema,
  }),
  setUsersStatus: operation({
    method: 'POST',
    path: '/api/users/:companyId/status',
    tag: 'Employees',
    summary:
      'Deactivate or reactivate many people; those that cannot be, or that changed since the given version, are skipped and reported',
    params: companyParams,
    bodySize: 'list',
    body: z.strictObject({
      status: z.enum(['ACTIVE', 'DEACTIVATED']),
      users: z
        .array(z.strictObject({ id: idSchema, ver: z.number().int().min(0) }))
        .min(1)
        .max(mostUsersAtOnce),
    }),
    /** One for each person that was named, in their order. */
    response: z.array(z.object({ id: z.string(), outcome: z.enum(userStatusOutcomes) })),
  }),
};
