import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runPublishTrials } from './publish-trials.ts';
import { serverProcess } from './server-process.ts';

/**
 * `node bench/durability/kill-publications.ts --trials 20 --locations 500 [--database postgres://… --nodes 2]`:
 * SIGKILL at any point of a publication; with PostgreSQL on any of several nodes.
 */
const { values } = parseArgs({
  options: {
    trials: { type: 'string', default: '20' },
    locations: { type: 'string', default: '500' },
    database: { type: 'string' },
    nodes: { type: 'string', default: '1' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'servery-publish-'));
const env = {
  SERVERY_DATA: folder,
  BACKUP_HOURS: '0',
  SERVERY_DEMO: '1',
  ...(values.database === undefined ? {} : { DATABASE_URL: values.database }),
};
execFileSync(process.execPath, ['packages/server/src/commands/demo-fleet.ts', '--locations', values.locations], {
  env: { ...process.env, ...env },
  stdio: 'ignore',
});
const nodes = values.database === undefined ? 1 : Number(values.nodes);
const servers = await Promise.all(Array.from({ length: nodes }, () => serverProcess(env)));
const company = `fleet-${values.locations}`;
const result = await runPublishTrials(servers, company, {
  email: `admin@${company}.example`,
  trials: Number(values.trials),
  log: console.log,
});
for (const server of servers) await server.kill();
rmSync(folder, { recursive: true, force: true });
console.log(result);
process.exitCode = result.lost + result.doubled + result.wrong > 0 ? 1 : 0;
