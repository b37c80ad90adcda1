import { mostSalesRows, type Operations, type QueryOf, type ResponseOf } from '@servery/contract';
import { DELIVERY_TIMES } from '@servery/domain';
import { sql } from 'kysely';
import { comparedRows, type SummedRow } from '../../../configuration/reported/compared-rows.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/fault.ts';
import { grouped, namesOf, requireSense, type SalesDays, soldIn } from './read-sales.ts';

type Query = QueryOf<Operations['readDeliveryTimes']>;
type Times = ResponseOf<Operations['readDeliveryTimes']>;

interface AskedTimes {
  readonly query: Query;
  /** Ids of locations; undefined for all of the company. */
  readonly locations: readonly string[] | undefined;
}

/** The medians of the times of deliveries, and of the days compared with. They come from counts of whole minutes, so that they are exact. */
export async function readDeliveryTimes(scope: CompanyScope, asked: AskedTimes): Promise<Times> {
  requireSense('times', asked.query);
  const none = DELIVERY_TIMES.map(() => null);
  const compared = await comparedRows<number | null>(asked.query, none, (days) => mediansOf(scope, asked, days));
  const rows = compared.map(({ key, sums, before }) => ({ key, medians: sums, before }));
  return { times: [...DELIVERY_TIMES], rows, names: await namesOf(scope, asked.query.by ?? [], rows) };
}

type Row = SummedRow<number | null>;

/**
 * By their keys as JSON. The median is the least number of minutes that half of the deliveries did not exceed.
 * @throws Fault where there are more rows than a report has
 */
async function mediansOf(
  scope: CompanyScope,
  { query, locations }: AskedTimes,
  days: SalesDays,
): Promise<ReadonlyMap<string, Row>> {
  const groupings = (query.by ?? []).map(grouped);
  const names = groupings.map((_, at) => sql.ref(`key${at}`));
  const places = [...names, sql.ref('time')];
  const medians = DELIVERY_TIMES.map((time) => sql`min(minute) FILTER (WHERE "time" = ${time} AND up_to * 2 >= whole)`);
  const { rows } = await sql<{ readonly row: Row }>`
    WITH counted AS (
      SELECT ${sql.join([...groupings.map((grouping, at) => sql`${grouping} AS ${sql.ref(`key${at}`)}`), sql`"time"`, sql`minute`])},
        sum(deliveries) AS deliveries
      FROM ${await soldIn(scope, { rollup: 'times', query, locations }, days)}
      GROUP BY ${sql.join([...names, sql`"time"`, sql`minute`])}
      HAVING sum(deliveries) > 0),
    summed AS (
      SELECT *, sum(deliveries) OVER (PARTITION BY ${sql.join(places)} ORDER BY minute) AS up_to,
        sum(deliveries) OVER (PARTITION BY ${sql.join(places)}) AS whole FROM counted)
    SELECT json_build_object('key', json_build_array(${sql.join(names)}), 'sums', json_build_array(${sql.join(medians)})) AS row
    FROM summed ${names.length === 0 ? sql`HAVING count(*) > 0` : sql`GROUP BY ${sql.join(names)}`}
    LIMIT ${mostSalesRows + 1}`.execute(scope.db);
  if (rows.length > mostSalesRows)
    throw invalid('TOO_MANY', `Ask for less: there are more than ${mostSalesRows} rows.`, 'querystring.by');
  return new Map(rows.map(({ row }) => [JSON.stringify(row.key), row]));
}
