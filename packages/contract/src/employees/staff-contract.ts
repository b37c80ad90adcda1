import { DUE_KINDS, PAPER_STATES } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyParams, idSchema } from '../wire.ts';

/** A paper that a person must renew: a certification, or a driver's license or insurance. */
const dueEntrySchema = z.object({
  kind: z.enum(DUE_KINDS),
  /** Of a certification; null otherwise. */
  requirementId: z.string().nullable(),
  /** The requirement's. */
  name: z.string().nullable(),
  /** `2026-11-23`: the last day on which it is valid. */
  day: z.string(),
  state: z.enum(['EXPIRED', 'DUE']),
});

/** By which days the papers that a person has or must have are due or expired. Days as `2026-11-23`. */
export const dueTermsSchema = z.object({
  /** The day in the company's westernmost time zone. */
  today: z.string(),
  /** Each with the last day of expiration that is due already. */
  requirements: z.array(z.object({ id: z.string(), name: z.string(), until: z.string() })).readonly(),
  /** The requirements of each job type, by the ids of both. */
  required: z.record(z.string(), z.array(z.string()).readonly()),
  /** Ids of job types that drive. */
  driverJobs: z.array(z.string()).readonly(),
  /** As `until`, of a driver's license or insurance. */
  driverUntil: z.string(),
});

/** A paper that a person has or must have: a certification, or a driver's license or insurance. */
export const paperSchema = z.object({
  kind: z.enum(DUE_KINDS),
  /** Of a certification; null otherwise. */
  requirementId: z.string().nullable(),
  /** The requirement's. */
  name: z.string().nullable(),
  /** `2026-11-23`: the last day on which it is valid; null: it does not expire, or is missing. */
  day: z.string().nullable(),
  /** MISSING: a job of the person requires it, and it is not on record. */
  state: z.enum(PAPER_STATES),
  /** Whether a job of the person requires it. */
  isRequired: z.boolean(),
});

/** A location or group; without id the whole company. */
const workplaceSchema = z.object({ id: z.string().nullable(), name: z.string().nullable() });

const dueLineSchema = dueEntrySchema.extend({
  /** The last day on which it is valid; null: it is missing. */
  day: z.string().nullable(),
  /** MISSING: a job of the person requires it, and it is not on record. */
  state: z.enum(PAPER_STATES).exclude(['IN_ORDER']),
  userId: z.string(),
  userName: z.string(),
  places: z.array(workplaceSchema),
});

const pageQuery = {
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).optional(),
};

const staffLineSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The roles that hold at the location, with the place that they were granted on. */
  roles: z.array(
    z.object({ name: z.string(), on: z.enum(['COMPANY', 'GROUP', 'LOCATION']), placeName: z.string().nullable() }),
  ),
  /** The jobs at that place; absent when the reader may not see jobs. */
  jobs: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  /** The paper that is due next; absent when the reader may not see certifications. */
  due: dueEntrySchema.nullable().optional(),
});
export type StaffLine = z.infer<typeof staffLineSchema>;

/** Ids with commas between. */
const idListSchema = z.string().max(6000);

export const staffOperations = {
  listDue: operation({
    method: 'GET',
    path: '/api/users/:companyId/due',
    tag: 'Employees',
    summary:
      'Certifications, driver licenses and insurances that expired, are missing or soon expire, in this order and by day, a page at a time',
    params: companyParams,
    query: z.strictObject({
      ...pageQuery,
      /** A location or group: only of people with a role there or on its group. */
      place: idSchema.optional(),
      state: dueLineSchema.shape.state.optional(),
      /** Only papers that expire within this number of days, or have expired: none that is missing. */
      withinDays: z.coerce.number<number>().int().min(0).max(3650).optional(),
    }),
    response: z.object({
      entries: z.array(dueLineSchema),
      total: z.number().int(),
      expired: z.number().int(),
      missing: z.number().int(),
      /** The day in the company's westernmost time zone. */
      today: z.string(),
    }),
  }),
  locationStaff: operation({
    method: 'GET',
    path: '/api/tenants/:companyId/:locationId/staff',
    tag: 'Employees',
    summary: 'Who may work at a location, by name, a page at a time: roles, jobs, and what is due next',
    params: z.strictObject({ companyId: idSchema, locationId: idSchema }),
    query: z.strictObject(pageQuery),
    response: z.object({
      staff: z.array(staffLineSchema),
      total: z.number().int(),
      /** The number of other people who may work there, by a role that lies beyond the places that the reader administers. */
      beyond: z.number().int(),
    }),
  }),
  listWageGrades: operation({
    method: 'GET',
    path: '/api/users/:companyId/wage-grades',
    tag: 'Employees',
    summary:
      'Hourly wages of the grades of job types at a location or group, or in the company, and the minimum wage there',
    params: companyParams,
    query: z.strictObject({
      /** A location or group that the user administers; the company without it. */
      place: idSchema.optional(),
    }),
    response: z.object({
      /** Of the place, an hour; null where none is set. */
      minimumWage: z.string().nullable(),
      grades: z.array(z.object({ id: z.string(), jobTypeId: z.string(), name: z.string(), wage: z.string() })),
    }),
  }),
  countRecords: operation({
    method: 'GET',
    path: '/api/users/:companyId/record-counts',
    tag: 'Employees',
    summary:
      'How many active people have each of these job types and requirements on their record; without ids, each that anybody has',
    params: companyParams,
    query: z.strictObject({
      jobTypes: idListSchema.optional(),
      requirements: idListSchema.optional(),
      /** A location or group: only people who may work there. */
      place: idSchema.optional(),
    }),
    response: z.object({
      jobTypes: z.record(z.string(), z.number().int()),
      requirements: z.record(z.string(), z.number().int()),
    }),
  }),
};
