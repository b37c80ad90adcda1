import type { ReactNode } from 'react';
import styles from './plain-table.module.css';

export type PlainColumn<Row> = {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures right, everything else left. */
  readonly align?: 'left' | 'right';
  /** Any CSS width. */
  readonly width?: string;
  /** Also in a pane as narrow as a phone. */
  readonly hideOnPhone?: boolean;
};

type PlainTableProps<Row> = {
  readonly label: string;
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** With its own line around it; inside a panel it has none. */
  readonly framed?: boolean;
  /** The totals of the rows. */
  readonly total?: Row | undefined;
};

/** A table to read, for a few rows. The first column names the row. */
export function PlainTable<Row>({ label, columns, rows, rowKey, framed = true, total }: PlainTableProps<Row>) {
  return (
    <div className={styles.frame} data-framed={framed || undefined}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ id, title, align, width, hideOnPhone }) => (
              <th key={id} scope="col" data-align={align} data-wide={hideOnPhone} style={{ width }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => (
                <Cell key={column.id} column={column} row={row} isName={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <Cell key={column.id} column={column} row={total} isName={index === 0} />
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

type CellProps<Row> = { readonly column: PlainColumn<Row>; readonly row: Row; readonly isName: boolean };

function Cell<Row>({ column, row, isName }: CellProps<Row>) {
  const shape = { 'data-align': column.align, 'data-wide': column.hideOnPhone };
  return isName ? (
    <th scope="row" {...shape}>
      {column.cell(row)}
    </th>
  ) : (
    <td {...shape}>{column.cell(row)}</td>
  );
}
