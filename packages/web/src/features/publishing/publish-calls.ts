import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import type { ApiResult } from '../../api/api-result.ts';
import { unwrap } from '../../api/api-result.ts';
import { request } from '../../api/request.ts';
import { id } from '../../api/wire.ts';
import { withheldChanges } from '../../configuration/configuration-calls.ts';
import { type Execution, type WorkflowName, workflowKinds, workflowPaths } from '../../configuration/publishing.ts';
import type { Strategy } from './strategy.ts';

const execution = z.object({ workflowId: id, runId: id });

export type StartOptions = {
  readonly workflow: WorkflowName;
  readonly companyId: string;
  readonly locationIds: readonly string[];
  readonly action: 'PUBLISH' | 'REVERT';
  /** Milliseconds since 1970; null for now. */
  readonly at: number | null;
  readonly name?: string;
  readonly strategy?: Strategy;
  /** Kept over retries, so that an answer lost on the way starts nothing twice. */
  readonly idempotencyKey: string;
};

/** PB-14, PB-15, PB-17, PB-26 */
export function startPublish(options: StartOptions): Promise<ApiResult<Execution>> {
  const { workflow, companyId, locationIds, action, at, name, strategy, idempotencyKey } = options;
  return request({
    method: 'POST',
    path: `${workflowPaths[workflow]}/start`,
    query: { companyId },
    idempotencyKey,
    body: {
      syncDateMillis: at,
      locationIds,
      action,
      ...(name && { name }),
      ...(strategy && { strategy }),
    },
    schema: execution,
  });
}

/** PB-18, PB-19, PB-30 */
export function reschedule(
  workflow: WorkflowName,
  companyId: string,
  body: { readonly rescheduleTime: number; readonly wfExec: Execution; readonly locationIds: readonly string[] },
): Promise<ApiResult<Execution>> {
  return request({
    method: 'POST',
    path: `${workflowPaths[workflow]}/reschedule`,
    query: { companyId },
    body,
    schema: execution,
  });
}

/** PB-20, PB-31 */
export function unschedule(workflow: WorkflowName, companyId: string, locationId: string) {
  return request({
    method: 'POST',
    path: `${workflowPaths[workflow]}/unschedule/${locationId}`,
    query: { companyId },
    body: {},
    schema: z.object({ terminated: z.number() }),
  });
}

const pendingKind = z.looseObject({
  kind: z.enum(['menu', 'locationSettings', 'employment']),
  fromVersion: z.nullish(z.number()),
  toVersion: z.nullish(z.number()),
  changes: z.array(z.looseObject({ kind: z.string() })),
  sentences: z.array(
    z.object({
      entityLabel: z.string(),
      place: z.array(z.string()),
      field: z.string(),
      from: z.optional(z.string()),
      to: z.optional(z.string()),
    }),
  ),
  withheld: z.array(withheldChanges),
  changeCount: z.number(),
  firstPublication: z.boolean(),
});
const previews = z.array(z.object({ locationId: id, kinds: z.array(pendingKind), problem: z.nullish(z.string()) }));

export type PendingKind = z.infer<typeof pendingKind>;
export type LocationPreview = z.infer<typeof previews>[number];

/** What publishing now would change at each of up to 200 locations. */
export function previewQuery(workflow: WorkflowName, companyId: string, locationIds: readonly string[]) {
  return queryOptions({
    queryKey: ['publishing', companyId, 'preview', workflow, ...locationIds],
    queryFn: async ({ signal }) =>
      unwrap(
        await request({
          method: 'POST',
          path: `/api/publishing/${companyId}/preview`,
          body: { locationIds, kinds: workflowKinds[workflow] },
          schema: previews,
          signal,
          isBackground: true,
        }),
      ),
    staleTime: 30_000,
  });
}
