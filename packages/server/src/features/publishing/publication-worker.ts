import { workflowKinds } from '@servery/domain';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import type { PublicationPlan } from '../../platform/database/tables.ts';
import { Fault } from '../../platform/fault.ts';
import { isOutage } from '../../platform/outages.ts';
import { type Artifact, buildArtifact, storeSnapshot } from './artifacts.ts';
import { claimBatch } from './batch-claims.ts';
import { precedingRun } from './preceding-run.ts';
import { completeIfDone } from './publication-completion.ts';
import { tellStopped } from './publication-notices.ts';
import { readLocations, type WorkflowName } from './publication-plan.ts';
import type { BatchJob } from './publishing-queue.ts';

/**
 * Brings one batch to its locations. At least once, with one outcome: a location's row leaves its open state in the same
 * transaction that moves its pointers, so that running again, or beside a worker thought dead, changes nothing.
 */
export async function runBatch(database: Database, logger: FastifyBaseLogger, job: BatchJob): Promise<void> {
  const claim = await claimBatch(database, job);
  if (claim === undefined) return;
  const open = (await database.inCompany(job.companyId, (scope) => beginBatch(scope, job))) ?? nothingOpen;
  let leftOpen: Fault | undefined;
  for (const locationId of open.locationIds) {
    await claim.renew();
    try {
      await publishLocation(database, { ...job, locationId }, open);
    } catch (error) {
      // The location stays open: the sweep takes the batch up once its claim has run out.
      if (isOutage(error)) {
        leftOpen = error;
        // One that takes the database too long does not keep the others from their turn.
        if (error.code === 'DATABASE_BUSY') continue;
        throw error;
      }
      if (!(error instanceof Fault)) logger.error({ err: error, ...job, locationId }, 'publishing failed');
      const message = error instanceof Fault ? refusalText(error) : 'The server could not build the configuration.';
      await database.inCompany(job.companyId, (scope) =>
        endLocation(scope, { ...job, locationId }, { state: 'FAILED', error: message }),
      );
    }
  }
  if (leftOpen !== undefined) throw leftOpen;
  await database.inCompany(job.companyId, (scope) => completeIfDone(scope, job.publicationId));
}

/** What a batch does at one of its locations. */
interface LocationJob extends BatchJob {
  readonly locationId: string;
}

interface OpenBatch {
  readonly workflow: WorkflowName;
  readonly action: 'PUBLISH' | 'REVERT';
  readonly locationIds: readonly string[];
}

/** Of a publication that is gone. */
const nothingOpen: OpenBatch = { workflow: 'locations', action: 'PUBLISH', locationIds: [] };

/** Marks what is due as running; a batch that is held, moved to later, or already done, has nothing to do. */
async function beginBatch(scope: CompanyScope, job: BatchJob): Promise<OpenBatch | undefined> {
  const publication = await scope.db
    .selectFrom('publications')
    .select(['workflow', 'action'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', job.publicationId)
    .executeTakeFirst();
  if (publication === undefined) return undefined;
  const rows = await scope.db
    .updateTable('publication_locations')
    .set({ state: 'RUNNING', started_at: sql`coalesce(started_at, now())` })
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', job.publicationId)
    .where('batch', '=', job.batch)
    .where('state', 'in', ['SCHEDULED', 'WAITING', 'RUNNING'])
    .where('is_held', '=', false)
    .where('due_at', '<=', sql<Date>`now() + interval '1 second'`)
    .returning('location_id')
    .execute();
  // Whatever writes both tables writes locations before their publication, so that two never wait for each other.
  if (rows.length > 0)
    await scope.db
      .updateTable('publications')
      .set({ sync_started: new Date() })
      .where('company_id', '=', scope.companyId)
      .where('id', '=', job.publicationId)
      .where('sync_started', 'is', null)
      .execute();
  return {
    workflow: publication.workflow,
    action: publication.action,
    locationIds: rows.map((row) => row.location_id),
  };
}

async function publishLocation(
  database: Database,
  job: LocationJob,
  { workflow, action }: Pick<OpenBatch, 'workflow' | 'action'>,
): Promise<void> {
  const { locationId } = job;
  const artifacts = action === 'PUBLISH' ? await buildArtifacts(database, job) : undefined;
  await database.inCompany(job.companyId, async (scope) => {
    const row = await scope.db
      .selectFrom('publication_locations')
      .select('state')
      .where('company_id', '=', scope.companyId)
      .where('publication_id', '=', job.publicationId)
      .where('location_id', '=', locationId)
      .forUpdate()
      .executeTakeFirst();
    if (row?.state !== 'RUNNING') return;
    if ((await readLocations(scope, [locationId])).length === 0) throw new Fault(404, 'LOCATION_DELETED');
    for (const artifact of artifacts ?? (await previousArtifacts(scope, locationId, workflow)))
      await movePointer(scope, job, artifact);
    await endLocation(scope, job, { state: 'COMPLETED', error: null });
  });
}

async function buildArtifacts(database: Database, job: LocationJob): Promise<Artifact[]> {
  const { location, plan } = await database.inCompany(job.companyId, async (scope) => ({
    location: (await readLocations(scope, [job.locationId])).at(0),
    plan: await readPlan(scope, job),
  }));
  if (location === undefined) throw new Fault(404, 'LOCATION_DELETED');
  const artifacts: Artifact[] = [];
  for (const kind of allKinds) {
    const versions = plan[kind];
    const artifact =
      versions === undefined
        ? undefined
        : await buildArtifact(database, job.companyId, { kind, target: location.target, versions });
    if (artifact !== undefined) artifacts.push(artifact);
  }
  return artifacts;
}

async function readPlan(scope: CompanyScope, job: LocationJob): Promise<PublicationPlan> {
  const { plan } = await scope.db
    .selectFrom('publication_locations')
    .select('plan')
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', job.publicationId)
    .where('location_id', '=', job.locationId)
    .executeTakeFirstOrThrow();
  return plan;
}

const allKinds = Object.values(workflowKinds).flat();

/** PB-16: what stood before the newest publication of each kind. */
async function previousArtifacts(scope: CompanyScope, locationId: string, workflow: WorkflowName): Promise<Artifact[]> {
  const artifacts: Artifact[] = [];
  for (const kind of workflowKinds[workflow]) {
    const current = await scope.db
      .selectFrom('published')
      .select('publication_id')
      .where('company_id', '=', scope.companyId)
      .where('location_id', '=', locationId)
      .where('kind', '=', kind)
      .executeTakeFirst();
    const before = current === undefined ? undefined : await precedingRun(scope, locationId, kind);
    if (before !== undefined)
      artifacts.push({ kind, versions: before.versions, hash: before.hash, bytes: undefined, size: 0 });
  }
  if (artifacts.length === 0) throw new Fault(404, 'NOTHING_TO_REVERT_TO');
  return artifacts;
}

async function movePointer(
  scope: CompanyScope,
  { publicationId, locationId }: LocationJob,
  artifact: Artifact,
): Promise<void> {
  await storeSnapshot(scope, artifact);
  const last = await scope.db
    .selectFrom('published_history')
    .select(({ fn }) => fn.max('sequence').as('sequence'))
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', locationId)
    .where('kind', '=', artifact.kind)
    .executeTakeFirst();
  const entry = {
    company_id: scope.companyId,
    location_id: locationId,
    kind: artifact.kind,
    hash: artifact.hash,
    versions: JSON.stringify(artifact.versions),
    sequence: (last?.sequence ?? 0) + 1,
    publication_id: publicationId,
    published_at: new Date(),
  };
  await scope.db.insertInto('published_history').values(entry).execute();
  await scope.db
    .insertInto('published')
    .values(entry)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'location_id', 'kind']).doUpdateSet({
        hash: entry.hash,
        versions: entry.versions,
        sequence: entry.sequence,
        publication_id: publicationId,
        published_at: entry.published_at,
      }),
    )
    .execute();
}

interface LocationEnd {
  readonly state: 'COMPLETED' | 'FAILED';
  /** Shown at the location. */
  readonly error: string | null;
}

async function endLocation(
  scope: CompanyScope,
  { publicationId, locationId }: LocationJob,
  { state, error }: LocationEnd,
): Promise<void> {
  await scope.db
    .updateTable('publication_locations')
    .set({ state, error, ended_at: new Date() })
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', publicationId)
    .where('location_id', '=', locationId)
    .where('state', '=', 'RUNNING')
    .execute();
  if (state === 'FAILED') await tellStopped(scope, { publicationId, state, by: null });
}

function refusalText(fault: Fault): string {
  if (fault.code === 'NOTHING_TO_REVERT_TO') return 'There is no earlier publish to revert to.';
  if (fault.code === 'LOCATION_DELETED') return 'The location was deleted.';
  const [first] = fault.errors;
  return first?.message ?? first?.code ?? fault.code;
}
