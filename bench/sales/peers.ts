import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import pg from 'pg';

/** The items that were sold in some days, with the sums of the days before: the question that Product Mix asks. */
export interface PeerReport {
  readonly from: string;
  readonly to: string;
  /** Only these locations. */
  readonly locations?: readonly string[];
}

export interface Peer {
  read(report: PeerReport): Promise<unknown>;
  close(): Promise<void>;
}

function textOf({ from, to, locations }: PeerReport): string {
  const places = locations === undefined ? '' : ` AND location_id IN (${locations.map((id) => `'${id}'`).join(', ')})`;
  return `SELECT item, sum(quantity), sum(gross) FROM plain_lines
    WHERE business_date BETWEEN '${from}' AND '${to}'${places} GROUP BY item`;
}

/** PostgreSQL without sums: it adds up the lines of tickets. */
export async function plainPostgres(database: string): Promise<Peer> {
  const client = new pg.Client(database);
  await client.connect();
  return { read: (report) => client.query(textOf(report)), close: () => client.end() };
}

/** The same lines in an engine of analytics. */
export async function duckDb(database: string): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-duckdb-'));
  const file = join(tmpdir(), `servery-lines-${process.pid}.csv`);
  const owner = new pg.Client(database);
  await owner.connect();
  // Written by the account of PostgreSQL, into a folder that both may use.
  await owner.query(`COPY plain_lines TO '${file}' (FORMAT csv, HEADER)`);
  await owner.end();
  const instance = await DuckDBInstance.create(join(folder, 'lines.duckdb'));
  const connection = await instance.connect();
  await connection.run(`CREATE TABLE plain_lines AS SELECT * FROM read_csv('${file}', header = true)`);
  rmSync(file, { force: true });
  return {
    read: (report) => connection.runAndReadAll(textOf(report)),
    close: async () => {
      connection.closeSync();
      instance.closeSync();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
