import { type WorkKind, wholeWork } from '@servery/words';
import type { SalesAnswer, SalesRow } from '../../../sales/sales-calls.ts';
import { formatDay } from '../../../ui/dates.ts';
import type { ReportRow } from '../frame/report-columns.tsx';

type Naming = {
  readonly kind: WorkKind;
  readonly storeName: (id: string) => string;
  /** The jobs of a person who has not clocked out. */
  readonly atWork: (jobs: string) => string;
};

/** The grouping that is asked for, so that a person’s jobs show below the name. */
export function groupingOf(kind: WorkKind): string {
  return kind === 'person' ? 'person,job' : kind;
}

/** One row for each person, job, store or day. */
export function workRows(
  { rows, names }: Pick<SalesAnswer, 'rows' | 'names'>,
  { kind, storeName, atWork }: Naming,
): readonly ReportRow[] {
  const nameOf = (id: string): string => {
    if (kind === 'location') return storeName(id);
    return kind === 'date' ? formatDay(id) : (names[id] ?? id);
  };
  return [...Map.groupBy(rows, ({ key }) => String(key[0]))].map(([id, parts]) => {
    const row = { key: [], ...wholeRow(parts), id, name: nameOf(id) };
    if (kind === 'date') return { ...row, order: id };
    if (kind !== 'person') return row;
    const jobs = parts.map(({ key }) => names[String(key[1])] ?? String(key[1])).join(', ');
    const isAtWork = (row.sums.atWork ?? 0) > 0;
    return { ...row, meta: isAtWork ? atWork(jobs) : jobs };
  });
}

/** Compared where any part is. */
function wholeRow(parts: readonly SalesRow[]): Pick<SalesRow, 'sums' | 'before'> {
  const isCompared = parts.some(({ before }) => before !== null);
  return {
    sums: wholeWork(parts.map(({ sums }) => sums)),
    before: isCompared ? wholeWork(parts.map(({ before }) => before ?? {})) : null,
  };
}

/** How many rows have pay that is not known or not shown. */
export function hiddenPays(rows: readonly SalesRow[]): number {
  return rows.filter(({ sums }) => sums.straight === null || sums.premium === null).length;
}
