import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { administratorPermissions } from '@servery/domain';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { gzipBody, sent } from '../testing/gzip-body.ts';
import { renamedTax } from '../testing/menu-edits.ts';
import { buildHolder, type TestHolder } from '../testing/test-employees.ts';
import { type Client, testCompany } from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';

const { server, company, admin } = await testCompany();
const { one } = company.locations;
const menus = `/api/menus/company/${company.id}`;
const users = `/api/users/${company.id}`;
const chief = await buildHolder(server, company.id, { permissions: administratorPermissions });

interface SlowCall {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly body: object;
}

/** Sends a body whose second half waits until `meanwhile` is done; the first is asked for once the guard has admitted the call. */
async function slowly(
  client: Client,
  call: SlowCall,
  meanwhile: () => Promise<unknown>,
): Promise<LightMyRequestResponse> {
  const isGzip = call.url.startsWith('/api/menus/company');
  const bytes = isGzip ? gzipSync(JSON.stringify(call.body)) : Buffer.from(JSON.stringify(call.body));
  let isAdmitted = false;
  async function* halves() {
    isAdmitted = true;
    yield bytes.subarray(0, 5);
    await meanwhile();
    yield bytes.subarray(5);
  }
  const type = isGzip ? 'application/octet-stream' : 'application/json';
  const headers = { 'content-type': type, 'content-length': String(bytes.length) };
  const answer = await client(call.method, call.url, sent(undefined, { headers, payload: Readable.from(halves()) }));
  expect(isAdmitted).toBe(true);
  return answer;
}

const newMenu = (name: string) => ({ method: 'POST', url: menus, body: { name } }) as const;
const menuNames = async () => (await admin('GET', menus)).json().map(({ name }: { name: string }) => name);
const revoke = async ({ userId, roleId }: TestHolder, grantObject?: { type: 'LOCATION'; id: string }) =>
  expect(
    (await chief.client('POST', `/api/grants/${company.id}/${userId}/revoke`, { roleId, grantObject })).statusCode,
  ).toBe(200);

describe('rights that end while a body is on its way', () => {
  test('T5 PM-57 a person deactivated in between saves nothing', async () => {
    const editor = await buildHolder(server, company.id, { permissions: ['MANAGE_MENUS'] });
    const answer = await slowly(editor.client, newMenu('Too late'), async () => {
      expect((await chief.client('POST', `${users}/${editor.userId}/deactivate`)).statusCode).toBe(200);
    });
    expect([answer.statusCode, await menuNames()]).toEqual([401, expect.not.arrayContaining(['Too late'])]);
  });

  test('T5 PM-57 nor does one whose role was revoked, or lost its permission, in between', async () => {
    const revoked = await buildHolder(server, company.id, { permissions: ['MANAGE_MENUS'] });
    expect((await slowly(revoked.client, newMenu('Revoked'), () => revoke(revoked))).statusCode).toBe(403);
    const poorer = await buildHolder(server, company.id, { permissions: ['MANAGE_MENUS', 'DASHBOARD'] });
    const answer = await slowly(poorer.client, newMenu('Poorer'), async () => {
      const change = { addPerms: [], removePerms: ['MANAGE_MENUS'] };
      const changed = await chief.client('POST', `/api/roles/rolePermissions/${company.id}`, {
        [poorer.roleId]: change,
      });
      expect(changed.statusCode, changed.body).toBe(200);
    });
    expect([answer.statusCode, await menuNames()]).toEqual([403, expect.not.arrayContaining(['Revoked', 'Poorer'])]);
  });

  test('T5 PM-57 nor one who logged out, or was logged out from elsewhere, in between', async () => {
    const editor = await buildHolder(server, company.id, { permissions: ['MANAGE_MENUS'] });
    const answer = await slowly(editor.client, newMenu('Logged out'), () =>
      editor.client('GET', '/api/session/logout'),
    );
    expect([answer.statusCode, await menuNames()]).toEqual([401, expect.not.arrayContaining(['Logged out'])]);
  });

  test('T5 PM-58 a location that left the group in between is not written by a manager of the group', async () => {
    const menu = (await admin('POST', menus, gzipBody({ name: 'Shared' }))).json().id;
    const menuOfOne = `/api/menus/location/${one}/${menu}`;
    const url = `${menuOfOne}?overrideVer=0`;
    const body = { changes: [renamedTax('Mine')] };
    const west = await company.as('groupManager');
    const move = async (add: string) =>
      expect(
        (await admin('POST', `/api/tenants/${company.id}/group/${add}/members`, { add: [one], remove: [] })).statusCode,
      ).toBe(200);
    const answer = await slowly(west, { method: 'POST', url, body }, () => move(company.groups.east));
    await move(company.groups.west);
    expect(answer.statusCode).toBe(403);
    expect((await admin('GET', menuOfOne)).json().override).toBeNull();
  });

  test('T5 anyone who keeps enough for the call, but lost another right in between, is informed and sends it again', async () => {
    const editor = await buildHolder(server, company.id, { permissions: ['MANAGE_MENUS', 'DASHBOARD'] });
    const answer = await slowly(editor.client, newMenu('Lesser'), async () => {
      const change = { addPerms: [], removePerms: ['DASHBOARD'] };
      await chief.client('POST', `/api/roles/rolePermissions/${company.id}`, { [editor.roleId]: change });
    });
    expect([answer.statusCode, answer.json()]).toEqual([403, { error: 'RIGHTS_CHANGED' }]);
    expect((await editor.client('POST', menus, gzipBody({ name: 'Lesser' }))).statusCode).toBe(200);
  });

  test('PM-57 rights that stay or grow in between stop nobody', async () => {
    const editor = await buildHolder(server, company.id, { permissions: ['MANAGE_MENUS'] });
    const answer = await slowly(editor.client, newMenu('In time'), async () => {
      const change = { addPerms: ['DASHBOARD'], removePerms: [] };
      await chief.client('POST', `/api/roles/rolePermissions/${company.id}`, { [editor.roleId]: change });
    });
    expect([answer.statusCode, await menuNames()]).toEqual([200, expect.arrayContaining(['In time'])]);
  });

  test('T5 through a socket: five bytes, the deactivation, the rest', async () => {
    const address = server.url;
    const editor = await buildHolder(server, company.id, { permissions: ['MANAGE_MENUS'] });
    const headers = { 'content-type': 'application/json', 'x-servery-request': '1' };
    const email = `${editor.userId.slice('usr_'.length)}@people.example`;
    const login = await fetch(`${address}/api/session/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password: 'correct horse 1' }),
    });
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const sessions = () =>
      server.database.lookup((db) =>
        db.selectFrom('sessions').select('last_seen_at').where('user_id', '=', editor.userId).execute(),
      );
    const longAgo = new Date(Date.now() - 600_000);
    await server.database.lookup((db) =>
      db.updateTable('sessions').set({ last_seen_at: longAgo }).where('user_id', '=', editor.userId).execute(),
    );
    const body = gzipSync(JSON.stringify({ name: 'By socket' }));
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(
      [
        `POST ${menus} HTTP/1.1`,
        `host: ${new URL(address).host}`,
        `cookie: ${cookie}`,
        'x-servery-request: 1',
        'content-type: application/octet-stream',
        `content-length: ${body.length}`,
        'connection: close',
        '\r\n',
      ].join('\r\n'),
    );
    socket.write(body.subarray(0, 5));
    await waitFor(async () => ((await sessions()).some((row) => row.last_seen_at > longAgo) ? true : undefined));
    expect((await chief.client('POST', `${users}/${editor.userId}/deactivate`)).statusCode).toBe(200);
    socket.write(body.subarray(5));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /);
    expect(await menuNames()).not.toContain('By socket');
  });
});

describe('two who take each other’s rights away at once', () => {
  const rounds = 12;

  test('T5 one of two administrators stays, however often they try', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const pair = [
        await buildHolder(server, company.id, { permissions: administratorPermissions }),
        await buildHolder(server, company.id, { permissions: administratorPermissions }),
      ] as const;
      const [first, second] = await Promise.all([take(pair[0], pair[1]), take(pair[1], pair[0])]);
      expect([first, second].sort(), `round ${round}`).toEqual([200, 403]);
    }
  });

  test('T5 and so of two who deactivate each other', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const pair = [
        await buildHolder(server, company.id, { permissions: administratorPermissions }),
        await buildHolder(server, company.id, { permissions: administratorPermissions }),
      ] as const;
      const out = (by: TestHolder, whom: TestHolder) => by.client('POST', `${users}/${whom.userId}/deactivate`);
      const answers = await Promise.all([out(pair[0], pair[1]), out(pair[1], pair[0])]);
      expect(answers.map(({ statusCode }) => statusCode).sort(), `round ${round}`).toEqual([200, 401]);
    }
  });
});

const take = async (by: TestHolder, { userId, roleId }: TestHolder) =>
  (await by.client('POST', `/api/grants/${company.id}/${userId}/revoke`, { roleId })).statusCode;
