import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { briefLife } from '../../tools/src/brief-life.ts';
import { runPublishTrials } from './publish-trials.ts';
import { serverProcess } from './server-process.ts';

/** One node on the embedded database, or two on the PostgreSQL that TRIALS_DATABASE_URL names. */
const database = process.env.TRIALS_DATABASE_URL;
const locations = 100;
const kills = 4;

test(`${kills} kills during publications of ${locations} locations lose and double nothing, ${database === undefined ? 'embedded' : 'two nodes on one PostgreSQL'}`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'servery-publish-'));
  const env = {
    SERVERY_DATA: folder,
    BACKUP_HOURS: '0',
    SERVERY_DEMO: '1',
    ...(database === undefined ? {} : { DATABASE_URL: database }),
  };
  const fleet = [...briefLife, 'packages/server/src/commands/demo-fleet.ts', '--locations', String(locations)];
  execFileSync(process.execPath, fleet, {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const servers = await Promise.all(
    Array.from({ length: database === undefined ? 1 : 2 }, () => serverProcess(env, briefLife)),
  );
  try {
    const result = await runPublishTrials(servers, `fleet-${locations}`, {
      email: `admin@fleet-${locations}.example`,
      trials: kills,
      log: () => undefined,
    });
    expect(result).toMatchObject({ locations, lost: 0, doubled: 0, wrong: 0 });
  } finally {
    for (const server of servers) await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}, 900_000);
