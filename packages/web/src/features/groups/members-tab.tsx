import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { groupsPhrases } from '../../phrases/tenants/groups.ts';
import { hasCompanyRights, hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { anyTenantsQuery, type GroupRecord, type TenantRecord } from '../../tenants/tenant-calls.ts';
import { useMove } from '../../tenants/use-move.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { PaneMessage } from '../../ui/layout/pane/pane.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { LoadState } from '../../ui/messages/load-state.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';
import { ChooseLocations } from './choose-locations.tsx';
import styles from './groups.module.css';

/** TN-04: the locations of a group; many come in or go out at once. */
export function MembersTab({ group }: { readonly group: GroupRecord }) {
  const t = usePhrases(groupsPhrases);
  const session = useSession();
  const query = useQuery(anyTenantsQuery(session.userCompanyId));
  const { data } = query;
  const [isChoosing, setChoosing] = useState(false);
  const mayMove = hasFeature(session, 'editLocation') && session.isReadOnly !== true;
  const members = useMemo(() => (data ?? []).filter(({ groupId }) => groupId === group.id), [data, group.id]);
  const add = mayMove && (
    <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setChoosing(true)}>
      {t('addLocations')}
    </Button>
  );
  if (!data)
    return (
      <PaneMessage>
        <LoadState query={query} failed={[t('failed')]} />
      </PaneMessage>
    );
  return (
    <>
      {members.length > 0 && mayMove && <div className={styles.members}>{add}</div>}
      <MemberTable
        group={group}
        members={members}
        empty={
          <EmptyState title={t('noMembers')} action={add}>
            {t('noMembersHint')}
          </EmptyState>
        }
        mayTakeOut={mayMove && hasCompanyRights(session)}
      />
      {isChoosing && (
        <ChooseLocations
          group={group}
          others={data.filter(({ type, groupId }) => type === 'LOCATION' && groupId !== group.id)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

type MemberTableProps = {
  readonly group: GroupRecord;
  readonly members: readonly TenantRecord[];
  readonly empty: React.ReactNode;
  readonly mayTakeOut: boolean;
};

function MemberTable({ group, members, empty, mayTakeOut }: MemberTableProps) {
  const t = usePhrases(groupsPhrases);
  const navigate = useNavigate();
  const takeOut = useTakeOut(group);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo<readonly DataColumn<TenantRecord>[]>(
    () => [
      { id: 'location', title: t('location'), sortBy: ({ name }) => name, cell: ({ name }) => name },
      {
        id: 'address',
        title: t('address'),
        hideOnPhone: true,
        sortBy: ({ address }) => address ?? null,
        cell: ({ address }) => <Text tone="muted">{address ?? '–'}</Text>,
      },
    ],
    [t],
  );
  const handleTakeOut = async () => {
    if (await takeOut([...selection])) setSelection(new Set());
  };
  return (
    <DataTable
      label={t('members')}
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      onOpen={({ id }) => navigate({ to: '/locations/$id', params: { id } })}
      empty={empty}
      {...(mayTakeOut && {
        selection,
        onSelect: setSelection,
        bulkActions: (
          <Button size="sm" variant="subtle" onClick={handleTakeOut}>
            {t('takeOut')}
          </Button>
        ),
      })}
    />
  );
}

function useTakeOut(group: GroupRecord) {
  const t = usePhrases(groupsPhrases);
  const move = useMove();
  return async (ids: readonly string[]): Promise<boolean> => {
    const values = { count: ids.length, group: group.name };
    const answer = await confirm({
      title: t('takeOutTitle', values),
      message: t('takeOutText', values),
      accept: t('takeOutAccept'),
    });
    return answer === 'accept' && (await move(group.id, { remove: ids }));
  };
}
