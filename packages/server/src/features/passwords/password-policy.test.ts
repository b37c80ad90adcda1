import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { type App, createApp } from '../../app.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { newAddress, testCompany } from '../../testing/test-server.ts';

const apps: App[] = [];

const { server, company } = await testCompany();

afterAll(async () => {
  for (const app of apps) await app.http.close();
});

async function installation(policy: string): Promise<App> {
  const environment = readEnvironment({ SERVERY_PASSWORD_POLICY: policy });
  const app = await createApp(environment, server.database, pino({ level: 'silent' }));
  await app.http.ready();
  apps.push(app);
  return app;
}

async function signedIn({ http }: App) {
  const remoteAddress = newAddress();
  const headers = { 'x-servery-request': '1' };
  const payload = { email: `reader@${company.tag}.example`, password: 'correct horse 1' };
  const login = await http.inject({ method: 'POST', url: '/api/session/login', remoteAddress, headers, payload });
  const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
  const check = async (password: string): Promise<string[]> => {
    const answer = await http.inject({
      method: 'POST',
      url: '/api/users/isValidNewPassword',
      cookies,
      remoteAddress,
      headers,
      payload: { userId: login.json().userId, password },
    });
    return answer.statusCode === 204 ? [] : answer.json().errors.map(({ code }: { code: string }) => code);
  };
  const change = async (newPassword: string) => {
    const url = '/api/users/changePassword';
    const body = { currentPassword: 'correct horse 1', newPassword };
    return http.inject({ method: 'POST', url, cookies, remoteAddress, headers, payload: body });
  };
  return { session: login.json(), check, change };
}

describe('password policies', () => {
  test.each([
    ['spec', { minimumLength: 7, needsLetter: true, needsNumber: true, remembered: 4 }, 75],
    ['pci4', { minimumLength: 12, needsLetter: true, needsNumber: true, remembered: 4 }, 15],
    ['nist', { minimumLength: 15, needsLetter: false, needsNumber: false, remembered: 4 }, 75],
  ])(
    'T4 T21 BC-02 %s shows its rules to everybody, and its idle time to who is signed in',
    async (name, rules, idle) => {
      const app = await installation(name);
      const answer = await app.http.inject('/api/users/passwordPolicy');
      expect([answer.statusCode, answer.json()]).toEqual([200, rules]);
      expect((await signedIn(app)).session.idleMinutes).toBe(idle);
    },
  );

  test('T4 pci4 refuses eleven characters, by check and by change', async () => {
    const { check, change } = await signedIn(await installation('pci4'));
    expect(await check('tide & reef')).toEqual(['PW_TOO_SHORT', 'PW_MISSING_NUMBERS']);
    expect(await check('tide & reef 7')).toEqual([]);
    const refused = await change('reefs 1234');
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ code: 'PW_TOO_SHORT', path: 'body.newPassword' }],
    ]);
  });

  test('T4 nist takes letters only, and a passphrase of 200 characters', async () => {
    const { check } = await signedIn(await installation('nist'));
    expect(await check('tide and reef')).toEqual(['PW_TOO_SHORT']);
    expect(await check('tide and reef and dune')).toEqual([]);
    expect(await check('dune '.repeat(3) + 'reef and tide '.repeat(13))).toEqual([]);
  });

  test('T4 a common password is refused under every policy, whatever its length', async () => {
    for (const policy of ['spec', 'pci4', 'nist'])
      expect(await (await signedIn(await installation(policy))).check('Administrator123456'), policy).toEqual([
        'PW_COMMON',
      ]);
  });
});
