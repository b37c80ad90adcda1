import { type Kysely, sql } from 'kysely';

/**
 * `tickets_with_words` finds tickets through the index of their words: PostgreSQL asks none behind row-level security. It runs as a
 * role that sees the tickets of every company, holds the company of the transaction itself, and may be executed by the application
 * role only. Tickets are listed by business date, as their parts are: a list reads the newest part, and others only once that is at
 * its end.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`SELECT quote_ident(current_schema()) AS schema`.execute(db);
  const schema = rows[0]?.schema ?? 'public';
  const signature = 'tickets_with_words(tsquery, text[], date, date, integer)';
  for (const statement of [
    `DO $$ BEGIN CREATE ROLE servery_finder NOLOGIN NOBYPASSRLS; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
    'GRANT servery_finder TO CURRENT_USER',
    'CREATE POLICY finder ON tickets FOR SELECT TO servery_finder USING (true)',
    'GRANT SELECT (company_id, location_id, id, business_date, opened_at, words) ON tickets TO servery_finder',
    'DROP INDEX tickets_by_time',
    'DROP INDEX tickets_by_location',
    'CREATE INDEX tickets_by_day ON tickets (company_id, business_date DESC, opened_at DESC, location_id, id)',
    'CREATE INDEX tickets_by_location ON tickets (company_id, location_id, business_date DESC, opened_at DESC, id)',
    'CREATE INDEX tickets_by_total ON tickets (company_id, total_cents)',
    foundByWords(schema),
    `GRANT USAGE, CREATE ON SCHEMA ${schema} TO servery_finder`,
    `ALTER FUNCTION ${signature} OWNER TO servery_finder`,
    `REVOKE CREATE ON SCHEMA ${schema} FROM servery_finder`,
    `REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC`,
    `GRANT EXECUTE ON FUNCTION ${signature} TO servery_app`,
  ])
    await sql.raw(statement).execute(db);
}

/**
 * The newest tickets, at most so many, that have the words; a condition that is null holds for any. A walk from the newest on would
 * read all tickets for a rare word, and so would another index beside that of words, which PostgreSQL likes to add since it expects
 * much of beginnings of words: company and location are compared as expressions, which no index has.
 */
function foundByWords(schema: string): string {
  return `CREATE FUNCTION tickets_with_words(
      asked tsquery, places text[], from_day date, to_day date, most integer)
    RETURNS TABLE (location_id text, id text, business_date date, opened_at timestamptz)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path = pg_catalog, ${schema}, pg_temp
    SET plan_cache_mode = force_custom_plan
    SET enable_seqscan = off
    SET enable_indexscan = off
    SET jit = off
    SET work_mem = '128MB'
    AS $$ BEGIN
      RETURN QUERY SELECT found.location_id, found.id, found.business_date, found.opened_at FROM tickets AS found
        WHERE found.words @@ asked AND found.company_id || '' = current_setting('servery.company_id', true)
          AND (places IS NULL OR found.location_id || '' = ANY (places))
          AND (from_day IS NULL OR found.business_date >= from_day) AND (to_day IS NULL OR found.business_date <= to_day)
        ORDER BY found.business_date DESC, found.opened_at DESC, found.location_id, found.id LIMIT most;
    END $$`;
}
