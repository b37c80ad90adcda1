import { VisuallyHidden } from '@mantine/core';
import { findByPath, type Json, type MenuItem } from '@servery/domain';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { originIn } from '../../../../editing/document/origin.ts';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { FieldFinding } from '../../../../editing/fields/field-finding.tsx';
import { type LayeredEntity, useLayered } from '../../../../editing/fields/use-layered.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { UnsavedDot } from '../../../../ui/fields/label-line.tsx';
import { InheritanceMark } from '../../../../ui/inheritance/inheritance-mark.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { type OrderedEntry, useDragEntry } from '../../../../ui/order/drag-order.tsx';
import { itemPath } from '../use-entity.ts';
import type { ModifierRow } from './modifier-rows.ts';
import styles from './modifiers-section.module.css';

const CategoryChoices = lazy(() => import('./category-choices.tsx').then((m) => ({ default: m.CategoryChoices })));
const shownChoices = 2;

type CategoryRowProps = {
  readonly item: MenuItem;
  readonly row: ModifierRow;
  readonly entry: OrderedEntry;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** One modifier category of the item in figures; opened, all of it. */
export function CategoryRow({ item, row, entry, isOpen, onToggle }: CategoryRowProps) {
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const layered = useLayered(itemPath(item.id));
  const { ref, handle } = useDragEntry(entry);
  const { id, name, choices, included, total, max, swaps } = row;
  const isChanged = !isSameAt(row, layered.draft, layered.saved);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const bodyId = `modifiers-${item.id}-${id}`;
  return (
    <li ref={ref} className={styles.category} data-open={isOpen || undefined}>
      <div className={styles.line}>
        <span className={styles.handle}>{handle}</span>
        <span className={styles.name}>
          <button
            type="button"
            className={styles.toggle}
            aria-label={t('editModifiers', { name })}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={onToggle}
          >
            <b>{name}</b> {isChanged && <UnsavedDot />}
          </button>
          <Muted small>{choicesText(choices, t)}</Muted>
          {!isOpen && (
            <FieldFinding path={[...itemPath(item.id), 'inclusions', 'categoriesSettings', { id }]} hasParts />
          )}
        </span>
        <Figure label={t('included')}>{included === 0 ? 0 : t('includedOf', { count: included, total })}</Figure>
        <Figure label={t('atMost')} isWide>
          {max ?? <Muted as="span">{t('noLimit')}</Muted>}
        </Figure>
        <Figure label={t('swaps')} isWide>
          {swaps ?? <Muted as="span">{t('notAllowed')}</Muted>}
        </Figure>
        {level.kind !== 'company' && (
          <span>
            <From row={row} layered={layered} />
          </span>
        )}
        <Chevron className={styles.chevron} size={16} stroke={1.75} aria-hidden />
      </div>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        <Suspense fallback={null}>
          {isOpen && <CategoryChoices item={item} categoryId={id} onRemoved={onToggle} />}
        </Suspense>
      </div>
    </li>
  );
}

type FigureProps = { readonly label: string; readonly isWide?: boolean; readonly children: ReactNode };

function Figure({ label, isWide, children }: FigureProps) {
  return (
    <span data-wide={isWide || undefined}>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {children}
    </span>
  );
}

/** The nearest level that makes any of it different. */
function From({ row, layered }: { readonly row: ModifierRow; readonly layered: LayeredEntity }) {
  const { level } = useEditor();
  const origin = originIn(level.kind, layered, (one, other) => isSameAt(row, one, other));
  const word = origin === 'group' && level.groupName !== null ? { word: level.groupName } : {};
  return <InheritanceMark origin={origin} {...word} />;
}

function isSameAt(row: ModifierRow, one: LayeredEntity['draft'], other: LayeredEntity['draft']): boolean {
  const isAlike = row.paths.every((path) => textAt(one, path) === textAt(other, path));
  return isAlike && (one === undefined || other === undefined || placeIn(row, one) === placeIn(row, other));
}

function placeIn({ placeBy }: ModifierRow, entity: Json): number {
  return placeBy((id) => {
    const order = findByPath(entity, ['inclusions', 'inclusionsOrder', { id }, 'order']);
    return typeof order === 'number' ? order : undefined;
  });
}

function textAt(entity: LayeredEntity['draft'], path: ModifierRow['paths'][number]): string | undefined {
  return entity === undefined ? undefined : JSON.stringify(findByPath(entity, path));
}

function choicesText(choices: readonly string[], t: ReturnType<typeof usePhrases<'choicesMore'>>): string {
  const names = choices.slice(0, shownChoices + 1).join(', ');
  if (choices.length <= shownChoices + 1) return names;
  return t('choicesMore', { names: choices.slice(0, shownChoices).join(', '), count: choices.length - shownChoices });
}
