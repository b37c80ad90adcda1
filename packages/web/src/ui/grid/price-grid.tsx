import { GridRow } from './grid-row.tsx';
import type { PriceGridProps } from './grid-types.ts';
import styles from './price-grid.module.css';
import { usePriceGrid } from './use-price-grid.ts';

/** Prices by row and column, edited like a spreadsheet: type, Enter, Tab, Escape, paste a block, Ctrl/Cmd-D. */
export function PriceGrid(props: PriceGridProps) {
  const { label, rowTitle, rows, columns } = props;
  const grid = usePriceGrid(props);
  return (
    <div className={styles.frame}>
      <table
        ref={grid.frame}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of an editable grid
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        className={styles.grid}
        onKeyDown={grid.handleKey}
        onPaste={grid.handlePaste}
        onCopy={grid.handleCopy}
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
            <GridRow key={row.id} row={row} index={index} grid={grid} props={props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
