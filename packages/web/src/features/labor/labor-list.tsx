import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { laborPhrases } from '../../phrases/people/labor.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { LoadMore } from '../../ui/actions/load-more.tsx';
import { PaneFoot, PaneMessage } from '../../ui/layout/pane/pane.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { LoadState } from '../../ui/messages/load-state.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { type LaborEntry, type LaborStatus, laborEntriesQuery } from './labor-calls.ts';
import { LaborDetail, useLaborColumns, usePlaceOf } from './labor-columns.tsx';
import { LaborToolbar } from './labor-toolbar.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { useLaborFilters } from './use-labor-filters.ts';

/** Ours beside theirs, with the actions on each. */
export function LaborList({ status }: { readonly status: LaborStatus }) {
  const search = useLaborFilters();
  const [matched, setMatched] = useState<LaborEntry | null>(null);
  return (
    <>
      <LaborToolbar search={search} status={status} />
      <Entries search={search} status={status} onMatch={setMatched} />
      {matched && <MatchDialog entry={matched} onClose={() => setMatched(null)} />}
    </>
  );
}

type EntriesProps = {
  readonly search: ReturnType<typeof useLaborFilters>;
  readonly status: LaborStatus;
  readonly onMatch: (entry: LaborEntry) => void;
};

function Entries({ search, status, onMatch }: EntriesProps) {
  const t = usePhrases(laborPhrases);
  const { userCompanyId } = useSession();
  const columns = useLaborColumns(status.locations, onMatch);
  const placeOf = usePlaceOf(status.locations);
  const query = useInfiniteQuery(laborEntriesQuery(userCompanyId, search.filters, status.counts));
  if (!query.data || query.isError)
    return (
      <PaneMessage>
        <LoadState query={query} failed={[t('failed'), t('failedHint')]} rows={8} />
      </PaneMessage>
    );
  const entries = query.data.pages.flatMap((page) => page.entries);
  const total = query.data.pages.at(-1)?.total ?? 0;
  if (entries.length === 0)
    return (
      <PaneMessage>
        <EmptyState
          title={t(search.isAny ? 'emptyFiltered' : 'empty')}
          action={search.isAny && <Button onClick={search.clear}>{t('clear')}</Button>}
        />
      </PaneMessage>
    );
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        density="two-lines"
        isOrdered
        detail={(entry) => <LaborDetail entry={entry} place={placeOf(entry)} />}
      />
      <PaneFoot
        end={<LoadMore query={query} label={t('loadMore')} done={t('loaded', { shown: entries.length, total })} />}
      >
        <span role="status">{t('counts', status.counts)}</span>
      </PaneFoot>
    </>
  );
}
