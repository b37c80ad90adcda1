import type { FastifyBaseLogger } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type Rounds, startRounds } from './rounds.ts';

/** Work of one kind that waits in the database until its time has come. */
interface DueWork {
  /** Whether some of it is due, as an expression over tables that may be read before a company is known. */
  readonly isDue: RawBuilder<boolean>;
  readonly wake: () => void;
}

export interface DueWorkWatch {
  add(work: DueWork): void;
  start(): Rounds;
}

const pauseMillis = 500;

/**
 * Asks twice a second for all kinds of work in one statement, and wakes those of which some is due: a server that has nothing to do
 * asks its database for little.
 */
export function createDueWorkWatch(database: Database, logger: FastifyBaseLogger): DueWorkWatch {
  const works: DueWork[] = [];
  const round = async (): Promise<void> => {
    const watched = [...works];
    if (watched.length === 0) return;
    const answers = sql.join(watched.map(({ isDue }) => sql`(${isDue})`));
    const { rows } = await database.lookup((db) =>
      sql<{ due: readonly boolean[] }>`SELECT ARRAY[${answers}] AS due`.execute(db),
    );
    for (const [at, { wake }] of watched.entries()) if (rows[0]?.due[at] === true) wake();
  };
  return {
    add: (work) => {
      works.push(work);
    },
    start: () =>
      startRounds({ pauseMillis, round, onError: (error) => logger.error({ err: error }, 'no look at due work') }),
  };
}
