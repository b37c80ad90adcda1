import type { BodyOf, Operations, WorkflowExecution } from '@servery/contract';
import { type PublishStrategy, planWaves } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { PublicationPlan } from '../../platform/database/tables.ts';
import { invalid } from '../../platform/fault.ts';
import { hashSecret, newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { type PlannedLocation, planLocations, readLocations, type WorkflowName } from './publication-plan.ts';
import { beginRollout } from './rollout/advance.ts';
import { endWaiting } from './rollout/end-publications.ts';

/** Locations that an audit entry names one by one; of more it gives the number. */
const namedLocations = 200;

export interface StartOptions {
  readonly jobs: Pick<Jobs, 'enqueueAll'>;
  readonly defaultStrategy: PublishStrategy;
  readonly idempotencyKey: string | undefined;
}

interface StartAsked extends StartOptions {
  readonly workflow: WorkflowName;
  readonly body: BodyOf<Operations['startSync']>;
}

/**
 * Starts a publication: its row, a row per location with the versions it will bring, and its jobs, in one transaction.
 * The same idempotency key of the same person, with the same body, starts it once, however often it is sent.
 */
export async function startPublication(
  scope: CompanyScope,
  actor: Actor,
  { workflow, body, ...options }: StartAsked,
): Promise<WorkflowExecution> {
  if (workflow === 'employment' && body.action === 'REVERT')
    throw invalid('CANNOT_REVERT', 'Employment cannot be reverted.', 'body.action');
  const key = boundKey(actor, { workflow, body, key: options.idempotencyKey });
  const earlier = await findByKey(scope, key);
  if (earlier !== undefined) return earlier;
  const locations = await readLocations(scope, body.locationIds);
  if (locations.length === 0) throw invalid('NO_LOCATIONS', 'None of these is a location.', 'body.locationIds');
  const strategy = body.strategy ?? options.defaultStrategy;
  const syncDate = new Date(Math.max(Date.now(), body.syncDateMillis ?? 0));
  const isScheduled = (body.syncDateMillis ?? 0) > Date.now();
  const execution = { workflowId: newId('pub'), runId: newId('run') };
  const begun = await scope.db
    .insertInto('publications')
    .values({
      company_id: scope.companyId,
      id: execution.workflowId,
      run_id: execution.runId,
      workflow,
      action: body.action,
      name: body.name ?? '',
      strategy: JSON.stringify(strategy),
      started_by: actor.userId,
      started_by_name: actor.name,
      sync_date: syncDate,
      sync_started: null,
      sync_completed: null,
      idempotency_key: key ?? null,
    })
    // The same call on another connection: this one waits until that one has ended.
    .onConflict((conflict) => conflict.columns(['company_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const beside = begun === undefined ? await findByKey(scope, key) : undefined;
  if (beside !== undefined) return beside;
  // Locations that an earlier publication has not begun would get older documents than those of this one.
  await endWaiting(scope, workflow, {
    locationIds: locations.map(({ target }) => target.id),
    error: 'A newer publish replaced it.',
  });
  await accept(scope, options.jobs, {
    execution,
    workflow,
    action: body.action,
    isScheduled,
    locations,
    strategy,
    syncDate,
  });
  await writeAudit(scope, actor, {
    action: body.action,
    subject: `publication:${execution.workflowId}`,
    details: {
      workflow,
      count: locations.length,
      syncDate: syncDate.toISOString(),
      ...(locations.length <= namedLocations && { locations: locations.map(({ target }) => target.id) }),
    },
  });
  return execution;
}

interface Accepted {
  readonly execution: WorkflowExecution;
  readonly workflow: WorkflowName;
  readonly action: 'PUBLISH' | 'REVERT';
  readonly isScheduled: boolean;
  readonly locations: readonly PlannedLocation[];
  readonly strategy: PublishStrategy;
  readonly syncDate: Date;
}

async function accept(
  scope: CompanyScope,
  jobs: Pick<Jobs, 'enqueueAll'>,
  { execution, workflow, action, isScheduled, locations, strategy, syncDate }: Accepted,
): Promise<void> {
  const plans =
    action === 'PUBLISH' ? await planLocations(scope, workflow, locations) : new Map<string, PublicationPlan>();
  const waves = planWaves(
    strategy,
    locations.map(({ target }) => ({ id: target.id, groupId: target.groupId })),
    syncDate.getTime(),
  );
  await beginRollout(scope, jobs, {
    publicationId: execution.workflowId,
    event: { kind: 'accepted', waves, isScheduled },
    plans,
  });
}

/** A key counts for its sender and its content: the key of another finds nothing, and keeps nothing from beginning. */
function boundKey(
  { userId }: Actor,
  { workflow, body, key }: Pick<StartAsked, 'workflow' | 'body'> & { readonly key: string | undefined },
): string | undefined {
  return key === undefined ? undefined : hashSecret(JSON.stringify([userId, workflow, key, body]));
}

async function findByKey(scope: CompanyScope, key: string | undefined): Promise<WorkflowExecution | undefined> {
  if (key === undefined) return undefined;
  const row = await scope.db
    .selectFrom('publications')
    .select(['id', 'run_id'])
    .where('company_id', '=', scope.companyId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row === undefined ? undefined : { workflowId: row.id, runId: row.run_id };
}
