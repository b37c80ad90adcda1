import { Button, Menu } from '@mantine/core';
import { isWithin, type MenuItem } from '@servery/domain';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { useWantedPlace } from '../../../../editing/reveal/use-wanted-place.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { MenuButton } from '../../../../ui/actions/menu-button.tsx';
import { Count } from '../../../../ui/data/count.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { DragOrder, type OrderMove } from '../../../../ui/order/drag-order.tsx';
import { Section } from '../../forms/section.tsx';
import { itemPath, useEditItem } from '../use-entity.ts';
import { CategoryRow } from './category-row.tsx';
import { modifierRows, withCategoryOrder, withCategorySettings } from './modifier-rows.ts';
import styles from './modifiers-section.module.css';

/** The modifier categories the item takes, in the order guests and staff see them; one opens in its place. IN-01 */
export function ModifiersSection({ item }: { readonly item: MenuItem }) {
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const modifiers = useMenu((menu) => menu.modifiers);
  const edit = useEditItem(item.id);
  const [openId, setOpenId] = useState<string | null>(null);
  const rows = modifierRows(item, modifiers);
  const mayEdit = useMayEdit([...itemPath(item.id), 'inclusions']);
  useWantedPlace((place) => {
    const wanted = rows.find(({ paths }) => paths.some((path) => isWithin(place, [...itemPath(item.id), ...path])));
    if (wanted) setOpenId(wanted.id);
  });
  if (modifiers.categories.length === 0) return null;
  const unused = modifiers.categories.filter(({ id }) => !rows.some((row) => row.id === id));
  const handleAdd = (id: string) => {
    edit((before) => withCategorySettings(before, id, { allowed: true }));
    setOpenId(id);
  };
  const handleMove = ({ id, to }: OrderMove) => {
    const ids = rows.map((row) => row.id);
    const moved = ids.filter((one) => one !== id).toSpliced(ids.indexOf(String(to)), 0, String(id));
    edit((before) => withCategoryOrder(before, moved, modifiers));
  };
  const addButton = mayEdit && unused.length > 0 && (
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
  );
  return (
    <Section title={t('modifiers')} hint={t('modifiersHint')} aside={<Count value={rows.length} />} actions={addButton}>
      {rows.length === 0 ? (
        <Muted small>{t('noModifiers')}</Muted>
      ) : (
        <div className={styles.table} data-from={level.kind !== 'company' || undefined}>
          <div className={styles.head} aria-hidden>
            <span className={styles.name}>{t('categoryAndChoices')}</span>
            <span>{t('included')}</span>
            <span data-wide>{t('atMost')}</span>
            <span data-wide>{t('swaps')}</span>
            {level.kind !== 'company' && <span data-from>{t('valueFrom')}</span>}
          </div>
          <ol aria-label={t('modifiers')}>
            <DragOrder entries={rows} onMove={handleMove} isFixed={!mayEdit || rows.length < 2}>
              {(entry) => {
                const row = rows[entry.index];
                return (
                  row && (
                    <CategoryRow
                      key={row.id}
                      item={item}
                      row={row}
                      entry={entry}
                      isOpen={openId === row.id}
                      onToggle={() => setOpenId(openId === row.id ? null : row.id)}
                    />
                  )
                );
              }}
            </DragOrder>
          </ol>
        </div>
      )}
    </Section>
  );
}
