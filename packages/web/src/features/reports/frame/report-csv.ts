import { type SalesColumnId, salesCell, salesPhrases, say } from '@servery/words';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import type { SalesRow } from '../../../sales/sales-calls.ts';
import { offerCsv } from '../../../ui/data/offer-csv.ts';
import type { ReportRow } from './report-columns.tsx';
import { beforeIn, valueIn } from './report-values.ts';
import type { ReportFilters } from './use-report-filters.ts';

export type ReportFile = {
  /** The kind of the rows, in words. */
  readonly title: string;
  readonly columns: readonly SalesColumnId[];
  readonly rows: readonly ReportRow[];
  readonly total: SalesRow;
};

type Read = { readonly isPlaceholderData: boolean };

/** The file of the answers to these queries. While other days are read the page shows those before, which would be a file of the wrong days. */
export function fileOf(queries: readonly Read[], file: ReportFile | undefined): ReportFile | undefined {
  return queries.some(({ isPlaceholderData }) => isPlaceholderData) ? undefined : file;
}

/** The table as it is filtered: each column, and beside it its value in the compared days. */
export function offerReport({ days }: ReportFilters, name: string, { title, columns, rows, total }: ReportFile): void {
  const isCompared = total.before !== null;
  const hasMeta = rows.some(({ meta }) => meta !== undefined);
  const head = columns.flatMap((id) => {
    const column = say(salesPhrases, id);
    return isCompared ? [column, `${column}, ${say(reportsPhrases, 'before')}`] : [column];
  });
  const lines = rows.map((row) => [
    row.name,
    ...(hasMeta ? [row.meta ?? ''] : []),
    ...columns.flatMap((id) => {
      const now = salesCell(id, valueIn(id, row, total));
      return isCompared ? [now, salesCell(id, beforeIn(id, row, total))] : [now];
    }),
  ]);
  const named = hasMeta ? [title, say(reportsPhrases, 'meta')] : [title];
  offerCsv(`${name} ${days.from} to ${days.to}.csv`, [...named, ...head], lines);
}
