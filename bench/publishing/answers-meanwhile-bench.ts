import { setTimeout as sleep } from 'node:timers/promises';
import { signInAs } from '../durability/server-process.ts';
import { answered, askMeanwhile } from '../measuring/ask-meanwhile.ts';
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
await askMeanwhile(questions, { during: `${locations} stores published`, limitMillis, work: publish });
await server.stop();

async function publish(): Promise<void> {
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
  console.log(
    `${locations} stores: accepted after ${(accepted / 1000).toFixed(1)} s, all published after ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
}

/** The list of running publications is small, so that asking is not the load. */
async function isComplete(): Promise<boolean> {
  const answer = await client.ask('listRunningSyncs', { params: { companyId: company } });
  const running: unknown = await answer.json();
  return answer.ok && Array.isArray(running) && running.length === 0;
}
