import { type StockThing, soldThousandths, type Ticket } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { holdLock } from '../../platform/database/locks/hold-lock.ts';
import { nudgeTerminals } from '../terminal-topic.ts';

/** Tickets of one location are taken and counted one report after the other. */
export async function waitForTickets({ db, companyId }: CompanyScope, locationId: string): Promise<void> {
  await holdLock(db, `tickets ${companyId} ${locationId}`);
}

interface Countdown {
  readonly begun_in: string;
  readonly location_id: string;
  readonly thing: StockThing;
  readonly begun_at: Date;
}

/** The tickets that a report changes, as they were known and as they are. */
interface Changed {
  readonly before: readonly Ticket[];
  readonly now: readonly Ticket[];
}

/**
 * Counts the sales of a report: those of each ticket now less those of its revision before it, of the tickets that were opened since. The
 * caller has waited for the tickets of the location.
 */
export async function countDown(scope: CompanyScope, locationId: string, { before, now }: Changed): Promise<void> {
  const counted = await openCountdowns(scope, locationId);
  if (counted.length === 0) return;
  await addSold(
    scope,
    counted.map((one) => ({ ...one, sold: soldSince(one, now) - soldSince(one, before) })),
  );
}

/** Counts again from the tickets that are there, for countdowns that begin or go on. The caller has waited for these tickets. */
export async function countAgain(scope: CompanyScope, begunIn: string, locationIds: readonly string[]): Promise<void> {
  const rows = await countdowns(scope)
    .where('begun_in', '=', begunIn)
    .where('location_id', '=', anyOf(locationIds))
    .select('sold_thousandths')
    .execute();
  for (const row of rows) {
    const one = countdownOf(row);
    const sold = await soldAt(scope, one);
    await addSold(scope, [{ ...one, sold: sold - row.sold_thousandths }]);
  }
}

async function soldAt(scope: CompanyScope, countdown: Countdown): Promise<number> {
  const rows = await scope.db
    .selectFrom('tickets')
    .select('ticket')
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', countdown.location_id)
    // The days before are left out by the index of locations: a business date begins at most a day after its tickets open.
    .where('business_date', '>=', sql<string>`(${countdown.begun_at}::timestamptz AT TIME ZONE 'UTC')::date - 2`)
    .where('opened_at', '>=', countdown.begun_at)
    .execute();
  return soldSince(
    countdown,
    rows.map(({ ticket }) => ticket),
  );
}

function soldSince({ thing, begun_at }: Countdown, tickets: readonly Ticket[]): number {
  return tickets
    .filter(({ opened }) => Date.parse(opened) >= begun_at.getTime())
    .reduce((sum, ticket) => sum + soldThousandths(thing, ticket), 0);
}

async function openCountdowns(scope: CompanyScope, locationId: string): Promise<Countdown[]> {
  const rows = await countdowns(scope)
    .where('location_id', '=', locationId)
    .where('ended_at', 'is', null)
    .where('until', '>', sql<Date>`now()`)
    .execute();
  return rows.map(countdownOf);
}

function countdowns({ db, companyId }: CompanyScope) {
  return db
    .selectFrom('out_of_stock')
    .select(['begun_in', 'location_id', 'kind', 'thing_id', 'item_id', 'begun_at'])
    .where('company_id', '=', companyId)
    .where('count', 'is not', null);
}

type CountdownRow = Awaited<ReturnType<ReturnType<typeof countdowns>['execute']>>[number];

function countdownOf({ begun_in, location_id, kind, thing_id, item_id, begun_at }: CountdownRow): Countdown {
  return { begun_in, location_id, thing: { kind, id: thing_id, itemId: item_id }, begun_at };
}

async function addSold(
  scope: CompanyScope,
  counted: readonly (Countdown & { readonly sold: number })[],
): Promise<void> {
  const { db, companyId } = scope;
  const moved = counted.filter(({ sold }) => sold !== 0);
  if (moved.length === 0) return;
  const rows = JSON.stringify(moved.map(({ begun_in, location_id, sold }) => ({ begun_in, location_id, sold })));
  await sql`
    UPDATE out_of_stock SET sold_thousandths = sold_thousandths + row.sold,
      ran_out_at = CASE WHEN sold_thousandths + row.sold >= count * 1000 THEN coalesce(ran_out_at, now()) END
    FROM jsonb_to_recordset(${rows}::jsonb) AS row(begun_in text, location_id text, sold bigint)
    WHERE company_id = ${companyId} AND out_of_stock.begun_in = row.begun_in
      AND out_of_stock.location_id = row.location_id`.execute(db);
  await nudgeTerminals(
    scope,
    moved.map(({ location_id }) => location_id),
  );
}
