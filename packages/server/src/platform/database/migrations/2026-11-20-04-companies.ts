import { type Kysely, sql } from 'kysely';
import { secureTable } from '../secure-table.ts';

export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`ALTER TABLE companies ADD COLUMN ver integer NOT NULL DEFAULT 1, ADD COLUMN third_party_integration_url text`)
    .execute(db);
  await sql
    .raw(
      `CREATE TABLE brands (
        company_id text NOT NULL REFERENCES companies(id), id text NOT NULL, name text NOT NULL, position integer NOT NULL,
        PRIMARY KEY (company_id, id))`,
    )
    .execute(db);
  await secureTable(db, 'brands', { lookup: 'SELECT' });
}
