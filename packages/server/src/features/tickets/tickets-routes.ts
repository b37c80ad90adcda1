import type { FastifyBaseLogger } from 'fastify';
import { reportRights } from '../../access/access-table.ts';
import { reachByRight } from '../../access/reach-by-right.ts';
import type { Routes } from '../../access/routes.ts';
import type { Database } from '../../platform/database/database.ts';
import { createMonthParts } from '../../platform/database/schema/month-parts.ts';
import { notFound } from '../../platform/fault.ts';
import { type Rounds, startRounds } from '../../platform/work/rounds.ts';
import { chosenPlaces } from './chosen-places.ts';
import { findTickets } from './find-tickets.ts';
import { readReport } from './reported-tickets.ts';
import { readSales } from './sales/read-sales.ts';
import { settleDays } from './sales/settled-days.ts';
import { listSoldItems } from './sales/sold-items.ts';
import { takeTickets } from './take-tickets.ts';
import { exportTickets } from './ticket-export.ts';
import { readIndexInfo } from './tickets-index.ts';

/** What terminals report. */
export function serveTicketIntake(route: Routes): void {
  const makeParts = createMonthParts();

  route('reportTickets', async ({ terminal, body }) => {
    const { companyId, locationId } = terminal();
    const { tickets, refused } = readReport(body.tickets, locationId, Date.now());
    await makeParts(
      route.database.owner,
      tickets.map(({ ticket }) => ticket.businessDate.slice(0, 7)),
    );
    const report = await route.database.inCompany(companyId, (scope) => takeTickets(scope, locationId, tickets));
    return { ...report, refused: [...refused, ...report.refused].sort((one, other) => one.index - other.index) };
  });
}

/** TF-01 to TF-04 */
export function serveTickets(route: Routes): void {
  route.company('searchTickets', async (scope, { query, actor }) => {
    const reach = await reachByRight(scope, actor.grants, reportRights);
    return findTickets(scope, await chosenPlaces(scope, reach, query), query);
  });

  route('exportTickets', async ({ query, actor, reply }) => {
    const csv = await route.database.inCompany(actor().companyId, (scope) => exportTickets(scope, actor(), query));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="tickets.csv"')
      .send(csv);
  });

  route.company('getTicket', async (scope, { params, actor }) => {
    const [locationId = '', id = ''] = params.ticketId.split('.');
    const reach = await reachByRight(scope, actor.grants, reportRights);
    if (reach !== undefined && !reach.includes(locationId)) throw notFound();
    const found = await scope.db
      .selectFrom('tickets')
      .select(['ticket', 'marks', 'reported_at'])
      .where('company_id', '=', scope.companyId)
      .where('location_id', '=', locationId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (found === undefined) throw notFound();
    return { ticket: found.ticket, marks: [...found.marks], reported: found.reported_at.toISOString() };
  });

  route.company('ticketsIndexInfo', async (scope, { query, actor }) =>
    readIndexInfo(scope, await reachByRight(scope, actor.grants, reportRights), query),
  );
}

const settlingMillis = 60_000;

/** Sums days that are over for all stores together, so that reports of the whole company do not add up each store. */
export function startSettling(database: Database, logger: FastifyBaseLogger): Rounds {
  const round = async (stopping: AbortSignal): Promise<void> => void (await settleDays(database, stopping));
  const onError = (error: unknown): void => logger.error({ err: error }, 'settling of sales failed');
  return startRounds({ pauseMillis: settlingMillis, round, onError });
}

/** What reports are made of. */
export function serveSales(route: Routes): void {
  route.company('listSoldItems', listSoldItems);

  route.company('readSales', async (scope, { params, query, actor }) => {
    const reach = await reachByRight(scope, actor.grants, reportRights);
    const locations = await chosenPlaces(scope, reach, query);
    return readSales(scope, { rollup: params.rollup, query, locations });
  });
}
