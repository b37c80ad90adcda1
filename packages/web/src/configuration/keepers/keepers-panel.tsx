import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { type Json, type Path, sameJson } from '@servery/domain';
import { IconArrowUp, IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { originIcons } from '../../ui/icons.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { Callout } from '../../ui/messages/callout.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';
import type { Keeper } from '../configuration-calls.ts';
import { setValue } from '../draft-store.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { useMayEdit } from '../may-edit.ts';
import { readAt } from '../path-value.ts';
import { shownDate } from '../shown-date.ts';
import styles from './keepers-panel.module.css';
import { useKeepers, useKeptValue } from './use-keepers.ts';
import { useResetKeepers } from './use-reset-keepers.ts';

type KeepersPanelProps = { readonly path: Path; readonly label: string; readonly onClose: () => void };

/** The stores that keep their own value of a place beside the value of this level: open one, take its value over, reset many. */
export function KeepersPanel({ path, label, onClose }: KeepersPanelProps) {
  const t = usePhrases(configurationPhrases);
  const keepers = useKeepers(path);
  const [search, setSearch] = useState('');
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const canEdit = useMayEdit(path);
  const columns = useColumns(path, label, onClose);
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
            {' '}
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
  const inWords = useWords(path);
  return (
    <p className={styles.own}>
      {level.name}: <b>{value === undefined ? t('nothing') : inWords(value)}</b>
    </p>
  );
}

function useColumns(path: Path, label: string, onClose: () => void): readonly DataColumn<Keeper>[] {
  const t = usePhrases(configurationPhrases);
  const editor = useEditor();
  const canEdit = useMayEdit(path);
  const own = useEditorState(({ draft }) => readAt(path)(draft));
  const keptValue = useKeptValue(path);
  const inWords = useWords(path);
  return useMemo(() => {
    const takeOver = (keeper: Keeper) => {
      setValue(editor, path, keptValue(keeper));
      onClose();
      notify.info(t('takenOver', { name: keeper.name, label }));
    };
    return [
      {
        id: 'name',
        title: t('keeperStore'),
        sortBy: ({ name }) => name,
        width: 'minmax(140px, 1.2fr)',
        cell: ({ name, type }) => {
          const Icon = originIcons[type === 'GROUP' ? 'group' : 'here'];
          return (
            <span className={styles.name}>
              <Icon size={14} stroke={1.75} aria-hidden />
              {name}
            </span>
          );
        },
      },
      {
        id: 'value',
        title: t('keeperValue'),
        width: 'minmax(120px, 1fr)',
        sortBy: (keeper) => inWords(keptValue(keeper) ?? null),
        cell: (keeper) => {
          const value = keptValue(keeper);
          return (
            <span className={styles.value}>
              <b>{value === undefined ? t('nothing') : inWords(value)}</b>
              {sameJson(value, own) && <span className={styles.meta}>{t('sameAsAbove')}</span>}
            </span>
          );
        },
      },
      {
        id: 'since',
        title: t('keeperSinceHead'),
        width: 'minmax(110px, 1fr)',
        hideOnPhone: true,
        sortBy: ({ at }) => at,
        cell: ({ by, at }) => (
          <span className={styles.value}>
            <span>{at === '' ? '' : shownDate(at)}</span>
            <span className={styles.meta}>{by}</span>
          </span>
        ),
      },
      ...(canEdit
        ? [
            {
              id: 'take',
              title: <VisuallyHidden>{t('takeOverHead')}</VisuallyHidden>,
              width: '36px',
              cell: (keeper: Keeper) => (
                <IconButton
                  size="sm"
                  label={t('takeOver', { name: keeper.name })}
                  icon={<IconArrowUp size={16} stroke={1.75} aria-hidden />}
                  onClick={(event) => {
                    event.stopPropagation();
                    takeOver(keeper);
                  }}
                />
              ),
            },
          ]
        : []),
    ];
  }, [t, editor, path, label, onClose, canEdit, own, keptValue, inWords]);
}

/** A value of the place as people read it. */
function useWords(path: Path): (value: Json) => string {
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  return useCallback((value) => adapter.words.value(path, value, draft), [adapter, path, draft]);
}
