import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres, type TemporaryPostgres } from '../../tools/src/postgres.ts';
import { type Nodes, withNodes } from './nodes.ts';
import { restart, runLossControl, runOutageTrials, type SavingServers } from './outage-trials.ts';

const locations = 60;
const publications = 5;
const outagesEach = 2;
const outages = outagesEach * publications;

/** Each on a PostgreSQL of its own, since it is stopped; part of `npm test -- trials`. */
const hasPostgres = process.env.TRIALS_DATABASE_URL !== undefined;

test.skipIf(!hasPostgres)(
  `${outages} restarts of PostgreSQL in the middle of saves and publications end neither of two nodes and lose nothing`,
  () =>
    onPostgres(async ({ servers, postgres, company }) => {
      const result = await runOutageTrials(servers, {
        company,
        publications,
        outagesEach,
        interrupt: (saving) => restart(saving, postgres),
      });
      console.log(`${result.lost} of ${result.acknowledged} acknowledged saves lost over ${outages} stops`);
      expect(result).toMatchObject({ outages, lost: 0, wrongAnswers: [], unpublished: 0 });
      expect(result.acknowledged).toBeGreaterThan(outages);
      expect(servers.map(({ child }) => child()?.exitCode)).toEqual([null, null]);
    }),
  600_000,
);

test.skipIf(!hasPostgres)(
  'control: a PostgreSQL that confirms before it writes loses saves, and the trial counts them',
  () =>
    onPostgres(async ({ servers, postgres, company }) => {
      const loosen = () => forgetful(postgres.url);
      const interrupt = (saving: SavingServers) => restart(saving, postgres);
      const result = await runLossControl(servers, { company, outages: 2, loosen, interrupt });
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

interface OnPostgres extends Nodes {
  readonly postgres: TemporaryPostgres;
}

async function onPostgres(work: (nodes: OnPostgres) => Promise<void>): Promise<void> {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL is not installed here');
  try {
    await withNodes({ databaseUrl: postgres.url, locations }, (nodes) => work({ ...nodes, postgres }));
  } finally {
    await postgres.stop();
  }
}
