import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { employmentAdminPhrases } from '../../../phrases/people/employment-admin.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { LocationStateTag, locationStateOf } from '../../../publishing/location-state.tsx';
import { syncInfoOf } from '../../../publishing/publishing.ts';
import { type SyncStatus, syncStatusQuery } from '../../../publishing/sync-status.ts';
import { useSession } from '../../../session/session-store.ts';
import { VersionPair } from '../../../ui/data/version-pair.tsx';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Section } from '../../../ui/layout/pane/section.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';

/** Lists of more locations than this can be searched, and show their beginning. */
const searchableAbove = 12;
const mostShown = 100;

/** The employment that each location runs, the version that waits for it, and how much it keeps different; its name opens its own. */
export function LocationsTable() {
  const t = usePhrases(employmentAdminPhrases);
  const { userCompanyId, accessibleTenants } = useSession();
  const query = useQuery(syncStatusQuery(userCompanyId));
  const [search, setSearch] = useState('');
  const locations = (query.data ?? []).filter(({ type }) => type === 'LOCATION');
  const found = locations.filter(({ name }) => name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()));
  const groupOf = ({ groupId }: SyncStatus) => accessibleTenants.find(({ id }) => id === groupId)?.name ?? t('noGroup');
  return (
    <Section
      title={t('locations')}
      hint={t('locationsHint')}
      count={locations.length || undefined}
      actions={
        locations.length > searchableAbove && (
          <SearchInput size="sm" label={t('searchLocations')} value={search} onChange={setSearch} />
        )
      }
    >
      <LoadState query={query} failed={[t('loadFailed')]} rows={6} />
      {query.data && locations.length === 0 && <EmptyState title={t('noLocations')}>{t('noLocationsHint')}</EmptyState>}
      {locations.length > 0 && (
        <PlainTable
          label={t('locations')}
          rows={found.slice(0, mostShown)}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'store',
              title: t('location'),
              cell: ({ id, name }) => (
                <Link to="/employment/employment" search={{ locationId: id }}>
                  {name}
                </Link>
              ),
            },
            { id: 'group', title: t('group'), hideOnPhone: true, cell: groupOf },
            { id: 'runs', title: t('runs'), hideOnPhone: true, cell: (location) => <Versions location={location} /> },
            {
              id: 'keeps',
              title: t('keeps'),
              align: 'right',
              hideOnPhone: true,
              cell: ({ overrideChanges }) => t('keepsCount', { count: overrideChanges.employment?.own ?? 0 }),
            },
            {
              id: 'state',
              title: t('state'),
              cell: (location) => <LocationStateTag state={locationStateOf(location, { kinds: ['employment'] })} />,
            },
          ]}
        />
      )}
      {found.length > mostShown && <Muted small>{t('moreLocations', { count: found.length - mostShown })}</Muted>}
    </Section>
  );
}

function Versions({ location }: { readonly location: SyncStatus }) {
  const info = syncInfoOf(location, 'employment');
  return <VersionPair from={info?.published?.version ?? null} to={info?.assigned?.version ?? null} />;
}
