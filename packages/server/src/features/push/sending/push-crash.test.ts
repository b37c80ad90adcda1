import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@servery/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { processClient } from '../../../testing/process-client.ts';
import { buildDevice, pushUrl } from '../../../testing/push-calls.ts';
import { runServer } from '../../../testing/server-run.ts';
import { testServer } from '../../../testing/test-server.ts';
import { zoneAtNoon } from '../../../testing/test-stores.ts';
import { waitFor } from '../../../testing/wait-for.ts';

/** Whole servers start and are killed here: on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const folder = mkdtempSync(join(tmpdir(), 'servery-push-'));
const { push } = await testServer();
const environment = {
  SERVERY_DATA: folder,
  SERVERY_DEMO: '1',
  PUSH_URL: push.service.url,
  PUSH_CREDENTIALS: push.credentials,
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const location = 'pier-39';
const { response: messageSchema } = operations.getPushNotification;
const credentialSchema = z.object({ id: z.string(), secret: z.string() });

test('PN-02 PN-03 a server that is killed while it sends leaves nobody with a second message', async () => {
  const server = runServer(environment);
  const url = await server.ready;
  const { call } = await processClient(url, 'admin@harbor.example');
  const store = operations.getTenant.response.parse(
    await (await call('GET', `/api/tenants/harbor/${location}`)).json(),
  );
  expect((await call('PUT', '/api/tenants/harbor', { ...store, timezone: zoneAtNoon() })).status).toBe(200);
  const made = await call('POST', `/api/tenants/harbor/${location}/api-credentials`, { name: 'App' });
  const { id: credential, secret } = credentialSchema.parse(await made.json());
  const devices = Array.from({ length: 1_500 }, () => buildDevice());
  for (let from = 0; from < devices.length; from += 500) {
    const reported = await fetch(`${url}/api/terminal/push-devices`, {
      method: 'POST',
      headers: { authorization: `Bearer ${credential}.${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ devices: devices.slice(from, from + 500) }),
    });
    expect(await reported.json()).toMatchObject({ recorded: 500 });
  }
  const audience = { placeIds: [location], lastOrder: { kind: 'WITHIN', days: 4 }, channels: [], isOncePerDay: false };
  const content = { title: 'Crab Louie is back', text: 'At {store}.', opens: null, audience, time: null };
  const { id, ver } = messageSchema.parse(await (await call('POST', pushUrl, content)).json());
  const own = new Set(devices.map(({ token }) => token));
  const delivered = () => push.delivered.filter((token) => own.has(token));
  let answer = () => undefined;
  push.until = new Promise((resolve) => {
    answer = () => void resolve();
  });
  expect((await call('POST', `${pushUrl}/${id}/send`, { ver })).status).toBe(200);
  await waitFor(async () => (delivered().length >= 64 ? true : undefined));
  await server.stop('SIGKILL');
  answer();
  push.until = undefined;

  const next = runServer(environment);
  const later = await processClient(await next.ready, 'admin@harbor.example');
  const message = await waitFor(async () => {
    const one = messageSchema.parse(await (await later.call('GET', `${pushUrl}/${id}`)).json());
    return one.state === 'SENT' ? one : undefined;
  }, 60_000);
  const tokens = delivered();
  expect(new Set(tokens).size).toBe(tokens.length);
  const { sent = 0, sending = 0, notKnown = 0 } = message.results ?? {};
  // Whether phones have the notifications that were claimed when it died is not known; everything else went out.
  expect(sent).toBeGreaterThanOrEqual(1_500 - 2 * 256);
  expect(sending + notKnown).toBeGreaterThanOrEqual(64);
  expect(sent + sending + notKnown).toBeGreaterThanOrEqual(1_500);
  await next.stop();
});
