import { setTimeout as sleep } from 'node:timers/promises';
import { signInAs } from '../durability/server-process.ts';
import { part } from '../measuring/compare.ts';
import { askedLocations, startFleetServer } from '../measuring/fleet-server.ts';

/**
 * `node bench/publishing/answers-meanwhile-bench.ts`: how long others wait while the embedded server publishes 2,500 stores
 * at once, one question after the other. Ends with 1 when an answer takes longer than a second. `--locations 10000` for
 * another size.
 */
const limitMillis = 1000;
const locations = askedLocations(2500);
const { client, company, url, ...server } = await startFleetServer(locations);
const other = await signInAs('admin@harbor.example', url);
const tenants = await client.call('listTenants', { params: { companyId: company } });

const questions = {
  '/healthz': async () => (await fetch(`${url}/healthz`)).status,
  'a store’s settings': async () =>
    answered(await other.ask('getLocationSettings', { params: { locationId: 'pier-39' } })),
  'a session': async () => answered(await other.ask('sessionStatus')),
};
const isOver = { now: false };
const asking = Object.entries(questions).map(async ([name, ask]) => ({ name, waits: await askUntil(ask) }));

const began = performance.now();
await client.call('startSync', {
  query: { companyId: company },
  body: {
    syncDateMillis: null,
    action: 'PUBLISH',
    locationIds: tenants.map(({ id }) => id),
    strategy: { kind: 'allAtOnce' },
  },
});
const accepted = performance.now() - began;
while (!(await isComplete())) await sleep(1000);
isOver.now = true;
console.log(
  `${locations} stores: accepted after ${(accepted / 1000).toFixed(1)} s, all published after ${((performance.now() - began) / 1000).toFixed(1)} s`,
);
let isKept = true;
for (const { name, waits } of await Promise.all(asking)) {
  const longest = waits.at(-1) ?? 0;
  isKept &&= longest <= limitMillis;
  console.log(
    `${longest <= limitMillis ? 'kept  ' : 'BROKEN'} ${name.padEnd(20)} ${waits.length} answers, median ${part(waits, 0.5).toFixed(0)} ms, 95 % ${part(waits, 0.95).toFixed(0)} ms, longest ${longest.toFixed(0)} ms, limit ${limitMillis} ms`,
  );
}
await server.stop();
process.exitCode = isKept ? 0 : 1;

async function askUntil(ask: () => Promise<number>): Promise<number[]> {
  const waits: number[] = [];
  while (!isOver.now) {
    const asked = performance.now();
    const status = await ask().catch(() => 0);
    waits.push(status === 200 ? performance.now() - asked : Number.POSITIVE_INFINITY);
    await sleep(50);
  }
  return waits.toSorted((one, two) => one - two);
}

/** The status, once all of the answer has come. */
async function answered(answer: Response): Promise<number> {
  await answer.text();
  return answer.status;
}

/** The list of running publications is small, so that asking is not the load. */
async function isComplete(): Promise<boolean> {
  const answer = await client.ask('listRunningSyncs', { params: { companyId: company } });
  const running: unknown = await answer.json();
  return answer.ok && Array.isArray(running) && running.length === 0;
}
