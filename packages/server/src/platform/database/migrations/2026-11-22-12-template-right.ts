import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Templates of menus belong to each company now: its administrators, who manage menus as well, may keep them, as those of a
 * new company may. A person who holds a right may grant it on.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  // Forced row-level security would hide the rows of every company from a plain owner.
  await sql.raw('ALTER TABLE roles NO FORCE ROW LEVEL SECURITY').execute(db);
  await sql
    .raw(`UPDATE roles SET permissions = permissions || '["MANAGE_MENU_TEMPLATES"]'::jsonb
      WHERE permissions @> '["COMPANY_ADMIN", "USER_ADMIN", "USER_ROLES_ADMIN", "GLOBAL_ROLE_GRANTING", "MANAGE_MENUS"]'::jsonb
        AND NOT permissions @> '["MANAGE_MENU_TEMPLATES"]'::jsonb`)
    .execute(db);
  await sql.raw('ALTER TABLE roles FORCE ROW LEVEL SECURITY').execute(db);
}
