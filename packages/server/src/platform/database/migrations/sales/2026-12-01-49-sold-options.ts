import { type QueryExecutorProvider, sql } from 'kysely';
import { partsOfSoldMonths } from '../../schema/sold-months.ts';
import { secureTable } from '../../secure-table.ts';

/** The options of the lines that were sold, each once a line, of the tickets whose sales are summed. */
const options = `SELECT DISTINCT tickets.company_id, business_date, location_id, tickets.id, line.at,
    line.value #>> '{item,id}' AS item, option ->> 'id' AS option, option ->> 'name' AS name,
    ticket ->> 'channel' AS channel, (ticket ->> 'orderType')::smallint AS order_type,
    round((line.value ->> 'quantity')::numeric * 1000)::bigint AS quantity, (line.value ->> 'price')::bigint AS price
  FROM tickets, jsonb_array_elements(ticket -> 'lines') WITH ORDINALITY AS line(value, at),
    jsonb_array_elements(line.value -> 'options') AS option
  WHERE state = 'CLOSED' AND hour IS NOT NULL AND line.value -> 'voided' = 'null'::jsonb`;

/**
 * The sums of options, such as sizes, in parts by month as tickets are, filled from the tickets that are kept. Forced row-level security
 * would hide the rows of every company from a plain owner.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const forced = ['tickets', 'sales_hours', 'sales_days', 'sales_names'];
  for (const statement of [
    `CREATE TABLE sales_options (
      company_id text NOT NULL REFERENCES companies(id), business_date date NOT NULL, location_id text NOT NULL,
      item text NOT NULL, option text NOT NULL, channel text NOT NULL, order_type smallint NOT NULL,
      quantity bigint NOT NULL, gross bigint NOT NULL,
      PRIMARY KEY (company_id, business_date, location_id, item, option, channel, order_type)) PARTITION BY RANGE (business_date)`,
    ...forced.map((table) => `ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`),
    partsOfSoldMonths('sales_options'),
    `INSERT INTO sales_options
      SELECT company_id, business_date, location_id, item, option, channel, order_type, sum(quantity), sum(price)
      FROM (${options}) AS options GROUP BY 1, 2, 3, 4, 5, 6, 7`,
    `INSERT INTO sales_names (company_id, kind, id, name, seen_on)
      SELECT DISTINCT ON (company_id, option) company_id, 'option', option, name, business_date
      FROM (${options}) AS options ORDER BY company_id, option, business_date DESC
      ON CONFLICT DO NOTHING`,
    // The sums of all stores together are made again, with those of options.
    'UPDATE sales_days SET settled_at = NULL WHERE settled_at IS NOT NULL',
    ...forced.map((table) => `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`),
  ])
    await sql.raw(statement).execute(db);
  await secureTable(db, 'sales_options');
}
