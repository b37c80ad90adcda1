import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres, type TemporaryPostgres } from '../../tools/src/postgres.ts';
import { runLossControl, runRestartTrials } from './restart-trials.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';

const locations = 60;
const publications = 5;
const stops = 2 * publications;

/** Each on a PostgreSQL of its own, since it is stopped; part of `npm test -- server`. */
const hasPostgres = process.env.TRIALS_DATABASE_URL !== undefined;

test.skipIf(!hasPostgres)(
  `${stops} restarts of PostgreSQL in the middle of saves and publications end neither of two nodes and lose nothing`,
  () =>
    withNodes(async ({ servers, postgres, company }) => {
      const result = await runRestartTrials(servers, postgres, { company, publications });
      console.log(`${result.lost} of ${result.acknowledged} acknowledged saves lost over ${stops} stops`);
      expect(result).toMatchObject({ stops, lost: 0, wrongAnswers: [], unpublished: 0 });
      expect(result.acknowledged).toBeGreaterThan(stops);
      expect(servers.map(({ child }) => child()?.exitCode)).toEqual([null, null]);
    }),
  600_000,
);

test.skipIf(!hasPostgres)(
  'control: a PostgreSQL that confirms before it writes loses saves, and the trial counts them',
  () =>
    withNodes(async ({ servers, postgres, company }) => {
      const loosen = () => forgetful(postgres.url);
      const result = await runLossControl(servers, postgres, { company, stops: 2, loosen });
      console.log(`control: ${result.lost} of ${result.acknowledged} acknowledged saves lost`);
      expect(result.wrongAnswers).toEqual([]);
      expect(result.lost).toBeGreaterThan(0);
    }),
  600_000,
);

/** From now on the server answers a commit before it is on the disk, and writes seldom. */
async function forgetful(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ["synchronous_commit = 'off'", "wal_writer_delay = '10s'", "wal_writer_flush_after = '1GB'"])
    await client.query(`ALTER SYSTEM SET ${setting}`);
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}

interface Nodes {
  readonly servers: readonly ServerProcess[];
  readonly postgres: TemporaryPostgres;
  readonly company: string;
}

async function withNodes(work: (nodes: Nodes) => Promise<void>): Promise<void> {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL is not installed here');
  const folder = mkdtempSync(join(tmpdir(), 'servery-restarts-'));
  const env = { SERVERY_DATA: folder, SERVERY_DEMO: '1', DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal' };
  execFileSync(process.execPath, ['packages/server/src/commands/demo-fleet.ts', '--locations', String(locations)], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const servers = [await serverProcess(env), await serverProcess(env)];
  try {
    await work({ servers, postgres, company: `fleet-${locations}` });
  } finally {
    for (const server of servers) await server.kill();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
