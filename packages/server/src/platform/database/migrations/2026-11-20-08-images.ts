import { type Kysely, sql } from 'kysely';

/** The library of images: the name of each; its bytes lie in the object storage by their hash. */
export async function up(db: Kysely<never>): Promise<void> {
  const inCompany = `company_id = current_setting('servery.company_id', true)`;
  const statements = [
    `CREATE TABLE images (
      company_id text NOT NULL REFERENCES companies(id), id text NOT NULL, name text NOT NULL, hash text NOT NULL, thumb_hash text NOT NULL,
      width integer NOT NULL, height integer NOT NULL, bytes integer NOT NULL, uploaded_by text NOT NULL, uploaded_by_name text NOT NULL,
      uploaded_at timestamptz NOT NULL DEFAULT now(), deleted_at timestamptz, PRIMARY KEY (company_id, id))`,
    'ALTER TABLE images ENABLE ROW LEVEL SECURITY',
    'ALTER TABLE images FORCE ROW LEVEL SECURITY',
    `CREATE POLICY own_company ON images TO servery_app USING (${inCompany}) WITH CHECK (${inCompany})`,
    'GRANT SELECT, INSERT, UPDATE, DELETE ON images TO servery_app',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
