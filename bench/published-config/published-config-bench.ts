import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, type Client, operations } from '@servery/contract';
import autocannon from 'autocannon';
import { serverProcess, signInAs } from '../durability/server-process.ts';
import { report } from '../measuring/figures.ts';

/**
 * `node bench/published-config/published-config-bench.ts`: requests a second of check-ins and of unchanged documents (304)
 * beside a bare Fastify route that answers the same bytes, in turns in one run. Ends with 1 below a fifth of it.
 */
const limit = 0.2;
const seconds = 2;
const rounds = 9;

const folder = mkdtempSync(join(tmpdir(), 'servery-bench-'));
const server = await serverProcess({
  SERVERY_DATA: folder,
  BACKUP_HOURS: '0',
  LOG_LEVEL: 'fatal',
  SERVERY_METRICS: '1',
});
await server.start();
const terminal = await credentialOf(await signInAs('admin@harbor.example', server.url));
const headers = { authorization: `Bearer ${terminal}`, 'content-type': 'application/json' };
const path = addressOf(operations.getPublishedMenu.path, { locationId: 'pier-39' });
const checkIn = server.url + operations.checkIn.path;
const etag = (await fetch(server.url + path, { headers })).headers.get('etag') ?? '';
const body = JSON.stringify({ running: { menus: etag.replaceAll('"', '') } });
const answer = await (await fetch(checkIn, { method: 'POST', headers, body })).text();

const bare = spawn(process.execPath, ['bench/published-config/bare-server.ts', answer, etag], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const bareUrl = await new Promise<string>((resolve) =>
  bare.stdout.once('data', (line) => resolve(String(line).trim())),
);

const contests = [
  {
    name: 'check-in',
    ours: { url: checkIn, method: 'POST' as const, headers, body },
    theirs: { url: `${bareUrl}/check-in`, method: 'POST' as const, headers, body },
  },
  {
    name: 'unchanged document (304)',
    ours: { url: server.url + path, headers: { ...headers, 'if-none-match': etag } },
    theirs: { url: `${bareUrl}/document`, headers: { ...headers, 'if-none-match': etag } },
  },
];

for (const contest of contests) {
  await rateOf(contest.ours);
  await rateOf(contest.theirs);
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [ours, theirs] = [await rateOf(contest.ours), await rateOf(contest.theirs)];
    ratios.push(ours / theirs);
    rates.push(ours);
    console.log(
      `${contest.name}: ${Math.round(ours)}/s, bare ${Math.round(theirs)}/s, ratio ${(ours / theirs).toFixed(2)}`,
    );
  }
  const [ratio, rate] = [middle(ratios), middle(rates)];
  report({
    name: contest.name,
    value: rate,
    unit: 'a second',
    limit: (limit * rate) / ratio,
    isLeast: true,
    peer: { name: 'a bare route', value: rate / ratio },
  });
}
bare.kill();
await server.kill();
rmSync(folder, { recursive: true, force: true });

async function rateOf(options: autocannon.Options): Promise<number> {
  const result = await autocannon({ ...options, connections: 50, duration: seconds });
  if (result.errors > 0 || result['4xx'] > 0 || result['5xx'] > 0)
    throw new Error(`${result.errors} errors, ${result['4xx']} refused, ${result['5xx']} failed`);
  return result.requests.average;
}

function middle(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

async function credentialOf(client: Client): Promise<string> {
  const params = { companyId: 'harbor', locationId: 'pier-39' };
  const { id, secret } = await client.call('createCredential', { params, body: { name: 'Bench' } });
  return `${id}.${secret}`;
}
