import { SALES_ROLLUPS } from '@servery/domain';
import { sql } from 'kysely';
import { waitForTickets } from '../../../configuration/out-of-stock/counting-down.ts';
import { holdKeptFrom, readKeptFrom } from '../../../configuration/reported/kept-from.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { readZone } from '../take-tickets.ts';
import { countSales, type SalesChange, storeHour } from './count-sales.ts';
import { salesTable } from './rollup-tables.ts';
import { unsettle } from './settled-days.ts';

/** So many tickets are in memory at once. */
const ticketsAtOnce = 1_000;
/** Before any ticket. */
const firstDay = '1970-01-01';

/**
 * Sums the sales of a store from its tickets again, while its reports wait. A ticket that was taken before sales were summed gets its
 * hour of the store's clock as it is now.
 * @returns how many tickets were summed
 */
export async function rebuildSales(scope: CompanyScope, locationId: string): Promise<number> {
  const { db, companyId } = scope;
  await waitForTickets(scope, locationId);
  // Deleted tickets stay in the sums, and nothing more is deleted until these are written.
  await holdKeptFrom(scope, 'together');
  const keptFrom = (await readKeptFrom(scope, 'tickets')) ?? firstDay;
  await noteHours(scope, locationId);
  const days = await db
    .selectFrom('ticket_days')
    .select(sql<string>`business_date::text`.as('day'))
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .where(sql<boolean>`business_date >= ${keptFrom}::date`)
    .execute();
  await unsettle(
    scope,
    days.map(({ day }) => day),
  );
  for (const rollup of SALES_ROLLUPS)
    await db
      .deleteFrom(salesTable(rollup))
      .where('company_id', '=', companyId)
      .where('location_id', '=', locationId)
      .where(sql<boolean>`business_date >= ${keptFrom}::date`)
      .execute();
  let summed = 0;
  for (let after: Mark = { date: keptFrom, id: '' }; ; ) {
    const page = await readPage(scope, locationId, after);
    await countSales(
      scope,
      locationId,
      page.map(({ ticket, hour }): SalesChange => ({ ticket, hour: hour ?? 0, times: 1 })),
    );
    summed += page.length;
    const last = page.at(-1);
    if (last === undefined || page.length < ticketsAtOnce) return summed;
    after = { date: last.ticket.businessDate, id: last.ticket.id };
  }
}

interface Mark {
  readonly date: string;
  readonly id: string;
}

function readPage({ db, companyId }: CompanyScope, locationId: string, after: Mark) {
  return db
    .selectFrom('tickets')
    .select(['ticket', 'hour'])
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .where(sql<boolean>`(business_date, id) > (${after.date}::date, ${after.id})`)
    .orderBy('business_date')
    .orderBy('id')
    .limit(ticketsAtOnce)
    .execute();
}

async function noteHours(scope: CompanyScope, locationId: string): Promise<void> {
  const { db, companyId } = scope;
  const zone = await readZone(scope, locationId);
  for (;;) {
    const rows = await db
      .selectFrom('tickets')
      .select(['id', sql<string>`ticket ->> 'opened'`.as('opened')])
      .where('company_id', '=', companyId)
      .where('location_id', '=', locationId)
      .where('hour', 'is', null)
      .limit(ticketsAtOnce)
      .execute();
    if (rows.length === 0) return;
    const hours = JSON.stringify(rows.map(({ id, opened }) => ({ id, hour: storeHour(opened, zone) })));
    await sql`UPDATE tickets SET hour = row.hour FROM jsonb_to_recordset(${hours}::jsonb) AS row(id text, hour smallint)
      WHERE company_id = ${companyId} AND location_id = ${locationId} AND tickets.id = row.id`.execute(db);
  }
}
