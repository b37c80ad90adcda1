import { generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LicenseClient } from './license-client.ts';
import { keepLicense, type LicenseEvent } from './license-keeper.ts';
import { openLicenseFile } from './stored-license.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const keys = [{ kid: 'k1', publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString() }];
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function tokenOf(serial: number, seconds = 3600): string {
  const iat = Math.floor(Date.now() / 1000);
  const licences = { online: true, delivery: false, tableService: false };
  const claims = {
    iss: 'servery',
    sub: 'pier-39',
    companyId: 'harbor',
    licences,
    jti: `${serial}-${iat}`,
    iat,
    exp: iat + seconds,
  };
  const signed = `${encode({ alg: 'EdDSA', kid: 'k1' })}.${encode(claims)}`;
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
}

let folder: string;
let stop: AbortController;
let events: LicenseEvent[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'license-'));
  stop = new AbortController();
  events = [];
});
afterEach(() => {
  stop.abort();
  rmSync(folder, { recursive: true });
});

/** A server whose tokens are the test's; a death is awaited until the test lets it come. */
function buildServer(tokens: (string | undefined)[]) {
  const deaths: (() => void)[] = [];
  const client: LicenseClient = {
    locationId: async () => 'pier-39',
    keys: async () => keys,
    token: async () => tokens.shift(),
    awaitDeath: (_location, _token, signal) =>
      new Promise((resolve, reject) => {
        deaths.push(() => resolve(true));
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      }),
  };
  return { client, die: () => deaths.shift()?.() };
}

async function run(client: LicenseClient): Promise<void> {
  const file = await openLicenseFile(folder);
  const heard = events;
  keepLicense({ client, file, onEvent: (event) => heard.push(event), signal: stop.signal }).catch(() => undefined);
}

const kinds = () => events.map(({ kind }) => kind);

describe('the license of a terminal', () => {
  test('LI-04 a token that dies is replaced at once by the current one', async () => {
    const server = buildServer([tokenOf(1), tokenOf(2)]);
    await run(server.client);
    await vi.waitFor(() => expect(kinds()).toEqual(['licensed']));
    await vi.waitFor(() => expect(server.die()).toBeUndefined());
    await vi.waitFor(() => {
      server.die();
      expect(events.flatMap((event) => (event.kind === 'licensed' ? [event.claims.jti[0]] : []))).toEqual(['1', '2']);
    });
  });

  test('LI-02 without a license nothing is kept', async () => {
    await run(buildServer([tokenOf(1)]).client);
    await vi.waitFor(() => expect(existsSync(join(folder, 'licence.json'))).toBe(true));
    stop.abort();
    stop = new AbortController();
    await run(buildServer([undefined]).client);
    await vi.waitFor(() => expect(kinds()).toContain('unlicensed'));
    expect(existsSync(join(folder, 'licence.json'))).toBe(false);
  });

  test('LI-03 what was kept counts while the server is away, and a damaged file does not', async () => {
    await run(buildServer([tokenOf(1)]).client);
    await vi.waitFor(() => expect(existsSync(join(folder, 'licence.json'))).toBe(true));
    stop.abort();
    const away: LicenseClient = {
      ...buildServer([]).client,
      locationId: () => Promise.reject(new Error('no network')),
    };
    stop = new AbortController();
    events = [];
    await run(away);
    await vi.waitFor(() => expect(kinds().slice(0, 2)).toEqual(['licensed', 'failed']));
    stop.abort();
    writeFileSync(join(folder, 'licence.json'), '{"token":');
    stop = new AbortController();
    events = [];
    await run(away);
    await vi.waitFor(() => expect(kinds()[0]).toBe('failed'));
  });
});
