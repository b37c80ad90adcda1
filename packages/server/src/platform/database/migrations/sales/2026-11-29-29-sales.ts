import { type Kysely, sql } from 'kysely';
import { secureTable } from '../../secure-table.ts';

/** The sums that reports are made of, in parts by month as tickets are, and the names that tickets gave to the counted things. */
export async function up(db: Kysely<never>): Promise<void> {
  // Of the store's clock; null: taken before sales were summed.
  await sql.raw('ALTER TABLE tickets ADD COLUMN hour smallint').execute(db);
  const rollups = [
    [
      'sales_hours',
      ['hour smallint', 'channel text', 'order_type smallint'],
      ['tickets', 'open', 'guests', 'gross', 'discounts', 'charges', 'tax', 'tips', 'voids', 'voided', 'minutes'],
    ],
    [
      'sales_items',
      ['item text', 'channel text', 'order_type smallint'],
      ['quantity', 'tickets', 'gross', 'discounts', 'voids'],
    ],
    ['sales_modifiers', ['item text', 'modifier text', 'channel text', 'order_type smallint'], ['quantity', 'gross']],
    [
      'sales_servers',
      ['server text', 'channel text', 'order_type smallint'],
      ['tickets', 'guests', 'gross', 'discounts', 'tips', 'voids', 'minutes'],
    ],
    ['sales_offers', ['offer text', 'channel text', 'order_type smallint'], ['tickets', 'discounts']],
  ] as const;
  for (const [table, dimensions, sums] of rollups) {
    const columns = [
      ...dimensions.map((column) => `${column} NOT NULL`),
      ...sums.map((column) => `${column} bigint NOT NULL`),
    ];
    const key = dimensions.map((column) => column.split(' ')[0]).join(', ');
    await sql
      .raw(`CREATE TABLE ${table} (
        company_id text NOT NULL REFERENCES companies(id), business_date date NOT NULL, location_id text NOT NULL,
        ${columns.join(', ')},
        PRIMARY KEY (company_id, business_date, location_id, ${key})) PARTITION BY RANGE (business_date)`)
      .execute(db);
    await secureTable(db, table);
  }
  await sql
    .raw(`CREATE TABLE sales_names (
      company_id text NOT NULL REFERENCES companies(id), kind text NOT NULL, id text NOT NULL, name text NOT NULL,
      seen_on date NOT NULL, PRIMARY KEY (company_id, kind, id))`)
    .execute(db);
  await secureTable(db, 'sales_names');
}
