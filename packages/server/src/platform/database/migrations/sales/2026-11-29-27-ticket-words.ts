import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Words of tickets as `ticketLexemes` writes them, with their company and their subject. Before, a weight said the latter, and
 * the digits of cards had none of their own. Forced row-level security would hide the rows of every company from a plain owner.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of [
    'ALTER TABLE tickets NO FORCE ROW LEVEL SECURITY',
    `UPDATE tickets SET words = array_to_tsvector(ARRAY(
      SELECT DISTINCT left(encode(sha256(convert_to(company_id, 'UTF8')), 'hex'), 6) || facet || word FROM (
        SELECT CASE weight WHEN 'A' THEN 'n' WHEN 'B' THEN 's' WHEN 'C' THEN 'c' ELSE 'i' END, left(lexeme, 64)
          FROM unnest(words), unnest(weights) AS weight
        UNION ALL SELECT facets.facet, payment #>> '{card,lastFour}'
          FROM jsonb_array_elements(ticket -> 'payments') AS payment, unnest(ARRAY['p', 'd']) AS facets (facet)
          WHERE payment #>> '{card,lastFour}' IS NOT NULL
        UNION ALL SELECT 't', state
        UNION ALL SELECT 'l', location_id
        UNION ALL SELECT 'm', '' WHERE marks <> '[]') AS known (facet, word)))`,
    'ALTER TABLE tickets FORCE ROW LEVEL SECURITY',
  ])
    await sql.raw(statement).execute(db);
}
