import { Button, Modal } from '@mantine/core';
import { useMemo, useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { groupsPhrases } from '../../phrases/tenants/groups.ts';
import { useSession } from '../../session/session-store.ts';
import type { GroupRecord, TenantRecord } from '../../tenants/tenant-calls.ts';
import { useMove } from '../../tenants/use-move.ts';
import { SearchInput } from '../../ui/fields/search-input.tsx';
import { Muted } from '../../ui/layout/muted.tsx';
import { FormFoot } from '../../ui/layout/page/form-foot.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';
import styles from './groups.module.css';

type ChooseLocationsProps = {
  readonly group: GroupRecord;
  readonly others: readonly TenantRecord[];
  readonly onClose: () => void;
};

/** Chooses locations to move into the group, from any other group or none. */
export function ChooseLocations({ group, others, onClose }: ChooseLocationsProps) {
  const t = usePhrases(groupsPhrases);
  const move = useMove();
  const [search, setSearch] = useState('');
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const columns = useChoiceColumns();
  const handleAdd = async () => {
    setBusy(true);
    const isMoved = await move(group.id, { add: [...selection] });
    setBusy(false);
    if (isMoved) onClose();
  };
  return (
    <Modal opened onClose={onClose} size={640} withCloseButton={false} title={t('chooseTitle', { group: group.name })}>
      <div className={styles.choose}>
        <Muted>{t('chooseText', { group: group.name })}</Muted>
        <SearchInput label={t('searchLocations')} value={search} onChange={setSearch} isWide autoFocus />
        <div className={styles.choices}>
          <DataTable
            label={t('members')}
            columns={columns}
            rows={others}
            rowKey={({ id }) => id}
            rowName={({ name }) => name}
            search={search}
            searchText={({ name, address }) => `${name} ${address ?? ''}`}
            selection={selection}
            onSelect={setSelection}
            empty={<EmptyState title={t('noOthers')} framed={false} />}
            onClearFilters={() => setSearch('')}
          />
        </div>
        <FormFoot isFramed={false}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="filled" disabled={selection.size === 0} loading={isBusy} onClick={handleAdd}>
            {t('addCount', { count: selection.size })}
          </Button>
        </FormFoot>
      </div>
    </Modal>
  );
}

function useChoiceColumns(): readonly DataColumn<TenantRecord>[] {
  const t = usePhrases(groupsPhrases);
  const { accessibleTenants } = useSession();
  return useMemo(() => {
    const names = new Map(accessibleTenants.map(({ id, name }) => [id, name]));
    const groupOf = ({ groupId }: TenantRecord) => names.get(groupId ?? '') ?? t('noGroup');
    return [
      { id: 'location', title: t('location'), sortBy: ({ name }) => name, cell: ({ name }) => name },
      {
        id: 'group',
        title: t('groupNow'),
        sortBy: groupOf,
        cell: (location) => <Text tone="muted">{groupOf(location)}</Text>,
      },
    ];
  }, [t, accessibleTenants]);
}
