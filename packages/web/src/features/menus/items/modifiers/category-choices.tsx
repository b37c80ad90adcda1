import { Button } from '@mantine/core';
import type { MenuItem } from '@servery/domain';
import { IconTrash } from '@tabler/icons-react';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { configurationPhrases } from '../../../../phrases/configuration.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { DragOrder, type OrderMove } from '../../../../ui/order/drag-order.tsx';
import { itemPath, useEditItem } from '../use-entity.ts';
import { CategoryLimits } from './category-limits.tsx';
import { ModifierMember } from './modifier-member.tsx';
import { membersInOrder, withMemberOrder, withoutCategory } from './modifier-rows.ts';
import styles from './modifiers-section.module.css';

type CategoryChoicesProps = {
  readonly item: MenuItem;
  readonly categoryId: string;
  readonly onRemoved: () => void;
};

/** One modifier category of the item: the modifiers that come with it and those that may be added, how many, how many swapped. IN-01 to IN-03 */
export function CategoryChoices({ item, categoryId, onRemoved }: CategoryChoicesProps) {
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const modifiers = useMenu((menu) => menu.modifiers);
  const edit = useEditItem(item.id);
  const category = modifiers.categories.find(({ id }) => id === categoryId);
  const disabled = !useMayEdit([...itemPath(item.id), 'inclusions']);
  const members = membersInOrder(item, categoryId, modifiers);
  const handleRemove = () => {
    edit((before) => withoutCategory(before, categoryId, modifiers));
    onRemoved();
  };
  const handleMove = ({ id, to }: OrderMove) => {
    const ids = members.map((member) => member.id);
    const moved = ids.filter((one) => one !== id).toSpliced(ids.indexOf(String(to)), 0, String(id));
    edit((before) => withMemberOrder(before, moved));
  };
  return (
    <Stack gap={4}>
      {level.canSave && disabled && <Muted small>{say(configurationPhrases, 'lacksRight')}</Muted>}
      <div>
        <div className={styles.choicesHead} aria-hidden>
          <span />
          <span>{t('choices')}</span>
          <span>{t('comesWithHead')}</span>
          <span>{t('mayAdd')}</span>
          <span>{t('amount')}</span>
        </div>
        <ol aria-label={t('choices')}>
          <DragOrder
            entries={members.map(({ id, info }) => ({ id, name: info.name }))}
            onMove={handleMove}
            isFixed={disabled}
          >
            {(entry) => <ModifierMember key={entry.id} item={item} entry={entry} isLocked={disabled} />}
          </DragOrder>
        </ol>
      </div>
      <CategoryLimits item={item} categoryId={categoryId} isLocked={disabled} />
      {!disabled && (
        <Row>
          <Button
            variant="danger"
            size="sm"
            leftSection={<IconTrash size={14} stroke={1.75} aria-hidden />}
            onClick={handleRemove}
          >
            {t('removeCategory', { name: category?.info.name ?? categoryId })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
