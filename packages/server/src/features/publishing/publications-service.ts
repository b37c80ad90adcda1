import type { BodyOf, Operations, WorkflowExecution } from '@servery/contract';
import { type PublishStrategy, planBatches } from '@servery/domain';
import { sql } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { insertRows, rowsOf } from '../../platform/database/lists.ts';
import type { PublicationPlan } from '../../platform/database/tables.ts';
import { invalid } from '../../platform/fault.ts';
import { hashSecret, newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { endWaiting } from './end-publications.ts';
import { type PlannedLocation, planLocations, readLocations, type WorkflowName } from './publication-plan.ts';
import { publishingQueue } from './publishing-queue.ts';

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
  // What an earlier publication has not begun at these locations would be older than this one.
  await endWaiting(scope, workflow, {
    locationIds: locations.map(({ target }) => target.id),
    error: 'A newer publish replaced it.',
  });
  await addLocations(scope, options.jobs, {
    execution,
    workflow,
    action: body.action,
    state: isScheduled ? 'SCHEDULED' : 'WAITING',
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

interface Begun {
  readonly execution: WorkflowExecution;
  readonly workflow: WorkflowName;
  readonly action: 'PUBLISH' | 'REVERT';
  readonly state: 'SCHEDULED' | 'WAITING';
  readonly locations: readonly PlannedLocation[];
  readonly strategy: PublishStrategy;
  readonly syncDate: Date;
}

async function addLocations(
  scope: CompanyScope,
  jobs: Pick<Jobs, 'enqueueAll'>,
  { execution, workflow, action, state, locations, strategy, syncDate }: Begun,
): Promise<void> {
  const plans =
    action === 'PUBLISH' ? await planLocations(scope, workflow, locations) : new Map<string, PublicationPlan>();
  const batches = planBatches(
    strategy,
    locations.map(({ target }) => ({ id: target.id, groupId: target.groupId })),
    syncDate.getTime(),
  );
  const rows = batches.flatMap(({ batch, locationIds, dueMillis }) =>
    locationIds.map((id) => ({
      company_id: scope.companyId,
      publication_id: execution.workflowId,
      location_id: id,
      batch: batch + 1,
      due_at: new Date(dueMillis).toISOString(),
      state,
      plan: plans.get(id) ?? {},
    })),
  );
  await insertRows(scope, 'publication_locations', rows);
  await openBatches(scope, jobs, {
    publicationId: execution.workflowId,
    batches: batches.map(({ batch, dueMillis }) => ({ batch: batch + 1, due: new Date(dueMillis) })),
  });
}

interface DueBatches {
  readonly publicationId: string;
  readonly batches: readonly { readonly batch: number; readonly due: Date }[];
}

/** Enters batches into the index of open work and enqueues each for its time. */
export async function openBatches(
  scope: CompanyScope,
  jobs: Pick<Jobs, 'enqueueAll'>,
  { publicationId, batches }: DueBatches,
): Promise<void> {
  const rows = batches.map(({ batch, due }) => ({
    company_id: scope.companyId,
    publication_id: publicationId,
    batch,
    due_at: due.toISOString(),
  }));
  const columns = sql`company_id, publication_id, batch, due_at`;
  await sql`INSERT INTO open_batches (${columns}) SELECT ${columns} FROM ${rowsOf('open_batches', rows)}
    ON CONFLICT (company_id, publication_id, batch) DO UPDATE SET due_at = excluded.due_at`.execute(scope.db);
  await jobs.enqueueAll(
    scope,
    publishingQueue,
    batches.map(({ batch, due }) => ({ data: { companyId: scope.companyId, publicationId, batch }, startAfter: due })),
  );
}

/** A key counts for who sends it and for what it is sent with: the key of another finds nothing, and keeps nothing from beginning. */
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
