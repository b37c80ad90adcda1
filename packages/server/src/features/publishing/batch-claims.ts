import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { BatchJob } from './publishing-queue.ts';

/** Seconds until the work of a worker that fell silent is taken up by another. */
const leaseSeconds = 8;

export interface Claim {
  /** Says again that the work goes on; cheap enough to call for every location. */
  renew(): Promise<void>;
}

/** Claims a due batch, so that two nodes do not do the same work at once. Only a saving of work: outcomes do not rest on it. */
export async function claimBatch(database: Database, job: BatchJob): Promise<Claim | undefined> {
  if (!(await extend(database, job, true))) return undefined;
  let renewedAt = Date.now();
  return {
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

/** Batches that are due and unclaimed. */
export async function findUnclaimed(database: Database): Promise<BatchJob[]> {
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
  return rows.map((row) => ({ companyId: row.company_id, publicationId: row.publication_id, batch: row.batch }));
}

async function extend(database: Database, job: BatchJob, onlyIfFree: boolean): Promise<boolean> {
  const result = await database.lookup((db) =>
    db
      .updateTable('open_batches')
      .set({ claimed_until: sql`now() + make_interval(secs => ${leaseSeconds})` })
      .where('company_id', '=', job.companyId)
      .where('publication_id', '=', job.publicationId)
      .where('batch', '=', job.batch)
      .where('due_at', '<=', sql<Date>`now() + interval '1 second'`)
      .$if(onlyIfFree, (query) => query.where(sql<boolean>`coalesce(claimed_until, '-infinity') < now()`))
      .executeTakeFirst(),
  );
  return result.numUpdatedRows > 0n;
}
