import { type Concern, hasEnded, type Rollout, type RolloutLocation } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf, insertRows, pieces, rowsOf } from '../../../platform/database/lists.ts';
import type { PublicationPlan } from '../../../platform/database/tables.ts';

/** The open locations of a publication that something concerns, locked until the end of the transaction; undefined: it is gone. */
export async function takeRollout(
  scope: CompanyScope,
  publicationId: string,
  concern: Concern,
): Promise<Rollout | undefined> {
  // Whatever writes both tables takes locations before their publication, so that two never wait for each other.
  const locations = await takeLocations(scope, publicationId, concern);
  // Of two that end the last locations, the second one sees the rows that the first one has written, and completes.
  const publication = await scope.db
    .selectFrom('publications')
    .select(['held_at', 'sync_started', 'sync_completed'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', publicationId)
    .forUpdate()
    .executeTakeFirst();
  if (publication === undefined) return undefined;
  return {
    locations,
    openBeside: await openBeside(scope, publicationId, { concern, locations }),
    isHeld: publication.held_at !== null,
    isBegun: publication.sync_started !== null,
    isOver: publication.sync_completed !== null,
  };
}

type Locations = Rollout['locations'];

async function takeLocations(scope: CompanyScope, publicationId: string, concern: Concern): Promise<Locations> {
  const found = new Map<string, RolloutLocation>();
  const keep = (rows: Awaited<ReturnType<typeof readPage>>) => {
    for (const { location_id, batch, due_at, state, is_held, error } of rows)
      found.set(location_id, { wave: batch, dueMillis: due_at.getTime(), state, isHeld: is_held, error });
    return rows;
  };
  if (concern.kind === 'locations') {
    for (const ids of pieces(concern.locationIds.toSorted())) keep(await readPage(scope, publicationId, { ids }));
    return found;
  }
  const wave = concern.kind === 'wave' ? concern.wave : undefined;
  for (let after = ''; ; ) {
    const rows = keep(await readPage(scope, publicationId, { wave, after }));
    const last = rows.at(-1);
    if (last === undefined || rows.length < locationsAtOnce) return found;
    after = last.location_id;
  }
}

const locationsAtOnce = 2000;

interface PageAsked {
  readonly ids?: readonly string[];
  readonly wave?: number | undefined;
  /** The last location of the page before. */
  readonly after?: string;
}

function readPage(scope: CompanyScope, publicationId: string, { ids, wave, after = '' }: PageAsked) {
  return scope.db
    .selectFrom('publication_locations')
    .select(['location_id', 'batch', 'due_at', 'state', 'is_held', 'error'])
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', publicationId)
    .where('ended_at', 'is', null)
    .where('location_id', '>', after)
    .$if(ids !== undefined, (query) => query.where('location_id', '=', anyOf(ids ?? [])))
    .$if(wave !== undefined, (query) => query.where('batch', '=', wave ?? 0))
    .orderBy('location_id')
    .limit(locationsAtOnce)
    .forUpdate()
    .execute();
}

interface Listed {
  readonly concern: Concern;
  readonly locations: Locations;
}

/** Waves of the listed locations in which more are open, or else one other wave in which some are. */
async function openBeside(
  scope: CompanyScope,
  publicationId: string,
  { concern, locations }: Listed,
): Promise<ReadonlySet<number>> {
  if (concern.kind === 'open') return new Set();
  const open = sql`FROM publication_locations AS open WHERE open.company_id = ${scope.companyId}
    AND open.publication_id = ${publicationId} AND open.ended_at IS NULL`;
  const counts = Map.groupBy(locations.values(), ({ wave }) => wave);
  const listed = [...counts].map(([wave, all]) => ({ wave, count: all.length }));
  const beside = new Set<number>();
  for (const piece of concern.kind === 'wave' ? [] : pieces(listed)) {
    const { rows } = await sql<{ wave: number }>`
      SELECT listed.wave FROM jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) AS listed (wave int, count int)
      WHERE (SELECT count(*) FROM (SELECT 1 ${open} AND open.batch = listed.wave LIMIT listed.count + 1) AS counted)
        > listed.count`.execute(scope.db);
    for (const { wave } of rows) beside.add(wave);
  }
  if (beside.size > 0) return beside;
  const waves = concern.kind === 'wave' ? [concern.wave] : [...counts.keys()];
  const { rows } = await sql<{ wave: number }>`
    SELECT open.batch AS wave ${open} AND open.batch <> ALL(${waves}::int[]) LIMIT 1`.execute(scope.db);
  return new Set(rows.map(({ wave }) => wave));
}

interface Taken {
  readonly before: Rollout;
  readonly after: Rollout;
  /** The name of the person who holds it with this step. */
  readonly heldBy: string | null;
  /** The instant of the step. */
  readonly at: Date;
}

/**
 * Stores the changes of a step in a part that was taken.
 * @returns at how many locations
 */
export async function keepRollout(
  scope: CompanyScope,
  publicationId: string,
  { before, after, heldBy, at }: Taken,
): Promise<number> {
  const changed = [...after.locations].filter(([id, one]) => before.locations.get(id) !== one);
  for (const piece of pieces(changed)) {
    const rows = rowsOf(
      'publication_locations',
      piece.map((entry) => locationRow(entry, at)),
    );
    await sql`
      UPDATE publication_locations AS kept
      SET state = said.state, due_at = said.due_at, is_held = said.is_held, error = said.error,
        started_at = CASE said.state WHEN 'RUNNING' THEN coalesce(kept.started_at, now()) ELSE kept.started_at END,
        ended_at = said.ended_at
      FROM ${rows} AS said
      WHERE kept.company_id = ${scope.companyId} AND kept.publication_id = ${publicationId}
        AND kept.location_id = said.location_id`.execute(scope.db);
  }
  const isSame = before.isHeld === after.isHeld && before.isBegun === after.isBegun && before.isOver === after.isOver;
  if (isSame) return changed.length;
  await scope.db
    .updateTable('publications')
    .set({
      ...(after.isBegun !== before.isBegun && { sync_started: at }),
      ...(after.isOver !== before.isOver && { sync_completed: at }),
      ...(after.isHeld !== before.isHeld && {
        held_at: after.isHeld ? at : null,
        held_by_name: after.isHeld ? heldBy : null,
      }),
    })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', publicationId)
    .execute();
  return changed.length;
}

function locationRow([id, one]: readonly [string, RolloutLocation], at: Date) {
  return {
    location_id: id,
    state: one.state,
    due_at: new Date(one.dueMillis).toISOString(),
    is_held: one.isHeld,
    error: one.error,
    ended_at: hasEnded(one) ? at.toISOString() : null,
  };
}

type Plans = ReadonlyMap<string, PublicationPlan>;

/** Keeps a new rollout: a row for each location, with the documents that each of them will get. */
export async function addRollout(
  scope: CompanyScope,
  publicationId: string,
  { rollout, plans }: { readonly rollout: Rollout; readonly plans: Plans },
): Promise<void> {
  const rows = [...rollout.locations].map(([id, { wave, dueMillis, state }]) => ({
    company_id: scope.companyId,
    publication_id: publicationId,
    location_id: id,
    batch: wave,
    due_at: new Date(dueMillis).toISOString(),
    state,
    plan: plans.get(id) ?? {},
  }));
  await insertRows(scope, 'publication_locations', rows);
}

/** The versions that locations will get, or got, of a publication. */
export async function readPlans(
  scope: CompanyScope,
  publicationId: string,
  locationIds: readonly string[],
): Promise<Plans> {
  const plans = new Map<string, PublicationPlan>();
  for (const piece of pieces(locationIds)) {
    const rows = await scope.db
      .selectFrom('publication_locations')
      .select(['location_id', 'plan'])
      .where('company_id', '=', scope.companyId)
      .where('publication_id', '=', publicationId)
      .where('location_id', '=', anyOf(piece))
      .execute();
    for (const { location_id, plan } of rows) plans.set(location_id, plan);
  }
  return plans;
}
