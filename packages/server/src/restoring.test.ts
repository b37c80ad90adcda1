import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { buildTicket } from '@servery/domain/testing/build-ticket';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { processClient } from './testing/process-client.ts';
import { runCommandLine, runServer } from './testing/server-run.ts';
import { waitFor } from './testing/wait-for.ts';

/** Whole servers start and stop here: on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const secret = 'tok-live-2f9c77ab4417';
const path = ['creditAndGiftSettings', 'accountSettings', 'online', 'accountToken'];
const location = 'pier-39';
const passphrase = 'a passphrase of the tests';

let root: string;
/** The folder that was used, its backups, and the credential of its terminal. */
let used: string;
let plain: string;
let withKey: string;
let terminal: string;
let cookie: string;
let pictures: readonly string[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'servery-restoring-'));
  [used, plain, withKey] = [join(root, 'used'), join(root, 'plain.jsonl.gz'), join(root, 'with-key.jsonl.gz')];
  writeFileSync(join(root, 'passphrase'), `${passphrase}\n`);
  const server = runServer({ SERVERY_DATA: used });
  const url = await server.ready;
  const { call, cookie: session } = await processClient(url, 'admin@harbor.example');
  cookie = session;
  const reference = await (
    await call('PUT', '/api/blobs/settings/secrets/harbor', { tenantId: null, path, value: secret })
  ).json();
  await saveToken(call, reference);
  const made = await call('POST', `/api/tenants/harbor/${location}/api-credentials`, { name: 'Till' });
  const credential = credentialSchema.parse(await made.json());
  terminal = `Bearer ${credential.id}.${credential.secret}`;
  await reportTickets(url);
  await call('POST', '/api/sync-locations/start', {
    syncDateMillis: null,
    action: 'PUBLISH',
    locationIds: [location],
    strategy: { kind: 'allAtOnce' },
  });
  await waitFor(async () => ((await secretsOf(url)).includes(secret) ? true : undefined));
  pictures = await picturesOf(url);
  await server.stop();
  const backup = await runCommandLine('backup', [plain], { SERVERY_DATA: used });
  expect(backup.output).toContain('It does not contain the secret key');
  const wrapped = await runCommandLine('backup', [withKey, '--passphrase-file', join(root, 'passphrase')], {
    SERVERY_DATA: used,
  });
  expect(wrapped.output).toContain('It contains the secret key, protected by the passphrase');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** In two months, so in two parts of the table. */
async function reportTickets(url: string): Promise<void> {
  const days = [0, 40].map((ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10));
  const tickets = days.map((businessDate) => buildTicket({ id: businessDate, businessDate, locationId: location }));
  const answer = await fetch(`${url}/api/terminal/tickets`, {
    method: 'POST',
    headers: { authorization: terminal, 'content-type': 'application/octet-stream' },
    body: gzipSync(JSON.stringify({ tickets })),
  });
  expect(await answer.json()).toEqual({ taken: 2, unchanged: 0, refused: [] });
}

describe('a restore with secrets, images, tickets and sessions', () => {
  test('T12 a backup with a passphrase opens in an empty folder and brings everything but sessions', async () => {
    const folder = join(root, 'from-passphrase');
    expect(gunzipSync(readFileSync(withKey)).toString()).not.toContain(readFileSync(join(used, 'secret.key'), 'utf8'));
    await expectRestored(folder, withKey, ['--passphrase-file', join(root, 'passphrase')]);
    expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe(readFileSync(join(used, 'secret.key'), 'utf8'));
  });

  test('a backup without one opens where the key was kept', async () => {
    const folder = join(root, 'from-key');
    const shown = await runCommandLine('key', ['show'], { SERVERY_DATA: used });
    mkdirSync(folder);
    writeFileSync(join(folder, 'secret.key'), shown.output.trim());
    await expectRestored(folder, plain, []);
  });
});

describe('a restore that cannot be opened afterwards is refused before anything is written', () => {
  const expectRefused = async (args: readonly string[], environment: Record<string, string>, sentence: RegExp) => {
    const folder = environment.SERVERY_DATA ?? join(root, 'refused');
    const { code, output } = await runCommandLine('restore', args, { ...environment, SERVERY_DATA: folder });
    expect([code, output.trim()]).toEqual([1, expect.stringMatching(sentence)]);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
  };

  test('T12 without the key', async () => {
    await expectRefused(
      [plain],
      {},
      /^The secrets in this backup are sealed with another key\. Set SERVERY_SECRET_KEY to the key .* or copy its file secret\.key into the folder\.$/,
    );
  });

  test('T12 with another key', async () => {
    await expectRefused(
      [plain],
      { SERVERY_SECRET_KEY: 'another key, long enough to be one' },
      /SERVERY_SECRET_KEY is not it: set SERVERY_SECRET_KEY/,
    );
    const folder = join(root, 'own-key');
    mkdirSync(folder);
    writeFileSync(join(folder, 'secret.key'), 'y'.repeat(43));
    await expectRefused([plain], { SERVERY_DATA: folder }, /already has a key of its own: choose a new folder/);
  });

  test('T12 with another passphrase, or none', async () => {
    const wrong = join(root, 'wrong');
    writeFileSync(wrong, 'not the passphrase at all');
    await expectRefused(
      [withKey, '--passphrase-file', wrong],
      {},
      /^The passphrase does not open the key in this backup/,
    );
    await expectRefused([withKey], {}, /Give the passphrase it was written with \(--passphrase-file\)/);
  });

  test('of a file that is cut short, is none, or is not there', async () => {
    const cut = join(root, 'cut.jsonl.gz');
    copyFileSync(plain, cut);
    truncateSync(cut, 5000);
    const nonsense = join(root, 'nonsense');
    writeFileSync(nonsense, 'nonsense');
    for (const file of [cut, nonsense]) await expectRefused([file], {}, /is no backup of Servery, or is damaged/);
    await expectRefused([join(root, 'absent')], {}, /^There is no file /);
  });
});

test('a server that is started with another key says which one it needs, and ends', async () => {
  const { code, output } = await runServer({ SERVERY_DATA: used, SERVERY_SECRET_KEY: 'z'.repeat(40) }).ended;
  expect([code, output.trim()]).toEqual([
    1,
    expect.stringMatching(/^The secrets of this database were sealed with another key\. Start with/),
  ]);
  expect(output.trim().split('\n')).toHaveLength(1);
});

async function expectRestored(folder: string, file: string, args: readonly string[]): Promise<void> {
  const restored = await runCommandLine('restore', [file, ...args], { SERVERY_DATA: folder });
  expect([restored.code, restored.output]).toEqual([0, expect.stringMatching(/^\d+ rows restored/)]);
  const server = runServer({ SERVERY_DATA: folder });
  const url = await server.ready;
  expect(await secretsOf(url)).toContain(secret);
  expect(await picturesOf(url)).toEqual(pictures);
  const { call } = await processClient(url, 'admin@harbor.example');
  const found = ticketsSchema.parse(await (await call('GET', '/api/tickets/search?text=calamari')).json());
  expect(found.tickets).toHaveLength(2);
  const old = await fetch(`${url}/api/session/status`, { headers: { cookie } });
  expect(old.status).toBe(401);
  await server.stop();
}

type Call = Awaited<ReturnType<typeof processClient>>['call'];

async function saveToken(call: Call, reference: unknown): Promise<void> {
  const url = '/api/blobs/settings/company/harbor';
  const { id, ver, blob } = settingsSchema.parse(await (await call('GET', url)).json());
  const credit = blob.creditAndGiftSettings;
  const online = { ...credit.accountSettings.online, accountToken: reference };
  const answer = await call('PUT', url, {
    id,
    ver,
    blob: { ...blob, creditAndGiftSettings: { ...credit, accountSettings: { ...credit.accountSettings, online } } },
  });
  if (answer.status !== 200) throw new Error(await answer.text());
}

const ticketsSchema = z.object({ tickets: z.array(z.object({ id: z.string() })) });
const credentialSchema = z.object({ id: z.string(), secret: z.string() });
const accountsSchema = z.looseObject({ online: z.looseObject({}) });
const settingsSchema = z.object({
  id: z.string(),
  ver: z.number(),
  blob: z.looseObject({ creditAndGiftSettings: z.looseObject({ accountSettings: accountsSchema }) }),
});
const secretsSchema = z.object({ secrets: z.array(z.object({ value: z.string() })) });

/** The secrets that the terminal of the location is given. */
async function secretsOf(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/terminal/secrets`, {
    method: 'POST',
    headers: { authorization: terminal, 'content-type': 'application/json' },
    body: '{}',
  });
  return answer.ok ? secretsSchema.parse(await answer.json()).secrets.map(({ value }) => value) : [];
}

const imagesSchema = z.array(z.object({ id: z.string() }));

/** The sizes of three pictures as they are sent. */
async function picturesOf(url: string): Promise<string[]> {
  const { call } = await processClient(url, 'admin@harbor.example');
  const images = imagesSchema.parse(await (await call('GET', '/api/menus/images/harbor')).json()).slice(0, 3);
  return Promise.all(
    images.map(async ({ id }) => {
      const picture = await call('GET', `/api/menus/images/harbor/${id}`);
      return `${id} ${picture.status} ${(await picture.arrayBuffer()).byteLength}`;
    }),
  );
}
