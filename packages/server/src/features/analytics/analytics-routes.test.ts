import { afterAll, describe, expect, test } from 'vitest';
import { outsideAnalytics } from '../../testing/outside-analytics.ts';
import { testCompany } from '../../testing/test-server.ts';
import { readToken, signToken } from './analytics-tokens.ts';

const { server, company } = await testCompany();
const reader = await company.as('reader');
const manager = await company.as('manager');

describe('the console’s own analytics', () => {
  test('AN-02 AN-05 AN-06 AN-07 signs in with a token, leads on, and lists the dashboards', async () => {
    expect((await reader('GET', '/sisense/settings/')).json()).toEqual({ host: null });
    const { token } = (await reader('GET', '/sisense/jwt-token')).json();
    const entered = await reader('GET', `/jwt?jwt=${token}&return_to=${encodeURIComponent('/productMix?by=category')}`);
    expect([entered.statusCode, entered.headers.location]).toEqual([302, '/productMix?by=category']);
    expect((await reader('GET', '/api/v1/dashboards?fields=oid,title')).json()).toEqual([
      { oid: 'storeSummary', title: 'Store Summary' },
      { oid: 'productMix', title: 'Product Mix' },
      { oid: 'serverPerformance', title: 'Server Performance' },
      { oid: 'taxes', title: 'Taxes' },
      { oid: 'deliveries', title: 'Deliveries' },
      { oid: 'employeePayroll', title: 'Employee Payroll' },
    ]);
    expect((await reader('GET', '/api/v1/dashboards?fields=oid')).json()[0]).toEqual({ oid: 'storeSummary' });
    expect((await reader('GET', '/api/v1/dashboards?parentFolder=none')).json()).toEqual([]);
  });

  test('AN-03 the sign-in leads through the token to a page of the console', async () => {
    const begun = await reader('GET', '/sisense/sso?return_to=/storeSummary');
    expect(begun.statusCode).toBe(302);
    const address = String(begun.headers.location);
    expect(address).toMatch(/^\/jwt\?jwt=/);
    expect((await reader('GET', address)).headers.location).toBe('/storeSummary');
  });

  test('AN-04 a sign-out says that there is no other place to sign out from', async () => {
    expect((await reader('GET', '/sisense/logout')).json()).toEqual({ logoutUrl: null });
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'home', ''])(
    'AN-03 AN-06 nothing leads to %j',
    async (target) => {
      const { token } = (await reader('GET', '/sisense/jwt-token')).json();
      for (const path of [`/sisense/sso?`, `/jwt?jwt=${token}&`]) {
        const answer = await reader('GET', `${path}return_to=${encodeURIComponent(target)}`);
        expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'querystring.return_to']);
      }
    },
  );

  test('AN-06 a token of somebody else, of another secret or of no form signs nobody in', async () => {
    const admin = await company.as('admin');
    const others = [
      (await admin('GET', '/sisense/jwt-token')).json().token,
      await signToken('reader@elsewhere.example', Buffer.from('another secret of thirty-two bytes')),
      'none',
    ];
    for (const token of others) {
      const answer = await reader('GET', `/jwt?jwt=${token}&return_to=/home`);
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'querystring.jwt']);
    }
  });

  test('AN-01 without the dashboard nothing is answered', async () => {
    for (const path of [
      '/sisense/settings/',
      '/sisense/jwt-token',
      '/sisense/sso?return_to=/home',
      '/sisense/logout',
      '/jwt?jwt=x&return_to=/home',
      '/api/v1/dashboards',
    ])
      expect([path, (await manager('GET', path)).statusCode]).toEqual([path, 403]);
    expect((await reader('GET', '/sisense/unknown')).statusCode).toBe(404);
  });
});

describe('an outside host of analytics', async () => {
  const { host, email, ask, stop } = await outsideAnalytics(server, company);
  afterAll(stop);

  test('AN-08 AN-06 AN-07 takes the token once, and lists its dashboards for who signed in', async () => {
    expect((await ask('/sisense/settings/')).json()).toEqual({ host: host.url });
    const { token } = (await ask('/sisense/jwt-token')).json();
    const enter = () => fetch(`${host.url}/jwt?jwt=${token}&return_to=/`, { redirect: 'manual' });
    const entered = await enter();
    expect(entered.status).toBe(302);
    expect(host.signedIn).toContain(email);
    expect((await enter()).status).toBe(401);
    const asked = `${host.url}/api/v1/dashboards?fields=oid,title`;
    const own = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await (await fetch(asked, { headers: { cookie: own } })).json()).toEqual([
      { oid: 'd-1', title: 'Labor by Store' },
      { oid: 'd-2', title: 'Weather & Sales' },
    ]);
    expect((await fetch(asked)).status).toBe(401);
  });

  test('AN-08 AN-03 AN-04 is led to for the sign-in, asked by pages, and named for the sign-out', async () => {
    const begun = String((await ask('/sisense/sso?return_to=/app/main')).headers.location);
    expect(begun.startsWith(`${host.url}/jwt?jwt=`)).toBe(true);
    expect((await fetch(begun, { redirect: 'manual' })).headers.get('location')).toBe('/app/main');
    expect((await ask('/sisense/logout')).json()).toEqual({ logoutUrl: `${host.url}/api/auth/logout` });
    const { headers } = await ask('/home');
    expect(String(headers['content-security-policy'])).toContain(host.url);
  });

  test('AN-08 a token for the outside host does not count at the console’s own', async () => {
    const { token } = (await ask('/sisense/jwt-token')).json();
    expect((await ask(`/jwt?jwt=${token}&return_to=/home`)).statusCode).toBe(400);
    expect(await readToken(token, Buffer.from(host.secret))).toBe(email);
  });
});
