import { mostSalesRows, type Operations, type QueryOf, type ResponseOf, type SalesGrouping } from '@servery/contract';
import { NAMED_DIMENSIONS, type SalesRollup, salesRollups } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import { comparedRows, type SummedRow } from '../../../configuration/reported/compared-rows.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/fault.ts';
import { isOfStore, salesColumn, salesTable } from './rollup-tables.ts';
import { allStores, soldDays } from './settled-days.ts';

type Query = QueryOf<Operations['readSales']>;
type Sales = ResponseOf<Operations['readSales']>;

export interface AskedSales {
  readonly rollup: SalesRollup;
  readonly query: Query;
  /** Ids of locations; undefined for all of the company. */
  readonly locations: readonly string[] | undefined;
}

/** Rows whose sums are all zero are left out: the sales there were voided or revised away. */
export async function readSales(scope: CompanyScope, asked: AskedSales): Promise<Sales> {
  const { rollup, query } = asked;
  requireSense(rollup, query);
  const { sums } = salesRollups[rollup];
  const zero = sums.map(() => 0);
  const rows = await comparedRows<number>(query, zero, (days) => sumsOf(scope, asked, days));
  return { sums: [...sums], rows, names: await namesOf(scope, query.by ?? [], rows) };
}

export interface SalesDays {
  readonly from: string;
  readonly to: string;
}

type Row = SummedRow<number>;

/** By their keys as JSON. */
async function sumsOf(scope: CompanyScope, asked: AskedSales, days: SalesDays): Promise<ReadonlyMap<string, Row>> {
  const { rollup, query } = asked;
  const groupings = (query.by ?? []).map(grouped);
  const sums = salesRollups[rollup].sums.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint`);
  const places = groupings.map((_, at) => sql.raw(String(at + 1)));
  const { rows } = await sql<{ readonly row: Row }>`
    SELECT json_build_object('key', json_build_array(${sql.join(groupings.map((_, at) => sql.ref(`key${at}`)))}), 'sums', sums) AS row
    FROM (
      SELECT ${sql.join([
        ...groupings.map((grouping, at) => sql`${grouping} AS ${sql.ref(`key${at}`)}`),
        sql`json_build_array(${sql.join(sums)}) AS sums`,
      ])}
      FROM ${await soldIn(scope, asked, days)}
      ${groupings.length === 0 ? sql`` : sql`GROUP BY ${sql.join(places)}`}
      LIMIT ${mostSalesRows + 1}) AS summed`.execute(scope.db);
  if (rows.length > mostSalesRows)
    throw invalid('TOO_MANY', `Ask for less: there are more than ${mostSalesRows} rows.`, 'querystring.by');
  const sold = rows.map(({ row }) => row).filter(({ sums: some }) => some.some((sum) => sum !== 0));
  return new Map(sold.map((row) => [JSON.stringify(row.key), row]));
}

export function grouped(grouping: SalesGrouping): RawBuilder<unknown> {
  if (grouping === 'date') return sql`business_date::text`;
  if (grouping === 'weekday') return sql`extract(isodow FROM business_date)::int`;
  return sql.ref(salesColumn(grouping));
}

/**
 * The rows to add up: of stores, or, where all are asked for together, of days that are settled the one for all stores. Days are listed
 * one by one: the key has the day before the location, and over a range of days every location's rows would be read to find those of one.
 */
export async function soldIn(scope: CompanyScope, asked: AskedSales, days: SalesDays): Promise<RawBuilder<unknown>> {
  const { rollup, query, locations } = asked;
  const table = sql.table(salesTable(rollup));
  const conditions = conditionsOf(scope, query);
  const { settled, open } = await soldDays(scope, days);
  const rowsOf = (listed: readonly string[], whose: RawBuilder<boolean>) =>
    sql`SELECT * FROM ${table} WHERE ${sql.join([...conditions, sql`business_date = ANY(${listed}::date[])`, whose], sql` AND `)}`;
  const ofStores = sql<boolean>`location_id <> ${allStores}`;
  if (locations !== undefined)
    return sql`(${rowsOf([...settled, ...open], sql`location_id = ANY(${locations}::text[])`)}) AS sold`;
  if (query.by?.some((grouping) => grouping === 'location' || isOfStore(grouping)))
    return sql`(${rowsOf([...settled, ...open], ofStores)}) AS sold`;
  return sql`(${rowsOf(settled, sql`location_id = ${allStores}`)} UNION ALL ${rowsOf(open, ofStores)}) AS sold`;
}

function conditionsOf({ companyId }: CompanyScope, query: Query): RawBuilder<boolean>[] {
  const equal = (column: string, value: string | number | undefined) =>
    value === undefined ? [] : [sql<boolean>`${sql.ref(column)} = ${value}`];
  return [
    sql<boolean>`company_id = ${companyId}`,
    ...equal('channel', query.channel),
    ...equal('order_type', query.orderType),
    ...equal('item', query.item),
    ...equal('server', query.server),
  ];
}

/** @throws Fault where the rollup is not kept by the asked groupings */
export function requireSense(rollup: SalesRollup, { by = [], item, server }: Query): void {
  const kept: readonly string[] = salesRollups[rollup].by;
  const known: readonly string[] = ['date', 'weekday', 'location', ...kept];
  const unknown = by.find((grouping) => !known.includes(grouping));
  if (unknown !== undefined)
    throw invalid('NOT_KEPT', `Sales of ${rollup} are kept by ${known.join(', ')}.`, 'querystring.by');
  for (const [name, value] of Object.entries({ item, server }))
    if (value !== undefined && !kept.includes(name))
      throw invalid('NOT_KEPT', `Sales of ${rollup} are not kept by ${name}.`, `querystring.${name}`);
}

export async function namesOf(
  { db, companyId }: CompanyScope,
  by: readonly SalesGrouping[],
  rows: readonly { readonly key: readonly (string | number)[] }[],
): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const [at, grouping] of by.entries()) {
    const kind = NAMED_DIMENSIONS.find((one) => one === grouping);
    if (kind === undefined) continue;
    const ids = [...new Set(rows.map(({ key }) => String(key[at])))];
    const found = await db
      .selectFrom('sales_names')
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .where('id', '=', sql<string>`ANY(${ids}::text[])`)
      .execute();
    for (const { id, name } of found) names[id] = name;
  }
  return names;
}
