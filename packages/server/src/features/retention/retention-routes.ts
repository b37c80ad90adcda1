import type { FastifyBaseLogger } from 'fastify';
import type { Routes } from '../../access/routes.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Rounds, startRounds } from '../../platform/work/rounds.ts';
import { dropDetails } from './drop-details.ts';
import { readRetention, writeRetention } from './retention-store.ts';

export function serveRetention(route: Routes): void {
  route.company('getRetention', readRetention);

  route.company('putRetention', (scope, { actor, body }) => writeRetention(scope, actor, body));
}

/** Months end once in thirty days; a person who sets a shorter time sees it followed within the hour. */
const droppingMillis = 3_600_000;

export function startDropping(database: Database, logger: FastifyBaseLogger): Rounds {
  const round = async (stopping: AbortSignal): Promise<void> => {
    const rows = await dropDetails(database, stopping);
    if (rows > 0) logger.info({ rows }, 'details that are not kept any longer were deleted');
  };
  const onError = (error: unknown): void => logger.error({ err: error }, 'deleting details failed');
  return startRounds({ pauseMillis: droppingMillis, round, onError });
}
