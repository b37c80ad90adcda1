import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverProcess, signInAs } from '../durability/server-process.ts';
import { answered, askMeanwhile } from '../measuring/ask-meanwhile.ts';
import { report, reported } from '../measuring/figures.ts';
import { startQuickProvider } from './quick-provider.ts';

/**
 * `node bench/push/push-bench.ts 200000`: a message to so many guests on the embedded database. A provider in this process answers after
 * 20 ms. Ends with 1 when counting the audience takes longer than 1 s, when the server's memory grows by more than 500 MB while it
 * sends, when a guest gets it twice or not at all, or when another answer of the console takes longer than 2 s.
 */
const guests = Number(process.argv[2] ?? 200_000);
const limits = { countMillis: 1_000, grownMegabytes: 500, answerMillis: 2_000 };
const atOnce = 500;

const folder = mkdtempSync(join(tmpdir(), 'servery-bench-'));
const provider = await startQuickProvider(20);
const server = await serverProcess({
  SERVERY_DATA: folder,
  BACKUP_HOURS: '0',
  LOG_LEVEL: 'fatal',
  PUSH_URL: provider.url,
  PUSH_CREDENTIALS: provider.credentials,
});
await server.start();
const client = await signInAs('admin@harbor.example', server.url);
const stores = await wakeStores();
await reportPhones();

const audience = { placeIds: ['harbor'], lastOrder: null, channels: [], isOncePerDay: false };
const content = {
  title: 'Crab Louie is back',
  text: 'Hi {first name}, at {store}.',
  opens: null,
  audience,
  time: null,
};
const counts: number[] = [];
let counted = 0;
for (let run = 0; run < 5; run += 1) {
  const begun = performance.now();
  ({ guests: counted } = await client.call('pushAudience', { body: { audience, time: null, opens: null } }));
  counts.push(performance.now() - begun);
}
const counting = Math.min(...counts);
report({
  name: `${counted.toLocaleString('en-US')} guests counted`,
  value: counting,
  unit: 'ms',
  limit: limits.countMillis,
});

const before = megabytes();
let highest = before;
const questions = {
  '/healthz': async () => (await fetch(`${server.url}/healthz`)).status,
  'list of messages': async () => answered(await client.ask('listPushNotifications', {})),
};
await askMeanwhile(questions, { during: 'a push', limitMillis: limits.answerMillis, work: send });
report({ name: 'memory gained by sending', value: highest - before, unit: 'MB', limit: limits.grownMegabytes });
report({
  name: 'messages lost or doubled',
  value: Math.abs(provider.counted.messages - counted),
  unit: 'messages',
  limit: 0,
});
provider.stop();
await server.kill();
rmSync(folder, { recursive: true, force: true });
await reported();
process.exit();

/** To a zone where it is about 1:00 PM now. */
async function wakeStores(): Promise<readonly string[]> {
  const behind = ((new Date().getUTCHours() - 13 + 36) % 24) - 12;
  const timezone = behind === 0 ? 'UTC' : `Etc/GMT${behind > 0 ? '+' : ''}${behind}`;
  const ids = ['pier-39', 'embarcadero', 'jack-london', 'navy-pier', 'seaport', 'inner-harbor'];
  for (const locationId of ids) {
    const store = await client.call('getTenant', { params: { companyId: 'harbor', locationId } });
    await client.call('editTenant', {
      params: { companyId: 'harbor' },
      body: { ...store, type: 'LOCATION', timezone },
    });
  }
  return ids;
}

async function reportPhones(): Promise<void> {
  const begun = performance.now();
  const each = Math.ceil(guests / stores.length);
  for (const locationId of stores) {
    const params = { companyId: 'harbor', locationId };
    const { id, secret } = await client.call('createCredential', { params, body: { name: 'App' } });
    for (let from = 0; from < each; from += atOnce) {
      const devices = Array.from({ length: Math.min(atOnce, each - from) }, (_, at) => ({
        token: `${locationId}-${from + at}-${'x'.repeat(120)}`,
        customer: { firstName: 'Ana' },
        channel: 'ONLINE',
        optedIn: true,
        platform: 'IOS',
      }));
      const answer = await fetch(`${server.url}/api/terminal/push-devices`, {
        method: 'POST',
        headers: { authorization: `Bearer ${id}.${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ devices }),
      });
      if (!answer.ok) throw new Error(`Not reported: ${answer.status}`);
    }
  }
  const seconds = (performance.now() - begun) / 1_000;
  console.log(`${guests.toLocaleString('en-US')} phones reported in ${seconds.toFixed(0)} s`);
}

async function send(): Promise<void> {
  const { id, ver } = await client.call('createPushNotification', { body: content });
  const begun = performance.now();
  await client.call('sendPushNotification', { params: { pushId: id }, body: { ver } });
  for (;;) {
    await sleep(500);
    highest = Math.max(highest, megabytes());
    const { state, results } = await client.call('getPushNotification', { params: { pushId: id } });
    if (state !== 'SENT' || results === null || results.sending > 0) continue;
    const seconds = (performance.now() - begun) / 1_000;
    console.log(`${results.sent} sent in ${seconds.toFixed(0)} s: ${(results.sent / seconds).toFixed(0)} a second`);
    return;
  }
}

/** Resident memory of the server. */
function megabytes(): number {
  const status = readFileSync(`/proc/${server.child()?.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
