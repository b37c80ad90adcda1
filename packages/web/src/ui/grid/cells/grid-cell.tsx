import { VisuallyHidden } from '@mantine/core';
import { usePhrases } from '../../../phrases/phrases.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { type Amount, bareAmount, formatAmount } from '../../fields/amount.ts';
import edge from '../../inheritance/origin-edge.module.css';
import type { GridCellValue, GridSheet } from '../grid-types.ts';
import styles from './grid-cell.module.css';

type GridFigureProps = {
  readonly cell: GridCellValue;
  /** The text shown instead of the value while it is wrong, as it was typed. */
  readonly shown?: string;
  /** The amount that a paste would put instead. */
  readonly planned?: Amount;
  readonly format?: GridSheet['format'];
};

/** The inside of a cell: the inherited figure small and gray at the left, the value at the right. */
export function GridFigure({ cell, shown, planned, format = formatAmount }: GridFigureProps) {
  const t = usePhrases(uiPhrases);
  return (
    <>
      {planned !== undefined && <s className={styles.replaced}>{bareAmount(cell.value)}</s>}
      {planned === undefined && cell.inherited !== undefined && (
        <span className={styles.inherited}>
          <span aria-hidden>{bareAmount(cell.inherited)}</span>
          <VisuallyHidden>{t('inherited', { value: format(cell.inherited) })}, </VisuallyHidden>
        </span>
      )}
      {planned === undefined && cell.inherited === undefined && cell.note !== undefined && (
        <span className={styles.inherited}>{cell.note}</span>
      )}
      <span className={styles.value}>
        {planned === undefined ? (shown ?? cell.text ?? format(cell.value)) : format(planned)}
      </span>
      {cell.isUnsaved && (
        <span className={edge.unsaved}>
          <VisuallyHidden>, {t('notSaved')}</VisuallyHidden>
        </span>
      )}
      {cell.origin !== 'company' && <VisuallyHidden>, {t(cell.origin)}</VisuallyHidden>}
    </>
  );
}

/** The attributes of a cell for its style. */
export function cellMarks(cell: GridCellValue) {
  return {
    'data-origin': cell.origin,
    'data-unsaved': cell.isUnsaved || undefined,
    'data-following': cell.isFollowing || undefined,
    'data-read-only': cell.isReadOnly || undefined,
    'data-noted': cell.note === undefined ? undefined : true,
    'data-invalid': cell.error ? true : undefined,
  };
}
