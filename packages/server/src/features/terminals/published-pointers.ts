import type { PublishedKind } from '@servery/contract';
import { LRUCache } from 'lru-cache';
import type { TerminalActor } from '../../access/actor.ts';
import { publishedPaths } from '../../configuration/published-paths.ts';
import type { Database } from '../../platform/database/database.ts';

export interface Pointer {
  readonly kind: PublishedKind;
  readonly hash: string;
  readonly sequence: number;
}

type Location = Pick<TerminalActor, 'companyId' | 'locationId'>;

export interface PublishedPointers {
  /** What is published to a location, at most one second old: thousands of terminals ask. */
  of(location: Location): Promise<readonly Pointer[]>;
  /** What is published to a location at this moment: people ask. */
  now(location: Location): Promise<readonly Pointer[]>;
  /** The stored bytes (gzip) of a snapshot; snapshots never change, so the newest stay in memory. */
  bytes(companyId: string, hash: string): Promise<Buffer>;
}

const freshMillis = 1000;
const mostLocations = 10_000;
const bytesKept = 64 * 1024 * 1024;

export function createPublishedPointers(database: Database): PublishedPointers {
  const pointers = new LRUCache<string, Promise<readonly Pointer[]>>({ max: mostLocations, ttl: freshMillis });
  const snapshots = new LRUCache<string, Buffer>({ maxSize: bytesKept });

  const readPointers = async ({ companyId, locationId }: Location): Promise<readonly Pointer[]> => {
    const rows = await database.lookup((db) =>
      db
        .selectFrom('published')
        .select(['kind', 'hash', 'sequence'])
        .where('company_id', '=', companyId)
        .where('location_id', '=', locationId)
        .execute(),
    );
    return rows.map((row) => ({ kind: publishedPaths[row.kind], hash: row.hash, sequence: row.sequence }));
  };

  return {
    now: readPointers,
    of: (location) => {
      const key = `${location.companyId}|${location.locationId}`;
      const held = pointers.get(key);
      if (held !== undefined) return held;
      const value = readPointers(location);
      pointers.set(key, value);
      value.catch(() => pointers.delete(key));
      return value;
    },
    bytes: async (companyId, hash) => {
      const key = `${companyId}|${hash}`;
      const held = snapshots.get(key);
      if (held !== undefined) return held;
      const row = await database.lookup((db) =>
        db
          .selectFrom('snapshots')
          .select('bytes')
          .where('company_id', '=', companyId)
          .where('hash', '=', hash)
          .executeTakeFirstOrThrow(),
      );
      const bytes = Buffer.from(row.bytes);
      snapshots.set(key, bytes, { size: bytes.length });
      return bytes;
    },
  };
}
