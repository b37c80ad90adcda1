import { workflowOperations } from '@servery/contract';
import { workflowKinds } from '@servery/domain';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-result.ts';
import { type Answer, call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';
import type { Execution, WorkflowName } from '../../publishing/publishing.ts';
import type { Strategy } from './strategy.ts';

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
export function startPublish(options: StartOptions) {
  const { workflow, companyId, locationIds, action, at, name, strategy, idempotencyKey } = options;
  return call(workflowOperations[workflow].start, {
    query: { companyId },
    idempotencyKey,
    body: {
      syncDateMillis: at,
      locationIds,
      action,
      ...(name && { name }),
      ...(strategy && { strategy }),
    },
  });
}

/** PB-18, PB-19, PB-30 */
export function reschedule(
  workflow: WorkflowName,
  companyId: string,
  body: { readonly rescheduleTime: number; readonly wfExec: Execution; readonly locationIds: readonly string[] },
) {
  return call(workflowOperations[workflow].reschedule, { query: { companyId }, body });
}

/** Keeps the locations that have not begun from beginning. */
export function hold(workflow: WorkflowName, companyId: string, wfExec: Execution) {
  return call(workflowOperations[workflow].hold, { query: { companyId }, body: wfExec });
}

/** Continues a held publication. */
export function resume(workflow: WorkflowName, companyId: string, wfExec: Execution) {
  return call(workflowOperations[workflow].resume, { query: { companyId }, body: wfExec });
}

/** PB-20, PB-31 */
export function unschedule(workflow: WorkflowName, companyId: string, locationId: string) {
  return call(workflowOperations[workflow].unschedule, { params: { locationId }, query: { companyId } });
}

export type { PendingKind } from '@servery/contract';
export type LocationPreview = Answer<'previewPublish'>[number];

/** The changes that publishing now would make at each of up to 200 locations. */
export function previewQuery(workflow: WorkflowName, companyId: string, locationIds: readonly string[]) {
  return queryOptions({
    queryKey: keys.publishing(companyId, 'preview', workflow, ...locationIds),
    queryFn: async ({ signal }) => {
      const body = { locationIds, kinds: workflowKinds[workflow] };
      return unwrap(await call('previewPublish', { params: { companyId }, body, signal, isBackground: true }));
    },
    // A problem that was mended since the last preview is no longer in the way.
    staleTime: 0,
  });
}

/** So many locations are in one list. */
export const mostMailed = 200;

/** Mails the list of the findings that stop a publication to the signed-in person. @returns where it goes */
export async function mailPreflight(
  workflow: WorkflowName,
  companyId: string,
  locationIds: readonly string[],
): Promise<string> {
  const body = { locationIds, kinds: workflowKinds[workflow] };
  return unwrap(await call('mailPreflight', { params: { companyId }, body })).email;
}
