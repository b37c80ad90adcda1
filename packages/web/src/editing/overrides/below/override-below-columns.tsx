import { VisuallyHidden } from '@mantine/core';
import { type Json, type Path, sameJson } from '@servery/domain';
import { IconArrowUp } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { originIcons } from '../../../ui/icons.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import type { OverrideBelow } from '../../document/configuration-calls.ts';
import { readAt } from '../../document/path-value.ts';
import { setValue } from '../../draft/draft-store.ts';
import { useEditor, useEditorState } from '../../draft/editor-context.ts';
import { useMayEdit } from '../../draft/may-edit.ts';
import { OverriddenLines } from './overridden-lines.tsx';
import { useOverridingValue } from './use-overrides-below.ts';

/** The groups and stores that keep a value, the value and its time, and the button that takes it over for this level. */
export function useOverrideBelowColumns(
  path: Path,
  label: string,
  onTaken: () => void,
): readonly DataColumn<OverrideBelow>[] {
  const t = usePhrases(configurationPhrases);
  const editor = useEditor();
  const canEdit = useMayEdit(path);
  const own = useEditorState(({ draft }) => readAt(path)(draft));
  const keptValue = useOverridingValue(path);
  const inWords = useValueInWords(path);
  return useMemo(() => {
    const takeOver = (overrideBelow: OverrideBelow) => {
      setValue(editor, path, keptValue(overrideBelow));
      onTaken();
      notify.info(t('takenOver', { name: overrideBelow.name, label }));
    };
    const columns: readonly DataColumn<OverrideBelow>[] = [
      {
        id: 'name',
        title: t('overrideBelowLocation'),
        sortBy: ({ name }) => name,
        width: 'minmax(140px, 1.2fr)',
        cell: (overrideBelow) => <OverrideBelowName overrideBelow={overrideBelow} />,
      },
      isEntity(path)
        ? {
            id: 'value',
            title: t('overrideBelowValue'),
            width: 'minmax(160px, 2fr)',
            sortBy: ({ changes }) => changes.length,
            cell: (overrideBelow) => <OverriddenLines overrideBelow={overrideBelow} />,
          }
        : {
            id: 'value',
            title: t('overrideBelowValue'),
            width: 'minmax(120px, 1fr)',
            sortBy: (overrideBelow) => inWords(keptValue(overrideBelow) ?? null),
            cell: (overrideBelow) => {
              const value = keptValue(overrideBelow);
              return (
                <Stack as="span" place="shrink">
                  <b>{value === undefined ? t('nothing') : inWords(value)}</b>
                  {sameJson(value, own) && (
                    <Text tone="faint" size="xs" dense>
                      {t('sameAsAbove')}
                    </Text>
                  )}
                </Stack>
              );
            },
          },
      {
        id: 'since',
        title: t('overrideBelowSinceHead'),
        width: 'minmax(110px, 1fr)',
        hideOnPhone: true,
        sortBy: ({ at }) => at,
        cell: ({ by, at }) => (
          <Stack as="span" place="shrink">
            <span>{at === '' ? '' : formatDate(at)}</span>
            <Text tone="faint" size="xs" dense>
              {by}
            </Text>
          </Stack>
        ),
      },
    ];
    const take: DataColumn<OverrideBelow> = {
      id: 'take',
      title: <VisuallyHidden>{t('takeOverHead')}</VisuallyHidden>,
      width: '36px',
      cell: (overrideBelow) => <TakeOver name={overrideBelow.name} onTake={() => takeOver(overrideBelow)} />,
    };
    return canEdit ? [...columns, take] : columns;
  }, [t, editor, path, label, onTaken, canEdit, own, keptValue, inWords]);
}

/** Whether a path leads to an entity with fields of its own, not to one value. */
export function isEntity(path: Path): boolean {
  return typeof path.at(-1) === 'object';
}

function OverrideBelowName({ overrideBelow: { name, type } }: { readonly overrideBelow: OverrideBelow }) {
  const Icon = originIcons[type === 'GROUP' ? 'group' : 'here'];
  return (
    <Row as="span" gap={2} inline>
      <Icon size={14} stroke={1.75} aria-hidden />
      {name}
    </Row>
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
