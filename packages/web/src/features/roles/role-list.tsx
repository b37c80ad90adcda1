import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { rolesPhrases } from '../../phrases/people/roles.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { SearchInput } from '../../ui/fields/search-input.tsx';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import { PaneTools } from '../../ui/layout/pane/pane.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { sortOf, writtenSort } from '../../ui/table/sort-in-address.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { RoleRecord } from './role-calls.ts';
import { useRoleColumns } from './role-columns.tsx';
import { type Roles, rolePaths } from './role-scope.ts';

type RoleListProps = { readonly roles: Roles; readonly records: readonly RoleRecord[] };

/** RL-13: search and sort live in the address bar; several roles are changed together. */
export function RoleList({ roles, records }: RoleListProps) {
  const t = usePhrases(rolesPhrases);
  const navigate = useNavigate();
  const { q = '', sort } = useSearch({ strict: false });
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [isChanging, setChanging] = useState(false);
  const columns = useRoleColumns(roles, records);
  const keep = useKeepInAddress();
  const isGrouped = records.some(({ group }) => group !== null);
  const chosen = records.filter(({ id }) => selection.has(id));
  return (
    <>
      <PaneTools label={t('filters')}>
        <SearchInput label={t('search')} value={q} onChange={(text) => keep({ q: text || undefined })} />
      </PaneTools>
      <DataTable
        label={t(roles.isDefault ? 'defaultTitle' : 'title')}
        columns={columns}
        rows={records}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={q}
        searchText={({ name, group }) => `${name} ${group ?? ''}`}
        sort={sortOf(sort)}
        onSort={(next) => keep({ sort: writtenSort(next) })}
        onOpen={({ id }) => navigate({ to: rolePaths.view(roles), params: { id } })}
        {...(isGrouped && {
          groupOf: ({ group }: RoleRecord) => ({ id: group ?? '', title: group ?? t('noGroup') }),
        })}
        {...(roles.canManage && {
          selection,
          onSelect: setSelection,
          bulkActions: (
            <Button size="sm" onClick={() => setChanging(true)}>
              {t('changePermissions')}
            </Button>
          ),
        })}
        onClearFilters={() => keep({ q: undefined })}
      />
      {isChanging && (
        <BulkDialog
          roles={roles}
          records={chosen}
          onClose={() => setChanging(false)}
          onSaved={() => {
            setChanging(false);
            setSelection(new Set());
          }}
        />
      )}
    </>
  );
}
