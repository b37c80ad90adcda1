import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { bodyLimits, type OperationShape, operations } from '@servery/contract';
import { newCategory, newDepartment, newItem, newMenuBlob } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { accessTable } from '../../access/access-table.ts';
import { createConfigurationReader } from '../../configuration/configuration-reader.ts';
import { sent } from '../../testing/gzip-body.ts';
import { personWith } from '../../testing/test-employees.ts';
import { newAddress, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const menus = `/api/menus/company/${company.id}`;

const octets = { headers: { 'content-type': 'application/octet-stream' } };
const json = { 'content-type': 'application/json', 'x-servery-request': '1' };

/** 61 kB that inflate to 60 MiB of empty lists. */
const bomb = gzipSync(`[${'[],'.repeat(20 * 1024 * 1024)}[]]`);

/** Within the limits of a menu, and none: read and refused by a thread. */
function noMenu(lists: number): Buffer {
  return gzipSync(`{"name":"Bomb","menuBlob":{"items":[${'[],'.repeat(lists)}[]]}}`);
}

const login = (payload: string | Buffer) =>
  server.http.inject({
    method: 'POST',
    url: '/api/session/login',
    remoteAddress: newAddress(),
    headers: json,
    payload,
  });

function bigMenu(items: number) {
  return newMenuBlob({
    departments: [newDepartment({ id: 'd', name: 'Food' })],
    categories: [newCategory({ id: 'c', department: 'd', name: 'All' })],
    items: Array.from({ length: items }, (_, at) =>
      newItem({ id: `i${at}`, department: 'd', category: 'c', name: `Item ${at}` }),
    ),
  });
}

describe('bodies of too much structure', () => {
  test('60 MiB of empty lists in 61 kB of gzip are refused by their number', async () => {
    expect(bomb.length).toBeLessThan(70_000);
    const answer = await admin('POST', menus, sent(bomb, octets));
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { error: 'TOO_MANY_VALUES', limit: bodyLimits.menu.values },
    ]);
  });

  test('many of them at once are refused, those beyond the queue with a 503 and a time to ask again', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => admin('POST', menus, sent(bomb, octets))));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([413, 503]));
    const busy = answers.find(({ statusCode }) => statusCode === 503);
    expect(busy?.json()).toEqual({ error: 'BUSY' });
    expect(busy?.headers['retry-after']).toBe('5');
    expect((await admin('POST', menus, sent(bomb, octets))).statusCode).toBe(413);
  });

  test('who sends several keeps others of the same address waiting for one of them, not for all', async () => {
    let ended = 0;
    const slow = noMenu(60_000);
    const remoteAddress = newAddress();
    const colleague = await personWith(server, company, { permissions: ['MANAGE_MENUS'] });
    const bombs = Array.from({ length: 4 }, () =>
      admin('POST', menus, sent(slow, { ...octets, remoteAddress })).then(() => (ended += 1)),
    );
    const other = await colleague('POST', menus, sent(noMenu(20_000), { ...octets, remoteAddress }));
    expect([other.statusCode, ended < 3]).toEqual([400, true]);
    await Promise.all(bombs);
  });

  test('what nobody waits for any longer is not read to its end', async () => {
    const reader = createConfigurationReader();
    const leaving = new AbortController();
    const slow = noMenu(1_500_000);
    const body = { operationId: 'createMenu', isCompressed: true, limits: bodyLimits.menu, share: 'person:a' };
    const left = reader.read({ ...body, bytes: slow, gone: leaving.signal });
    const waiting = reader.read({ ...body, bytes: slow, gone: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toMatchObject({ status: 503 });
    await expect(waiting).rejects.toMatchObject({ status: 503 });
    await expect(reader.read({ ...body, bytes: noMenu(20_000) })).rejects.toMatchObject({ status: 400 });
    await reader.close();
  });

  test('who has not signed in sends a few kilobytes and a few values', async () => {
    expect((await login(`[${'[],'.repeat(5 * 1024 * 1024)}[]]`)).statusCode).toBe(413);
    const answer = await login(`[${'[],'.repeat(1000)}[]]`);
    expect([answer.statusCode, answer.json()]).toEqual([413, { error: 'TOO_MANY_VALUES', limit: 50 }]);
    const open = Object.entries(operations).filter(
      ([id, shape]: [string, OperationShape]) =>
        shape.body !== undefined &&
        Object.entries(accessTable).some(([key, { who }]) => key === id && who === 'everyone'),
    );
    expect(open.length).toBeGreaterThan(3);
    for (const [id, shape] of open) expect([id, Reflect.get(shape, 'bodySize')]).toEqual([id, 'credentials']);
  });

  test('LG-16 a login from an address that has failed too often is refused before its body is read', async () => {
    const remoteAddress = newAddress();
    const send = (payload: object | string) =>
      server.http.inject({ method: 'POST', url: '/api/session/login', remoteAddress, headers: json, payload });
    for (let attempt = 0; attempt < 30; attempt += 1)
      await send({ email: `nobody-${attempt}@bombs.example`, password: 'wrong' });
    expect((await send('{')).json()).toEqual({ error: 'RATE_LIMIT_EXCEEDED' });
  });

  test('a form of a thousand times its fields is refused, no matter who sends it', async () => {
    const answer = await admin(
      'POST',
      `/api/users/${company.id}`,
      sent(`[${'[],'.repeat(60_000)}[]]`, { headers: json }),
    );
    expect(answer.json()).toEqual({ error: 'TOO_MANY_VALUES', limit: bodyLimits.form.values });
  });

  test('news hold no bomb in their text', async () => {
    const articles = `[${'[],'.repeat(1_000_000)}[]]`;
    const answer = await admin('POST', '/api/news/', { companyId: company.id, articles, version: 0 });
    expect(answer.json().errors).toMatchObject([{ code: 'NEWS_TOO_LONG' }]);
  });

  test('what is within the limits and still no menu is refused by the schema, in a thread of its own', async () => {
    const items = `[${'{},'.repeat(10_000)}{}]`;
    const answer = await admin(
      'POST',
      menus,
      sent(gzipSync(`{"name":"Empty","menuBlob":{"departments":[],"items":${items}}}`), octets),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path: expect.stringMatching(/^items\./) }));
  });

  test('a body without a route, or of another kind than its route takes, is not read', async () => {
    const payload = randomBytes(1024 * 1024);
    const nowhere = await admin('POST', '/api/nowhere', sent(payload, octets));
    expect(nowhere.statusCode).toBe(404);
    expect((await admin('POST', `/api/users/${company.id}`, sent(payload, octets))).statusCode).toBe(415);
  });
});

describe('bodies of honest size', () => {
  test('a menu of 5,000 items is saved, read in a thread and the same as it was sent', async () => {
    const menuBlob = bigMenu(5000);
    const body = gzipSync(JSON.stringify({ name: 'Five thousand', menuBlob }));
    const answer = await admin('POST', menus, sent(body, octets));
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
    const saved = (await admin('GET', `${menus}/${answer.json().id}`)).json();
    expect(JSON.parse(saved.menuBlob)).toEqual(JSON.parse(JSON.stringify(menuBlob)));
  });

  test('10,000 locations may be named at once: absent ones are not found', async () => {
    const locationIds = Array.from({ length: 10_000 }, (_, at) => `loc_${at}`.padEnd(64, 'x'));
    const answer = await admin('POST', `${menus}/menu_absent/assign`, { locationIds });
    expect(answer.statusCode).toBe(404);
  });
});
