import { Button, SegmentedControl } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useListColumns } from '../../../editing/list/use-list-columns.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import { type ContactWord, contactOf } from '../../../publishing/location-contact.tsx';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { useSession } from '../../../session/session-store.ts';
import { originIcons } from '../../../ui/icons.tsx';
import { PaneFoot } from '../../../ui/layout/pane/pane.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useSortedRows } from '../../../ui/table/use-sorted-rows.ts';
import { LocationDetail } from '../location-detail.tsx';
import { type SettingsAsked, SettingsQuestion } from '../settings/settings-question.tsx';
import { LocationBulkActions } from './location-bulk-actions.tsx';
import { useLocationColumns } from './location-columns.tsx';
import { useLocationExport } from './location-export.ts';
import { LocationFilterBar } from './location-filter-bar.tsx';
import { useLocationFilters } from './use-location-filters.ts';

const LocationsMap = lazy(() => import('../map/locations-map.tsx').then((m) => ({ default: m.LocationsMap })));
const GroupIcon = originIcons.group;
const searchText = ({ name, address, id, tags }: SyncStatus) => `${name} ${address ?? ''} ${id} ${tags.join(' ')}`;

/** The locations that search and filters let through, and the actions on one or many of them. */
export function LocationList({ locations }: { readonly locations: readonly SyncStatus[] }) {
  const t = usePhrases(locationsPhrases);
  const navigate = useNavigate();
  const { accessibleTenants } = useSession();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const filters = useLocationFilters();
  const groups = useMemo(() => accessibleTenants.filter(({ type }) => type === 'GROUP'), [accessibleTenants]);
  const [asked, setAsked] = useState<SettingsAsked | null>(null);
  const columns = useLocationColumns(groups, setAsked);
  const { shown, menu } = useListColumns('locations', columns);
  const names = useMemo(() => new Map(groups.map(({ id, name }) => [id, name])), [groups]);
  const keys = {
    label: t('title'),
    rowKey: ({ id }: SyncStatus) => id,
    rowName: ({ name }: SyncStatus) => name,
    onSort: filters.keepSort,
  };
  const { rows, sort } = useSortedRows({
    ...keys,
    columns,
    rows: locations,
    search: filters.q,
    searchText,
    filter: filters.passes,
    sort: filters.sort,
  });
  const exportCsv = useLocationExport(names);
  const selected = useMemo(() => locations.filter(({ id }) => selection.has(id)), [locations, selection]);
  return (
    <>
      <LocationFilterBar locations={locations} groups={groups} filters={filters}>
        {!filters.isMap && menu}
        <Button
          size="sm"
          leftSection={<IconFileExport size={14} stroke={1.75} aria-hidden />}
          aria-label={t('exportLabel', { count: rows.length })}
          disabled={rows.length === 0}
          onClick={() => exportCsv(rows)}
        >
          {t('exportCsv')}
        </Button>
        <ViewSwitch isMap={filters.isMap} onMap={(isMap) => filters.keep({ view: isMap ? 'map' : undefined })} />
      </LocationFilterBar>
      {filters.isMap ? (
        <Suspense fallback={<SkeletonTable rows={6} />}>
          <LocationsMap locations={rows} groupNames={names} />
        </Suspense>
      ) : (
        <DataTable
          {...keys}
          columns={shown}
          rows={rows}
          isOrdered
          sort={sort}
          density="two-lines"
          selection={selection}
          onSelect={setSelection}
          bulkActions={
            <LocationBulkActions
              selected={selected}
              groups={groups}
              onMoved={() => setSelection(new Set())}
              onSettings={setAsked}
            />
          }
          bulkReads={
            <Button variant="subtle" size="sm" onClick={() => exportCsv(selected)}>
              {t('exportCsv')}
            </Button>
          }
          onOpen={({ id }) => navigate({ to: '/locations/$id', params: { id } })}
          detail={(location) => <LocationDetail location={location} />}
          {...(groups.length > 0 && {
            groupOf: ({ groupId }: SyncStatus) => ({
              id: groupId ?? 'none',
              title: groupId === null ? t('noGroup') : (names.get(groupId) ?? t('otherGroup')),
              icon: <GroupIcon size={14} stroke={1.75} aria-hidden />,
            }),
          })}
          {...(locations.length === 0 && {
            empty: <EmptyState title={t('noLocations')}>{t('noLocationsHint')}</EmptyState>,
          })}
          onClearFilters={filters.clear}
        />
      )}
      <Foot locations={locations} isMap={filters.isMap} />
      <SettingsQuestion asked={asked} locations={locations} onClose={() => setAsked(null)} />
    </>
  );
}

type ViewSwitchProps = { readonly isMap: boolean; readonly onMap: (isMap: boolean) => void };

function ViewSwitch({ isMap, onMap }: ViewSwitchProps) {
  const t = usePhrases(locationsPhrases);
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('view')}
      value={isMap ? 'map' : 'list'}
      onChange={(value) => onMap(value === 'map')}
      data={[
        { value: 'list', label: t('list') },
        { value: 'map', label: t('map') },
      ]}
    />
  );
}

function Foot({ locations, isMap }: { readonly locations: readonly SyncStatus[]; readonly isMap: boolean }) {
  const t = usePhrases(locationsPhrases);
  const count = (word: ContactWord) => locations.filter(({ lastPing }) => contactOf(lastPing) === word).length;
  return (
    <PaneFoot
      keys={
        isMap
          ? []
          : [
              ['J K', t('moveKey')],
              ['X', t('selectKey')],
              ['→', t('unfoldKey')],
              ['Enter', t('open')],
            ]
      }
    >
      <span>{t('total', { count: locations.length })}</span>
      <span>
        {t('contactSummary', { upToDate: count('upToDate'), outOfDate: count('outOfDate'), never: count('never') })}
      </span>
    </PaneFoot>
  );
}
