import { type Kysely, sql } from 'kysely';
import { secureTable } from '../secure-table.ts';

/** A location without a row has the licenses it was made with, at serial 0. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `CREATE TABLE licences (
        company_id text NOT NULL, location_id text NOT NULL, serial integer NOT NULL, changed_at timestamptz NOT NULL, revoked_at timestamptz,
        PRIMARY KEY (company_id, location_id), FOREIGN KEY (company_id, location_id) REFERENCES tenants(company_id, id))`,
    )
    .execute(db);
  await sql.raw('CREATE INDEX licences_by_change ON licences (changed_at)').execute(db);
  await secureTable(db, 'licences', { lookup: 'SELECT' });
}
