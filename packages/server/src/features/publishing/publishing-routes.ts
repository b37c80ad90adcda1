import { type OperationId, type PublishStrategy, type WorkflowExecution, workflowOperations } from '@servery/contract';
import { LISTED_PUBLICATIONS, mayAccess, workflowKinds } from '@servery/domain';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Actor } from '../../access/actor.ts';
import { admitLocations } from '../../access/guard.ts';
import type { Routes } from '../../access/routes.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { invalid, notFound } from '../../platform/fault.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { type Rounds, startRounds } from '../../platform/work/rounds.ts';
import { admit, limitExceeded } from '../../sign-in/rate-limits.ts';
import { preflightLetter, preflightMailQueue } from './preflight/mail-preflight.ts';
import { previewPublish } from './preview.ts';
import { tellConfirmed } from './publication-notices.ts';
import type { WorkflowName } from './publication-plan.ts';
import { runWave } from './publication-worker.ts';
import { startPublication } from './publications-service.ts';
import { listLocations, listOpen, listOpenSince, listPublications, readStatus } from './publications-store.ts';
import { replayPublish } from './replay/replay-publish.ts';
import { dropClaims, findUnclaimed } from './rollout/wave-claims.ts';
import { wavesQueue } from './rollout/waves-queue.ts';
import { hold, resume } from './schedule/holding.ts';
import { reschedule, unschedule } from './schedule/rescheduling.ts';
import { admitStrategyGroups } from './strategy-groups.ts';

export interface PublishingOptions {
  readonly jobs: Jobs;
  readonly logger: FastifyBaseLogger;
  readonly defaultStrategy: PublishStrategy;
  readonly mailer: Mailer;
  /** Where links lead: from the configuration, never from a request. No slash at its end. */
  readonly publicUrl: string;
}

const listsToPerson = { name: 'preflight-mail', count: 3, minutes: 10 };

export function servePublishing(route: Routes, options: PublishingOptions): void {
  const { jobs, logger, mailer, publicUrl } = options;
  const { database } = route;
  jobs.handle(wavesQueue, (job) => runWave(database, logger, job));
  jobs.handle(preflightMailQueue, (mail) => mailer.send(mail));
  serveWorkflow(route, options, 'locations');
  serveWorkflow(route, options, 'employment');

  route.company('previewPublish', async (scope, { actor, body: { locationIds, kinds } }) => {
    await admitPreview(scope, actor, { locationIds, kinds });
    return previewPublish(scope, actor, { locationIds, wanted: kinds });
  });

  route.company('replayPublish', async (scope, { actor, body: { locationIds } }) => {
    await admitPreview(scope, actor, { locationIds, kinds: ['menu'] });
    return replayPublish(scope, actor, { locationIds, now: Date.now() });
  });

  route('mailPreflight', async ({ actor: asking, body: { locationIds, kinds } }) => {
    const actor = asking();
    await database.inCompany(actor.companyId, (scope) => admitPreview(scope, actor, { locationIds, kinds }));
    if (!(await database.lookup((db) => admit(db, listsToPerson, actor.userId)))) throw limitExceeded(listsToPerson);
    await database.inCompany(actor.companyId, async (scope) => {
      const data = await preflightLetter(scope, actor, { locationIds, wanted: kinds, publicUrl });
      await jobs.enqueue(scope, preflightMailQueue, { data, startAfter: new Date() });
    });
    return { email: actor.email };
  });

  route.company('listPublications', async (scope, { actor }) =>
    listPublications(scope, await visibleTo(scope, actor), { openOnly: false, limit: LISTED_PUBLICATIONS }),
  );
}

const pauseMillis = 5000;
/** Publications that were sent a while ago are asked for every so many rounds. */
const farRounds = 12;

/**
 * Takes up due, unclaimed work: that of a node that died, or whose job was lost. The queue is the fast way, this
 * is the certain one.
 */
export async function startSweeping({
  database,
  logger,
}: Pick<PublishingOptions, 'logger'> & { readonly database: Database }): Promise<Rounds> {
  if (database.engine === 'embedded') await dropClaims(database);
  const round = async (stopping: AbortSignal, index: number): Promise<void> => {
    for (const job of await findUnclaimed(database)) if (!stopping.aborted) await runWave(database, logger, job);
    if (!stopping.aborted) await tellConfirmed(database, index % farRounds === 0);
  };
  return startRounds({ pauseMillis, round, onError: (error) => logger.error({ err: error }, 'sweep failed') });
}

function serveWorkflow(route: Routes, { jobs, defaultStrategy }: PublishingOptions, workflow: WorkflowName): void {
  const ids = workflowOperations[workflow];

  route.company(ids.start, async (scope, { actor, body, request }) => {
    await admitLocations(scope, actor, { operationId: ids.start, locationIds: body.locationIds });
    await admitStrategyGroups(scope, actor, body);
    return startPublication(scope, actor, {
      workflow,
      body,
      jobs,
      defaultStrategy,
      idempotencyKey: idempotencyKeyOf(request),
    });
  });

  route.company(ids.running, async (scope, { actor, query: { since } }) => {
    const visible = await visibleTo(scope, actor);
    return since === undefined
      ? listOpen(scope, { workflow, visible })
      : listOpenSince(scope, { workflow, since, visible });
  });

  route.company(ids.status, async (scope, { actor, body }) =>
    readStatus(scope, { workflow, execution: body, visible: await visibleTo(scope, actor) }),
  );

  route.company(ids.reschedule, async (scope, { actor, body }) => {
    const locationIds =
      body.locationIds ??
      Object.keys(
        (await readStatus(scope, { workflow, execution: body.wfExec, visible: await visibleTo(scope, actor) }))
          .locationToStatuses,
      );
    await admitLocations(scope, actor, { operationId: ids.reschedule, locationIds });
    return reschedule(scope, actor, { workflow, body, locationIds, jobs });
  });

  route.company(ids.hold, async (scope, { actor, body }) => {
    await admitNotBegun(scope, actor, { operationId: ids.hold, workflow, execution: body });
    return hold(scope, actor, { workflow, execution: body });
  });

  route.company(ids.resume, async (scope, { actor, body }) => {
    await admitNotBegun(scope, actor, { operationId: ids.resume, workflow, execution: body });
    return resume(scope, actor, { workflow, execution: body, jobs });
  });

  route.company(ids.unschedule, async (scope, { actor, params }) => ({
    terminated: await unschedule(scope, actor, { workflow, locationId: params.locationId }),
  }));
}

interface NotBegunAsked {
  readonly operationId: OperationId;
  readonly workflow: WorkflowName;
  readonly execution: WorkflowExecution;
}

/** A hold is for all that has not begun: the right to publish is asked at each of these locations, seen or not. */
async function admitNotBegun(
  scope: CompanyScope,
  actor: Actor,
  { operationId, ...held }: NotBegunAsked,
): Promise<void> {
  const seen = await visibleTo(scope, actor);
  const locations = await listLocations(scope, held);
  if (!locations.some(({ id }) => seen.has(id))) throw notFound();
  const locationIds = locations.flatMap(({ id, isOpen }) => (isOpen ? [id] : []));
  await admitLocations(scope, actor, { operationId, locationIds });
}

interface PreviewAsked {
  readonly locationIds: readonly string[];
  readonly kinds: readonly DocumentKind[];
}

/** A person who may publish each of these kinds to each of these locations sees the effect of that. */
async function admitPreview(scope: CompanyScope, actor: Actor, { locationIds, kinds }: PreviewAsked): Promise<void> {
  for (const workflow of workflowsOf(kinds))
    await admitLocations(scope, actor, { operationId: workflowOperations[workflow].start, locationIds });
}

function workflowsOf(wanted: readonly DocumentKind[]): readonly WorkflowName[] {
  return (['locations', 'employment'] as const).filter((name) =>
    workflowKinds[name].some((kind) => wanted.includes(kind)),
  );
}

async function visibleTo(scope: CompanyScope, actor: Actor): Promise<Set<string>> {
  const rows = await scope.db
    .selectFrom('tenants')
    .select(['id', 'type', 'group_id'])
    .where('company_id', '=', scope.companyId)
    .where('type', '=', 'LOCATION')
    .execute();
  return new Set(
    rows
      .filter((row) => mayAccess(actor.grants, { id: row.id, type: row.type, groupId: row.group_id }))
      .map((row) => row.id),
  );
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[A-Za-z0-9_-]{8,64}$/.test(key))
    throw invalid('INVALID', 'expected 8 to 64 letters, digits, _ or -', 'headers.idempotency-key');
  return key;
}
