import type { FoundTicket, Operations, QueryOf } from '@servery/contract';
import { amountOf, formatDateTime, orderTypeName, writeCsv } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { reportedPlaces } from '../../configuration/reported/reported-places.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { findTickets } from './find-tickets.ts';

/** Tickets of one export: the newest. */
const exportLimit = 50_000;
const exportPage = 1_000;

const columns = [
  'Number',
  'State',
  'Business date',
  'Opened (store time)',
  'Location',
  'Order type',
  'Channel',
  'Server',
  'Customer',
  'Items',
  'Paid by',
  'Total',
  'Tips',
  'Marks',
] as const;

/** The tickets of a search as CSV. Taking them out is recorded in the audit, for they name customers. */
export async function exportTickets(
  scope: CompanyScope,
  actor: Actor,
  search: QueryOf<Operations['exportTickets']>,
): Promise<string> {
  const tickets = await readTickets(scope, actor, search);
  const places = await readPlaces(scope);
  await writeAudit(scope, actor, {
    action: 'EXPORT_TICKETS',
    subject: `company:${scope.companyId}`,
    details: { tickets: tickets.length },
  });
  return writeCsv(
    columns,
    tickets.map((ticket) => cellsOf(ticket, places.get(ticket.locationId))),
  );
}

async function readTickets(
  scope: CompanyScope,
  actor: Actor,
  search: QueryOf<Operations['exportTickets']>,
): Promise<readonly FoundTicket[]> {
  const reach = await reportedPlaces(scope, { actor, query: search });
  const all: FoundTicket[] = [];
  let after: string | undefined;
  do {
    const { tickets, next } = await findTickets(scope, reach, { ...search, after, limit: exportPage });
    all.push(...tickets);
    after = next ?? undefined;
  } while (after !== undefined && all.length < exportLimit);
  return all;
}

interface Place {
  readonly name: string;
  readonly timezone: string;
}

async function readPlaces({ db, companyId }: CompanyScope): Promise<ReadonlyMap<string, Place>> {
  const rows = await db
    .selectFrom('tenants')
    .select(['id', 'name', 'timezone'])
    .where('company_id', '=', companyId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function cellsOf(ticket: FoundTicket, place: Place | undefined): string[] {
  return [
    ticket.number,
    ticket.state,
    ticket.businessDate,
    formatDateTime(ticket.opened, place?.timezone ?? 'UTC'),
    place?.name ?? ticket.locationId,
    orderTypeName(ticket.orderType) ?? String(ticket.orderType),
    ticket.channel,
    ticket.serverName ?? '',
    ticket.customerName ?? '',
    ticket.items.join(', '),
    ticket.payments.join(', '),
    amountOf(ticket.total),
    amountOf(ticket.tips),
    String(ticket.marks),
  ];
}
