import { useInfiniteQuery } from '@tanstack/react-query';
import { usePhrases } from '../phrases/phrases.ts';
import { locationHistoryPhrases } from '../phrases/tenants/location-history.ts';
import { useSession } from '../session/session-store.ts';
import { LoadMore } from '../ui/actions/load-more.tsx';
import { formatDateTime } from '../ui/dates.ts';
import { EmptyState } from '../ui/messages/empty-state.tsx';
import { ErrorState } from '../ui/messages/error-state.tsx';
import { SkeletonTable } from '../ui/messages/skeletons.tsx';
import { PlainTable } from '../ui/table/plain-table.tsx';
import { tenantHistoryQuery } from './history-calls.ts';
import { historyWords } from './history-words.ts';
import type { LocationKey } from './tenant-calls.ts';
import styles from './tenant-history.module.css';

/** Changes, saves and publications of a location or group, newest first. */
export function TenantHistory({ place }: { readonly place: LocationKey }) {
  const t = usePhrases(locationHistoryPhrases);
  const { accessibleTenants } = useSession();
  const query = useInfiniteQuery(tenantHistoryQuery(place));
  if (query.isPending) return <SkeletonTable rows={6} />;
  if (query.isError) return <ErrorState title={t('failed')} onRetry={query.refetch} />;
  const rows = query.data.pages
    .flatMap(({ entries }) => entries)
    .map((entry, index) => ({ ...entry, key: `${index}` }));
  if (rows.length === 0) return <EmptyState title={t('empty')} />;
  const nameOf = (id: string) => accessibleTenants.find((tenant) => tenant.id === id)?.name;
  return (
    <div className={styles.history}>
      <PlainTable
        label={t('history')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { id: 'when', title: t('when'), width: '180px', cell: ({ at }) => formatDateTime(at) },
          { id: 'what', title: t('what'), cell: (entry) => historyWords(entry, nameOf) },
          { id: 'who', title: t('who'), width: '180px', cell: ({ by }) => by },
        ]}
      />
      <LoadMore query={query} label={t('more')} />
    </div>
  );
}
