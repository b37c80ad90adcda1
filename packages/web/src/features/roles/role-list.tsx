import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { rolesPhrases } from '../../phrases/roles.ts';
import { Toolbar } from '../../ui/layout/toolbar.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { DataSort } from '../../ui/table/data-table-types.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { RoleRecord } from './role-calls.ts';
import { useRoleColumns } from './role-columns.tsx';
import { type Roles, rolePaths } from './role-scope.ts';
import styles from './roles.module.css';

type RoleListProps = { readonly roles: Roles; readonly records: readonly RoleRecord[] };

/** RL-13: search and sort live in the address bar; several roles are changed together. */
export function RoleList({ roles, records }: RoleListProps) {
  const t = usePhrases(rolesPhrases);
  const navigate = useNavigate();
  const { q = '', sort } = useSearch({ strict: false });
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [isChanging, setChanging] = useState(false);
  const columns = useRoleColumns(roles, records);
  const keep = (change: { readonly q?: string | undefined; readonly sort?: string | undefined }) =>
    navigate({ to: '.', search: (before: object) => ({ ...before, ...change }), replace: true });
  const isGrouped = records.some(({ group }) => group !== null);
  const chosen = records.filter(({ id }) => selection.has(id));
  return (
    <>
      <div className={styles.tools}>
        <Toolbar label={t('filters')}>
          <TextInput
            className={styles.search ?? ''}
            type="search"
            value={q}
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
            onChange={(event) => keep({ q: event.currentTarget.value || undefined })}
          />
        </Toolbar>
      </div>
      <DataTable
        label={t(roles.isDefault ? 'defaultTitle' : 'title')}
        columns={columns}
        rows={records}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={q}
        searchText={({ name, group }) => `${name} ${group ?? ''}`}
        sort={sortOf(sort)}
        onSort={(next: DataSort | null) =>
          keep({ sort: next ? `${next.isDescending ? '-' : ''}${next.id}` : undefined })
        }
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
          onSaved={() => [setChanging(false), setSelection(new Set())]}
        />
      )}
    </>
  );
}

/** `-holders`: by holders, descending. */
function sortOf(written: string | undefined): DataSort | null {
  return written ? { id: written.replace(/^-/, ''), isDescending: written.startsWith('-') } : null;
}
