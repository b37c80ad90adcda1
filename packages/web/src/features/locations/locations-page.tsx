import { Button } from '@mantine/core';
import { locationHasChanges, US_STATES } from '@servery/domain';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { type ContactWord, contactOf } from '../../configuration/location-contact.tsx';
import { type SyncStatus, syncStatusQuery } from '../../configuration/sync-status.ts';
import { locationsPhrases } from '../../phrases/locations.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { ClearButton } from '../../ui/actions/filter-button.tsx';
import { SearchInput } from '../../ui/fields/search-input.tsx';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import { originIcons } from '../../ui/icons.tsx';
import { ListPane } from '../../ui/layout/list-pane.tsx';
import { PaneFoot, PaneTools } from '../../ui/layout/pane.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { LeadsToChange } from '../../ui/read-only/read-only.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { DataSort } from '../../ui/table/data-table-types.ts';
import { sortOf, writtenSort } from '../../ui/table/sort-in-address.ts';
import { FilterMenu } from './filter-menu.tsx';
import { useLocationColumns } from './location-columns.tsx';
import { LocationDetail } from './location-detail.tsx';
import { MoveMenu } from './move-menu.tsx';

const GroupIcon = originIcons.group;
const contactWords = ['upToDate', 'outOfDate', 'never'] as const;
const stateWords = ['withChanges', 'withoutChanges'] as const;

/** RT-34, NG-13: every location the user may access. */
export function LocationsPage() {
  const t = usePhrases(locationsPhrases);
  const session = useSession();
  const { userCompanyId } = session;
  const query = useQuery(syncStatusQuery(userCompanyId));
  const { data } = query;
  const locations = useMemo(() => (data ?? []).filter(({ type }) => type === 'LOCATION'), [data]);
  return (
    <ListPane
      title={t('title')}
      count={locations.length}
      actions={hasFeature(session, 'addLocation') && <AddLocation />}
      query={query}
      failed={[t('failed'), t('failedHint')]}
      rows={8}
    >
      <LocationList locations={locations} />
    </ListPane>
  );
}

function AddLocation() {
  const t = usePhrases(locationsPhrases);
  const navigate = useNavigate();
  const { group } = useSearch({ strict: false });
  return (
    <LeadsToChange>
      <Button
        variant="filled"
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => navigate({ to: '/locations/add', search: (before: object) => ({ ...before, group }) })}
      >
        {t('addLocation')}
      </Button>
    </LeadsToChange>
  );
}

function LocationList({ locations }: { readonly locations: readonly SyncStatus[] }) {
  const t = usePhrases(locationsPhrases);
  const navigate = useNavigate();
  const session = useSession();
  const { accessibleTenants } = session;
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const filters = useFilters();
  const columns = useLocationColumns();
  const groups = accessibleTenants.filter(({ type }) => type === 'GROUP');
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return (
    <>
      <PaneTools label={t('filters')}>
        <SearchInput label={t('search')} value={filters.q} onChange={(q) => filters.keep({ q: q || undefined })} />
        {groups.length > 0 && (
          <FilterMenu
            label={t('group')}
            any={t('anyGroup')}
            value={filters.group}
            options={groups.map(({ id, name }) => ({ id, name }))}
            onChange={(group) => filters.keep({ group })}
          />
        )}
        <WordFilters locations={locations} filters={filters} />
        <FilterMenu
          label={t('contact')}
          any={t('anyContact')}
          value={filters.contact}
          options={contactWords.map((word) => ({ id: word, name: t(word) }))}
          onChange={(contact) => filters.keep({ contact })}
        />
        <FilterMenu
          label={t('publish')}
          any={t('anyState')}
          value={filters.state}
          options={stateWords.map((word) => ({ id: word, name: t(word) }))}
          onChange={(state) => filters.keep({ state })}
        />
        {filters.isAny && <ClearButton onClick={filters.clear}>{t('clear')}</ClearButton>}
      </PaneTools>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={locations}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={filters.q}
        searchText={({ name, address, id, tags }) => `${name} ${address ?? ''} ${id} ${tags.join(' ')}`}
        filter={filters.passes}
        sort={filters.sort}
        onSort={filters.keepSort}
        density="two-lines"
        {...(hasFeature(session, 'editLocation') &&
          groups.length > 0 && {
            selection,
            onSelect: setSelection,
            bulkActions: <MoveMenu selection={selection} groups={groups} onMoved={() => setSelection(new Set())} />,
          })}
        onOpen={({ id }) => navigate({ to: '/locations/$id', params: { id } })}
        detail={(location) => <LocationDetail location={location} />}
        {...(groups.length > 0 && {
          groupOf: ({ groupId }: SyncStatus) => ({
            id: groupId ?? 'none',
            title: (groupId && names.get(groupId)) || t('noGroup'),
            icon: <GroupIcon size={14} stroke={1.75} aria-hidden />,
          }),
        })}
        empty={<EmptyState title={t('noLocations')}>{t('noLocationsHint')}</EmptyState>}
        onClearFilters={filters.clear}
      />
      <Foot locations={locations} />
    </>
  );
}

type FiltersProps = { readonly locations: readonly SyncStatus[]; readonly filters: ReturnType<typeof useFilters> };

/** The US states and the tags that the locations have, where there are any. */
function WordFilters({ locations, filters }: FiltersProps) {
  const t = usePhrases(locationsPhrases);
  const found = useMemo(
    () =>
      [new Set(locations.flatMap(({ state }) => state ?? [])), new Set(locations.flatMap(({ tags }) => tags))] as const,
    [locations],
  );
  const [states, tags] = found;
  const known = US_STATES.filter(({ code }) => states.has(code));
  return (
    <>
      {known.length > 1 && (
        <FilterMenu
          label={t('usState')}
          any={t('anyUsState')}
          value={filters.usState}
          options={known.map(({ code, name }) => ({ id: code, name }))}
          onChange={(usState) => filters.keep({ usState })}
        />
      )}
      {tags.size > 0 && (
        <FilterMenu
          label={t('tag')}
          any={t('anyTag')}
          value={filters.tag}
          options={[...tags].sort().map((tag) => ({ id: tag, name: tag }))}
          onChange={(tag) => filters.keep({ tag })}
        />
      )}
    </>
  );
}

/** Search, filters and sort live in the address bar. */
function useFilters() {
  const keep = useKeepInAddress();
  const search = useSearch({ strict: false });
  const { q = '', group, usState, tag, contact, state, sort } = search;
  const passes = useCallback(
    (location: SyncStatus) =>
      (group === undefined || location.groupId === group) &&
      (usState === undefined || location.state === usState) &&
      (tag === undefined || location.tags.includes(tag)) &&
      (contact === undefined || contactOf(location.lastPing) === contact) &&
      (state === undefined || locationHasChanges(location) === (state === 'withChanges')),
    [group, usState, tag, contact, state],
  );
  return {
    q,
    group,
    usState,
    tag,
    contact,
    state,
    keep,
    passes,
    isAny: q !== '' || [group, usState, tag, contact, state].some((filter) => filter !== undefined),
    clear: () => keep(noFilters),
    sort: sortOf(sort),
    keepSort: (next: DataSort | null) => keep({ sort: writtenSort(next) }),
  };
}

const noFilters = {
  q: undefined,
  group: undefined,
  usState: undefined,
  tag: undefined,
  contact: undefined,
  state: undefined,
};

function Foot({ locations }: { readonly locations: readonly SyncStatus[] }) {
  const t = usePhrases(locationsPhrases);
  const count = (word: ContactWord) => locations.filter(({ lastPing }) => contactOf(lastPing) === word).length;
  return (
    <PaneFoot
      keys={[
        ['J K', t('moveKey')],
        ['X', t('selectKey')],
        ['→', t('unfoldKey')],
        ['Enter', t('open')],
      ]}
    >
      <span>{t('total', { count: locations.length })}</span>
      <span>
        {t('contactSummary', { upToDate: count('upToDate'), outOfDate: count('outOfDate'), never: count('never') })}
      </span>
    </PaneFoot>
  );
}
