import { Button } from '@mantine/core';
import { formatCents, formatDateTime } from '@servery/domain';
import { salesPhrases, salesText } from '@servery/words';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import { type SoldTickets, soldTicketsQuery } from '../../../sales/sold-tickets.ts';
import { useSession } from '../../../session/session-store.ts';
import { Fact, Facts } from '../../../ui/data/facts.tsx';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { NameCell } from '../../../ui/table/name-cell.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import type { ReportRow } from './report-columns.tsx';
import { valueIn } from './report-values.ts';
import { useReportFilters } from './use-report-filters.ts';

type TicketDrawerProps = {
  readonly kind: 'item' | 'server' | 'store';
  readonly row: ReportRow;
  readonly onClose: () => void;
};

const figures = {
  item: ['sold', 'tickets', 'netSales', 'averagePrice'],
  server: ['tickets', 'netSales', 'averageTicket'],
  store: ['tickets', 'netSales', 'averageTicket'],
} as const;

/** The tickets behind a row, under the filters of the report. */
export function TicketDrawer({ kind, row, onClose }: TicketDrawerProps) {
  const t = usePhrases(reportsPhrases);
  const say = usePhrases(salesPhrases);
  const { userCompanyId } = useSession();
  const { query, days, place, channel } = useReportFilters();
  const asked = {
    from: days.from,
    to: days.to,
    places: kind === 'store' ? row.id : place,
    channel,
    orderType: query.orderType,
    ...(kind === 'item' && { itemId: row.id }),
    ...(kind === 'server' && { serverId: row.id }),
  };
  const tickets = useQuery(soldTicketsQuery(userCompanyId, asked));
  const finder = {
    from: days.from,
    to: days.to,
    place: asked.places,
    channel,
    type: query.orderType === undefined ? undefined : String(query.orderType),
    ...(kind === 'item' && { item: row.name }),
    ...(kind === 'server' && { server: row.name }),
  };
  return (
    <SidePanel title={row.name} isOpen onClose={onClose} width={560}>
      <Stack gap={4}>
        <Facts>
          {figures[kind].map((id) => (
            <Fact key={id} name={say(id)}>
              {salesText(id, valueIn(id, row, row))}
            </Fact>
          ))}
        </Facts>
        {tickets.data ? (
          <Tickets tickets={tickets.data} />
        ) : (
          <LoadState query={tickets} failed={[t('failed')]} rows={6} />
        )}
        <Button renderRoot={(props: object) => <Link {...props} to="/ticket-finder/search" search={finder} />}>
          {t('openFinder')}
        </Button>
      </Stack>
    </SidePanel>
  );
}

function Tickets({ tickets }: { readonly tickets: SoldTickets }) {
  const t = usePhrases(reportsPhrases);
  const { accessibleTenants } = useSession();
  if (tickets.length === 0) return <EmptyState title={t('noTicketsFound')} framed={false} />;
  const places = new Map(accessibleTenants.map((tenant) => [tenant.id, tenant]));
  return (
    <PlainTable
      label={t('tickets')}
      framed={false}
      rows={tickets}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'ticket',
          title: t('ticketsFirst', { count: tickets.length }),
          cell: ({ number, opened, locationId }) => (
            <NameCell
              name={`${number} ${places.get(locationId)?.name ?? locationId}`}
              meta={formatDateTime(opened, places.get(locationId)?.timezone || 'UTC')}
            />
          ),
        },
        { id: 'items', title: t('item'), hideOnPhone: true, cell: ({ items }) => items.join(', ') },
        { id: 'total', title: t('total'), align: 'right', cell: ({ total }) => formatCents(total) },
      ]}
    />
  );
}
