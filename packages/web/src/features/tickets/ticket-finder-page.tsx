import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
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
import { exportAddress, ticketsQuery } from './ticket-calls.ts';
import { useTicketColumns } from './ticket-columns.tsx';
import { TicketFilterFields } from './ticket-filter-fields.tsx';
import styles from './tickets.module.css';
import { type TicketFilters, useTicketFilters } from './use-ticket-filters.ts';

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
  // What was typed and filters nothing yet goes with the filters: the fields begin again.
  const [cleared, setCleared] = useState(0);
  const handleClear = () => {
    setCleared(cleared + 1);
    return filters.clear();
  };
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
        <div className={styles.found}>
          <Found filters={filters} onClear={handleClear} />
        </div>
      </div>
      <TicketPanel />
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
        <TicketFilterFields filters={filters} />
      </SidePanel>
    </PaneTools>
  );
}

function Found({ filters, onClear }: FilteredProps) {
  const t = usePhrases(ticketsPhrases);
  const { userCompanyId } = useSession();
  const columns = useTicketColumns(filters.query);
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
              {t('noneFoundHint')}
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
      />
      <PaneFoot
        keys={[
          ['J K', t('keyMove')],
          ['Enter', t('keyOpen')],
        ]}
        end={<LoadMore query={found} label={t('loadMore')} done={t('end')} />}
      >
        <span role="status">{t('loaded', { count: tickets.length })}</span>
      </PaneFoot>
    </>
  );
}
