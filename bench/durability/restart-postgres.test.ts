import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPostgres } from '../../tools/src/postgres.ts';
import { runRestartTrials } from './restart-trials.ts';
import { serverProcess } from './server-process.ts';

const locations = 60;
const publications = 5;
const stops = 2 * publications;

/** On a PostgreSQL of its own, since it is stopped; part of `npm run test:postgres`. */
test.skipIf(process.env.TRIALS_DATABASE_URL === undefined)(
  `${stops} restarts of PostgreSQL in the middle of saves and publications end neither of two nodes and lose nothing`,
  async () => {
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
      const result = await runRestartTrials(servers, postgres, { company: `fleet-${locations}`, publications });
      expect(result).toMatchObject({ stops, lost: 0, wrongAnswers: [], unpublished: 0 });
      expect(result.acknowledged).toBeGreaterThan(stops);
      expect(servers.map(({ child }) => child()?.exitCode)).toEqual([null, null]);
    } finally {
      for (const server of servers) await server.kill();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  600_000,
);
