import type { GridLine, PriceGridProps } from './grid-types.ts';
import { PriceCell } from './price-cell.tsx';
import styles from './price-grid.module.css';
import type { PriceGridState } from './use-price-grid.ts';

export type GridView = {
  readonly grid: PriceGridState;
  readonly props: PriceGridProps;
  /** Where notes are put. */
  readonly place: HTMLElement | null;
};

type GridRowProps = GridView & { readonly row: GridLine; readonly index: number };

export function GridRow({ row, index, ...view }: GridRowProps) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {row.name} {row.detail && <span className={styles.detail}>{row.detail}</span>}
      </th>
      {view.props.columns.map((column, across) => (
        <PriceCell key={column.id} row={row} column={column} position={{ row: index, column: across }} {...view} />
      ))}
    </tr>
  );
}
