import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { type Rounds, startRounds } from '../platform/work/rounds.ts';
import { companyId } from './harbor-actors.ts';
import { storesInContact, writeCheckIns } from './harbor-publication.ts';
import { writeHarborPunches } from './harbor-punches.ts';
import { sellToday, writeHarborSales } from './harbor-sales.ts';

/** As often as terminals check in. */
const pauseMillis = 30_000;

interface OpenStores {
  readonly database: Database;
  readonly logger: FastifyBaseLogger;
  /** How many weeks of sales they have behind them. */
  readonly weeks: number;
}

/**
 * While a server with the demo runs, its stores go on: terminals check in, run the published documents, and report sales. The sales
 * and work before today, and while the server did not run, come first.
 */
export function startOpenStores({ database, logger, weeks }: OpenStores): Rounds {
  const reported = new Set<string>();
  const round = async (signal: AbortSignal, index: number): Promise<void> => {
    await writeCheckIns(database, new Map(storesInContact.map((id) => [id, Date.now()])));
    const today = { companyId, locationIds: storesInContact };
    for (const id of await sellToday(database, today, (one) => reported.has(one))) reported.add(id);
    if (index > 0) return;
    await writeHarborSales(database, { companyId, weeks, signal });
    if (!signal.aborted) await writeHarborPunches(database, companyId, weeks);
  };
  return startRounds({
    pauseMillis,
    round,
    onError: (error) => logger.error({ err: error }, 'stores of the demo do not report'),
  });
}
