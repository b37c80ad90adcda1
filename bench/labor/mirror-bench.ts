import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fillEmployees } from '../account-lists/fill-employees.ts';
import { serverProcess, signInAs } from '../durability/server-process.ts';
import { answered, askMeanwhile } from '../measuring/ask-meanwhile.ts';
import { startPlainList } from '../measuring/plain-process.ts';

/**
 * `node bench/labor/mirror-bench.ts`: how long others wait while the embedded server mirrors 2,000 people to the sandbox of the
 * labor service, beside a plain indexed query in a process of its own. Ends with 1 when an answer of the console takes longer
 * than 250 ms.
 */
const people = 2000;
const limitMillis = 250;

const folder = mkdtempSync(join(tmpdir(), 'servery-bench-'));
const server = await serverProcess({ SERVERY_DATA: folder, BACKUP_HOURS: '0', LOG_LEVEL: 'fatal' });
await server.start();
const client = await signInAs('admin@harbor.example', server.url);
await fillEmployees(client, people);
const plain = await startPlainList(people);
const params = { companyId: 'harbor' };

const questions = {
  '/healthz': async () => (await fetch(`${server.url}/healthz`)).status,
  'list of employees': async () => answered(await client.ask('listUsers', { params, query: {} })),
  'settings of a store': async () =>
    answered(await client.ask('getLocationSettings', { params: { locationId: 'pier-39' } })),
  'a plain list': async () => answered(await fetch(`${plain.url}/open`)),
};
// The demo's first store is connected: the people that were just added are created there before anything is measured.
await untilMirrored();
await askMeanwhile(questions, { during: 'a mirror of 2,000 people', limitMillis, work: mirror });
plain.stop();
await server.kill();
rmSync(folder, { recursive: true, force: true });

/** Everything once more, so that each of them is one call. */
async function mirror(): Promise<void> {
  const began = performance.now();
  await client.call('runLaborMirror', { params, body: {} });
  await untilMirrored();
  const { sent, failed } = await counts();
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${sent} mirrored, ${failed} failed, in ${seconds.toFixed(1)} s: ${(sent / seconds).toFixed(0)} a second`,
  );
}

async function counts() {
  return (await client.call('getLaborStatus', { params })).counts;
}

async function untilMirrored(): Promise<void> {
  while ((await counts()).waiting > 0) await sleep(500);
}
