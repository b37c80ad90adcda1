import { Button } from '@mantine/core';
import type { MenuItem } from '@servery/domain';
import { useState } from 'react';
import { FieldMark } from '../../../../editing/fields/field-mark.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { UnsavedDot } from '../../../../ui/fields/label-line.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { type OrderedEntry, useDragEntry } from '../../../../ui/order/drag-order.tsx';
import { itemPath } from '../use-entity.ts';
import { MemberChoices, MemberLimits, settingsOf } from './member-settings.tsx';
import styles from './modifiers-section.module.css';

type ModifierMemberProps = {
  readonly item: MenuItem;
  readonly entry: OrderedEntry;
  readonly isLocked: boolean;
};

/** One modifier of the item: whether it comes with it and may be added, in which amounts, sizes and styles, and its place. */
export function ModifierMember({ item, entry, isLocked }: ModifierMemberProps) {
  const t = usePhrases(menuItemsPhrases);
  const [isOpen, setOpen] = useState(false);
  const id = String(entry.id);
  const path = [...itemPath(item.id), 'inclusions', 'itemsSettings', { id }];
  const { isChanged } = useField(path);
  const { ref, handle } = useDragEntry(entry);
  const { name } = entry;
  const { included, allowed } = settingsOf(item, id);
  const says = () => [included && t('comesWith'), allowed && t('mayAdd')].filter(Boolean).join(', ') || t('neither');
  return (
    <li ref={ref} className={styles.member}>
      <div className={styles.choice}>
        {handle}
        <Row gap={2}>
          <Text clip title={name}>
            {name}
          </Text>
          {isChanged && <UnsavedDot />}
          <FieldMark path={path} label={name} format={says} />
        </Row>
        <MemberChoices item={item} id={id} name={name} isLocked={isLocked} />
        <Button
          className={styles.limits}
          size="sm"
          variant="subtle"
          aria-expanded={isOpen}
          aria-label={t('moreOf', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('limits')}
        </Button>
      </div>
      {isOpen && (
        <div className={styles.memberLimits}>
          <MemberLimits item={item} id={id} />
        </div>
      )}
    </li>
  );
}
