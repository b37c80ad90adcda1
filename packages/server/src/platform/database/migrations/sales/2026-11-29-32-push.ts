import { type Kysely, sql } from 'kysely';
import { secureTable } from '../../secure-table.ts';

/**
 * Phones of guests, the messages to them, and their outcome. A row of `push_sends` is written before the provider is asked,
 * so that a phone gets a message at most once. Ids of devices sort by their bytes: pages go through them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `CREATE TABLE push_devices (
      company_id text NOT NULL REFERENCES companies(id), id text COLLATE "C" NOT NULL, location_id text NOT NULL,
      token text NOT NULL, first_name text, email_hash text, channel text NOT NULL, platform text NOT NULL,
      opted_in boolean NOT NULL, last_order_at timestamptz, messaged_at timestamptz,
      changed_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (company_id, id))`,
    'CREATE INDEX push_devices_by_store ON push_devices (company_id, location_id, id)',
    'CREATE INDEX push_devices_by_email ON push_devices (company_id, email_hash) WHERE email_hash IS NOT NULL',
    `CREATE TABLE push_messages (
      company_id text NOT NULL REFERENCES companies(id), id text NOT NULL, ver integer NOT NULL DEFAULT 1,
      title text NOT NULL, body text NOT NULL, opens jsonb, audience jsonb NOT NULL, store_time jsonb,
      state text NOT NULL DEFAULT 'DRAFT', created_at timestamptz NOT NULL DEFAULT now(), created_by text NOT NULL,
      created_name text NOT NULL, changed_at timestamptz NOT NULL DEFAULT now(), sent_name text, begins_at timestamptz,
      ended_at timestamptz, outcomes jsonb NOT NULL DEFAULT '{}', opened integer NOT NULL DEFAULT 0, trouble text,
      PRIMARY KEY (company_id, id))`,
    'CREATE INDEX push_messages_by_time ON push_messages (company_id, created_at DESC, id)',
    `CREATE TABLE push_stores (
      company_id text NOT NULL, message_id text NOT NULL, location_id text NOT NULL, due_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL, state text NOT NULL, last_device text COLLATE "C" NOT NULL DEFAULT '',
      PRIMARY KEY (company_id, message_id, location_id),
      FOREIGN KEY (company_id, message_id) REFERENCES push_messages(company_id, id) ON DELETE CASCADE)`,
    `CREATE INDEX push_stores_due ON push_stores (due_at) WHERE state IN ('WAITING', 'GOING')`,
    `CREATE TABLE push_sends (
      company_id text NOT NULL, message_id text NOT NULL, device_id text COLLATE "C" NOT NULL, location_id text NOT NULL,
      state text NOT NULL, claimed_at timestamptz NOT NULL, opened_at timestamptz,
      PRIMARY KEY (company_id, message_id, device_id),
      FOREIGN KEY (company_id, message_id) REFERENCES push_messages(company_id, id) ON DELETE CASCADE)`,
    `CREATE INDEX push_sends_claimed ON push_sends (company_id, message_id, claimed_at) WHERE state = 'CLAIMED'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await secureTable(db, 'push_devices');
  await secureTable(db, 'push_messages');
  await secureTable(db, 'push_stores', { lookup: 'SELECT' });
  await secureTable(db, 'push_sends');
}
