import { Button } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { formatCents } from '@servery/domain';
import { IconFileExport } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { ticketsPhrases } from '../../phrases/tickets/ticket-finder.ts';
import { ForDashboardReaders } from '../../sales/for-dashboard-readers.tsx';
import { useSession } from '../../session/session-store.ts';
import { ClearButton, FilterButton } from '../../ui/actions/filter-button.tsx';
import { LoadMore } from '../../ui/actions/load-more.tsx';
import { PausedSearchInput } from '../../ui/fields/search-input.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { Pane, PaneFoot, PaneMessage, PaneTools } from '../../ui/layout/pane/pane.tsx';
import { SidePanel } from '../../ui/layout/pane/side-panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { LoadState } from '../../ui/messages/load-state.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TicketPanel } from './receipt/ticket-panel.tsx';
import { KeptFrom } from './retention/kept-from.tsx';
import { exportAddress, ticketCountsQuery, ticketsQuery } from './ticket-calls.ts';
import { useTicketColumns } from './ticket-columns.tsx';
import { TicketFilterFields } from './ticket-filter-fields.tsx';
import styles from './tickets.module.css';
import { type TicketFilters, useTicketFilters } from './use-ticket-filters.ts';

/** Pixels of the window that the filters, the list and a receipt need beside each other. */
const roomForReceipt = 1400;

/** TF-01: the tickets that terminals report, searched as one types; one of them opens as a receipt. */
export function TicketFinderPage() {
  const t = usePhrases(ticketsPhrases);
  return (
    <ForDashboardReaders title={t('title')}>
      <TicketFinder />
    </ForDashboardReaders>
  );
}

function TicketFinder() {
  const t = usePhrases(ticketsPhrases);
  const { userCompanyId } = useSession();
  const filters = useTicketFilters();
  // Text that was typed and filters nothing yet goes with the filters: the fields begin again.
  const [cleared, setCleared] = useState(0);
  const handleClear = () => {
    setCleared(cleared + 1);
    return filters.clear();
  };
  const list = useRef<HTMLDivElement>(null);
  const hasRoom = useMediaQuery(`(min-width: ${roomForReceipt}px)`, undefined, { getInitialValueInEffect: false });
  const { ticket } = useSearch({ strict: false });
  const isBeside = hasRoom && ticket !== undefined;
  const handleClose = () => {
    void filters.keep({ ticket: undefined });
    // The list goes on at the row that was read.
    if (isBeside) list.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
  };
  useHotkeys(isBeside ? [['Escape', handleClose]] : []);
  return (
    <Pane
      header={
        <PageHeader
          title={t('title')}
          actions={
            <>
              <Button component={Link} to="/ticket-finder/index-info">
                {t('index')}
              </Button>
              <Button
                component="a"
                href={exportAddress(userCompanyId, filters.query)}
                download="tickets.csv"
                aria-label={t('exportLabel')}
                leftSection={<IconFileExport size={16} stroke={1.75} aria-hidden />}
              >
                {t('exportCsv')}
              </Button>
            </>
          }
        />
      }
    >
      <SearchLine key={`search-${cleared}`} filters={filters} onClear={handleClear} />
      <div className={styles.body}>
        <search className={styles.rail} aria-label={t('filters')}>
          <TicketFilterFields key={cleared} filters={filters} />
        </search>
        <div className={styles.found} ref={list}>
          <Found filters={filters} opened={isBeside ? ticket : undefined} onClear={handleClear} />
        </div>
        <TicketPanel isBeside={hasRoom} onClose={handleClose} />
      </div>
    </Pane>
  );
}

type FilteredProps = { readonly filters: TicketFilters; readonly onClear: () => unknown };

/** The search, and where there is no room for the filters beside the list, the way to them. */
function SearchLine({ filters, onClear }: FilteredProps) {
  const t = usePhrases(ticketsPhrases);
  const [isOpen, setOpen] = useState(false);
  const { count } = filters;
  return (
    <PaneTools label={t('tools')}>
      <Stack place="fill">
        <PausedSearchInput
          isWide
          label={t('search')}
          placeholder={t('searchFor')}
          value={filters.search.q ?? ''}
          onChange={(q) => filters.keep({ q: q || undefined })}
        />
      </Stack>
      <span className={styles.opensRail}>
        <FilterButton isOn={count > 0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {count > 0 ? t('filtersOn', { count }) : t('filters')}
        </FilterButton>
      </span>
      {filters.isAny && <ClearButton onClick={onClear}>{t('clear')}</ClearButton>}
      <SidePanel title={t('filters')} isOpen={isOpen} onClose={() => setOpen(false)} width={320}>
        <Stack gap={4}>
          <TicketFilterFields filters={filters} />
          <ShowTickets filters={filters} onShow={() => setOpen(false)} />
        </Stack>
      </SidePanel>
    </PaneTools>
  );
}

type ShowTicketsProps = { readonly filters: TicketFilters; readonly onShow: () => void };

/** Back to the list, from the filters that lie over it. */
function ShowTickets({ filters, onShow }: ShowTicketsProps) {
  const t = usePhrases(ticketsPhrases);
  const { data: counts } = useQuery(ticketCountsQuery(useSession().userCompanyId, filters.query));
  return (
    <Button variant="filled" onClick={onShow}>
      {counts ? t('showCounted', { count: counts.tickets }) : t('show')}
    </Button>
  );
}

type FoundProps = FilteredProps & {
  /** The ticket that is read beside the list. */
  readonly opened: string | undefined;
};

function Found({ filters, opened, onClear }: FoundProps) {
  const t = usePhrases(ticketsPhrases);
  const { userCompanyId } = useSession();
  const columns = useTicketColumns(filters.query, opened !== undefined);
  const found = useInfiniteQuery(ticketsQuery(userCompanyId, filters.query));
  if (!found.data || found.isError)
    return (
      <div className={styles.message}>
        <PaneMessage>
          <LoadState query={found} failed={[t('failed'), t('failedHint')]} rows={8} />
        </PaneMessage>
      </div>
    );
  const tickets = found.data.pages.flatMap((page) => page.tickets);
  if (tickets.length === 0)
    return (
      <div className={styles.message}>
        <PaneMessage>
          {filters.isAny ? (
            <EmptyState title={t('noneFound')} action={<Button onClick={onClear}>{t('clearAll')}</Button>}>
              {t('noneFoundHint')} <KeptFrom />
            </EmptyState>
          ) : (
            <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
          )}
        </PaneMessage>
      </div>
    );
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={tickets}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        isOrdered
        density="two-lines"
        onOpen={({ id }) => filters.keep({ ticket: id })}
        opened={opened}
      />
      <PaneFoot
        keys={[
          ['J K', t('keyMove')],
          ['Enter', t('keyOpen')],
        ]}
        end={<LoadMore query={found} label={t('loadMore')} done={t('end')} />}
      >
        <span role="status">
          <FoundCount filters={filters} loaded={tickets.length} />
        </span>
        <KeptFrom />
      </PaneFoot>
    </>
  );
}

type FoundCountProps = { readonly filters: TicketFilters; readonly loaded: number };

/** How many of the tickets are listed, of how many, and their sum where they are counted. */
function FoundCount({ filters, loaded }: FoundCountProps) {
  const t = usePhrases(ticketsPhrases);
  const { data: counts } = useQuery(ticketCountsQuery(useSession().userCompanyId, filters.query));
  if (!counts || counts.tickets < loaded) return t('loaded', { count: loaded });
  const count = counts.tickets;
  const total = formatCents(counts.total);
  return loaded === count ? t('counted', { count, total }) : t('countedSome', { loaded, count, total });
}
