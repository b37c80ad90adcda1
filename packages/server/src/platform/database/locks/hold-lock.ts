import { sql } from 'kysely';
import type { CompanyScope } from '../scopes.ts';

/**
 * Waits for a lock and holds it until the transaction ends: exclusively, or together with others that do not hold it exclusively.
 * @param name the subject, with its company; the same in every release that runs at the same time
 */
export async function holdLock(
  db: CompanyScope['db'],
  name: string,
  how: 'alone' | 'together' = 'alone',
): Promise<void> {
  const lock = sql.raw(how === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await sql`SELECT ${lock}(hashtextextended(${name}, 0))`.execute(db);
}
