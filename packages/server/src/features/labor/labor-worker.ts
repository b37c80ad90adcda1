import { sql } from 'kysely';
import type { DueWorkWatch } from '../../platform/work/due-work.ts';
import { type Rounds, startRounds } from '../../platform/work/rounds.ts';
import { claimDue, dropLaborClaims, isLaborDue, type LaborOptions } from './labor-claims.ts';
import { sendClaim } from './labor-sending.ts';

/** Until then it is woken for entries that are due. */
const pauseMillis = 30_000;
const longestPauseMillis = 300_000;

/**
 * Sends the waiting entries to the labor service, side by side on every node. While the service is away it is asked after ever longer
 * pauses; the waiting entries stay in their order. Without a configured service nothing runs.
 */
export async function startLaborWorker(options: LaborOptions, dueWork: DueWorkWatch): Promise<Rounds> {
  const { database, logger, client, retrySeconds } = options;
  if (!client.isConfigured) return { stop: async () => undefined };
  if (database.engine === 'embedded') await dropLaborClaims(database);
  let failures = 0;
  let pausedUntil = 0;
  const round = async (stopping: AbortSignal): Promise<void> => {
    for (let more = Date.now() >= pausedUntil; more && !stopping.aborted; ) {
      const claims = await claimDue(database);
      more = claims.length > 0;
      for (const claim of claims) {
        if (await sendClaim(options, claim)) {
          failures = 0;
          continue;
        }
        failures += 1;
        pausedUntil = Date.now() + Math.min(retrySeconds * 1000 * 2 ** (failures - 1), longestPauseMillis);
        more = false;
      }
    }
  };
  const onError = (error: unknown) => logger.error({ err: error }, 'mirroring to the labor service failed');
  const waking = (wake: () => void) =>
    dueWork.add({ isDue: sql`EXISTS (SELECT FROM labor_entries WHERE ${isLaborDue})`, wake });
  return startRounds({ pauseMillis, round, onError, waking });
}
