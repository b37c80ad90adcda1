import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { serverProcess, signIn } from '../durability/server-process.ts';

/**
 * `node bench/account-lists/locations-bench.ts`: how long the lists of a company with 5,000 locations take, from the request to the
 * last byte; ends with 1 when the slowest of the middle nine tenths is over the limit. `--locations 2000` for another size.
 */
const limitMillis = 300;
const asked = 20;
const locations = Number(process.argv[process.argv.indexOf('--locations') + 1] ?? 0) || 5000;

const folder = mkdtempSync(join(tmpdir(), 'servery-lists-'));
const environment = { SERVERY_DATA: folder, BACKUP_HOURS: '0', LOG_LEVEL: 'fatal' };
execFileSync(process.execPath, ['packages/server/src/commands/demo-fleet.ts', '--locations', String(locations)], {
  env: { ...process.env, ...environment },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const server = await serverProcess(environment);
await server.start();
const company = `fleet-${locations}`;
const client = await signIn(server.url, `admin@${company}.example`);

const lists = {
  'locations (TN-07)': `/api/tenants/${company}`,
  'groups (TN-08)': `/api/tenants/${company}/groups`,
  'locations and groups (TN-09)': `/api/tenants/${company}/any`,
  'tags (TN-12)': `/api/tenants/tags/${company}`,
  'sync status (TN-21)': `/api/tenants/sync-status/${company}`,
  'one location (TN-10)': `/api/tenants/${company}/store-77`,
};

let isKept = true;
for (const [name, path] of Object.entries(lists)) {
  const times: number[] = [];
  for (let time = 0; time < asked; time += 1) {
    const start = performance.now();
    const { status } = await client.get(path);
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  times.sort((one, other) => one - other);
  const [median = 0, slow = 0] = [times[Math.floor(asked / 2)], times[Math.floor(asked * 0.95) - 1]];
  isKept &&= slow <= limitMillis;
  console.log(`${name}: median ${Math.round(median)} ms, 95 % ${Math.round(slow)} ms, limit ${limitMillis} ms`);
}
const { body } = await client.get(lists['locations (TN-07)']);
console.log(`${z.array(z.unknown()).parse(body).length} locations`);
await server.kill();
rmSync(folder, { recursive: true, force: true });
process.exitCode = isKept ? 0 : 1;
