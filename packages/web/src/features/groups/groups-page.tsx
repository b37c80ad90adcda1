import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { anyTenantsQuery, type TenantRecord } from '../../configuration/tenants/tenant-calls.ts';
import { groupsPhrases } from '../../phrases/groups.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { hasCompanyRights, hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { Count } from '../../ui/data/count.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Toolbar } from '../../ui/layout/toolbar.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';
import styles from './groups.module.css';

type GroupRow = TenantRecord & { readonly locations: number };

/** RT-44: the groups that the user may access, with how many locations each has. */
export function GroupsPage() {
  const t = usePhrases(groupsPhrases);
  const session = useSession();
  const navigate = useNavigate();
  const { data, isPending, isError, refetch } = useQuery(anyTenantsQuery(session.userCompanyId));
  const groups = useMemo(() => groupRows(data ?? []), [data]);
  const mayAdd = hasFeature(session, 'addLocation') && hasCompanyRights(session);
  const add = mayAdd && (
    <Button
      variant="filled"
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      onClick={() => navigate({ to: '/groups/addGroup' })}
    >
      {t('addGroup')}
    </Button>
  );
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <PageHeader
          title={t('title')}
          aside={data && <Count value={groups.length} label={t('title').toLowerCase()} />}
          actions={add}
        />
      </div>
      {isPending && (
        <div className={styles.message}>
          <SkeletonTable rows={6} />
        </div>
      )}
      {isError && (
        <div className={styles.message}>
          <ErrorState title={t('failed')} onRetry={refetch}>
            {t('failedHint')}
          </ErrorState>
        </div>
      )}
      {data && <GroupList groups={groups} />}
    </div>
  );
}

function GroupList({ groups }: { readonly groups: readonly GroupRow[] }) {
  const t = usePhrases(groupsPhrases);
  const navigate = useNavigate();
  const { q = '' } = useSearch({ strict: false });
  const search = (next: string | undefined) =>
    navigate({ to: '.', search: (before: object) => ({ ...before, q: next }), replace: true });
  const columns = useMemo<readonly DataColumn<GroupRow>[]>(
    () => [
      {
        id: 'group',
        title: t('group'),
        width: 'minmax(200px, 2fr)',
        sortBy: ({ name }) => name,
        cell: ({ name }) => name,
      },
      {
        id: 'locations',
        title: t('locations'),
        width: '120px',
        align: 'right',
        sortBy: ({ locations }) => locations,
        cell: ({ locations }) => locations,
      },
    ],
    [t],
  );
  return (
    <>
      <div className={styles.tools}>
        <Toolbar label={t('tools')}>
          <TextInput
            className={styles.search ?? ''}
            type="search"
            value={q}
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
            onChange={(event) => search(event.currentTarget.value || undefined)}
          />
        </Toolbar>
      </div>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={groups}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={q}
        onOpen={({ id }) => navigate({ to: '/groups/$id', params: { id } })}
        empty={<EmptyState title={t('noGroups')}>{t('noGroupsHint')}</EmptyState>}
        onClearFilters={() => search(undefined)}
      />
      <footer className={styles.foot}>{t('total', { count: groups.length })}</footer>
    </>
  );
}

function groupRows(tenants: readonly TenantRecord[]): readonly GroupRow[] {
  const counts = new Map<string, number>();
  for (const { groupId } of tenants) if (groupId) counts.set(groupId, (counts.get(groupId) ?? 0) + 1);
  return tenants
    .filter(({ type }) => type === 'GROUP')
    .map((group) => ({ ...group, locations: counts.get(group.id) ?? 0 }));
}
