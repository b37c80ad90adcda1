import { type Kysely, sql } from 'kysely';
import { secureTable } from '../../secure-table.ts';

/** The sums of deliveries, and how many of them took how many minutes, in parts by month as tickets are. */
export async function up(db: Kysely<never>): Promise<void> {
  const place =
    'zone text NOT NULL, driver text NOT NULL, partner text NOT NULL, hour smallint NOT NULL, channel text NOT NULL, order_type smallint NOT NULL';
  const placed = 'zone, driver, partner, hour, channel, order_type';
  const tables = [
    [
      'sales_deliveries',
      `${place}, deliveries bigint NOT NULL, promised bigint NOT NULL, late bigint NOT NULL, unclear bigint NOT NULL,
        driven bigint NOT NULL, tipped bigint NOT NULL`,
      placed,
    ],
    [
      'sales_times',
      `"time" text NOT NULL, minute smallint NOT NULL, ${place}, deliveries bigint NOT NULL`,
      `"time", minute, ${placed}`,
    ],
  ] as const;
  for (const [table, columns, key] of tables) {
    await sql
      .raw(`CREATE TABLE ${table} (
        company_id text NOT NULL REFERENCES companies(id), business_date date NOT NULL, location_id text NOT NULL,
        ${columns}, PRIMARY KEY (company_id, business_date, location_id, ${key})) PARTITION BY RANGE (business_date)`)
      .execute(db);
    await secureTable(db, table);
  }
}
