import { type SalesColumnId, salesPhrases, salesText } from '@servery/words';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import type { SalesRow } from '../../../sales/sales-calls.ts';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import { NameCell } from '../../../ui/table/name-cell.tsx';
import { ChangeMark } from './change-mark.tsx';
import styles from './report-table.module.css';
import { beforeIn, valueIn } from './report-values.ts';

/** A row of a report, and its name. */
export type ReportRow = SalesRow & {
  readonly id: string;
  readonly name: string;
  /** Below its name: the category of an item, the group of a store. */
  readonly meta?: string;
  /** The text that it is sorted by instead of its name. */
  readonly order?: string;
};

type Shape = {
  /** The kind of the rows, in words. */
  readonly title: string;
  readonly columns: readonly SalesColumnId[];
  /** The columns that a phone shows; the others are in the row's drawer. */
  readonly onPhone: readonly SalesColumnId[];
  readonly total: SalesRow;
};

/** The name of the row, then the columns, and after net sales or the tax how they changed: the same order in every report. */
export function useReportColumns({ title, columns, onPhone, total }: Shape): readonly DataColumn<ReportRow>[] {
  const t = usePhrases(reportsPhrases);
  const say = usePhrases(salesPhrases);
  const changing = columns.find((id) => id === 'netSales' || id === 'tax') ?? 'netSales';
  const change: DataColumn<ReportRow> = {
    id: 'change',
    title: t('change'),
    align: 'right',
    width: '84px',
    hideOnPhone: true,
    sortBy: (row) => changeOf(changing, row, total),
    cell: (row) => (
      <ChangeMark id={changing} now={valueIn(changing, row, total)} before={beforeIn(changing, row, total)} />
    ),
  };
  const figures = columns.map(
    (id): DataColumn<ReportRow> => ({
      id,
      title: say(id),
      align: 'right',
      width: 'minmax(76px, 112px)',
      hideOnPhone: !onPhone.includes(id),
      sortBy: (row) => valueIn(id, row, total),
      cell: (row) => <FigureCell id={id} row={row} total={total} />,
    }),
  );
  const after = columns.findIndex(isShareOfAll) + 1 || columns.indexOf(changing) + 1;
  return [
    {
      id: 'name',
      title,
      width: 'minmax(140px, 2fr)',
      sortBy: ({ name, order }) => order ?? name.toLowerCase(),
      cell: ({ name, meta }) => (meta === undefined ? name : <NameCell name={name} meta={meta} />),
    },
    ...figures.slice(0, after),
    ...(total.before === null || after === 0 ? [] : [change]),
    ...figures.slice(after),
  ];
}

/** Of the same column over all rows. */
function isShareOfAll(id: SalesColumnId): boolean {
  return id === 'share' || id === 'taxShare';
}

type FigureCellProps = { readonly id: SalesColumnId; readonly row: SalesRow; readonly total: SalesRow };

/** A share has a bar, so that the eye ranks the rows before it reads them. */
function FigureCell({ id, row, total }: FigureCellProps) {
  const value = valueIn(id, row, total);
  const text = <span className={styles.figure}>{salesText(id, value)}</span>;
  if (!isShareOfAll(id) || value === null) return text;
  return (
    <>
      {text}
      <span className={styles.bar} style={{ '--part': String(Math.max(0, value)) }} aria-hidden />
    </>
  );
}

function changeOf(id: SalesColumnId, row: SalesRow, total: SalesRow): number | null {
  const before = beforeIn(id, row, total);
  const now = valueIn(id, row, total);
  return before === null || before === 0 || now === null ? null : (now - before) / Math.abs(before);
}
