import { type Kysely, sql } from 'kysely';

const statements = [
  `ALTER TABLE users
    ADD COLUMN phone text, ADD COLUMN pos_id text, ADD COLUMN external_id text, ADD COLUMN deactivated_at timestamptz,
    ADD COLUMN version integer NOT NULL DEFAULT 1, ADD COLUMN employment jsonb NOT NULL DEFAULT '{}',
    ADD COLUMN jobs jsonb NOT NULL DEFAULT '[]', ADD COLUMN certifications jsonb NOT NULL DEFAULT '[]'`,
  'CREATE INDEX users_by_name ON users (company_id, lower(display_name), id)',
  'CREATE INDEX users_by_pos_id ON users (company_id, pos_id)',
  'CREATE INDEX grants_by_object ON grants (company_id, object_type, object_id)',
  'CREATE INDEX identities_by_user ON identities (company_id, user_id)',
];

/** The data known of a person beside name and email address; the table's row-level security covers the new columns. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
