import { Button, TextInput } from '@mantine/core';
import type { Path } from '@servery/domain';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { SidePanel } from '../../../ui/layout/side-panel.tsx';
import { Callout } from '../../../ui/messages/callout.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Keeper } from '../../document/configuration-calls.ts';
import { readAt } from '../../document/path-value.ts';
import { useEditor, useEditorState } from '../../draft/editor-context.ts';
import { useMayEdit } from '../../draft/may-edit.ts';
import { useKeeperColumns, useValueInWords } from './keeper-columns.tsx';
import styles from './keepers-panel.module.css';
import { useKeepers } from './use-keepers.ts';
import { useResetKeepers } from './use-reset-keepers.ts';

type KeepersPanelProps = { readonly path: Path; readonly label: string; readonly onClose: () => void };

/** The stores that keep their own value of a place beside the value of this level: open one, take its value over, reset many. */
export function KeepersPanel({ path, label, onClose }: KeepersPanelProps) {
  const t = usePhrases(configurationPhrases);
  const keepers = useKeepers(path);
  const [search, setSearch] = useState('');
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const canEdit = useMayEdit(path);
  const columns = useKeeperColumns(path, label, onClose);
  const { reset, last, undo } = useResetKeepers(path, label);
  const navigate = useNavigate();
  const open = ({ tenantId }: Keeper) => {
    onClose();
    return navigate({ to: '.', search: (before: object) => ({ ...before, locationId: tenantId }) });
  };
  const handleReset = async () => {
    const chosen = (keepers ?? []).filter(({ tenantId }) => selection.has(tenantId));
    if (await reset(chosen)) setSelection(new Set());
  };
  return (
    <SidePanel title={t('keepersTitle', { label })} isOpen onClose={onClose} width={640}>
      <div className={styles.panel}>
        <OwnValue path={path} />
        {canEdit && last && (
          <Callout
            role="status"
            action={
              <Button size="sm" onClick={() => undo(last)}>
                {t('undoReset')}
              </Button>
            }
          >
            {t('lastReset', { count: last.keepers.length })}
          </Callout>
        )}
        <TextInput
          aria-label={t('searchKeepers')}
          placeholder={t('searchKeepers')}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {keepers === undefined ? (
          <SkeletonTable rows={5} />
        ) : (
          <div className={styles.rows}>
            <DataTable
              label={t('keepersTitle', { label })}
              rows={keepers}
              columns={columns}
              rowKey={({ tenantId }) => tenantId}
              rowName={({ name }) => name}
              search={search}
              searchText={({ name, by }) => `${name} ${by}`}
              onClearFilters={() => setSearch('')}
              onOpen={open}
              density="two-lines"
              empty={<EmptyState title={t('keepersNone')} framed={false} />}
              {...(canEdit && {
                selection,
                onSelect: setSelection,
                bulkActions: (
                  <Button size="sm" onClick={handleReset}>
                    {t('resetKeepers', { count: selection.size })}
                  </Button>
                ),
              })}
            />
          </div>
        )}
      </div>
    </SidePanel>
  );
}

function OwnValue({ path }: { readonly path: Path }) {
  const t = usePhrases(configurationPhrases);
  const { level } = useEditor();
  const value = useEditorState(({ draft }) => readAt(path)(draft));
  const inWords = useValueInWords(path);
  return (
    <p className={styles.own}>
      {level.name}: <b>{value === undefined ? t('nothing') : inWords(value)}</b>
    </p>
  );
}
