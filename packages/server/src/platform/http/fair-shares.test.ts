import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { newCategory, newDepartment, newItem, newMenuBlob } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { gzipBody, partsOf, sent } from '../../testing/gzip-body.ts';
import { personWith } from '../../testing/test-employees.ts';
import { newAddress, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const menus = `/api/menus/company/${company.id}`;

/** Of 400 items: more values than the answering thread reads itself. */
const menuOf = (items: number, nameOf = (at: number) => `Item ${at}`) =>
  newMenuBlob({
    departments: [newDepartment({ id: 'd', name: 'Food' })],
    categories: [newCategory({ id: 'c', department: 'd', name: 'All' })],
    items: Array.from({ length: items }, (_, at) =>
      newItem({ id: `i${at}`, department: 'd', category: 'c', name: nameOf(at) }),
    ),
  });
const menuBlob = menuOf(400);
/** Packed, still more bytes than are gathered uncounted: random names hardly become smaller. */
const largeBlob = menuOf(1500, () => randomBytes(60).toString('base64'));

const colleagues = (count: number) =>
  Promise.all(Array.from({ length: count }, () => personWith(server, company, { permissions: ['MANAGE_MENUS'] })));

describe('the people of one office', () => {
  test('save large documents at once, and nobody is refused', async () => {
    const remoteAddress = newAddress();
    const people = await colleagues(20);
    const bodies = people.map((_, at) => partsOf(gzipBody({ name: `Menu ${at}`, menuBlob })));
    const answers = await Promise.all(
      bodies.map(({ body, options }, at) => people[at]?.('POST', menus, sent(body, { ...options, remoteAddress }))),
    );
    expect(answers.map((answer) => answer?.statusCode)).toEqual(Array(20).fill(200));
  });

  test('work on when a stranger at their address has used up its requests, which hides neither health nor pages', async () => {
    const remoteAddress = newAddress();
    const at = { remoteAddress, headers: {} };
    expect((await admin('GET', menus, sent(undefined, at))).statusCode).toBe(200);
    const strange = () => server.http.inject({ ...at, method: 'GET', url: '/api/users/passwordPolicy' });
    let last = await strange();
    for (let asked = 0; asked < 3000 && last.statusCode === 200; asked += 1) last = await strange();
    expect([last.statusCode, Number(last.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await admin('GET', menus, sent(undefined, at))).statusCode).toBe(200);
    for (const url of ['/healthz', '/readyz', '/'])
      expect([url, (await server.http.inject({ ...at, method: 'GET', url })).statusCode]).not.toEqual([url, 429]);
  });
});

describe('bodies before they are gathered', () => {
  test('of one person two are gathered, some wait unread, the others are refused at once; colleagues save', async () => {
    const cookie = await cookieOfManager();
    const opened = Array.from({ length: 14 }, () => openSlowly(cookie));
    const refused = await Promise.race(opened.map(({ answered }) => answered));
    expect(refused).toEqual({ status: 503, retryAfter: '5' });
    const [colleague] = await colleagues(1);
    const large = gzipBody({ name: 'Beside', menuBlob: largeBlob });
    const { body } = partsOf(large);
    expect(Buffer.isBuffer(body) && body.byteLength).toBeGreaterThan(64 * 1024);
    expect((await colleague?.('POST', menus, large))?.statusCode).toBe(200);
    for (const { close } of opened) close();
  });
});

async function cookieOfManager(): Promise<string> {
  const answer = await server.http.inject({
    method: 'POST',
    url: '/api/session/login',
    remoteAddress: newAddress(),
    headers: { 'x-servery-request': '1' },
    payload: { email: `admin@${company.tag}.example`, password: 'correct horse 1' },
  });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Announces a megabyte over a connection of its own, and sends nothing of it. */
function openSlowly(cookie: string) {
  const headers = {
    cookie,
    'x-servery-request': '1',
    'content-type': 'application/octet-stream',
    'content-length': 1_000_000,
  };
  const opened = request(new URL(menus, server.url), { method: 'POST', agent: false, headers });
  opened.on('error', () => undefined);
  opened.flushHeaders();
  const answered = once(opened, 'response').then(([response]) => ({
    status: response.statusCode,
    retryAfter: response.headers['retry-after'],
  }));
  return { answered, close: () => opened.destroy() };
}

test('a proxy that is not trusted is named in the log, once', async () => {
  const remoteAddress = newAddress();
  const through = () =>
    server.http.inject({
      method: 'GET',
      url: '/healthz',
      remoteAddress,
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
  await through();
  await through();
  const lines = server.log.filter((line) => line.includes('SERVERY_TRUSTED_PROXIES') && line.includes(remoteAddress));
  expect(lines).toHaveLength(1);
});
