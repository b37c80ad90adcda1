import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { type Rounds, startRounds } from '../../platform/work/rounds.ts';
import { countSomeVersions } from './version-counts.ts';

/** While nodes are replaced one by one, those of a release before add versions that they do not count. */
const againMillis = 600_000;
/** Between two transactions: saves of the same document come first. */
const pauseMillis = 20;

/** Counts the versions that a release before this one saved, a few versions at a time, so that no request waits for it. */
export function startVersionCounter(database: Database, logger: FastifyBaseLogger): Rounds {
  const round = async (stopping: AbortSignal): Promise<void> => {
    const companies = await database.lookup((db) =>
      db.selectFrom('companies').select('id').where('deleted_at', 'is', null).execute(),
    );
    for (const { id } of companies)
      while (!stopping.aborted && (await database.inCompany(id, countSomeVersions))) await sleep(pauseMillis);
  };
  const onError = (error: unknown) => logger.warn({ err: error }, 'versions are not counted yet');
  return startRounds({ pauseMillis: againMillis, round, onError });
}
