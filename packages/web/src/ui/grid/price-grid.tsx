import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { gridPhrases } from '../../phrases/grid.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { nameOfCell } from './grid-edits.ts';
import { countOf } from './grid-range.ts';
import { GridRow } from './grid-row.tsx';
import type { PriceGridProps } from './grid-types.ts';
import { PasteBar } from './paste-bar.tsx';
import styles from './price-grid.module.css';
import { type PriceGridState, usePriceGrid } from './use-price-grid.ts';

/** Prices by row and column, edited like a spreadsheet: type, Enter, Tab, Escape, select a block, fill it, copy, cut and paste it. */
export function PriceGrid(props: PriceGridProps) {
  const { label, rowTitle, rows, columns } = props;
  const grid = usePriceGrid(props);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { plan } = grid.clipboard;
  return (
    <div className={styles.place}>
      <div className={styles.frame}>
        <table
          ref={grid.choice.frame}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of an editable grid
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable
          className={styles.grid}
          {...grid.on}
        >
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {rowTitle}
              </th>
              {columns.map(({ id, name, detail }) => (
                <th key={id} scope="col">
                  {name} {detail && <span className={styles.detail}>{detail}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <GridRow key={row.id} row={row} index={index} grid={grid} props={props} place={place} />
            ))}
          </tbody>
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
