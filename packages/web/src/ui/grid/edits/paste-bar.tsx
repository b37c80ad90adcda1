import { Button } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { gridPhrases } from '../../../phrases/grid.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { formatAmount } from '../../fields/amount.ts';
import type { GridEdit, GridSheet } from '../grid-types.ts';
import type { PastePlan } from './grid-clipboard.ts';
import { nameOfCell } from './grid-edits.ts';
import { farChanges } from './grid-notes.ts';
import { useGridWords } from './grid-words.ts';
import styles from './paste-bar.module.css';

type PasteBarProps = {
  readonly plan: PastePlan;
  readonly sheet: GridSheet;
  /** None: nothing is changed. */
  readonly onEnd: (edits: readonly GridEdit[]) => void;
};

/** The changes that a paste would make, and the part of the clipboard that it cannot take; nothing changes before Apply. */
export function PasteBar({ plan, sheet, onEnd }: PasteBarProps) {
  const t = usePhrases(gridPhrases);
  const common = usePhrases(uiPhrases);
  const titleId = useId();
  const title = usePlanTitle(plan);
  const lines = usePlanLines(plan, sheet);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onEnd([]);
  };
  const count = plan.edits.length;
  return (
    <section ref={scrollIntoSight} className={styles.bar} aria-labelledby={titleId} onKeyDown={handleKey}>
      <p id={titleId} className={styles.title} role="status">
        {title}
      </p>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ id, text, isWrong }) => (
            <li key={id} data-wrong={isWrong || undefined}>
              {text}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        {count > 0 && (
          <Button size="sm" variant="filled" autoFocus onClick={() => onEnd(plan.edits)}>
            {t('apply')}
          </Button>
        )}
        <Button size="sm" autoFocus={count === 0} onClick={() => onEnd([])}>
          {common(count > 0 ? 'cancel' : 'close')}
        </Button>
      </div>
    </section>
  );
}

/** All of it, not only the button that takes the focus. */
function scrollIntoSight(bar: HTMLElement | null): void {
  bar?.scrollIntoView({ block: 'nearest' });
}

type PlanLine = { readonly id: string; readonly text: string; readonly isWrong: boolean };

/** More would push the grid out of sight. */
const linesShown = 12;

/** How many prices change, and how many are removed: an empty cell takes the price away. */
function usePlanTitle({ edits, source }: PastePlan): string {
  const t = usePhrases(gridPhrases);
  const removals = edits.filter(({ value }) => value === null).length;
  const changes = edits.length - removals;
  if (removals === 0) return changes > 0 ? t(`${source}Changes`, { count: changes }) : t(`${source}Nothing`);
  if (changes === 0) return t(`${source}Removes`, { count: removals });
  const prices = (count: number) => t('prices', { count });
  return t(`${source}ChangesAndRemoves`, { changes: prices(changes), removals: prices(removals) });
}

/** Each text that could not be read with its cell, the texts that are left out, and those that look like a slip. */
function usePlanLines(plan: PastePlan, sheet: GridSheet): readonly PlanLine[] {
  const t = usePhrases(gridPhrases);
  const words = useGridWords(sheet);
  const nameOf = ({ rowId, columnId }: Pick<GridEdit, 'rowId' | 'columnId'>) =>
    nameOfCell(sheet, {
      row: sheet.rows.findIndex(({ id }) => id === rowId),
      column: sheet.columns.findIndex(({ id }) => id === columnId),
    });
  const far = farChanges(sheet, plan.edits);
  const removals = plan.edits.filter(({ value }) => value === null);
  const count = plan.unread.length + removals.length + far.length + plan.locked.length;
  const unreadLines = plan.unread.slice(0, linesShown).map(({ text, cell, fault }) => ({
    id: `unread ${cell}`,
    text: t('pasteUnread', { text, cell, reason: words.ofFault(fault) }),
    isWrong: true,
  }));
  const removedLines = removals.slice(0, linesShown).map((edit) => ({
    id: `removed ${nameOf(edit)}`,
    text: t('removed', {
      cell: nameOf(edit),
      from: (sheet.format ?? formatAmount)(sheet.cellAt(edit.rowId, edit.columnId).value),
    }),
    isWrong: false,
  }));
  const farLines = far.slice(0, linesShown).map((change) => ({
    id: `far ${nameOf(change)}`,
    text: `${nameOf(change)}: ${words.ofChange(change)}`,
    isWrong: false,
  }));
  const lockedLines = plan.locked
    .slice(0, linesShown)
    .map((cell) => ({ id: `locked ${cell}`, text: t('pasteLocked', { cell }), isWrong: true }));
  const outside = { id: 'outside', text: t('pasteOutside', { count: plan.outside }), isWrong: true };
  const lines = [...unreadLines, ...removedLines, ...farLines, ...lockedLines].slice(0, linesShown);
  const more = { id: 'more', text: t('pasteMore', { count: count - lines.length }), isWrong: true };
  const remarks = plan.remarks.map((text) => ({ id: text, text, isWrong: true }));
  return [...remarks, ...lines, ...(count > lines.length ? [more] : []), ...(plan.outside > 0 ? [outside] : [])];
}
