import { type Kysely, sql } from 'kysely';

const statements = [
  'ALTER TABLE news ADD COLUMN version integer NOT NULL DEFAULT 1',
  `ALTER TABLE audit ADD COLUMN tenant_ids jsonb NOT NULL DEFAULT '[]'`,
  'CREATE INDEX audit_by_actor ON audit (company_id, actor_id, sequence)',
  'CREATE INDEX audit_by_action ON audit (company_id, action, sequence)',
];

/** News count their saves; an audit entry names the groups and locations it is about. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
