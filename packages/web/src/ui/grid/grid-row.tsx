import type { Ref } from 'react';
import { Text } from '../layout/text.tsx';
import { PriceCell } from './cells/price-cell.tsx';
import type { GridLine } from './grid-types.ts';
import type { GridView } from './grid-view.ts';
import styles from './price-grid.module.css';

type GridRowProps = GridView & {
  readonly row: GridLine;
  readonly index: number;
  /** Measures the row, for callers that draw only the rows in sight. */
  readonly measure?: Ref<HTMLTableRowElement>;
  readonly line?: number;
};

export function GridRow({ row, index, measure, line, ...view }: GridRowProps) {
  return (
    <tr ref={measure} data-index={line} aria-rowindex={index + 2}>
      <th scope="row" className={styles.name} title={row.name}>
        {row.name}{' '}
        {row.detail && (
          <Text tone="faint" weight="regular">
            {row.detail}
          </Text>
        )}
      </th>
      {view.props.columns.map((column, across) => (
        <PriceCell key={column.id} row={row} column={column} position={{ row: index, column: across }} {...view} />
      ))}
    </tr>
  );
}
