import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault.ts';

export interface WatchedLicense {
  readonly companyId: string;
  readonly locationId: string;
  readonly serial: number;
}

export interface LicenseWatch {
  /** Resolves when the license has another serial, when the time is up, when the asker has gone, or when the server stops. */
  changeOf(license: WatchedLicense, millis: number, signal: AbortSignal): Promise<void>;
  /** Notifies anyone who waits on this node at once; other nodes see it at their next look. */
  tell(license: WatchedLicense): void;
  stop(): void;
}

interface Waiter {
  readonly serial: number;
  readonly wake: () => void;
}

const lookMillis = 1000;
const waitersPerLocation = 50;

/** One look a second at the changes, however many wait: those who wait hold no connection to the database. */
export function createLicenseWatch(database: Database, logger: FastifyBaseLogger): LicenseWatch {
  const waiting = new Map<string, Set<Waiter>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const tell = (license: WatchedLicense): void => {
    for (const waiter of waiting.get(keyOf(license)) ?? []) if (waiter.serial !== license.serial) waiter.wake();
  };
  const look = async (): Promise<void> => {
    try {
      for (const changed of await recentChanges(database)) tell(changed);
    } catch (error) {
      logger.warn({ err: error }, 'changes of licenses not read');
    }
    timer = waiting.size === 0 || isStopped ? undefined : setTimeout(look, lookMillis);
  };

  return {
    tell,
    changeOf: (license, millis, signal) => {
      const key = keyOf(license);
      const waiters = waiting.get(key) ?? new Set<Waiter>();
      if (waiters.size >= waitersPerLocation) throw new Fault(429, 'RATE_LIMIT_EXCEEDED');
      if (isStopped || signal.aborted) return Promise.resolve();
      waiting.set(key, waiters);
      return new Promise((resolve) => {
        const wake = (): void => {
          clearTimeout(end);
          signal.removeEventListener('abort', wake);
          waiters.delete(waiter);
          if (waiters.size === 0 && waiting.get(key) === waiters) waiting.delete(key);
          resolve();
        };
        const waiter = { serial: license.serial, wake };
        const end = setTimeout(wake, millis);
        signal.addEventListener('abort', wake);
        waiters.add(waiter);
        timer ??= setTimeout(look, lookMillis);
      });
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      for (const waiters of [...waiting.values()]) for (const { wake } of [...waiters]) wake();
    },
  };
}

function keyOf({ companyId, locationId }: WatchedLicense): string {
  return `${companyId}|${locationId}`;
}

/** The licenses that changed in the last half minute: more than enough for a node that was late to look. */
async function recentChanges(database: Database): Promise<WatchedLicense[]> {
  const rows = await database.lookup((db) =>
    db
      .selectFrom('licences')
      .select(['company_id', 'location_id', 'serial'])
      .where('changed_at', '>', sql<Date>`now() - interval '30 seconds'`)
      .execute(),
  );
  return rows.map((row) => ({ companyId: row.company_id, locationId: row.location_id, serial: row.serial }));
}
