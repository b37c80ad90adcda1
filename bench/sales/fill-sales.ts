import { setTimeout as sleep } from 'node:timers/promises';
import { SALES_ROLLUPS, salesRollups } from '@servery/domain';
import pg from 'pg';
import { locationId } from '../tickets/generated-tickets.ts';

/** The columns of each table of sums beside company, date and location. */
const rollups = SALES_ROLLUPS.map((rollup) => {
  const { by, sums } = salesRollups[rollup];
  const keys = by.map((name) => (name === 'tax' ? 'tax_key' : name.replace('orderType', 'order_type')));
  return [`sales_${rollup}`, [...keys, ...sums]] as const;
});

export interface Repeated {
  readonly database: string;
  readonly company: string;
  /** The first so many locations reported. */
  readonly reported: number;
  readonly locations: number;
}

/**
 * Gives the other locations the sums of those that reported, by turns: the rows that the server wrote, under other locations, day by day
 * as stores report them.
 */
export async function repeatSales({ database, company, reported, locations }: Repeated): Promise<void> {
  const owner = new pg.Client(database);
  await owner.connect();
  const targets = Array.from({ length: locations - reported }, (_, at) => at + reported);
  const turns = [targets.map((at) => locationId(at % reported)), targets.map((at) => locationId(at)), company];
  for (const [table, columns] of rollups)
    await owner.query(
      `INSERT INTO ${table} (company_id, business_date, location_id, ${columns.join(', ')})
        SELECT company_id, business_date, target, ${columns.join(', ')} FROM ${table}
        JOIN unnest($1::text[], $2::text[]) AS turn(source, target) ON location_id = source WHERE company_id = $3
        ORDER BY business_date`,
      turns,
    );
  await owner.query(
    `INSERT INTO ticket_days (company_id, location_id, business_date, tickets, marked, reported_at)
      SELECT company_id, target, business_date, tickets, marked, reported_at FROM ticket_days
      JOIN unnest($1::text[], $2::text[]) AS turn(source, target) ON location_id = source WHERE company_id = $3`,
    turns,
  );
  await owner.query('UPDATE sales_days SET settled_at = NULL');
  for (const [table] of rollups) await owner.query(`VACUUM ANALYZE ${table}`);
  await owner.end();
}

/** Until the server has settled the days that are over, which it looks for every minute. */
export async function untilSettled(database: string): Promise<number> {
  const owner = new pg.Client(database);
  await owner.connect();
  const start = performance.now();
  for (;;) {
    const { rows } = await owner.query<{ open: number }>(
      `SELECT count(*)::int AS open FROM sales_days WHERE settled_at IS NULL AND business_date <= (now() AT TIME ZONE 'UTC')::date - 2`,
    );
    if (rows[0]?.open === 0) break;
    await sleep(500);
  }
  await owner.end();
  return (performance.now() - start) / 1000;
}

/** The lines of all tickets as plain rows, as many as the company would have: reports would be added up from these lines without sums. */
export async function writeLines({ database, company, reported, locations }: Repeated): Promise<number> {
  const owner = new pg.Client(database);
  await owner.connect();
  await owner.query(`CREATE UNLOGGED TABLE plain_lines AS
    SELECT location_id, business_date, channel, order_type, line #>> '{item,id}' AS item, (line ->> 'quantity')::numeric::bigint AS quantity,
      (line ->> 'price')::bigint AS gross
    FROM tickets, LATERAL (SELECT ticket ->> 'channel' AS channel, (ticket ->> 'orderType')::int AS order_type) AS kind,
      jsonb_array_elements(ticket -> 'lines') AS line
    WHERE company_id = '${company}'`);
  const targets = Array.from({ length: locations - reported }, (_, at) => at + reported);
  await owner.query(
    `INSERT INTO plain_lines SELECT target, business_date, channel, order_type, item, quantity, gross FROM plain_lines
      JOIN unnest($1::text[], $2::text[]) AS turn(source, target) ON location_id = source
      ORDER BY business_date`,
    [targets.map((at) => locationId(at % reported)), targets.map((at) => locationId(at))],
  );
  await owner.query('CREATE INDEX ON plain_lines (business_date, location_id)');
  await owner.query('VACUUM ANALYZE plain_lines');
  const { rows } = await owner.query<{ count: number }>('SELECT count(*)::int AS count FROM plain_lines');
  await owner.end();
  return rows[0]?.count ?? 0;
}
