import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { readEnvironment } from './platform/environment.ts';
import { personWith, signInProvider } from './testing/test-employees.ts';
import { buildCompany, newAddress, testServer } from './testing/test-server.ts';

const server = await testServer();
/** The same database behind another configuration: https, and no sandbox. */
const environment = readEnvironment({ SERVERY_PUBLIC_URL: 'https://servery.example', SERVERY_METRICS: '0' });
const app = await createApp(environment, server.database, pino({ level: 'silent' }));
await app.http.ready();
afterAll(() => app.http.close());

const get = (url: string) => app.http.inject({ method: 'GET', url });

describe('an installation behind https, without a mail sandbox', () => {
  test('SE-21 cookies are Secure and bound to the host, and HSTS is sent', async () => {
    const { tag } = await buildCompany(server);
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/session/login',
      remoteAddress: newAddress(),
      headers: { 'x-servery-request': '1' },
      payload: { email: `admin@${tag}.example`, password: 'correct horse 1' },
    });
    const safe = { secure: true, httpOnly: true, sameSite: 'Lax', path: '/' };
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: '__Host-servery', ...safe }),
      expect.objectContaining({ name: '__Host-servery-device', ...safe }),
    ]);
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test('T8 RT-19 the mailbox is found neither as a page nor as a call', async () => {
    expect((await get('/debug/inviteEmails')).statusCode).toBe(404);
    // Below the paths of analytics there are calls, no pages of the console.
    expect((await get('/sisense/none')).statusCode).toBe(404);
    const call = await get('/api/debug/inviteEmails');
    expect([call.statusCode, call.json()]).toEqual([404, { error: 'NOT_FOUND' }]);
  });

  test('T6 no page reveals to another site where it was', async () => {
    const page = await get('/reset/usr_x/secret');
    expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
  });

  test('a page whose query holds a dot is a page', async () => {
    expect((await get('/actAs?q=mia@harbor.example')).statusCode).toBe(200);
  });
});

test('CO-07 SERVERY_PRIVATE_URLS lets a company name an address of its own network', async () => {
  const company = await buildCompany(server);
  const configuration = readEnvironment({ SERVERY_PRIVATE_URLS: '1' });
  const { http } = await createApp(configuration, server.database, pino({ level: 'silent' }));
  await http.ready();
  const edit = { id: company.id, ver: 1, name: 'Inside', thirdPartyIntegrationUrl: 'https://10.0.0.7/in', brands: [] };
  const usual = await personWith(server, company, { permissions: ['EDIT_COMPANIES'] });
  expect((await usual('PUT', '/api/companies/', edit)).json().errors[0].code).toBe('NOT_PUBLIC');
  const allowed = await personWith({ ...server, http }, company, { permissions: ['EDIT_COMPANIES'] });
  expect((await allowed('PUT', '/api/companies/', edit)).statusCode).toBe(200);
  await http.close();
});

test('a route under /api that is not in the access table stops the start', async () => {
  const environment = readEnvironment({});
  const late = await createApp(environment, server.database, pino({ level: 'silent' }));
  expect(() => late.http.get('/api/undeclared', async () => 'open')).toThrow(/declares no access/);
  await late.http.close();
});

describe('a mail sandbox on an installation', () => {
  const path = '/api/debug/inviteEmails';

  /** The same database behind a console that listens elsewhere. */
  const listening = async (given: Readonly<Record<string, string>>) => {
    const configuration = readEnvironment({ MAIL_SANDBOX_URL: server.mailboxUrl, ...given });
    const { http } = await createApp(configuration, server.database, pino({ level: 'silent' }));
    await http.ready();
    return { ...server, http };
  };

  test.each([{ HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: '127.0.0.1', SERVERY_TRUSTED_PROXIES: '127.0.0.1' }])(
    'T8 RT-19 the mailbox asks for a sign-in with %o',
    async (given) => {
      const { http } = await listening(given);
      expect((await http.inject({ method: 'GET', url: path })).statusCode).toBe(401);
    },
  );

  test.each(['127.0.0.1', '::1', 'localhost'])('T8 RT-19 the mailbox is open on %s', async (HOST) => {
    const { http } = await listening({ HOST });
    expect((await http.inject({ method: 'GET', url: path })).statusCode).toBe(200);
  });

  test('T8 beyond this machine only the staff of the provider reads the mailbox', async () => {
    const outside = await listening({ HOST: '0.0.0.0' });
    const company = await buildCompany(server);
    const everything = await personWith(outside, company, {
      permissions: ['COMPANY_ADMIN', 'USER_ADMIN', 'PROVIDER_STAFF'],
    });
    expect((await everything('GET', path)).statusCode).toBe(403);
    const staff = await signInProvider(outside, []);
    expect((await staff('GET', path)).statusCode).toBe(200);
  });
});
