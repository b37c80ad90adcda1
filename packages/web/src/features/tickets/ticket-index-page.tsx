import { dateText } from '@servery/words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { ticketIndexPhrases } from '../../phrases/tickets/ticket-index.ts';
import { ownZone } from '../../publishing/store-time.ts';
import { ForDashboardReaders } from '../../sales/for-dashboard-readers.tsx';
import { wholeCompany } from '../../session/level/active-level.ts';
import { useSession } from '../../session/session-store.ts';
import { LoadMore } from '../../ui/actions/load-more.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { Pane, PaneFoot, PaneMessage } from '../../ui/layout/pane/pane.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { LoadState } from '../../ui/messages/load-state.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';
import { RetentionPanel } from './retention/retention-panel.tsx';
import { StoreTimeCell } from './store-time-cell.tsx';
import { type LocationTickets, type TicketIndex, ticketIndexQuery } from './ticket-calls.ts';
import styles from './ticket-index.module.css';
import { storeTime, useTicketPlaces } from './ticket-places.ts';

/** TF-04: how many tickets there are, from when to when, and since when each location has reported none. */
export function TicketIndexPage() {
  const t = usePhrases(ticketIndexPhrases);
  return (
    <ForDashboardReaders title={t('title')}>
      <Pane
        header={
          <PageHeader
            title={t('title')}
            subtitle={t('subtitle')}
            back={<Link to="/ticket-finder/search">{t('back')}</Link>}
          />
        }
      >
        <Index />
      </Pane>
    </ForDashboardReaders>
  );
}

function Index() {
  const t = usePhrases(ticketIndexPhrases);
  const navigate = useNavigate();
  const { userCompanyId } = useSession();
  const index = useInfiniteQuery(ticketIndexQuery(userCompanyId));
  const columns = useColumns();
  const pages = index.data?.pages ?? [];
  const [first] = pages;
  if (!first || index.isError)
    return (
      <PaneMessage>
        <LoadState query={index} failed={[t('failed'), t('failedHint')]} rows={8} />
      </PaneMessage>
    );
  const locations = pages.flatMap((page) => page.locations);
  if (locations.length === 0)
    return (
      <>
        <PaneMessage>
          <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
        </PaneMessage>
        <RetentionPanel />
      </>
    );
  return (
    <>
      <Totals index={first} />
      <Marks marks={first.marks} />
      <RetentionPanel />
      <DataTable
        label={t('title')}
        columns={columns}
        rows={locations}
        rowKey={({ locationId }) => locationId}
        rowName={({ locationId }) => locationId}
        isOrdered
        density="two-lines"
        onOpen={({ locationId }) => navigate({ to: '/ticket-finder/search', search: { place: locationId } })}
      />
      <PaneFoot end={<LoadMore query={index} label={t('loadMore')} />}>
        <span role="status">{t('loaded', { shown: counted(locations.length), count: first.locationCount })}</span>
      </PaneFoot>
    </>
  );
}

function Totals({ index }: { readonly index: TicketIndex }) {
  const t = usePhrases(ticketIndexPhrases);
  const { tickets, oldest, newest, lastReported, marked, secondsBehind } = index;
  const totals = [
    [t('tickets'), counted(tickets)],
    [t('oldest'), oldest === null ? '–' : dateText(oldest)],
    [t('newest'), newest === null ? '–' : dateText(newest)],
    [t('lastReported'), lastReported === null ? '–' : storeTime(lastReported, ownZone)],
    [t('marked'), counted(marked)],
    ...(secondsBehind === null ? [] : [[t('behind'), t('seconds', { count: secondsBehind })] as const]),
  ] as const;
  return (
    <dl className={styles.totals} aria-label={t('totals')}>
      {totals.map(([name, value]) => (
        <div key={name} className={styles.total}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Each leads to its tickets. */
function Marks({ marks }: Pick<TicketIndex, 'marks'>) {
  const t = usePhrases(ticketIndexPhrases);
  if (marks.length === 0) return null;
  return (
    <nav className={styles.marks} aria-label={t('marks')}>
      {marks.map(({ kind, tickets }) => (
        <Link key={kind} to="/ticket-finder/search" search={{ place: wholeCompany, marked: kind }}>
          {t(`markName.${kind}`)} <b>{counted(tickets)}</b>
        </Link>
      ))}
    </nav>
  );
}

function useColumns(): readonly DataColumn<LocationTickets>[] {
  const t = usePhrases(ticketIndexPhrases);
  const placeOf = useTicketPlaces();
  return [
    {
      id: 'location',
      title: t('location'),
      width: 'minmax(140px, 2fr)',
      cell: ({ locationId }) => placeOf(locationId).name,
    },
    {
      id: 'lastReported',
      title: t('lastReported'),
      width: 'minmax(120px, 1fr)',
      cell: ({ locationId, lastReported }) => <StoreTimeCell instant={lastReported} zone={placeOf(locationId).zone} />,
    },
    { id: 'from', title: t('from'), width: '152px', hideOnPhone: true, cell: ({ oldest }) => dateText(oldest) },
    { id: 'to', title: t('to'), width: '152px', hideOnPhone: true, cell: ({ newest }) => dateText(newest) },
    {
      id: 'tickets',
      title: t('tickets'),
      width: '96px',
      align: 'right',
      cell: ({ tickets }) => counted(tickets),
    },
    {
      id: 'marked',
      title: t('marked'),
      width: '112px',
      align: 'right',
      hideOnPhone: true,
      cell: ({ marked }) => counted(marked),
    },
  ];
}

/** `1,284,630` */
function counted(count: number): string {
  return count.toLocaleString('en-US');
}
