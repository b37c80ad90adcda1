import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { serverProcess, signIn } from '../durability/server-process.ts';
import { compare, part } from './compare.ts';
import { startPlainList } from './plain-process.ts';

/**
 * `node bench/account-lists/locations-bench.ts`: how long the lists of a company with 5,000 locations take, from the request to the
 * last byte, by turns with a plain indexed query of as many rows in a process of its own. Ends with 1 when the slowest of the
 * middle nine tenths is over the limit. `--locations 2000` for another size.
 */
const limitMillis = 300;
const rounds = 20;
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

const plain = await startPlainList(locations);

let isKept = true;
for (const [name, path] of Object.entries(lists)) {
  const { ours, theirs } = await compare(
    async () => {
      const { status } = await client.get(path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    },
    async () => JSON.parse(await (await fetch(`${plain.url}/all`)).text()),
    rounds,
  );
  const slow = part(ours, 0.95);
  isKept &&= slow <= limitMillis;
  console.log(
    `${slow <= limitMillis ? 'kept  ' : 'BROKEN'} ${name.padEnd(30)} median ${part(ours, 0.5).toFixed(0)} ms, 95 % ${slow.toFixed(0)} ms, limit ${limitMillis} ms; plain ${part(theirs, 0.5).toFixed(1)} ms, ratio ${(part(ours, 0.5) / part(theirs, 0.5)).toFixed(1)}`,
  );
}
const { body } = await client.get(lists['locations (TN-07)']);
console.log(`${z.array(z.unknown()).parse(body).length} locations`);
plain.stop();
await server.kill();
rmSync(folder, { recursive: true, force: true });
process.exitCode = isKept ? 0 : 1;
