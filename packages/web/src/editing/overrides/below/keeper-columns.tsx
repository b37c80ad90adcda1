import { VisuallyHidden } from '@mantine/core';
import { type Json, type Path, sameJson } from '@servery/domain';
import { IconArrowUp } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { originIcons } from '../../../ui/icons.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import type { Keeper } from '../../document/configuration-calls.ts';
import { readAt } from '../../document/path-value.ts';
import { setValue } from '../../draft/draft-store.ts';
import { useEditor, useEditorState } from '../../draft/editor-context.ts';
import { useMayEdit } from '../../draft/may-edit.ts';
import styles from './keepers-panel.module.css';
import { useKeptValue } from './use-keepers.ts';

/** Who keeps what since when, and the button that takes it over for this level. */
export function useKeeperColumns(path: Path, label: string, onTaken: () => void): readonly DataColumn<Keeper>[] {
  const t = usePhrases(configurationPhrases);
  const editor = useEditor();
  const canEdit = useMayEdit(path);
  const own = useEditorState(({ draft }) => readAt(path)(draft));
  const keptValue = useKeptValue(path);
  const inWords = useValueInWords(path);
  return useMemo(() => {
    const takeOver = (keeper: Keeper) => {
      setValue(editor, path, keptValue(keeper));
      onTaken();
      notify.info(t('takenOver', { name: keeper.name, label }));
    };
    const columns: readonly DataColumn<Keeper>[] = [
      {
        id: 'name',
        title: t('keeperStore'),
        sortBy: ({ name }) => name,
        width: 'minmax(140px, 1.2fr)',
        cell: (keeper) => <KeeperName keeper={keeper} />,
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
            <span>{at === '' ? '' : formatDate(at)}</span>
            <span className={styles.meta}>{by}</span>
          </span>
        ),
      },
    ];
    const take: DataColumn<Keeper> = {
      id: 'take',
      title: <VisuallyHidden>{t('takeOverHead')}</VisuallyHidden>,
      width: '36px',
      cell: (keeper) => <TakeOver name={keeper.name} onTake={() => takeOver(keeper)} />,
    };
    return canEdit ? [...columns, take] : columns;
  }, [t, editor, path, label, onTaken, canEdit, own, keptValue, inWords]);
}

function KeeperName({ keeper: { name, type } }: { readonly keeper: Keeper }) {
  const Icon = originIcons[type === 'GROUP' ? 'group' : 'here'];
  return (
    <span className={styles.name}>
      <Icon size={14} stroke={1.75} aria-hidden />
      {name}
    </span>
  );
}

function TakeOver({ name, onTake }: { readonly name: string; readonly onTake: () => void }) {
  const t = usePhrases(configurationPhrases);
  return (
    <IconButton
      size="sm"
      label={t('takeOver', { name })}
      icon={<IconArrowUp size={16} stroke={1.75} aria-hidden />}
      onClick={(event) => {
        event.stopPropagation();
        onTake();
      }}
    />
  );
}

/** A value of the place as people read it. */
export function useValueInWords(path: Path): (value: Json) => string {
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  return useCallback((value) => adapter.words.value(path, value, draft), [adapter, path, draft]);
}
