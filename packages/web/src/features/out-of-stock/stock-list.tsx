import { Button, VisuallyHidden } from '@mantine/core';
import { IconCircleMinus, IconStackPop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../phrases/phrases.ts';
import { stockPhrases } from '../../phrases/stock/out-of-stock.ts';
import { useSession } from '../../session/session-store.ts';
import { storeMomentText } from '../../stock/back-text.ts';
import { isOutNow } from '../../stock/out-entries.ts';
import { PutBackButton } from '../../stock/put-back-button.tsx';
import { type OutEntry, stockQuery } from '../../stock/stock-calls.ts';
import { useStockLocations, zoneOf } from '../../stock/stock-places.ts';
import { PhoneLine } from '../../ui/layout/brand/phone-line.tsx';
import { PaneFoot, PaneMessage } from '../../ui/layout/pane/pane.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { LoadState } from '../../ui/messages/load-state.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';
import { cameBackText, groupOf, lengthText, stateText } from './entry-words.ts';
import { StoresCell } from './stores-cell.tsx';
import type { StockFilters } from './use-stock-filters.ts';

const groups = ['today', 'longer', 'counted'] as const;

/** The things that are out, in three groups: for today, longer, counting down; or those that came back. */
export function StockList({ filters }: { readonly filters: StockFilters }) {
  const t = usePhrases(stockPhrases);
  const { userCompanyId } = useSession();
  const query = useQuery(stockQuery(userCompanyId, filters.query));
  const zoneAt = useZoneAt();
  const columns = useColumns(filters.isBack);
  const { data } = query;
  if (!data || query.isError)
    return (
      <PaneMessage>
        <LoadState query={query} failed={[t('failed'), t('failedHint')]} rows={6} />
      </PaneMessage>
    );
  const { entries, total } = data;
  if (entries.length === 0) return <Nothing filters={filters} />;
  const groupIdOf = (entry: OutEntry) => (filters.isBack ? 'back' : groupOf(entry, zoneAt(entry)));
  const inOrder = filters.isBack
    ? entries
    : groups.flatMap((group) => entries.filter((entry) => groupIdOf(entry) === group));
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={inOrder}
        rowKey={({ id, locationIds, ended }) => [id, locationIds[0], ended?.at].join('|')}
        rowName={({ name }) => name}
        isOrdered
        density="two-lines"
        groupOf={(entry) => {
          const id = groupIdOf(entry);
          return { id, title: t(`group.${id}`) };
        }}
      />
      <PaneFoot>
        <span role="status">
          {total > entries.length
            ? t('shownOf', { count: entries.length, total })
            : t('shown', { count: entries.length })}
        </span>
      </PaneFoot>
    </>
  );
}

function Nothing({ filters }: { readonly filters: StockFilters }) {
  const t = usePhrases(stockPhrases);
  return (
    <PaneMessage>
      {filters.isAny ? (
        <EmptyState title={t('noneFound')} action={<Button onClick={filters.clear}>{t('clearAll')}</Button>}>
          {t('noneFoundHint')}
        </EmptyState>
      ) : (
        <EmptyState title={t(filters.isBack ? 'noneBack' : 'none')}>{t('noneHint')}</EmptyState>
      )}
    </PaneMessage>
  );
}

/** Times are those of the first location. */
function useZoneAt(): (entry: OutEntry) => string {
  const locations = useStockLocations();
  return ({ locationIds: [first = ''] }) => zoneOf(locations.get(first));
}

function useColumns(isBack: boolean): readonly DataColumn<OutEntry>[] {
  const t = usePhrases(stockPhrases);
  const zoneAt = useZoneAt();
  const backOf = (entry: OutEntry) => {
    const zone = zoneAt(entry);
    if (!isBack) return { first: stateText(entry, zone), second: lengthText(entry, zone) };
    const { at, how } = cameBackText(entry, zone);
    return { first: at, second: how };
  };
  const columns: readonly DataColumn<OutEntry>[] = [
    {
      id: 'what',
      title: t('what'),
      width: 'minmax(160px, 1.3fr)',
      cell: (entry) => (
        <Row gap={2.5} align="start">
          <Icon entry={entry} />
          <Stack place="shrink">
            <Text weight="medium" clip title={entry.name}>
              {entry.name}
            </Text>
            <Text tone="faint" size="sm" clip>
              {t(`kind.${entry.thing.kind}`)}
            </Text>
            <PhoneLine>{backOf(entry).first}</PhoneLine>
          </Stack>
        </Row>
      ),
    },
    {
      id: 'back',
      title: t('back'),
      width: 'minmax(150px, 1.2fr)',
      hideOnPhone: true,
      cell: (entry) => <TwoLines {...backOf(entry)} />,
    },
    {
      id: 'stores',
      title: t('stores'),
      width: 'minmax(120px, 1fr)',
      hideOnPhone: true,
      cell: (entry) => <StoresCell entry={entry} />,
    },
    {
      id: 'by',
      title: t('takenOutBy'),
      width: 'minmax(120px, 1fr)',
      hideOnPhone: true,
      cell: (entry) => (
        <TwoLines
          first={entry.by}
          second={t(`wayAt.${entry.way}`, { at: storeMomentText(entry.begunAt, zoneAt(entry)) })}
        />
      ),
    },
  ];
  if (isBack) return columns;
  const actions: DataColumn<OutEntry> = {
    id: 'actions',
    title: <VisuallyHidden>{t('actions')}</VisuallyHidden>,
    width: '96px',
    align: 'right',
    isStill: true,
    // A countdown is an entry of its own at each location.
    cell: (entry) => <PutBackButton entry={entry} {...(entry.count !== null && { locationIds: entry.locationIds })} />,
  };
  return [...columns, actions];
}

/** Out, or still sold while it counts down. */
function Icon({ entry }: { readonly entry: OutEntry }) {
  if (isOutNow(entry)) return <IconCircleMinus size={16} stroke={1.75} color="var(--bad)" aria-hidden />;
  return <IconStackPop size={16} stroke={1.75} aria-hidden />;
}

function TwoLines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <Stack place="shrink">
      <Text weight="medium" clip title={first}>
        {first}
      </Text>
      <Text tone="faint" size="sm" clip title={second}>
        {second}
      </Text>
    </Stack>
  );
}
