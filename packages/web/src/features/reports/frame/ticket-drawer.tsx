import { Button } from '@mantine/core';
import { formatCents, formatDateTime, orderTypeName } from '@servery/domain';
import { type SalesColumnId, salesPhrases, salesText } from '@servery/words';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import { type SoldTickets, soldTicketsQuery } from '../../../sales/sold-tickets.ts';
import { useSession } from '../../../session/session-store.ts';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { NameCell } from '../../../ui/table/name-cell.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import type { ReportRow } from './report-columns.tsx';
import { useDaysText } from './report-filter-line.tsx';
import { valueIn } from './report-values.ts';
import styles from './ticket-drawer.module.css';
import { type ReportFilters, useReportFilters } from './use-report-filters.ts';

/** The kinds of rows that tickets are looked for by. */
export type DrawerKind = 'item' | 'server' | 'store' | 'tax' | 'zone' | 'driver' | 'partner';

type TicketDrawerProps = {
  readonly kind: DrawerKind;
  readonly row: ReportRow;
  readonly onClose: () => void;
};

const figures = {
  item: ['sold', 'tickets', 'netSales', 'averagePrice'],
  server: ['tickets', 'netSales', 'averageTicket'],
  store: ['tickets', 'netSales', 'averageTicket'],
  tax: ['tickets', 'tax', 'taxable', 'taxRate'],
  zone: ['deliveries', 'keptShare', 'doorTime'],
  driver: ['deliveries', 'keptShare', 'doorTime', 'tipEach'],
  partner: ['deliveries', 'keptShare', 'doorTime'],
} as const satisfies Record<DrawerKind, readonly SalesColumnId[]>;

/** How the row is asked of the server, and in the words of the Ticket Finder. */
const asks = {
  item: ({ id, name }) => ({ asked: { itemId: id }, found: { item: name } }),
  server: ({ id, name }) => ({ asked: { serverId: id }, found: { server: name } }),
  store: ({ id }) => ({ asked: { places: id }, found: { place: id } }),
  tax: ({ id, name }) => ({ asked: { tax: id }, found: id === '' ? {} : { tax: name } }),
  zone: ({ id, name }) => ({ asked: { zone: id }, found: { item: name } }),
  driver: ({ id, name }) => ({ asked: { driverId: id }, found: { server: name } }),
  partner: ({ id, name }) => ({ asked: { partner: id }, found: { item: name } }),
} as const satisfies Record<DrawerKind, (row: ReportRow) => object>;

/** The tickets behind a row, under the filters of the report. */
export function TicketDrawer({ kind, row, onClose }: TicketDrawerProps) {
  const t = usePhrases(reportsPhrases);
  const say = usePhrases(salesPhrases);
  const sayDays = useDaysText();
  const { userCompanyId } = useSession();
  const filters = useReportFilters();
  const { query, days, place, channel } = filters;
  const { asked, found } = asks[kind](row);
  const asksFor = { from: days.from, to: days.to, places: place, channel, orderType: query.orderType, ...asked };
  const tickets = useQuery(soldTicketsQuery(userCompanyId, asksFor));
  const finder = { ...finderSearch(filters), ...found };
  return (
    <SidePanel title={row.name} isOpen onClose={onClose} width={600}>
      <Text as="p" tone="muted" size="sm">
        {sayDays(days)}
      </Text>
      <dl className={styles.figures}>
        {figures[kind].map((id) => (
          <div key={id}>
            <dt>{say(id)}</dt>
            <dd>{salesText(id, valueIn(id, row, row))}</dd>
          </div>
        ))}
      </dl>
      {tickets.data ? (
        <Tickets tickets={tickets.data} finder={finder} />
      ) : (
        <LoadState query={tickets} failed={[t('failed')]} rows={6} />
      )}
      <div className={styles.foot}>
        <span>{tickets.data && tickets.data.length > 0 && t('ticketsFirst', { count: tickets.data.length })}</span>
        <Button renderRoot={(props: object) => <Link {...props} to="/ticket-finder/search" search={finder} />}>
          {t('openFinder')}
        </Button>
      </div>
    </SidePanel>
  );
}

/** The filters of a report in the words of the Ticket Finder. */
function finderSearch({ query: { orderType }, days, place, channel }: ReportFilters) {
  const type = orderType === undefined ? undefined : String(orderType);
  return { from: days.from, to: days.to, place, channel, type };
}

type TicketsProps = {
  readonly tickets: SoldTickets;
  /** The same tickets in the words of the Ticket Finder. */
  readonly finder: ReturnType<typeof finderSearch>;
};

/** Each opens as a receipt, beside the same tickets in the Ticket Finder. */
function Tickets({ tickets, finder }: TicketsProps) {
  const t = usePhrases(reportsPhrases);
  const { accessibleTenants } = useSession();
  if (tickets.length === 0) return <EmptyState title={t('noTicketsFound')} framed={false} />;
  const places = new Map(accessibleTenants.map((tenant) => [tenant.id, tenant]));
  return (
    <div className={styles.tickets}>
      <PlainTable
        label={t('tickets')}
        framed={false}
        rows={tickets}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'ticket',
            title: t('ticket'),
            cell: ({ id, number, opened, locationId }) => (
              <NameCell
                name={
                  <Link className={styles.ticket} to="/ticket-finder/search" search={{ ...finder, ticket: id }}>
                    <span className={styles.number}>{number}</span> {places.get(locationId)?.name ?? locationId}
                  </Link>
                }
                meta={formatDateTime(opened, places.get(locationId)?.timezone || 'UTC')}
              />
            ),
          },
          {
            id: 'items',
            title: t('ordered'),
            hideOnPhone: true,
            cell: ({ items }) => <span className={styles.items}>{items.join(', ')}</span>,
          },
          {
            id: 'type',
            title: t('orderType'),
            hideOnPhone: true,
            cell: ({ orderType }) => orderTypeName(orderType) ?? t('unknownOrderType', { id: orderType }),
          },
          { id: 'total', title: t('total'), align: 'right', cell: ({ total }) => formatCents(total) },
        ]}
      />
    </div>
  );
}
