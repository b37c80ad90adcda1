import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { gridPhrases } from '../../phrases/grid.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { nameOfCell } from './edits/grid-edits.ts';
import { countOf } from './edits/grid-range.ts';
import { PasteBar } from './edits/paste-bar.tsx';
import { GridBody } from './grid-body.tsx';
import { columnGroups } from './grid-groups.ts';
import { GridHead } from './grid-head.tsx';
import type { PriceGridProps } from './grid-types.ts';
import styles from './price-grid.module.css';
import { type PriceGridState, usePriceGrid } from './use-price-grid.ts';

/** More of them are scrolled, not squeezed. */
const fewColumns = 5;

/** Prices by row and column, edited like a spreadsheet: type, Enter, Tab, Escape, select a block, fill it, copy, cut and paste it. */
export function PriceGrid(props: PriceGridProps) {
  const { label, rowTitle, rows, columns, isTall, hasLongHeads = false } = props;
  const grid = usePriceGrid(props);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { plan } = grid.clipboard;
  const isGrouped = columnGroups(columns).length > 0;
  return (
    <div className={styles.place} data-tall={isTall} data-wraps={hasLongHeads || undefined}>
      <div className={styles.frame} data-flows>
        <table
          ref={grid.choice.frame}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of an editable grid
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + (isGrouped ? 2 : 1)}
          style={isGrouped || columns.length > fewColumns ? { minWidth: `${132 + columns.length * 68}px` } : undefined}
          aria-colcount={columns.length + 1}
          aria-multiselectable
          className={styles.grid}
          {...grid.on}
        >
          <GridHead rowTitle={rowTitle} columns={columns} hasLongHeads={hasLongHeads} />
          <GridBody grid={grid} props={props} place={place} />
        </table>
      </div>
      <div ref={setPlace} />
      {plan && <PasteBar plan={plan} sheet={props} onEnd={grid.endPaste} />}
      <SelectionWords grid={grid} props={props} />
    </div>
  );
}

/** Says which block is selected to those who do not see it. */
function SelectionWords({ grid, props }: { readonly grid: PriceGridState; readonly props: PriceGridProps }) {
  const t = usePhrases(gridPhrases);
  const { top, left, bottom, right } = grid.choice.bounds;
  const from = nameOfCell(props, { row: top, column: left });
  const to = nameOfCell(props, { row: bottom, column: right });
  return (
    <VisuallyHidden role="status">
      {grid.hasBlock && t('selectedBlock', { count: countOf(grid.choice.bounds), from, to })}
    </VisuallyHidden>
  );
}
