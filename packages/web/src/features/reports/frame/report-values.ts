import { type SalesColumnId, salesValue } from '@servery/words';
import type { SalesRow } from '../../../sales/sales-calls.ts';

/** The value of a row in a column, beside all rows of its report. */
export function valueIn(id: SalesColumnId, row: SalesRow, total: SalesRow): number | null {
  return salesValue(id, { sums: row.sums, whole: total.sums });
}

/** The same of the days that are compared with; null without any. */
export function beforeIn(id: SalesColumnId, row: SalesRow, total: SalesRow): number | null {
  if (row.before === null) return null;
  return salesValue(id, { sums: row.before, whole: total.before ?? {} });
}
