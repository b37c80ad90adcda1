import { type QueryExecutorProvider, sql } from 'kysely';

/** Administrators who configure online ordering may send push notifications, as those of a new company. A person who holds a right may grant it on. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  // Forced row-level security would hide the rows of every company from a plain owner.
  await sql.raw('ALTER TABLE roles NO FORCE ROW LEVEL SECURITY').execute(db);
  await sql
    .raw(`UPDATE roles SET permissions = permissions || '["PUSH_NOTIFICATIONS"]'::jsonb
      WHERE permissions @> '["COMPANY_ADMIN", "USER_ADMIN", "USER_ROLES_ADMIN", "GLOBAL_ROLE_GRANTING", "MODIFY_ONLINE_ORDERING_CONFIGURATION"]'::jsonb
        AND NOT permissions @> '["PUSH_NOTIFICATIONS"]'::jsonb`)
    .execute(db);
  await sql.raw('ALTER TABLE roles FORCE ROW LEVEL SECURITY').execute(db);
}
