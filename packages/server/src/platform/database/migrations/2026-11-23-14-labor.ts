import { type Kysely, sql } from 'kysely';
import { secureTable } from '../secure-table.ts';

/** The data that the labor service is to know, and the data that it was told: a row per thing, written in the transaction that changes it. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    'ALTER TABLE tenants ADD COLUMN IF NOT EXISTS labor_integration boolean NOT NULL DEFAULT false',
    `CREATE TABLE labor_entries (
      company_id text NOT NULL REFERENCES companies(id), id text NOT NULL, kind text NOT NULL, tenant_id text NOT NULL,
      entity_id text NOT NULL, name text NOT NULL, wanted jsonb, wanted_version integer NOT NULL DEFAULT 1,
      sent jsonb, sent_version integer NOT NULL DEFAULT 0, external_id text, is_matched boolean NOT NULL DEFAULT false,
      create_key text NOT NULL, state text NOT NULL DEFAULT 'WAITING', reason text, attempts integer NOT NULL DEFAULT 0,
      due_at timestamptz, claim text, claimed_until timestamptz,
      changed_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (company_id, id), UNIQUE (company_id, kind, tenant_id, entity_id))`,
    'CREATE INDEX labor_entries_due ON labor_entries (due_at) WHERE due_at IS NOT NULL',
    'CREATE UNIQUE INDEX labor_entries_external ON labor_entries (company_id, kind, external_id) WHERE external_id IS NOT NULL',
    'CREATE INDEX labor_entries_claimed ON labor_entries (claim) WHERE claim IS NOT NULL',
    'CREATE INDEX labor_entries_ids ON labor_entries (kind, external_id) WHERE external_id IS NOT NULL',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await secureTable(db, 'labor_entries', { lookup: 'SELECT, UPDATE' });
}
