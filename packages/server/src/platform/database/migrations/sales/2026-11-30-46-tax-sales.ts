import { type QueryExecutorProvider, sql } from 'kysely';
import { partsOfSoldMonths } from '../../schema/sold-months.ts';
import { secureTable } from '../../secure-table.ts';

/** Tickets whose sales are summed, with their place in the sums. */
const counted = `SELECT company_id, business_date, location_id, id, hour, ticket, ticket ->> 'channel' AS channel,
    (ticket ->> 'orderType')::smallint AS order_type, (ticket #>> '{totals,tax}')::bigint AS total, ticket -> 'taxes' = '[]' AS is_unnamed
  FROM tickets WHERE state = 'CLOSED' AND hour IS NOT NULL`;

/**
 * The sums of each tax, in parts by month as tickets are, filled from the tickets that are kept. A ticket without taxes counts with its
 * total from now on. The tax that days without tickets collected is known as a total only. Forced row-level security would hide the rows of
 * every company from a plain owner.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const read = ['tickets', 'sales_hours', 'sales_days'];
  for (const statement of [
    `CREATE TABLE sales_taxes (
      company_id text NOT NULL REFERENCES companies(id), business_date date NOT NULL, location_id text NOT NULL,
      tax_key text NOT NULL, channel text NOT NULL, order_type smallint NOT NULL,
      tickets bigint NOT NULL, tax bigint NOT NULL, taxable bigint NOT NULL, stated bigint NOT NULL,
      PRIMARY KEY (company_id, business_date, location_id, tax_key, channel, order_type)) PARTITION BY RANGE (business_date)`,
    ...read.map((table) => `ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`),
    partsOfSoldMonths('sales_taxes'),
    `INSERT INTO sales_taxes
      SELECT company_id, business_date, location_id, tax ->> 'name', channel, order_type, count(DISTINCT id), sum((tax ->> 'amount')::bigint), 0, 0
      FROM (${counted}) AS counted, jsonb_array_elements(
        CASE WHEN is_unnamed THEN jsonb_build_array(jsonb_build_object('name', '', 'amount', total)) ELSE ticket -> 'taxes' END) AS tax
      WHERE NOT is_unnamed OR total <> 0 GROUP BY 1, 2, 3, 4, 5, 6`,
    `UPDATE sales_hours SET tax = tax + unnamed.total FROM (
        SELECT company_id, business_date, location_id, hour, channel, order_type, sum(total) AS total
        FROM (${counted}) AS counted WHERE is_unnamed AND total <> 0 GROUP BY 1, 2, 3, 4, 5, 6) AS unnamed
      WHERE sales_hours.company_id = unnamed.company_id AND sales_hours.business_date = unnamed.business_date
        AND sales_hours.location_id = unnamed.location_id AND sales_hours.hour = unnamed.hour
        AND sales_hours.channel = unnamed.channel AND sales_hours.order_type = unnamed.order_type`,
    `INSERT INTO sales_taxes
      SELECT company_id, business_date, location_id, '', channel, order_type, 0, sum(tax), 0, 0
      FROM (
        SELECT company_id, business_date, location_id, channel, order_type, tax FROM sales_hours WHERE location_id <> ''
        UNION ALL SELECT company_id, business_date, location_id, channel, order_type, -tax FROM sales_taxes) AS known
      GROUP BY 1, 2, 3, 5, 6 HAVING sum(tax) <> 0
      ON CONFLICT (company_id, business_date, location_id, tax_key, channel, order_type) DO UPDATE
        SET tax = sales_taxes.tax + excluded.tax`,
    // The sums of all stores together are made again, with those of taxes.
    'UPDATE sales_days SET settled_at = NULL WHERE settled_at IS NOT NULL',
    ...read.map((table) => `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`),
  ])
    await sql.raw(statement).execute(db);
  await secureTable(db, 'sales_taxes');
}
