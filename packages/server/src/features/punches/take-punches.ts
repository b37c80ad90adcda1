import type { Operations, ResponseOf } from '@servery/contract';
import { type Punch, punchMarksOf } from '@servery/domain';
import { sql } from 'kysely';
import { ofKeptDays, readKeptFrom } from '../../configuration/reported/kept-from.ts';
import { type KnownRevision, newestRevisions } from '../../configuration/reported/newest-revisions.ts';
import type { Reported } from '../../configuration/reported/read-reported.ts';
import { countWork } from '../../configuration/work/count-work.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { holdLock } from '../../platform/database/locks/hold-lock.ts';

/** As the database holds it. */
interface KnownPunch extends KnownRevision {
  readonly id: string;
  readonly business_date: string;
  readonly person_id: string;
}

/**
 * Keeps the highest revision of each punch, and works out the weeks again that it was and is in. Reports of one location wait for each
 * other.
 */
export async function takePunches(
  scope: CompanyScope,
  locationId: string,
  given: readonly Reported<Punch>[],
): Promise<ResponseOf<Operations['reportPunches']>> {
  await waitForPunches(scope, locationId);
  const { kept: reported, refused: forgotten } = ofKeptDays(
    given,
    await readKeptFrom(scope, 'punches'),
    ({ index, thing: { id, businessDate } }) => ({ index, id, businessDate }),
  );
  const known = await readKnown(scope, locationId, reported);
  const { taken, refused, unchanged } = newestRevisions(
    reported,
    known,
    ({ thing: { id, revision }, hash, index }) => ({
      id,
      revision,
      hash,
      index,
    }),
  );
  if (taken.length > 0) {
    const were = taken.flatMap(({ thing }) => known.get(thing.id) ?? []);
    await write(scope, locationId, { taken, were });
    await countWork(scope, [
      ...were.map(({ person_id, business_date }) => ({ person: person_id, date: business_date })),
      ...taken.map(({ thing }) => ({ person: thing.person.id, date: thing.businessDate })),
    ]);
  }
  return { taken: taken.length, unchanged, refused: [...forgotten, ...refused] };
}

async function waitForPunches({ db, companyId }: CompanyScope, locationId: string): Promise<void> {
  await holdLock(db, `punches ${companyId} ${locationId}`);
}

async function readKnown(
  { db, companyId }: CompanyScope,
  locationId: string,
  reported: readonly Reported<Punch>[],
): Promise<ReadonlyMap<string, KnownPunch>> {
  const rows = await db
    .selectFrom('time_punches')
    .select(['id', 'revision', 'hash', sql<string>`business_date::text`.as('business_date'), 'person_id'])
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .where('id', '=', anyOf(reported.map(({ thing }) => thing.id)))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** One that moves to another day moves to another part perhaps, so that it is written again. */
async function write(
  { db, companyId }: CompanyScope,
  locationId: string,
  { taken, were }: { readonly taken: readonly Reported<Punch>[]; readonly were: readonly KnownPunch[] },
): Promise<void> {
  if (were.length > 0)
    await db
      .deleteFrom('time_punches')
      .where('company_id', '=', companyId)
      .where('location_id', '=', locationId)
      .where('id', '=', anyOf(were.map(({ id }) => id)))
      .execute();
  const rows = JSON.stringify(taken.map(({ thing, hash }) => ({ hash, marks: punchMarksOf(thing), punch: thing })));
  await sql`
    INSERT INTO time_punches (company_id, location_id, id, business_date, person_id, revision, hash, clocked_in, marks, punch,
      reported_at)
    SELECT ${companyId}, ${locationId}, punch ->> 'id', (punch ->> 'businessDate')::date, punch #>> '{person,id}',
      (punch ->> 'revision')::int, hash, (punch ->> 'clockedIn')::timestamptz, marks, punch, now()
    FROM jsonb_to_recordset(${rows}::jsonb) AS row(hash text, marks jsonb, punch jsonb)`.execute(db);
}
