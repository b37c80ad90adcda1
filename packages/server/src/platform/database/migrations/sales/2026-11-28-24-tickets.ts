import { type Kysely, sql } from 'kysely';
import { secureTable } from '../../secure-table.ts';

/**
 * Tickets as terminals report them, in a part for each month of business dates (`month-parts.ts` makes them), and the sums that they add up
 * to by store and day. The key begins with the columns that a report looks its tickets up by, whatever their month.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `CREATE TABLE tickets (
      company_id text NOT NULL REFERENCES companies(id), location_id text NOT NULL, id text NOT NULL,
      business_date date NOT NULL, revision integer NOT NULL, hash text NOT NULL, state text NOT NULL,
      opened_at timestamptz NOT NULL, total_cents bigint NOT NULL, words tsvector NOT NULL, marks jsonb NOT NULL,
      ticket jsonb NOT NULL, reported_at timestamptz NOT NULL,
      PRIMARY KEY (company_id, location_id, id, business_date)) PARTITION BY RANGE (business_date)`,
    'CREATE INDEX tickets_by_time ON tickets (company_id, opened_at DESC, location_id, id)',
    'CREATE INDEX tickets_by_location ON tickets (company_id, location_id, opened_at DESC)',
    'CREATE INDEX tickets_by_words ON tickets USING gin (words)',
    `CREATE TABLE ticket_days (
      company_id text NOT NULL REFERENCES companies(id), location_id text NOT NULL, business_date date NOT NULL,
      tickets integer NOT NULL, marked integer NOT NULL, reported_at timestamptz NOT NULL,
      PRIMARY KEY (company_id, location_id, business_date))`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await secureTable(db, 'tickets');
  await secureTable(db, 'ticket_days');
}
