import type { FastifyBaseLogger } from 'fastify';
import { reportRights } from '../../access/access-table.ts';
import { reachByRight } from '../../access/reach-by-right.ts';
import type { Routes } from '../../access/routes.ts';
import { reportedPlaces } from '../../configuration/reported/reported-places.ts';
import type { Database } from '../../platform/database/database.ts';
import { createMonthParts } from '../../platform/database/schema/month-parts.ts';
import { notFound } from '../../platform/fault.ts';
import { type Rounds, startRounds } from '../../platform/work/rounds.ts';
import { countFound } from './count-found.ts';
import { findTickets } from './find-tickets.ts';
import type { CustomerHash } from './forgetting/customer-hash.ts';
import { type ForgettingTools, forgetCustomer, keysOf, ticketsOfCustomer } from './forgetting/forget-customer.ts';
import { waitForForgetting } from './forgetting/without-forgotten.ts';
import { readTicket } from './one-ticket.ts';
import { priceTicket } from './price-ticket.ts';
import { readReport } from './reported-tickets.ts';
import { readDeliveryTimes } from './sales/delivery-times.ts';
import { listDrivenZones } from './sales/driven-zones.ts';
import { readSales } from './sales/read-sales.ts';
import { createSalesSincePublish } from './sales/sales-since-publish.ts';
import { readSalesToday } from './sales/sales-today.ts';
import { settleDays } from './sales/settled-days.ts';
import { listSoldItems } from './sales/sold-items.ts';
import { takeTickets } from './take-tickets.ts';
import { exportTickets } from './ticket-export.ts';
import { readIndexInfo } from './tickets-index.ts';

/** The tickets that terminals report. */
export function serveTicketIntake(route: Routes, hash: CustomerHash): void {
  const makeParts = createMonthParts();

  route('reportTickets', async ({ terminal, body }) => {
    const { companyId, locationId } = terminal();
    const { tickets, refused } = readReport(body.tickets, locationId, Date.now());
    await makeParts(
      route.database.owner,
      tickets.map(({ ticket }) => ticket.businessDate.slice(0, 7)),
    );
    const report = await route.database.inCompany(companyId, (scope) =>
      takeTickets(scope, locationId, { tickets, hash }),
    );
    return { ...report, refused: [...refused, ...report.refused].sort((one, other) => one.index - other.index) };
  });
}

/** A customer who asks for it is forgotten. */
export function serveForgetting(route: Routes, tools: ForgettingTools): void {
  route.company('countCustomer', async (scope, { params, actor }) => {
    const { ticket } = await readTicket(scope, actor.grants, params.ticketId);
    const { length: tickets } = await ticketsOfCustomer(scope, ticket);
    return { tickets, by: [...keysOf(ticket)] };
  });

  route.company('forgetCustomer', async (scope, { params, actor, body }) => {
    // Before the ticket is read: a report that is under way may change its customer.
    await waitForForgetting(scope, 'alone');
    const { ticket } = await readTicket(scope, actor.grants, params.ticketId);
    return forgetCustomer(scope, actor, { ticket, confirmed: body.tickets, tools });
  });
}

/** TF-01 to TF-04 */
export function serveTickets(route: Routes): void {
  route.report('searchTickets', {
    decide: reportedPlaces,
    read: (scope, { query }, locations) => findTickets(scope, locations, query),
  });

  route.report('countTickets', {
    decide: reportedPlaces,
    read: (scope, { query }, locations) => countFound(scope, locations, query),
  });

  route('exportTickets', async ({ query, actor, reply }) => {
    const csv = await route.database.inCompany(actor().companyId, (scope) => exportTickets(scope, actor(), query));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="tickets.csv"')
      .send(csv);
  });

  route.company('getTicket', async (scope, { params, actor }) => {
    const found = await readTicket(scope, actor.grants, params.ticketId);
    const { ticket, marks, reported_at, is_forgotten } = found;
    return { ticket, marks: [...marks], reported: reported_at.toISOString(), isForgotten: is_forgotten };
  });

  route.company('priceTicket', async (scope, { params, actor }) =>
    priceTicket(scope, await readTicket(scope, actor.grants, params.ticketId)),
  );

  route.report('ticketsIndexInfo', {
    decide: (scope, { actor }) => reachByRight(scope, actor.grants, reportRights),
    read: async (scope, { query }, reach) => {
      const lag = route.database.replicaLag();
      return {
        ...(await readIndexInfo(scope, reach, query)),
        secondsBehind: lag === undefined ? null : Math.ceil(lag / 1_000),
      };
    },
  });
}

const settlingMillis = 60_000;

/** Sums days that are over for all stores together, so that reports of the whole company do not add up each store. */
export function startSettling(database: Database, logger: FastifyBaseLogger): Rounds {
  const round = async (stopping: AbortSignal): Promise<void> => void (await settleDays(database, stopping));
  const onError = (error: unknown): void => logger.error({ err: error }, 'settling of sales failed');
  return startRounds({ pauseMillis: settlingMillis, round, onError });
}

/** The figures that reports are made of. */
export function serveSales(route: Routes): void {
  route.company('listSoldItems', listSoldItems);

  route.report('readSales', {
    decide: reportedPlaces,
    read: (scope, { params, query }, locations) => readSales(scope, { rollup: params.rollup, query, locations }),
  });

  route.report('readSalesToday', {
    decide: reportedPlaces,
    read: (scope, _call, locations) => readSalesToday(scope, locations, Date.now()),
  });

  const sincePublish = createSalesSincePublish();
  route.company('readSalesSincePublish', async (scope, call) =>
    sincePublish(scope, await reportedPlaces(scope, call), Date.now()),
  );

  route.report('readDeliveryTimes', {
    decide: reportedPlaces,
    read: (scope, { query }, locations) => readDeliveryTimes(scope, { query, locations }),
  });

  route.company('listDrivenZones', async (scope, { query, actor }) => {
    const reach = await reachByRight(scope, actor.grants, reportRights);
    if (reach !== undefined && !reach.includes(query.locationId)) throw notFound();
    return listDrivenZones(scope, query.locationId);
  });
}
