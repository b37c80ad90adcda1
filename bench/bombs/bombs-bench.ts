import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { part } from '../measuring/compare.ts';
import { type FleetServer, startFleetServer } from '../measuring/fleet-server.ts';
import { startPlainList } from '../measuring/plain-process.ts';

/** What others wait for while somebody throws bombs. */
const limitMillis = 250;
const limitMegabytes = 2000;
const seconds = 15;

const server = await startFleetServer(50);
/** Asked by turns: what it takes as well is the machine's doing, since nobody attacks it. */
const plain = await startPlainList(100);
const problems: string[] = [];
try {
  await measure('nobody attacks', undefined);
  for (const [name, kind, atOnce = 12] of [
    ['60 MiB in 61 kB of gzip, 12 at once', 'compressed'],
    ['3.8 million values that are no menu, 12 at once', 'allowed'],
    ['overrides of 2,500 changes on a menu of 5,000 items, 4 stores at once', 'overrides', 4],
    // The last: after it no login from this address is admitted for five minutes.
    ['15 MB of [], to the login, 12 at once', 'login'],
  ] as const)
    await measure(name, kind, atOnce);
} finally {
  plain.stop();
  await server.stop();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

async function measure(name: string, kind: string | undefined, atOnce = 0): Promise<void> {
  const attack = kind === undefined ? undefined : await startAttack(server, kind, atOnce);
  const ours: number[] = [];
  const theirs: number[] = [];
  let peak = 0;
  const ends = Date.now() + seconds * 1000;
  while (Date.now() < ends) {
    for (const path of ['/api/session/status', `/api/tenants/${server.company}`, '/healthz']) {
      ours.push(await time(async () => (await server.client.open(path)).json()));
      theirs.push(await time(async () => (await fetch(`${plain.url}/one`)).text()));
    }
    if (ours.length % 30 === 0) peak = Math.max(peak, await residentMegabytes());
    await sleep(10);
  }
  const outcomes = await attack?.stop();
  const own = summaryOf(ours);
  const peer = summaryOf(theirs);
  console.log(
    `${name}: ${ours.length} answers, ${own.text} (limit of p99 ${limitMillis}); plain process ${peer.text}; ` +
      `${peak} MB (limit ${limitMegabytes})${outcomes === undefined ? '' : `; attacks ${outcomes}`}`,
  );
  if (own.p99 > limitMillis && own.p99 > 2 * peer.p99) problems.push(`${name}: others wait ${own.p99} ms`);
  if (peak > limitMegabytes) problems.push(`${name}: ${peak} MB`);
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function summaryOf(times: readonly number[]): { readonly text: string; readonly p99: number } {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(part(sorted, share));
  return { text: `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, max ${at(1)} ms`, p99: at(0.99) };
}

async function startAttack({ url, company }: FleetServer, kind: string, atOnce: number) {
  const attacker = spawn(process.execPath, ['bench/bombs/attacker.ts', url, company, kind, String(atOnce)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let written = '';
  attacker.stdout.on('data', (chunk) => {
    written += String(chunk);
  });
  await once(attacker.stdout, 'data');
  return {
    stop: async () => {
      attacker.kill('SIGTERM');
      await once(attacker, 'exit');
      return written.replace('attacking', '').trim();
    },
  };
}

async function residentMegabytes(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const bytes = /^servery_process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  return Math.round(Number(bytes ?? 0) / 1024 / 1024);
}
