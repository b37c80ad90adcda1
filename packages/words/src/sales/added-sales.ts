import { SALES_SUMS, type SalesSum, WAGE_SUMS, WORK_SUMS, type WorkSum } from '@servery/domain';
import type { SalesValues } from './sales-columns.ts';

/** The sums of all rows. A value that a row does not show is in no sum. */
export function addedSales(all: readonly SalesValues[]): SalesValues {
  return { ...soldIn(all), ...workedIn(all) };
}

/** The sums of the parts of one row: where pay is hidden in one part the row shows none, since half of a pay says nothing. */
export function wholeWork(parts: readonly SalesValues[]): SalesValues {
  const hidden = WAGE_SUMS.filter((name) => parts.some((values) => values[name] === null));
  return { ...addedSales(parts), ...Object.fromEntries(hidden.map((name) => [name, null])) };
}

function soldIn(all: readonly SalesValues[]): SalesValues {
  const sums: Partial<Record<SalesSum, number>> = {};
  for (const values of all)
    for (const name of SALES_SUMS) {
      const value = values[name];
      if (value !== undefined) sums[name] = (sums[name] ?? 0) + value;
    }
  return sums;
}

/** Of work: null where no row shows it. */
function workedIn(all: readonly SalesValues[]): SalesValues {
  const sums: Partial<Record<WorkSum, number | null>> = {};
  for (const values of all)
    for (const name of WORK_SUMS) {
      const value = values[name];
      if (value === undefined) continue;
      const before = sums[name] ?? null;
      sums[name] = value === null ? before : (before ?? 0) + value;
    }
  return sums;
}
