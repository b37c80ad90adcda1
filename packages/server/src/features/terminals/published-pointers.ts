import type { PublishedKind } from '@servery/contract';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { TerminalActor } from '../../access/actor.ts';
import { stockEntriesOf, type TerminalStock, terminalStock } from '../../configuration/out-of-stock/terminal-stock.ts';
import { publishedPaths } from '../../configuration/published-paths.ts';
import { terminalTopic } from '../../configuration/terminal-topic.ts';
import type { Database } from '../../platform/database/database.ts';
import { keptUntilNudged } from '../../platform/database/nudges/kept-until-nudged.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';

export interface Pointer {
  readonly kind: PublishedKind;
  readonly hash: string;
  readonly sequence: number;
}

type Location = Pick<TerminalActor, 'companyId' | 'locationId'>;

/** The state that a location's terminals are to have. */
export interface LocationState {
  readonly published: readonly Pointer[];
  readonly outOfStock: TerminalStock;
}

export interface PublishedPointers {
  /** The state that a location's terminals are to have, from memory until it changes: thousands of terminals ask. */
  of(location: Location): Promise<LocationState>;
  /** The documents published to a location at this moment: people ask. */
  now(location: Location): Promise<readonly Pointer[]>;
  /** The stored bytes (gzip) of a snapshot; snapshots never change, so the newest stay in memory. */
  bytes(companyId: string, hash: string): Promise<Buffer>;
}

const mostLocations = 50_000;
const bytesKept = 64 * 1024 * 1024;

export function createPublishedPointers(database: Database): PublishedPointers {
  const states = keptUntilNudged<LocationState>({
    most: mostLocations,
    until: ({ outOfStock }) => Math.min(...outOfStock.entries.map(({ until }) => Date.parse(until))),
  });
  const snapshots = new LRUCache<string, Buffer>({ maxSize: bytesKept });

  const readState = async ({ companyId, locationId }: Location): Promise<LocationState> => {
    const { rows } = await database.lookup((db) =>
      sql<{ published: readonly PublishedRow[]; out: TerminalStock['entries'] }>`
        SELECT (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'hash', hash, 'sequence', sequence)), '[]')
          FROM published WHERE company_id = ${companyId} AND location_id = ${locationId}) AS published,
          ${stockEntriesOf(companyId, locationId)} AS out`.execute(db),
    );
    const [{ published, out } = { published: [], out: [] }] = rows;
    return { published: published.map(pointerOf), outOfStock: terminalStock(out) };
  };

  return {
    now: async ({ companyId, locationId }) => {
      const rows = await database.lookup((db) =>
        db
          .selectFrom('published')
          .select(['kind', 'hash', 'sequence'])
          .where('company_id', '=', companyId)
          .where('location_id', '=', locationId)
          .execute(),
      );
      return rows.map(pointerOf);
    },
    of: (location) => states.of(terminalTopic(location), () => readState(location)),
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

interface PublishedRow {
  readonly kind: DocumentKind;
  readonly hash: string;
  readonly sequence: number;
}

function pointerOf({ kind, hash, sequence }: PublishedRow): Pointer {
  return { kind: publishedPaths[kind], hash, sequence };
}
