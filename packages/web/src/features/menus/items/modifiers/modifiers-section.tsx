import { Button, Menu } from '@mantine/core';
import { findByPath, type MenuItem } from '@servery/domain';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { originIn } from '../../../../editing/document/origin.ts';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { type LayeredEntity, useLayered } from '../../../../editing/fields/use-layered.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { MenuButton } from '../../../../ui/actions/menu-button.tsx';
import { Count } from '../../../../ui/data/count.tsx';
import type { Origin } from '../../../../ui/icons.tsx';
import { InheritanceMark } from '../../../../ui/inheritance/inheritance-mark.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { type PlainColumn, PlainTable } from '../../../../ui/table/plain-table.tsx';
import styles from '../../forms/menu-forms.module.css';
import { Section } from '../../forms/section.tsx';
import { itemPath, useEditItem } from '../use-entity.ts';
import { type ModifierRow, modifierRows, withCategorySettings } from './modifier-rows.ts';

const ModifierPanel = lazy(() => import('./modifier-panel.tsx').then((m) => ({ default: m.ModifierPanel })));
const shownChoices = 2;

/** The modifier categories the item takes; one opens with a press on its name. IN-01 */
export function ModifiersSection({ item }: { readonly item: MenuItem }) {
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const modifiers = useMenu((menu) => menu.modifiers);
  const layered = useLayered(itemPath(item.id));
  const edit = useEditItem(item.id);
  const [openId, setOpenId] = useState<string | null>(null);
  const rows = modifierRows(item, modifiers);
  const mayAdd = useMayEdit([...itemPath(item.id), 'inclusions']);
  const unused = modifiers.categories.filter(({ id }) => !rows.some((row) => row.id === id));
  if (modifiers.categories.length === 0) return null;
  const handleAdd = (id: string) => {
    edit((before) => withCategorySettings(before, id, { allowed: true }));
    setOpenId(id);
  };
  const from: PlainColumn<ModifierRow> = {
    id: 'from',
    title: t('valueFrom'),
    align: 'right',
    width: '116px',
    cell: ({ paths }) => {
      const origin = originOfAll(layered, paths, level.kind);
      const word = origin === 'group' && level.groupName !== null ? { word: level.groupName } : {};
      return <InheritanceMark origin={origin} {...word} />;
    },
  };
  const columns: readonly PlainColumn<ModifierRow>[] = [
    {
      id: 'category',
      title: t('category'),
      width: '28%',
      cell: ({ id, name }) => (
        <button
          type="button"
          className={styles.rowButton}
          aria-label={t('editModifiers', { name })}
          onClick={() => setOpenId(id)}
        >
          {name}
        </button>
      ),
    },
    {
      id: 'choices',
      title: t('choices'),
      hideOnPhone: true,
      cell: ({ choices }) => <Text tone="muted">{choicesText(choices, t)}</Text>,
    },
    {
      id: 'included',
      title: t('included'),
      align: 'right',
      width: '88px',
      cell: ({ included, total }) => (included === 0 ? 0 : t('includedOf', { count: included, total })),
    },
    ...(level.kind === 'company' ? [] : [from]),
  ];
  return (
    <Section
      title={t('modifiers')}
      aside={<Count value={rows.length} />}
      actions={
        mayAdd &&
        unused.length > 0 && (
          <MenuButton
            button={(trigger) => (
              <Button {...trigger} size="sm" leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}>
                {t('addModifier')}
              </Button>
            )}
            items={() =>
              unused.map(({ id, info }) => (
                <Menu.Item key={id} onClick={() => handleAdd(id)}>
                  {info.name}
                </Menu.Item>
              ))
            }
          />
        )
      }
    >
      {rows.length === 0 ? (
        <Muted small>{t('noModifiers')}</Muted>
      ) : (
        <PlainTable label={t('modifiers')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
      <Suspense fallback={null}>
        {openId !== null && <ModifierPanel item={item} categoryId={openId} onClose={() => setOpenId(null)} />}
      </Suspense>
    </Section>
  );
}

function choicesText(choices: readonly string[], t: ReturnType<typeof usePhrases<'choicesMore'>>): string {
  const names = choices.slice(0, shownChoices + 1).join(', ');
  if (choices.length <= shownChoices + 1) return names;
  return t('choicesMore', { names: choices.slice(0, shownChoices).join(', '), count: choices.length - shownChoices });
}

/** The nearest level that makes any of the places different. */
function originOfAll(layered: LayeredEntity, paths: ModifierRow['paths'], level: Origin): Origin {
  return originIn(level, layered, (one, other) => paths.every((path) => textAt(one, path) === textAt(other, path)));
}

function textAt(entity: LayeredEntity['draft'], path: ModifierRow['paths'][number]): string | undefined {
  return entity === undefined ? undefined : JSON.stringify(findByPath(entity, path));
}
