import { type Kysely, sql } from 'kysely';
import { secureTable } from '../secure-table.ts';

/** The events that concern people, a row per event, with the events that each person has read and wants to be told. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `CREATE TABLE notifications (
      company_id text NOT NULL REFERENCES companies(id), id text NOT NULL, kind text NOT NULL, audience text NOT NULL,
      state text NOT NULL, at timestamptz NOT NULL, actor_id text, publication_id text,
      tenant_ids text[] NOT NULL DEFAULT '{}', details jsonb NOT NULL, moved_at timestamptz NOT NULL DEFAULT now(),
      is_fresh boolean NOT NULL DEFAULT true, PRIMARY KEY (company_id, id))`,
    'CREATE INDEX notifications_by_time ON notifications (company_id, at DESC, id)',
    'CREATE INDEX notifications_by_move ON notifications (company_id, moved_at DESC)',
    'CREATE INDEX notifications_fresh ON notifications (moved_at) WHERE is_fresh',
    `CREATE TABLE notification_readers (
      company_id text NOT NULL REFERENCES companies(id), user_id text NOT NULL, read_until timestamptz, preferences jsonb,
      PRIMARY KEY (company_id, user_id))`,
    `CREATE TABLE notification_reads (
      company_id text NOT NULL, user_id text NOT NULL, notification_id text NOT NULL, read_at timestamptz NOT NULL,
      PRIMARY KEY (company_id, user_id, notification_id),
      FOREIGN KEY (company_id, notification_id) REFERENCES notifications(company_id, id) ON DELETE CASCADE)`,
    'CREATE INDEX notification_reads_of ON notification_reads (company_id, notification_id)',
    `CREATE TABLE notification_mails (
      company_id text NOT NULL, notification_id text NOT NULL, state text NOT NULL, user_id text NOT NULL, way text NOT NULL,
      due_at timestamptz NOT NULL, claimed_until timestamptz, sent_at timestamptz, PRIMARY KEY (company_id, notification_id, user_id, way, state),
      FOREIGN KEY (company_id, notification_id) REFERENCES notifications(company_id, id) ON DELETE CASCADE)`,
    'CREATE INDEX notification_mails_waiting ON notification_mails (company_id, user_id, way) WHERE sent_at IS NULL',
    `CREATE TABLE unconfirmed_publications (
      company_id text NOT NULL, publication_id text NOT NULL, sent_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (company_id, publication_id),
      FOREIGN KEY (company_id, publication_id) REFERENCES publications(company_id, id))`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await secureTable(db, 'notifications', { lookup: 'SELECT' });
  for (const table of ['notification_readers', 'notification_reads', 'notification_mails'])
    await secureTable(db, table);
  await secureTable(db, 'unconfirmed_publications', { lookup: 'SELECT' });
}
