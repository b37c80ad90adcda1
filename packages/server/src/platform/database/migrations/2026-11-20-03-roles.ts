import { type Kysely, sql } from 'kysely';

const statements = [
  `ALTER TABLE roles
    ADD COLUMN role_group text, ADD COLUMN max_discount_pct integer CHECK (max_discount_pct BETWEEN 0 AND 100),
    ADD COLUMN version integer NOT NULL DEFAULT 1, ADD COLUMN is_default boolean NOT NULL DEFAULT false`,
  'CREATE UNIQUE INDEX roles_by_name ON roles (company_id, is_default, lower(name COLLATE "und-x-icu"))',
  'ALTER TABLE grants ADD COLUMN granted_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN granted_by_name text',
  // EE-04: one role per person and object, even when two people grant at the same moment.
  'CREATE UNIQUE INDEX grants_one_per_object ON grants (company_id, user_id, object_type, object_id)',
  'CREATE INDEX grants_by_role ON grants (company_id, role_id)',
];

/** Roles with a heading, a maximum discount, a version and default roles; one grant per person and object. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
