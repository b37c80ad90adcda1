import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { TerminalActor } from '../../access/actor.ts';
import type { Database } from '../../platform/database/database.ts';

export interface Contacts {
  record(terminal: TerminalActor, softwareVersion: string | undefined): void;
  /** Writes the held contacts; called by the timer and at the graceful stop. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

interface Contact {
  readonly companyId: string;
  readonly locationId: string;
  readonly at: Date;
  readonly softwareVersion: string | null;
}

const flushMillis = 1000;

/**
 * Contacts of terminals, written together once a second: thousands check in every minute, and a contact lost in a crash
 * comes again with the next check-in.
 */
export function createContacts(database: Database, logger: FastifyBaseLogger): Contacts {
  let held = new Map<string, Contact>();
  const flush = async (): Promise<void> => {
    if (held.size === 0) return;
    const contacts = [...held.values()];
    held = new Map();
    await database.lookup((db) =>
      sql`
        INSERT INTO contacts (company_id, location_id, last_ping, software_version)
        SELECT * FROM unnest(${columnOf(contacts, 'companyId')}::text[], ${columnOf(contacts, 'locationId')}::text[],
          ${contacts.map((contact) => contact.at.toISOString())}::timestamptz[], ${columnOf(contacts, 'softwareVersion')}::text[])
        ON CONFLICT (company_id, location_id) DO UPDATE SET last_ping = greatest(contacts.last_ping, excluded.last_ping),
          software_version = coalesce(excluded.software_version, contacts.software_version)`.execute(db),
    );
  };
  const timer = setInterval(
    () => flush().catch((error: unknown) => logger.error({ err: error }, 'contacts not written')),
    flushMillis,
  );
  timer.unref();
  return {
    record: ({ companyId, locationId }, softwareVersion) => {
      const key = `${companyId}|${locationId}`;
      held.set(key, {
        companyId,
        locationId,
        at: new Date(),
        softwareVersion: softwareVersion ?? held.get(key)?.softwareVersion ?? null,
      });
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

function columnOf(
  contacts: readonly Contact[],
  name: 'companyId' | 'locationId' | 'softwareVersion',
): (string | null)[] {
  return contacts.map((contact) => contact[name]);
}
