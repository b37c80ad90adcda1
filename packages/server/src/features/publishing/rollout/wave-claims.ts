import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { WaveJob } from './waves-queue.ts';

/** Seconds until the work of a worker that fell silent is taken up by another. */
const leaseSeconds = 8;

export interface Claim {
  /** By the clock of the database, which all nodes share: epoch milliseconds. */
  readonly claimedMillis: number;
  /** Says again that the work goes on; cheap enough to call for every document and every piece of locations. */
  renew(): Promise<void>;
}

/** Claims a due wave, so that two nodes do not do the same work at once. Only a saving of work: outcomes do not rest on it. */
export async function claimWave(database: Database, job: WaveJob): Promise<Claim | undefined> {
  const claimedMillis = await extend(database, job, true);
  if (claimedMillis === undefined) return undefined;
  let renewedAt = Date.now();
  return {
    claimedMillis,
    renew: async () => {
      if (Date.now() - renewedAt < (leaseSeconds * 1000) / 4) return;
      renewedAt = Date.now();
      await extend(database, job, false);
    },
  };
}

/** Claims of processes that are gone for certain: only the holder of the embedded database may say so. */
export async function dropClaims(database: Database): Promise<void> {
  await database.lookup((db) => db.updateTable('open_batches').set({ claimed_until: null }).execute());
}

/** Waves that are due and unclaimed. */
export async function findUnclaimed(database: Database): Promise<WaveJob[]> {
  const rows = await database.lookup((db) =>
    db
      .selectFrom('open_batches')
      .select(['company_id', 'publication_id', 'batch'])
      .where('due_at', '<=', sql<Date>`now()`)
      .where(sql<boolean>`coalesce(claimed_until, '-infinity') < now()`)
      .orderBy('due_at')
      .limit(200)
      .execute(),
  );
  return rows.map((row) => ({ companyId: row.company_id, publicationId: row.publication_id, wave: row.batch }));
}

async function extend(database: Database, job: WaveJob, onlyIfFree: boolean): Promise<number | undefined> {
  const row = await database.lookup((db) =>
    db
      .updateTable('open_batches')
      .set({ claimed_until: sql`now() + make_interval(secs => ${leaseSeconds})` })
      .where('company_id', '=', job.companyId)
      .where('publication_id', '=', job.publicationId)
      .where('batch', '=', job.wave)
      .where('due_at', '<=', sql<Date>`now() + interval '1 second'`)
      .$if(onlyIfFree, (query) => query.where(sql<boolean>`coalesce(claimed_until, '-infinity') < now()`))
      .returning(sql<number>`(extract(epoch FROM now()) * 1000)::float8`.as('now'))
      .executeTakeFirst(),
  );
  return row?.now;
}
