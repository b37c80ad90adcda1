import type { FastifyBaseLogger } from 'fastify';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { pieces } from '../../platform/database/lists.ts';
import type { PublicationPlan } from '../../platform/database/tables.ts';
import { Fault } from '../../platform/fault.ts';
import { isOutage } from '../../platform/outages.ts';
import { readLocations, type WorkflowName } from './publication-plan.ts';
import { advance } from './rollout/advance.ts';
import { buildLocations } from './rollout/build-locations.ts';
import { movePointers } from './rollout/move-pointers.ts';
import { readPreceding } from './rollout/preceding-runs.ts';
import { readPlans } from './rollout/rollout-store.ts';
import { type Claim, claimWave } from './rollout/wave-claims.ts';
import type { WaveJob } from './rollout/waves-queue.ts';

/** So many locations are published in one transaction. */
const locationsAtOnce = 200;

/**
 * Brings one wave to its locations. At least once, with one outcome: a location's row leaves its open state in the same
 * transaction that moves its pointers, so that running again, or beside a worker thought dead, changes nothing.
 */
export async function runWave(database: Database, logger: FastifyBaseLogger, job: WaveJob): Promise<void> {
  const claim = await claimWave(database, job);
  if (claim === undefined) return;
  const begun = await database.inCompany(job.companyId, (scope) => beginWave(scope, job, claim));
  if (begun === undefined) return;
  const worker = { database, logger, job, begun, renew: claim.renew };
  let leftOpen: Fault | undefined;
  for (const locationIds of pieces(begun.locationIds, locationsAtOnce)) {
    await claim.renew();
    leftOpen = (await publishPiece(worker, locationIds)) ?? leftOpen;
  }
  // The locations stay open: the sweep takes the wave up once its claim has run out.
  if (leftOpen !== undefined) throw leftOpen;
}

interface BegunWave {
  readonly workflow: WorkflowName;
  readonly action: 'PUBLISH' | 'REVERT';
  readonly plans: ReadonlyMap<string, PublicationPlan>;
  /** Those that get the same documents follow each other, so that each document is built in one go. */
  readonly locationIds: readonly string[];
}

interface Worker {
  readonly database: Database;
  readonly logger: FastifyBaseLogger;
  readonly job: WaveJob;
  readonly begun: BegunWave;
  readonly renew: Claim['renew'];
}

/** Marks due locations as running; a wave that is held, moved to later, or already done, has nothing to build. */
async function beginWave(
  scope: CompanyScope,
  { publicationId, wave }: WaveJob,
  { claimedMillis }: Claim,
): Promise<BegunWave | undefined> {
  const publication = await scope.db
    .selectFrom('publications')
    .select(['workflow', 'action'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', publicationId)
    .executeTakeFirst();
  if (publication === undefined) return undefined;
  const advanced = await advance(scope, publicationId, { event: { kind: 'waveDue', wave, nowMillis: claimedMillis } });
  const plans = await readPlans(scope, publicationId, advanced?.toBuild ?? []);
  const keys = [...plans].map(([id, plan]) => ({ id, key: JSON.stringify(plan) }));
  const sorted = keys.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return { ...publication, plans, locationIds: sorted.map(({ id }) => id) };
}

/**
 * @returns an outage that left some of them open
 * @throws Fault of an outage that the others would meet too
 */
async function publishPiece(worker: Worker, locationIds: readonly string[]): Promise<Fault | undefined> {
  const { database, logger, job } = worker;
  try {
    return await publishTogether(worker, locationIds);
  } catch (error) {
    if (isOutage(error) && error.code !== 'DATABASE_BUSY') throw error;
    if (locationIds.length > 1) return publishOneByOne(worker, locationIds);
    if (isOutage(error)) return error;
    if (!(error instanceof Fault)) logger.error({ err: error, ...job, locationIds }, 'publishing failed');
    const event = { kind: 'failed', locationIds, error: refusalText(error) } as const;
    await database.inCompany(job.companyId, (scope) => advance(scope, job.publicationId, { event }));
    return undefined;
  }
}

/** One of them keeps the database waiting, or cannot be written: the others have their turn without it. */
async function publishOneByOne(worker: Worker, locationIds: readonly string[]): Promise<Fault | undefined> {
  let leftOpen: Fault | undefined;
  for (const locationId of locationIds) {
    await worker.renew();
    leftOpen = (await publishPiece(worker, [locationId])) ?? leftOpen;
  }
  return leftOpen;
}

async function publishTogether(worker: Worker, locationIds: readonly string[]): Promise<Fault | undefined> {
  const { database, job, begun } = worker;
  const built = begun.action === 'PUBLISH' ? await buildFor(worker, locationIds) : undefined;
  await database.inCompany(job.companyId, async (scope) => {
    const found = built ?? (await readPreceding(scope, begun.workflow, locationIds));
    const there = new Set((await readLocations(scope, locationIds)).map(({ target }) => target.id));
    const ready = [...found.artifacts.keys()].filter((id) => there.has(id));
    const publish = (ids: readonly string[], at: Date) =>
      movePointers(scope, job.publicationId, { locationIds: ids, artifacts: found.artifacts, at });
    await advance(scope, job.publicationId, { event: { kind: 'built', locationIds: ready }, means: { publish } });
    const deleted = locationIds.filter((id) => !there.has(id));
    const refused = [...found.refused].filter(([id]) => there.has(id));
    const failures = [...refused, ...deleted.map((id) => [id, new Fault(404, 'LOCATION_DELETED')] as const)];
    for (const [error, failed] of Map.groupBy(failures, ([, fault]) => refusalText(fault))) {
      const event = { kind: 'failed', locationIds: failed.map(([id]) => id), error } as const;
      await advance(scope, job.publicationId, { event });
    }
  });
  return built?.leftOpen;
}

function buildFor({ database, logger, job, begun, renew }: Worker, locationIds: readonly string[]) {
  const onError = (error: unknown) => logger.error({ err: error, ...job }, 'publishing failed');
  return buildLocations(database, { companyId: job.companyId, locationIds, plans: begun.plans, renew, onError });
}

function refusalText(error: unknown): string {
  if (!(error instanceof Fault)) return 'The server could not build the configuration.';
  if (error.code === 'NOTHING_TO_REVERT_TO') return 'There is no earlier publish to revert to.';
  if (error.code === 'LOCATION_DELETED') return 'The location was deleted.';
  const [first] = error.errors;
  return first?.message ?? first?.code ?? error.code;
}
