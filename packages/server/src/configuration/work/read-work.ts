import { mostWorkRows, type Operations, type QueryOf, type ResponseOf, type WorkGrouping } from '@servery/contract';
import { WAGE_SUMS, WORK_SUMS, type WorkSum } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { invalid } from '../../platform/fault.ts';
import { comparedRows, type SummedRow } from '../reported/compared-rows.ts';
import { employmentNames } from './work-names.ts';

type Query = QueryOf<Operations['readWork']>;
type Work = ResponseOf<Operations['readWork']>;

interface Asked {
  readonly query: Query;
  /** Ids of locations; undefined for all of the company. */
  readonly locations: readonly string[] | undefined;
  /** Where wages are shown: ids of locations; undefined for all of the company. */
  readonly waged: readonly string[] | undefined;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

type Row = SummedRow<number | null>;

const worked = sql`regular + overtime + double_time`;
const paid = sql`straight + premium`;

const formulas: Record<WorkSum, RawBuilder<unknown>> = {
  shifts: sql`sum(shifts)`,
  atWork: sql`sum(at_work)`,
  regular: sql`sum(regular)`,
  overtime: sql`sum(overtime)`,
  doubleTime: sql`sum(double_time)`,
  unpaid: sql`sum(unpaid)`,
  declaredTips: sql`sum(declared_tips)`,
  payrollTips: sql`sum(payroll_tips)`,
  laborMinutes: sql`coalesce(sum(${worked}) FILTER (WHERE is_labor), 0)`,
  straight: shown(sql`straight`),
  premium: shown(sql`premium`),
  laborCost: sql`CASE WHEN bool_and(NOT is_labor OR (is_shown AND ${paid} IS NOT NULL))
    THEN coalesce(sum(${paid}) FILTER (WHERE is_labor), 0) END`,
};

/** Null as soon as one part is not known or not shown. */
function shown(part: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`CASE WHEN bool_and(is_shown AND ${part} IS NOT NULL) THEN sum(${part}) END`;
}

/** The work of people; pay is in it where all of it may be seen. */
export async function readWork(scope: CompanyScope, asked: Asked): Promise<Work> {
  const { from, to, comparedFrom, by = [] } = asked.query;
  const names = sumsFor(asked);
  const zero = names.map(() => 0);
  const rows = await comparedRows<number | null>(asked.query, zero, (days) => sumsOf(scope, asked, days));
  const named = {
    ...idsIn(by, rows),
    from: comparedFrom !== undefined && comparedFrom < from ? comparedFrom : from,
    to,
  };
  return { sums: [...names], rows, names: await employmentNames(scope, named) };
}

/** Without those of pay where none of the stores shows wages. */
function sumsFor({ locations, waged }: Asked): readonly WorkSum[] {
  const sees = waged === undefined || waged.some((id) => locations?.includes(id) ?? true);
  return sees ? WORK_SUMS : WORK_SUMS.filter((name) => !WAGE_SUMS.some((wage) => wage === name));
}

async function sumsOf(scope: CompanyScope, asked: Asked, days: Days): Promise<ReadonlyMap<string, Row>> {
  const { query, locations, waged } = asked;
  const groupings = (query.by ?? []).map(grouped);
  const sums = sumsFor(asked).map((name) => sql`(${formulas[name]})::bigint`);
  const keys = groupings.map((_, at) => sql.ref(`key${at}`));
  const places = groupings.map((_, at) => sql.raw(String(at + 1)));
  // Overtime of a person who works at several stores holds wages of all of them.
  const isShown = waged === undefined ? sql`true` : sql`location_id = ${anyOf(waged)} AND NOT is_blended`;
  const { rows } = await sql<{ readonly row: Row }>`
    SELECT json_build_object('key', json_build_array(${sql.join(keys)}), 'sums', sums) AS row
    FROM (
      SELECT ${sql.join([
        ...groupings.map((grouping, at) => sql`${grouping} AS ${sql.ref(`key${at}`)}`),
        sql`json_build_array(${sql.join(sums)}) AS sums`,
      ])}
      FROM (SELECT *, ${isShown} AS is_shown FROM paid_work WHERE company_id = ${scope.companyId}
        AND business_date >= ${days.from}::date AND business_date <= ${days.to}::date
        ${locations === undefined ? sql`` : sql`AND location_id = ${anyOf(locations)}`}
        ${query.person === undefined ? sql`` : sql`AND person = ${query.person}`}) AS work
      ${groupings.length === 0 ? sql`HAVING count(*) > 0` : sql`GROUP BY ${sql.join(places)}`}
      LIMIT ${mostWorkRows + 1}) AS summed`.execute(scope.db);
  if (rows.length > mostWorkRows)
    throw invalid('TOO_MANY', `Ask for less: there are more than ${mostWorkRows} rows.`, 'querystring.by');
  return new Map(rows.map(({ row }) => [JSON.stringify(row.key), row]));
}

const columns = { location: 'location_id', person: 'person', job: 'job' } as const;

function grouped(grouping: WorkGrouping): RawBuilder<unknown> {
  if (grouping === 'date') return sql`business_date::text`;
  if (grouping === 'weekday') return sql`extract(isodow FROM business_date)::int`;
  return sql.ref(columns[grouping]);
}

function idsIn(by: readonly WorkGrouping[], rows: readonly { readonly key: readonly (string | number)[] }[]) {
  const idsOf = (grouping: WorkGrouping): readonly string[] => {
    const at = by.indexOf(grouping);
    return at < 0 ? [] : [...new Set(rows.map(({ key }) => String(key[at])))];
  };
  return { people: idsOf('person'), jobs: idsOf('job') };
}
