import type { Operations, QueryOf, ResponseOf } from '@servery/contract';
import { formatDay, type Grant, salesRollups, staffGrants } from '@servery/domain';
import {
  addedSales,
  payNotePhrases,
  type ReportColumns,
  type SalesValues,
  say,
  shownColumns,
  type WorkKind,
  type WorkShape,
  wholeWork,
  workKinds,
} from '@servery/words';
import { readWork } from '../../../configuration/work/read-work.ts';
import { wagedPlaces } from '../../../configuration/work/waged-places.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { readSales } from '../sales/read-sales.ts';
import type { ViewFigures } from './view-letter.ts';

interface WorkOfView {
  readonly shape: WorkShape;
  readonly query: QueryOf<Operations['readWork']>;
  /** Ids of locations; undefined for all of the company. */
  readonly locations: readonly string[] | undefined;
  /** Of all stores by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** The kind of the rows, as the address says it. */
  readonly by: string | undefined;
  /** Of the reader, as they are now. */
  readonly grants: readonly Grant[];
}

interface WorkRow {
  readonly name: string;
  readonly sums: SalesValues;
}

/** The work of people; pay only where the reader may see wages at this moment, as on the page. */
export async function readWorkFigures(
  scope: CompanyScope,
  { shape, query, locations, names, by, grants }: WorkOfView,
): Promise<Omit<ViewFigures, 'stores'>> {
  const kind = workKinds.find((one) => one === by) ?? workKinds[0];
  const waged = await wagedPlaces(scope, await staffGrantsOf(scope, grants));
  // The sums hold each job of a person whose pay is shown, whether or not the pay of the whole person is.
  const grouping = kind === 'person' ? (['person', 'job'] as const) : [kind];
  const work = await readWork(scope, { query: { ...query, by: [...grouping] }, locations, waged });
  const sold = await soldBeside(scope, { query, locations });
  const showsPay = work.sums.includes('straight');
  const rows = rowsOf(work, { kind, names });
  const total = { ...sold.now, ...addedSales(work.rows.map(({ sums }) => valuesOf(work.sums, sums))) };
  const before = work.rows.flatMap((row) => (row.before === null ? [] : [valuesOf(work.sums, row.before)]));
  const { strip, columns }: ReportColumns = showsPay ? shape : shape.withoutPay;
  return {
    strip,
    columns: shownColumns(columns, total),
    by: kind,
    usualSort: kind === 'date' ? undefined : shape.usualSort,
    total,
    before: query.comparedFrom === undefined ? undefined : { ...sold.before, ...addedSales(before) },
    rows,
    notes: notesOf(rows, showsPay),
  };
}

type Work = ResponseOf<Operations['readWork']>;

function valuesOf(names: readonly string[], sums: readonly (number | null)[]): SalesValues {
  return Object.fromEntries(names.map((name, at) => [name, sums[at] ?? null]));
}

type Naming = { readonly kind: WorkKind; readonly names: ReadonlyMap<string, string> };

/** Those of these days, days in their order. */
function rowsOf({ sums, rows, names }: Work, { kind, names: storeNames }: Naming): readonly WorkRow[] {
  const nameOf = (id: string): string => {
    if (kind === 'date') return formatDay(id);
    return (kind === 'location' ? storeNames.get(id) : names[id]) ?? id;
  };
  const worked = rows.filter((row) => row.sums.some((sum) => sum !== 0));
  return [...Map.groupBy(worked, ({ key }) => String(key[0]))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, parts]) => ({ name: nameOf(id), sums: wholeWork(parts.map((part) => valuesOf(sums, part.sums))) }));
}

/** The sales at the same stores, which labor is measured by. */
async function soldBeside(scope: CompanyScope, { query, locations }: Pick<WorkOfView, 'query' | 'locations'>) {
  const { rows } = await readSales(scope, { rollup: 'hours', query: { ...query, by: undefined }, locations });
  const [whole] = rows;
  const named = (sums: readonly number[] | null | undefined) => valuesOf(salesRollups.hours.sums, sums ?? []);
  return { now: whole && named(whole.sums), before: whole?.before && named(whole.before) };
}

function notesOf(rows: readonly WorkRow[], showsPay: boolean): readonly string[] {
  if (rows.length === 0) return [];
  if (!showsPay) return [say(payNotePhrases, 'noPay')];
  const count = rows.filter(({ sums }) => sums.straight === null || sums.premium === null).length;
  return count === 0 ? [] : [say(payNotePhrases, 'hiddenPay', { count })];
}

/** EE-08: a mail goes to people of the company itself. */
async function staffGrantsOf({ db, companyId }: CompanyScope, grants: readonly Grant[]): Promise<readonly Grant[]> {
  const { staff_data: keeper } = await db
    .selectFrom('companies')
    .select('staff_data')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return staffGrants({ keeper, grants, isOutsider: false });
}
