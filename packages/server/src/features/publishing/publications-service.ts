import type { BodyOf, Operations, WorkflowExecution } from '@servery/contract';
import { type PublishStrategy, planBatches } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { invalid } from '../../platform/fault.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { endWaiting } from './end-publications.ts';
import { type PlannedLocation, planLocation, readLocations, type WorkflowName } from './publication-plan.ts';
import { publishingQueue } from './publishing-queue.ts';

/** Locations that an audit entry names one by one; of more it tells the number. */
const namedLocations = 200;

export interface StartOptions {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly defaultStrategy: PublishStrategy;
  readonly idempotencyKey: string | undefined;
}

/**
 * Starts a publication: its row, a row per location with the versions it will bring, and its jobs, in one transaction.
 * The same idempotency key starts it once, however often it is sent.
 */
export async function startPublication(
  scope: CompanyScope,
  actor: Actor,
  workflow: WorkflowName,
  body: BodyOf<Operations['startSync']>,
  options: StartOptions,
): Promise<WorkflowExecution> {
  if (workflow === 'employment' && body.action === 'REVERT')
    throw invalid('CANNOT_REVERT', 'Employment cannot be reverted.', 'body.action');
  const earlier = await findByKey(scope, options.idempotencyKey);
  if (earlier !== undefined) return earlier;
  const locations = await readLocations(scope, body.locationIds);
  if (locations.length === 0) throw invalid('NO_LOCATIONS', 'None of these is a location.', 'body.locationIds');
  const strategy = body.strategy ?? options.defaultStrategy;
  const syncDate = new Date(Math.max(Date.now(), body.syncDateMillis ?? 0));
  const isScheduled = (body.syncDateMillis ?? 0) > Date.now();
  const execution = { workflowId: newId('pub'), runId: newId('run') };
  await scope.db
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
      idempotency_key: options.idempotencyKey ?? null,
    })
    .execute();
  // What an earlier publication has not begun at these locations would be older than this one.
  await endWaiting(
    scope,
    workflow,
    locations.map(({ target }) => target.id),
    'A newer publication took its place.',
  );
  await addLocations(
    scope,
    { execution, workflow, action: body.action, state: isScheduled ? 'SCHEDULED' : 'WAITING' },
    locations,
    strategy,
    syncDate,
    options.jobs,
  );
  await writeAudit(scope, actor, body.action, `publication:${execution.workflowId}`, {
    workflow,
    count: locations.length,
    syncDate: syncDate.toISOString(),
    ...(locations.length <= namedLocations && { locations: locations.map(({ target }) => target.id) }),
  });
  return execution;
}

interface Begun {
  readonly execution: WorkflowExecution;
  readonly workflow: WorkflowName;
  readonly action: 'PUBLISH' | 'REVERT';
  readonly state: 'SCHEDULED' | 'WAITING';
}

async function addLocations(
  scope: CompanyScope,
  begun: Begun,
  locations: readonly PlannedLocation[],
  strategy: PublishStrategy,
  syncDate: Date,
  jobs: Pick<Jobs, 'enqueue'>,
): Promise<void> {
  const byId = new Map(locations.map((location) => [location.target.id, location]));
  const batches = planBatches(
    strategy,
    locations.map(({ target }) => ({ id: target.id, groupId: target.groupId })),
    syncDate.getTime(),
  );
  for (const { batch: index, locationIds, dueMillis } of batches) {
    const batch = index + 1;
    const due = new Date(dueMillis);
    const rows = [];
    for (const id of locationIds) {
      const location = byId.get(id);
      if (location === undefined) continue;
      const plan = begun.action === 'PUBLISH' ? await planLocation(scope, begun.workflow, location) : {};
      rows.push({
        company_id: scope.companyId,
        publication_id: begun.execution.workflowId,
        location_id: id,
        batch,
        due_at: due,
        state: begun.state,
        plan: JSON.stringify(plan),
        started_at: null,
        ended_at: null,
        error: null,
      });
    }
    await scope.db.insertInto('publication_locations').values(rows).execute();
    await openBatch(scope, begun.execution.workflowId, batch, due, jobs);
  }
}

/** Enters a batch into the index of open work and enqueues it for its time. */
export async function openBatch(
  scope: CompanyScope,
  publicationId: string,
  batch: number,
  due: Date,
  jobs: Pick<Jobs, 'enqueue'>,
): Promise<void> {
  await scope.db
    .insertInto('open_batches')
    .values({ company_id: scope.companyId, publication_id: publicationId, batch, due_at: due })
    .onConflict((conflict) => conflict.columns(['company_id', 'publication_id', 'batch']).doUpdateSet({ due_at: due }))
    .execute();
  await jobs.enqueue(scope, publishingQueue, { companyId: scope.companyId, publicationId, batch }, due);
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
