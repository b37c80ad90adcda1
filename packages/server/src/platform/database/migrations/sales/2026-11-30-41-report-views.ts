import { type Kysely, sql } from 'kysely';
import { secureTable } from '../../secure-table.ts';

/** The views of reports that people saved, and when each is mailed next. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    `CREATE TABLE report_views (
      company_id text NOT NULL REFERENCES companies(id), id text NOT NULL, user_id text NOT NULL, report text NOT NULL,
      name text NOT NULL, address text NOT NULL, created_at timestamptz NOT NULL DEFAULT now(),
      mail_at text, mail_location_id text, mail_due_at timestamptz, mail_sent_on date, mail_state text NOT NULL DEFAULT 'NEW',
      PRIMARY KEY (company_id, id), CHECK ((mail_at IS NULL) = (mail_location_id IS NULL)),
      CHECK ((mail_at IS NULL) = (mail_due_at IS NULL)))`,
    'CREATE UNIQUE INDEX report_views_by_name ON report_views (company_id, user_id, report, lower(name))',
    'CREATE INDEX report_views_due ON report_views (mail_due_at) WHERE mail_due_at IS NOT NULL',
  ])
    await sql.raw(statement).execute(db);
  await secureTable(db, 'report_views', { lookup: 'SELECT' });
}
