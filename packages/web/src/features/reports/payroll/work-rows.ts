import type { SalesValues } from '@servery/words';
import { type SalesAnswer, type SalesRow, totalOf } from '../../../sales/sales-calls.ts';
import { formatDay } from '../../../ui/dates.ts';
import type { ReportRow } from '../frame/report-columns.tsx';

export const workKinds = ['person', 'job', 'location', 'date'] as const;
export type WorkKind = (typeof workKinds)[number];

type Naming = {
  readonly kind: WorkKind;
  readonly storeName: (id: string) => string;
  /** The jobs of a person who has not clocked out. */
  readonly atWork: (jobs: string) => string;
};

/** What is asked for, so that a person’s jobs show below the name. */
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
    const row = { ...totalOf(parts), ...hiddenPayOf(parts), id, name: nameOf(id) };
    if (kind === 'date') return { ...row, order: id };
    if (kind !== 'person') return row;
    const jobs = parts.map(({ key }) => names[String(key[1])] ?? String(key[1])).join(', ');
    const isAtWork = (row.sums.atWork ?? 0) > 0;
    return { ...row, meta: isAtWork ? atWork(jobs) : jobs };
  });
}

/** A row whose pay is hidden in one part shows none: half of a pay says nothing. */
function hiddenPayOf(parts: readonly SalesRow[]): Pick<SalesRow, 'sums' | 'before'> {
  const { sums, before } = totalOf(parts);
  return {
    sums: { ...sums, ...unknownIn(parts.map((part) => part.sums)) },
    before: before && { ...before, ...unknownIn(parts.map((part) => part.before ?? {})) },
  };
}

const pays = ['straight', 'premium', 'laborCost'] as const;

function unknownIn(all: readonly SalesValues[]): SalesValues {
  return Object.fromEntries(
    pays.filter((name) => all.some((values) => values[name] === null)).map((name) => [name, null]),
  );
}

/** How many rows have pay that is not known or not shown. */
export function hiddenPays(rows: readonly SalesRow[]): number {
  return rows.filter(({ sums }) => sums.straight === null || sums.premium === null).length;
}
