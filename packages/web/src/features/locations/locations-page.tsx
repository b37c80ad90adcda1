import { TextInput } from '@mantine/core';
import { locationHasChanges } from '@servery/domain';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { type ContactWord, contactOf } from '../../configuration/location-contact.tsx';
import { type SyncStatus, syncStatusQuery } from '../../configuration/sync-status.ts';
import { locationsPhrases } from '../../phrases/locations.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { KeyHint } from '../../ui/actions/key-hint.tsx';
import { Count } from '../../ui/data/count.tsx';
import { originIcons } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Toolbar } from '../../ui/layout/toolbar.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { DataSort } from '../../ui/table/data-table-types.ts';
import { FilterMenu } from './filter-menu.tsx';
import { useLocationColumns } from './location-columns.tsx';
import { LocationDetail } from './location-detail.tsx';
import styles from './locations.module.css';

const GroupIcon = originIcons.group;
const contactWords = ['upToDate', 'outOfDate', 'never'] as const;
const stateWords = ['withChanges', 'withoutChanges'] as const;

/** RT-34, NG-13: every location the user may access. */
export function LocationsPage() {
  const t = usePhrases(locationsPhrases);
  const { userCompanyId } = useSession();
  const { data, isPending, isError, refetch } = useQuery(syncStatusQuery(userCompanyId));
  const locations = useMemo(() => (data ?? []).filter(({ type }) => type === 'LOCATION'), [data]);
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <PageHeader
          title={t('title')}
          aside={data && <Count value={locations.length} label={t('title').toLowerCase()} />}
        />
      </div>
      {isPending && (
        <div className={styles.message}>
          <SkeletonTable rows={8} />
        </div>
      )}
      {isError && (
        <div className={styles.message}>
          <ErrorState title={t('failed')} onRetry={refetch}>
            {t('failedHint')}
          </ErrorState>
        </div>
      )}
      {data && <LocationList locations={locations} />}
    </div>
  );
}

function LocationList({ locations }: { readonly locations: readonly SyncStatus[] }) {
  const t = usePhrases(locationsPhrases);
  const navigate = useNavigate();
  const { accessibleTenants } = useSession();
  const filters = useFilters();
  const columns = useLocationColumns();
  const groups = accessibleTenants.filter(({ type }) => type === 'GROUP');
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return (
    <>
      <div className={styles.tools}>
        <Toolbar label={t('filters')}>
          <TextInput
            className={styles.search ?? ''}
            type="search"
            value={filters.q}
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
            onChange={(event) => filters.keep({ q: event.currentTarget.value || undefined })}
          />
          {groups.length > 0 && (
            <FilterMenu
              label={t('group')}
              any={t('anyGroup')}
              value={filters.group}
              options={groups.map(({ id, name }) => ({ id, name }))}
              onChange={(group) => filters.keep({ group })}
            />
          )}
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
          {filters.isAny && (
            <button type="button" className={styles.clear} onClick={filters.clear}>
              {t('clear')}
            </button>
          )}
        </Toolbar>
      </div>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={locations}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={filters.q}
        searchText={({ name, address, id }) => `${name} ${address ?? ''} ${id}`}
        filter={filters.passes}
        sort={filters.sort}
        onSort={filters.keepSort}
        density="two-lines"
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

type Kept = Partial<Record<'q' | 'group' | 'contact' | 'state' | 'sort', string | undefined>>;

/** Search, filters and sort live in the address bar. */
function useFilters() {
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const { q = '', group, contact, state, sort } = search;
  const keep = (change: Kept) =>
    navigate({ to: '.', search: (before: object) => ({ ...before, ...change }), replace: true });
  const passes = useCallback(
    (location: SyncStatus) =>
      (group === undefined || location.groupId === group) &&
      (contact === undefined || contactOf(location.lastPing) === contact) &&
      (state === undefined || locationHasChanges(location) === (state === 'withChanges')),
    [group, contact, state],
  );
  return {
    q,
    group,
    contact,
    state,
    keep,
    passes,
    isAny: q !== '' || group !== undefined || contact !== undefined || state !== undefined,
    clear: () => keep({ q: undefined, group: undefined, contact: undefined, state: undefined }),
    sort: sortOf(sort),
    keepSort: (next: DataSort | null) => keep({ sort: next ? `${next.isDescending ? '-' : ''}${next.id}` : undefined }),
  };
}

/** `-contact`: by contact, descending. */
function sortOf(written: string | undefined): DataSort | null {
  if (!written) return null;
  return { id: written.replace(/^-/, ''), isDescending: written.startsWith('-') };
}

function Foot({ locations }: { readonly locations: readonly SyncStatus[] }) {
  const t = usePhrases(locationsPhrases);
  const count = (word: ContactWord) => locations.filter(({ lastPing }) => contactOf(lastPing) === word).length;
  return (
    <footer className={styles.foot}>
      <span>{t('total', { count: locations.length })}</span>
      <span>
        {t('contactSummary', { upToDate: count('upToDate'), outOfDate: count('outOfDate'), never: count('never') })}
      </span>
      <span className={styles.keys}>
        <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> {t('move')} <KeyHint>→</KeyHint> {t('unfoldKey')}{' '}
        <KeyHint>Enter</KeyHint> {t('open')}
      </span>
    </footer>
  );
}
