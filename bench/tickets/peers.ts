import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import pg from 'pg';

/** The search that a peer is asked for: tickets with all of these beginnings of words, of whichever facet; the newest 51. */
export interface PeerSearch {
  readonly words: readonly string[];
  /** One location. */
  readonly location?: string;
  /** The locations of these groups, as a person with half of them has. */
  readonly locations?: readonly string[];
  /** Cents of the total. */
  readonly total?: number;
  /** Business dates, both included. */
  readonly days?: readonly [from: string, to: string];
}

export interface Peer {
  find(search: PeerSearch): Promise<unknown>;
  close(): Promise<void>;
}

/** The facets that a word can belong to, in the index of the server. */
const facets = ['n', 's', 'c', 'p', 'i'];

/** The same rows and indexes, asked by the owner: no row-level security, and the plan that PostgreSQL chooses. */
export async function plainPostgres(database: string, company: string): Promise<Peer> {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query<{ start: string }>(
    `SELECT left(encode(sha256(convert_to($1, 'UTF8')), 'hex'), 6) AS start`,
    [company],
  );
  const start = rows[0]?.start ?? '';
  return {
    find: async ({ words, location, locations, total, days }) => {
      const query = words.map((word) => `(${facets.map((facet) => `'${start}${facet}${word}':*`).join(' | ')})`);
      const given: readonly (readonly [condition: string, value: unknown])[] = [
        ['company_id =', company],
        ...(words.length > 0 ? [['words @@', query.join(' & ')] as const] : []),
        ...(location === undefined ? [] : [['location_id =', location] as const]),
        ...(locations === undefined ? [] : [['location_id = ANY', locations] as const]),
        ...(total === undefined ? [] : [['total_cents =', total] as const]),
        ...(days === undefined ? [] : [['business_date >=', days[0]] as const, ['business_date <=', days[1]] as const]),
      ];
      const conditions = given.map(([condition], at) => `${condition} ($${at + 1})`);
      return client.query(
        `SELECT location_id, id, ticket FROM tickets WHERE ${conditions.join(' AND ')} ORDER BY business_date DESC, opened_at DESC LIMIT 51`,
        given.map(([, value]) => value),
      );
    },
    close: () => client.end(),
  };
}

/** The same tickets in an engine of analytics, which reads every row; it answers ids, without the content of the tickets. */
export async function duckDb(database: string): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-duckdb-'));
  const file = join(tmpdir(), `servery-tickets-${process.pid}.csv`);
  const owner = new pg.Client(database);
  await owner.connect();
  // Written by the account of PostgreSQL, into a folder that both may use.
  await owner.query(`COPY (SELECT location_id, id, business_date, opened_at, total_cents,
    ' ' || array_to_string(ARRAY(SELECT substr(word, 8) FROM unnest(tsvector_to_array(words)) AS word), ' ') AS words
    FROM tickets) TO '${file}' (FORMAT csv, HEADER)`);
  const instance = await DuckDBInstance.create(join(folder, 'tickets.duckdb'));
  const connection = await instance.connect();
  await connection.run(
    `CREATE TABLE tickets AS SELECT * FROM read_csv('${file}', header = true, types = {'words': 'VARCHAR', 'id': 'VARCHAR'})`,
  );
  rmSync(file, { force: true });
  await owner.end();
  return {
    find: async ({ words, location, locations, total, days }) => {
      const conditions = [
        'true',
        ...words.map((word) => `contains(words, ' ${word}')`),
        ...(location === undefined ? [] : [`location_id = '${location}'`]),
        ...(locations === undefined ? [] : [`location_id IN (${locations.map((id) => `'${id}'`).join(', ')})`]),
        ...(total === undefined ? [] : [`total_cents = ${total}`]),
        ...(days === undefined ? [] : [`business_date BETWEEN '${days[0]}' AND '${days[1]}'`]),
      ];
      return connection.runAndReadAll(
        `SELECT location_id, id FROM tickets WHERE ${conditions.join(' AND ')} ORDER BY business_date DESC, opened_at DESC LIMIT 51`,
      );
    },
    close: async () => {
      connection.closeSync();
      instance.closeSync();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
