import { laborKinds } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, companyParams, idSchema, instantSchema } from '../wire.ts';

const tag = 'Labor service';

const laborLocationSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether departments and job types are mirrored for it. */
  isConnected: z.boolean(),
  /** LB-32 where the service knows it. */
  locationId: z.string().nullable(),
});
export type LaborLocation = z.infer<typeof laborLocationSchema>;

const laborEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(laborKinds),
  /** The department, job type or person here. */
  entityId: z.string(),
  /** Null for people, who are the company's. */
  locationId: z.string().nullable(),
  name: z.string(),
  /** The name that was last sent to the service; null: none. */
  theirName: z.string().nullable(),
  externalId: z.string().nullable(),
  /** SENT: the service knows the current value. */
  state: z.enum(['WAITING', 'SENT', 'FAILED']),
  /** Why it waits or failed. */
  reason: z.string().nullable(),
  attempts: z.number().int(),
  /** Of a failed one: when it is tried again automatically; null: by hand only. */
  nextAttemptAt: instantSchema.nullable(),
  /** Deleted or deactivated here, and not yet there. */
  isGone: z.boolean(),
  isMatched: z.boolean(),
  changedAt: instantSchema,
});
export type LaborEntry = z.infer<typeof laborEntrySchema>;

/** drift: the entry here differs from the last one that was sent to the service. */
export const laborViews = ['all', 'waiting', 'failed', 'unmapped', 'drift'] as const;
export type LaborView = (typeof laborViews)[number];

const countSchema = z.object({ count: z.number().int() });
const wholeSchema = (max: number) => z.coerce.number<number>().int().min(0).max(max);
/** An id of the service. */
const externalIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'expected an id of 1 to 64 letters, digits, _ or -');

export const laborOperations = {
  getLaborEndpoints: operation({
    method: 'GET',
    path: '/api/labor-integration/endpoints',
    tag,
    summary: 'LB-19 base address of the labor-scheduling service; empty when it is off',
    query: companyHint,
    response: z.object({ ssEndpointBase: z.string() }),
  }),
  setLaborIntegration: operation({
    method: 'POST',
    path: '/api/tenants/7shifts/laborIntegration',
    tag,
    summary: 'LB-20 connect a location to the labor-scheduling service, or disconnect it',
    query: companyHint,
    body: z.strictObject({ tenantId: idSchema, laborIntegration: z.boolean() }),
    response: laborLocationSchema,
  }),
  getLaborStatus: operation({
    method: 'GET',
    path: '/api/labor-integration/:companyId/status',
    tag,
    summary: 'Locations that are mirrored to the labor-scheduling service, with their progress',
    params: companyParams,
    response: z.object({
      isOn: z.boolean(),
      locations: z.array(laborLocationSchema),
      counts: z.object({ waiting: z.number().int(), sent: z.number().int(), failed: z.number().int() }),
    }),
  }),
  listLaborEntries: operation({
    method: 'GET',
    path: '/api/labor-integration/:companyId/entries',
    tag,
    summary: 'Entries that are mirrored, each with the name at the service, its state, and the reason when it failed',
    params: companyParams,
    query: z.strictObject({
      kind: z.enum(laborKinds).optional(),
      locationId: idSchema.optional(),
      view: z.enum(laborViews).optional(),
      search: z.string().trim().max(100).optional(),
      offset: wholeSchema(1_000_000).optional(),
      limit: wholeSchema(200).optional(),
    }),
    response: z.object({ entries: z.array(laborEntrySchema), total: z.number().int() }),
  }),
  retryLaborEntries: operation({
    method: 'POST',
    path: '/api/labor-integration/:companyId/retry',
    tag,
    summary: 'Send entries now; without ids, every one that failed',
    params: companyParams,
    body: z.strictObject({ ids: z.array(idSchema).max(1000).optional() }),
    response: countSchema,
  }),
  runLaborMirror: operation({
    method: 'POST',
    path: '/api/labor-integration/:companyId/run',
    tag,
    summary: 'Send everything again with its current values',
    params: companyParams,
    body: z.strictObject({}),
    response: countSchema,
  }),
  matchLaborEntry: operation({
    method: 'POST',
    path: '/api/labor-integration/:companyId/match',
    tag,
    summary: 'Enter the id that the service knows an entry by; null: it is created there again',
    params: companyParams,
    body: z.strictObject({ id: idSchema, externalId: externalIdSchema.nullable() }),
    response: laborEntrySchema,
  }),
};
