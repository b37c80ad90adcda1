import type { PublishableKind } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import { LocationStateTag, locationStateOf } from '../../../publishing/location-state.tsx';
import { allKinds, publishedPaths, syncInfoOf } from '../../../publishing/publishing.ts';
import { type SyncStatus, syncStatusQuery } from '../../../publishing/sync-status.ts';
import { useSession } from '../../../session/session-store.ts';
import { VersionPair } from '../../../ui/data/version-pair.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';

/** EN-06, EN-07: of each document and each level, the published version, the assigned one, and the one that the terminals run. */
export function SyncTab({ locationId }: { readonly locationId: string }) {
  const t = usePhrases(locationsPhrases);
  const { userCompanyId } = useSession();
  const query = useQuery(syncStatusQuery(userCompanyId));
  const location = query.data?.find(({ id }) => id === locationId);
  if (!query.data) return <LoadState query={query} failed={[t('failed')]} rows={3} />;
  if (!location) return <EmptyState title={t('notFound')}>{t('notFoundHint')}</EmptyState>;
  return <SyncTable location={location} />;
}

function SyncTable({ location }: { readonly location: SyncStatus }) {
  const t = usePhrases(locationsPhrases);
  const infoOf = (kind: PublishableKind) => syncInfoOf(location, kind);
  return (
    <Stack gap={3} maxWidth={1080}>
      <PlainTable
        label={t('syncState')}
        rows={allKinds}
        rowKey={(kind) => kind}
        columns={[
          { id: 'document', title: t('document'), cell: (kind) => t(kind) },
          {
            id: 'company',
            title: t('companyLevel'),
            cell: (kind) => <Versions from={infoOf(kind)?.published} to={infoOf(kind)?.assigned} />,
          },
          {
            id: 'group',
            title: t('group'),
            hideOnPhone: true,
            cell: (kind) => (
              <Versions from={infoOf(kind)?.groupOverridePublished} to={infoOf(kind)?.groupOverrideAssigned} />
            ),
          },
          {
            id: 'own',
            title: t('thisLocation'),
            hideOnPhone: true,
            cell: (kind) => <Versions from={infoOf(kind)?.overridePublished} to={infoOf(kind)?.overrideAssigned} />,
          },
          {
            id: 'published',
            title: t('published'),
            hideOnPhone: true,
            cell: (kind) => {
              const published = location.published[publishedPaths[kind]];
              return published ? formatDateTime(published.at) : <Text tone="faint">–</Text>;
            },
          },
          {
            id: 'runs',
            title: t('runs'),
            cell: (kind) => <LocationStateTag state={locationStateOf(location, { kinds: [kind] })} />,
          },
        ]}
      />
      <Muted>
        {t('syncNote')} <Link to="/publishStatus">{t('allLocations')}</Link>
      </Muted>
    </Stack>
  );
}

type Ref = { readonly version: number } | null | undefined;

function Versions({ from, to }: { readonly from: Ref; readonly to: Ref }) {
  return <VersionPair from={from?.version ?? null} to={to?.version ?? null} />;
}
