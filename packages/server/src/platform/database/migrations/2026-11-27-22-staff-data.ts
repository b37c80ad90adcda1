import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Each company names the people who look after its staff data: its own people, unless it leaves that to the provider. So that a company can
 * say it, its administrators edit its entry, as those of a new company do.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`ALTER TABLE companies ADD COLUMN IF NOT EXISTS staff_data text NOT NULL DEFAULT 'COMPANY'
    CHECK (staff_data IN ('COMPANY', 'PROVIDER'))`.execute(db);
  // Forced row-level security would hide the rows of every company from a plain owner.
  await sql.raw('ALTER TABLE roles NO FORCE ROW LEVEL SECURITY').execute(db);
  await sql
    .raw(`UPDATE roles SET permissions = permissions || '["EDIT_COMPANIES"]'::jsonb
      WHERE permissions @> '["COMPANY_ADMIN", "USER_ADMIN", "USER_ROLES_ADMIN", "GLOBAL_ROLE_GRANTING"]'::jsonb
        AND NOT permissions @> '["EDIT_COMPANIES"]'::jsonb`)
    .execute(db);
  await sql.raw('ALTER TABLE roles FORCE ROW LEVEL SECURITY').execute(db);
}
