import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { groupsPhrases } from '../../phrases/tenants/groups.ts';
import { hasCompanyRights, hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { anyTenantsQuery, type TenantRecord } from '../../tenants/tenant-calls.ts';
import { SearchInput } from '../../ui/fields/search-input.tsx';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import { ListPane } from '../../ui/layout/pane/list-pane.tsx';
import { PaneFoot, PaneTools } from '../../ui/layout/pane/pane.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { LeadsToChange } from '../../ui/read-only/read-only.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';

type GroupRow = TenantRecord & { readonly locations: number };

/** RT-44: the groups that the user may access, with how many locations each has. */
export function GroupsPage() {
  const t = usePhrases(groupsPhrases);
  const session = useSession();
  const navigate = useNavigate();
  const query = useQuery(anyTenantsQuery(session.userCompanyId));
  const { data } = query;
  const groups = useMemo(() => groupRows(data ?? []), [data]);
  const mayAdd = hasFeature(session, 'addLocation') && hasCompanyRights(session);
  const add = mayAdd && (
    <LeadsToChange>
      <Button
        variant="filled"
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => navigate({ to: '/groups/addGroup' })}
      >
        {t('addGroup')}
      </Button>
    </LeadsToChange>
  );
  return (
    <ListPane
      title={t('title')}
      count={groups.length}
      actions={add}
      query={query}
      failed={[t('failed'), t('failedHint')]}
    >
      <GroupList groups={groups} />
    </ListPane>
  );
}

function GroupList({ groups }: { readonly groups: readonly GroupRow[] }) {
  const t = usePhrases(groupsPhrases);
  const navigate = useNavigate();
  const { q = '' } = useSearch({ strict: false });
  const keep = useKeepInAddress();
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
      <PaneTools label={t('tools')}>
        <SearchInput label={t('search')} value={q} onChange={(text) => keep({ q: text || undefined })} />
      </PaneTools>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={groups}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={q}
        onOpen={({ id }) => navigate({ to: '/groups/$id', params: { id } })}
        empty={<EmptyState title={t('noGroups')}>{t('noGroupsHint')}</EmptyState>}
        onClearFilters={() => keep({ q: undefined })}
      />
      <PaneFoot>{t('total', { count: groups.length })}</PaneFoot>
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
