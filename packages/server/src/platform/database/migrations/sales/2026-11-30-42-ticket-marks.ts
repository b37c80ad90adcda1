import { type Kysely, sql } from 'kysely';
import { secureTable } from '../../secure-table.ts';

/**
 * How many tickets of a store and day have each mark, and the mark among the words that a ticket is found by. Forced row-level security
 * would hide the rows of every company from a plain owner.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    `CREATE TABLE ticket_day_marks (
      company_id text NOT NULL REFERENCES companies(id), location_id text NOT NULL, business_date date NOT NULL,
      kind text NOT NULL, tickets integer NOT NULL, PRIMARY KEY (company_id, location_id, business_date, kind))`,
    'ALTER TABLE tickets NO FORCE ROW LEVEL SECURITY',
    `INSERT INTO ticket_day_marks (company_id, location_id, business_date, kind, tickets)
      SELECT company_id, location_id, business_date, mark ->> 'kind', count(DISTINCT id)
      FROM tickets, jsonb_array_elements(marks) AS mark WHERE marks <> '[]' GROUP BY 1, 2, 3, 4`,
    `UPDATE tickets SET words = array_to_tsvector(tsvector_to_array(words) || ARRAY(
        SELECT DISTINCT left(encode(sha256(convert_to(company_id, 'UTF8')), 'hex'), 6) || 'm' || (mark ->> 'kind')
        FROM jsonb_array_elements(marks) AS mark))
      WHERE marks <> '[]'`,
    'ALTER TABLE tickets FORCE ROW LEVEL SECURITY',
  ])
    await sql.raw(statement).execute(db);
  await secureTable(db, 'ticket_day_marks');
}
