import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deleteExpired } from '../../sign-in/expired-sessions.ts';
import { sent } from '../../testing/gzip-body.ts';
import { buildCompany, signIn, testCompany } from '../../testing/test-server.ts';

const { server, company } = await testCompany();
const { tag } = company;

function login(email: string, password: string, remoteAddress = '10.9.8.7') {
  return server.http.inject({
    method: 'POST',
    url: '/api/session/login',
    remoteAddress,
    headers: { 'x-servery-request': '1' },
    payload: { email, password },
  });
}

describe('signing in', () => {
  test('LG-14 EN-01 EN-02 answers the session data and sets the cookie', async () => {
    const answer = await login(`admin@${tag}.example`, 'correct horse 1');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      userDisplayName: 'Ada Admin',
      userCompanyId: company.id,
      originalUserId: null,
      grantedRoles: [{ roleId: 'role_admin', grantedOn: { type: 'GLOBAL' } }],
      softwareVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    expect(answer.json().enabledFeatures).toContain('manageMenus');
    expect(answer.json().accessibleTenants).toHaveLength(5);
  });

  test('SE-21 the cookies are HttpOnly and SameSite=Lax', async () => {
    const answer = await login(`admin@${tag}.example`, 'correct horse 1');
    const safe = expect.objectContaining({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['servery_session', 'servery_device']);
    expect(answer.cookies).toEqual([safe, safe]);
  });

  test('LG-17 ER-15 a wrong password and an unknown email answer the same', async () => {
    const [wrong, unknown] = [
      await login(`admin@${tag}.example`, 'wrong'),
      await login(`nobody@${tag}.example`, 'wrong'),
    ];
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toBe(unknown.body);
    expect(wrong.json()).toEqual({ errors: [{ code: 'INVALID_CREDENTIALS' }] });
  });

  test('LG-15 BC-01 ER-14 the tenth failure locks the account, also one that does not exist', async () => {
    for (const [index, email] of [`reader@${tag}.example`, `ghost@${tag}.example`].entries()) {
      const codes = [];
      for (let attempt = 0; attempt < 11; attempt += 1)
        codes.push((await login(email, 'wrong', `10.7.${index}.1`)).json().errors[0].code);
      expect(codes.slice(0, 9)).toEqual(Array(9).fill('INVALID_CREDENTIALS'));
      expect(codes.slice(9)).toEqual(['FAILED_LOGIN_LOCK', 'FAILED_LOGIN_LOCK']);
    }
    expect((await login(`reader@${tag}.example`, 'correct horse 1', '10.7.9.9')).json().errors[0].code).toBe(
      'FAILED_LOGIN_LOCK',
    );
  });

  test('LG-16 ER-13 an address has thirty failures in five minutes, and is told when to come back', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => login(`a${at}@${tag}.example`, 'wrong', '10.66.66.66')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(30);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 429);
    expect([refused?.json(), refused?.headers['retry-after']]).toEqual([{ error: 'RATE_LIMIT_EXCEEDED' }, '300']);
    expect((await login(`manager@${tag}.example`, 'correct horse 1', '10.66.66.67')).statusCode).toBe(200);
  });

  test('LG-16 who has many addresses of one IPv6 network has one share', async () => {
    const codes = [];
    for (let at = 0; at < 31; at += 1) {
      const { statusCode } = await login(`v6-${at}@${tag}.example`, 'wrong', `2001:db8:1:2::${at.toString(16)}`);
      codes.push(statusCode);
    }
    expect(codes).toEqual([...Array(30).fill(400), 429]);
    expect((await login(`manager@${tag}.example`, 'correct horse 1', '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  test('LG-16 fifty people of one office sign in at once, after each other, and again', async () => {
    const office = '10.66.66.68';
    const all = () =>
      Promise.all(Array.from({ length: 50 }, () => login(`manager@${tag}.example`, 'correct horse 1', office)));
    for (const answers of [await all(), await all()])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
  });
});

describe('the session', () => {
  test('SE-13 the status answers the session data; without a cookie 401', async () => {
    const admin = await company.as('admin');
    expect((await admin('GET', `/api/session/status?companyId=${company.id}`)).json().userDisplayName).toBe(
      'Ada Admin',
    );
    const anonymous = await server.http.inject({ method: 'GET', url: '/api/session/status' });
    expect([anonymous.statusCode, anonymous.json()]).toEqual([401, { error: 'UNAUTHENTICATED' }]);
  });

  test('SE-14 SE-22 logout ends the session in the database', async () => {
    const client = await signIn(server, `manager@${tag}.example`);
    expect((await client('GET', '/api/session/logout')).statusCode).toBe(204);
    expect((await client('GET', '/api/session/status')).statusCode).toBe(401);
  });

  test('T5 SE-24 another site can neither sign out nor change anything', async () => {
    const client = await signIn(server, `manager@${tag}.example`);
    const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await client('GET', '/api/session/logout', sent(undefined, crossSite))).statusCode).toBe(403);
    expect(
      (await client('POST', `/api/menus/company/${company.id}/x/delete`, sent(undefined, crossSite))).statusCode,
    ).toBe(403);
    expect((await client('GET', '/api/session/status')).statusCode).toBe(200);
  });

  test('T21 SE-23 a session ends after its idle time and after its greatest age, and is then deleted', async () => {
    const limits = { idleMinutes: 75, hours: 12 };
    const { id, tag } = await buildCompany(server);
    const email = `manager@${tag}.example`;
    const client = await signIn(server, email);
    const age = (column: string, interval: string) =>
      sql`UPDATE sessions SET ${sql.ref(column)} = now() - ${sql.lit(interval)}::interval WHERE company_id = ${id}`.execute(
        server.database.owner,
      );
    await age('last_seen_at', '76 minutes');
    expect((await client('GET', '/api/session/status')).statusCode).toBe(401);
    // As if the clock had gone back by an hour.
    await sql`UPDATE sessions SET last_seen_at = last_seen_at + interval '1 hour' WHERE company_id = ${id}`.execute(
      server.database.owner,
    );
    expect((await client('GET', '/api/session/status')).statusCode).toBe(401);
    await age('last_seen_at', '76 minutes');
    expect((await client('GET', '/api/session/status')).statusCode).toBe(401);
    const second = await signIn(server, email);
    await age('created_at', '721 minutes');
    expect((await second('GET', '/api/session/status')).statusCode).toBe(401);
    await deleteExpired(server.database, limits);
    const left = await server.database.inCompany(id, (scope) =>
      scope.db.selectFrom('sessions').select('token_hash').execute(),
    );
    expect(left).toEqual([]);
  });
});

test('T21 SE-23 calls that the console makes automatically keep no session alive', async () => {
  const { id, tag } = await buildCompany(server);
  const client = await signIn(server, `manager@${tag}.example`);
  const { owner } = server.database;
  await sql`UPDATE sessions SET last_seen_at = now() - interval '70 minutes' WHERE company_id = ${id}`.execute(owner);
  const minutesIdle = async () => {
    const { rows } = await sql<{ minutes: number }>`
      SELECT floor(extract(epoch FROM now() - last_seen_at) / 60)::int AS minutes FROM sessions WHERE company_id = ${id}`.execute(
      owner,
    );
    return rows[0]?.minutes;
  };
  expect((await client('GET', `/api/tenants/pulse/${id}`)).statusCode).toBe(200);
  expect(await minutesIdle()).toBe(70);
  expect((await client('GET', `/api/tenants/sync-status/${id}`)).statusCode).toBe(200);
  expect(await minutesIdle()).toBe(0);
});

describe('what a session sees', () => {
  test('PM-55 a manager sees the own location only', async () => {
    const manager = await company.as('manager');
    const tenants: { id: string }[] = (await manager('GET', '/api/session/status')).json().accessibleTenants;
    expect(tenants.map(({ id }) => id)).toEqual([company.locations.one]);
  });

  test('PM-54 another company looks absent', async () => {
    const other = await buildCompany(server);
    const admin = await company.as('admin');
    const [foreign, absent] = [
      await admin('GET', `/api/session/status?companyId=${other.id}`),
      await admin('GET', '/api/session/status?companyId=cmp_absent'),
    ];
    expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body]);
  });
});
