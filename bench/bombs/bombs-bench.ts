import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { part } from '../measuring/compare.ts';
import { report } from '../measuring/figures.ts';
import { type FleetServer, startFleetServer } from '../measuring/fleet-server.ts';
import { startPlainList } from '../measuring/plain-process.ts';

/** The longest that other people may wait while somebody throws bombs. */
const limitMillis = 250;
const limitMegabytes = 2000;
const seconds = 15;

/** The attacker is another person at an address of their own, as a proxy would tell: a person who asks too often is refused, which is no measure of others. */
const attackersAddress = '203.0.113.1';

/** Asked by turns: a delay that it has as well is the machine's doing, since nobody attacks it. */
const plain = await startPlainList(100);
/** `node bench/bombs/bombs-bench.ts history`: that attack only. */
const asked = process.argv[2];
for (const [name, kind, atOnce = 12] of [
  ['nobody attacks', undefined],
  ['60 MiB in 61 kB of gzip, 12 at once', 'compressed'],
  ['3.8 million values that are no menu, 12 at once', 'allowed'],
  ['overrides of 2,500 changes on a menu of 5,000 items, 4 stores at once', 'overrides', 4],
  ['15 MB of [], to the login, 12 at once', 'login'],
  ['reads of a history of 240 versions of 214 long descriptions, 6 at once', 'history', 6],
] as const) {
  if (asked !== undefined && asked !== kind) continue;
  // One server for each: the memory that an attack leaves in use is not counted for the next one.
  const server = await startFleetServer(50, { SERVERY_TRUSTED_PROXIES: '127.0.0.1' }, 1);
  try {
    await measure(server, { name, kind, atOnce });
  } finally {
    await server.stop();
  }
}
plain.stop();

interface Attack {
  readonly name: string;
  readonly kind: string | undefined;
  readonly atOnce: number;
}

async function measure(server: FleetServer, { name, kind, atOnce }: Attack): Promise<void> {
  const attack = kind === undefined ? undefined : await startAttack(server, kind, atOnce);
  const ours: number[] = [];
  const theirs: number[] = [];
  let peak = 0;
  const ends = Date.now() + seconds * 1000;
  while (Date.now() < ends) {
    for (const path of ['/api/session/status', `/api/tenants/${server.company}`, '/healthz']) {
      ours.push(await time(async () => answered(await server.client.open(path))));
      theirs.push(await time(async () => (await fetch(`${plain.url}/one`)).text()));
    }
    if (ours.length % 30 === 0) peak = Math.max(peak, await residentMegabytes(server));
    await sleep(10);
  }
  const outcomes = await attack?.stop();
  const own = summaryOf(ours);
  const peer = summaryOf(theirs);
  report({
    name: `others during: ${name}`,
    value: own.p99,
    unit: 'ms',
    limit: limitMillis,
    peer: { name: 'a plain process', value: peer.p99 },
    isExcused: own.p99 <= 2 * peer.p99,
    more: `${ours.length} answers, ${own.text}${outcomes === undefined ? '' : `, attacks ${outcomes}`}`,
  });
  report({ name: `memory during: ${name}`, value: peak, unit: 'MB', limit: limitMegabytes });
}

async function answered(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return answer.json();
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
  const attacker = spawn(
    process.execPath,
    ['bench/bombs/attacker.ts', url, company, kind, String(atOnce), attackersAddress],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let written = '';
  attacker.stdout.on('data', (chunk) => {
    written += String(chunk);
  });
  const ended = once(attacker, 'exit').then(() => {
    throw new Error(`The attacker ended before it threw a bomb: ${kind}`);
  });
  await Promise.race([once(attacker.stdout, 'data'), ended]);
  ended.catch(() => undefined);
  return {
    stop: async () => {
      attacker.kill('SIGTERM');
      await once(attacker, 'exit');
      return written.replace('attacking', '').trim();
    },
  };
}

async function residentMegabytes({ url }: FleetServer): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^servery_process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  return Math.round(Number(bytes ?? 0) / 1024 / 1024);
}
