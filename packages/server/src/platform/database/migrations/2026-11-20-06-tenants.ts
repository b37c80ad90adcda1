import { type Kysely, sql } from 'kysely';

const columns = [
  'street text',
  'street2 text',
  'city text',
  'state text',
  'zip text',
  `tags jsonb NOT NULL DEFAULT '[]'`,
  'labor_location_id text',
  'ver integer NOT NULL DEFAULT 1',
];

/** `39 Pier Walk, San Francisco, CA 94133` in parts; a text that does not look like an address becomes the street. */
const splitAddresses = String.raw`
  UPDATE tenants SET
    street = coalesce((regexp_match(address, '^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(-\d{4})?)$'))[1], address),
    city = (regexp_match(address, '^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(-\d{4})?)$'))[2],
    state = (regexp_match(address, '^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(-\d{4})?)$'))[3],
    zip = (regexp_match(address, '^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(-\d{4})?)$'))[4]
  WHERE address IS NOT NULL`;

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(`ALTER TABLE tenants ${columns.map((column) => `ADD COLUMN ${column}`).join(', ')}`).execute(db);
  // Row-level security holds for the owner too, who is in no company here.
  await sql.raw('ALTER TABLE tenants NO FORCE ROW LEVEL SECURITY').execute(db);
  await sql.raw(splitAddresses).execute(db);
  await sql.raw('ALTER TABLE tenants FORCE ROW LEVEL SECURITY').execute(db);
  await sql.raw('CREATE INDEX tenants_by_group ON tenants (company_id, group_id)').execute(db);
  await sql.raw('CREATE INDEX audit_by_subject ON audit (company_id, subject, sequence)').execute(db);
  await sql
    .raw('CREATE INDEX publication_locations_by_location ON publication_locations (company_id, location_id)')
    .execute(db);
}
