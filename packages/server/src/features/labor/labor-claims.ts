import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { ServiceClient } from '../../platform/outbound/service-client.ts';

/** The parts that a worker works with. */
export interface LaborOptions {
  readonly database: Database;
  readonly logger: FastifyBaseLogger;
  readonly client: ServiceClient;
  readonly retrySeconds: number;
}

/** Of an entry: it is due, and no worker has claimed it. */
export const isLaborDue = sql<boolean>`due_at <= now() AND coalesce(claimed_until, '-infinity') < now()`;

/** Entries of one company that only this worker is sending. */
export interface LaborClaim {
  readonly companyId: string;
  readonly token: string;
}

/** So many calls run side by side. */
const atOnce = 16;

/** Seconds until the claims of a worker that fell silent are taken up by another: far more than its calls may take. */
const leaseSeconds = 180;

/**
 * Claims due entries, departments and job types before people. Two nodes never claim one entry: rows that the other locks are
 * skipped, and a claim holds until its end.
 */
export async function claimDue(database: Database): Promise<LaborClaim[]> {
  const token = newId('claim');
  const rows = await database.lookup((db) =>
    db
      .updateTable('labor_entries')
      .set({ claim: token, claimed_until: sql`now() + make_interval(secs => ${leaseSeconds})` })
      .where(
        sql<boolean>`(company_id, id) IN (
          SELECT company_id, id FROM labor_entries
          WHERE ${isLaborDue}
          ORDER BY kind = 'USER', due_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)`,
      )
      .returning('company_id')
      .execute(),
  );
  return [...new Set(rows.map((row) => row.company_id))].map((companyId) => ({ companyId, token }));
}

/** Claims of processes that are gone for certain: only the holder of the embedded database may say so. */
export async function dropLaborClaims(database: Database): Promise<void> {
  await database.lookup((db) => db.updateTable('labor_entries').set({ claimed_until: null }).execute());
}

/** Ids of this kind that other companies hold by the service's own word: an answer that names one of them is wrong. */
export async function idsOfOthers(
  database: Database,
  companyId: string,
  externalIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (externalIds.length === 0) return new Set();
  const rows = await database.lookup((db) =>
    db
      .selectFrom('labor_entries')
      .select(['kind', 'external_id'])
      .where('company_id', '<>', companyId)
      .where('is_matched', '=', false)
      .where(sql<boolean>`external_id = ANY(${[...externalIds]}::text[])`)
      .execute(),
  );
  return new Set(rows.map(({ kind, external_id }) => `${kind}:${external_id}`));
}
