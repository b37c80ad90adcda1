import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { buildCompany, newAddress, signIn, testServer } from '../../testing/test-server.ts';

const server = await testServer();
const company = await buildCompany(server);
const { tag } = company;

interface Listed {
  readonly id: string;
  readonly isThis: boolean;
}

function login(cookies: Record<string, string> = {}, password = 'correct horse 1', email = `admin@${tag}.example`) {
  return server.http.inject({
    method: 'POST',
    url: '/api/session/login',
    cookies,
    remoteAddress: newAddress(),
    headers: { 'x-servery-request': '1', 'user-agent': 'Invented/1.0' },
    payload: { email, password },
  });
}

const cookiesOf = (answer: Awaited<ReturnType<typeof login>>) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

const statusWith = (cookies: Record<string, string>) =>
  server.http.inject({ method: 'GET', url: '/api/session/status', cookies });

describe('my sessions', () => {
  test('are listed with browser, address, since, last seen, this one first', async () => {
    const other = cookiesOf(await login());
    const client = await signIn(server, `admin@${tag}.example`);
    const list = (await client('GET', '/api/session/own')).json();
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ isThis: true, isActing: false });
    expect(list[1]).toEqual({
      id: expect.stringMatching(/^ses_/),
      userAgent: 'Invented/1.0',
      address: expect.stringMatching(/^10\./),
      since: expect.stringMatching(/Z$/),
      lastSeen: expect.stringMatching(/Z$/),
      isThis: false,
      isActing: false,
    });
    expect(JSON.stringify(list)).not.toContain(other.servery_session);
  });

  test('one is ended by its owner, at once, and that is audited', async () => {
    const other = cookiesOf(await login());
    const client = await signIn(server, `admin@${tag}.example`);
    const list: Listed[] = (await client('GET', '/api/session/own')).json();
    const newest = list.find(({ isThis }) => !isThis)?.id ?? '';
    expect((await client('POST', `/api/session/own/${newest}/end`)).statusCode).toBe(204);
    expect((await statusWith(other)).statusCode).toBe(401);
    const audit = await server.database.inCompany(company.id, (scope) =>
      scope.db.selectFrom('audit').select(['actor_id', 'details']).where('action', '=', 'END_SESSION').execute(),
    );
    expect(audit).toEqual([{ actor_id: `usr_admin_${tag}`, details: { sessions: [newest] } }]);
  });

  test('those of others look absent, in the own company and in another one', async () => {
    const client = await signIn(server, `reader@${tag}.example`);
    const foreign = await buildCompany(server);
    const { rows } = await sql<{
      id: string;
    }>`SELECT id FROM sessions WHERE user_id = ${`usr_admin_${tag}`} LIMIT 1`.execute(server.database.owner);
    await foreign.as('admin');
    const theirs = await sql<{ id: string }>`SELECT id FROM sessions WHERE company_id = ${foreign.id}`.execute(
      server.database.owner,
    );
    const ids = [rows[0]?.id, theirs.rows[0]?.id, 'ses_absent'];
    for (const id of ids) {
      const answer = await client('POST', `/api/session/own/${id}/end`);
      expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'NOT_FOUND' }]);
    }
  });

  test('all others are ended together', async () => {
    const others = [cookiesOf(await login()), cookiesOf(await login())];
    const client = await signIn(server, `admin@${tag}.example`);
    expect((await client('POST', '/api/session/own/endOthers')).statusCode).toBe(204);
    for (const cookies of others) expect((await statusWith(cookies)).statusCode).toBe(401);
    expect((await client('GET', '/api/session/own')).json()).toHaveLength(1);
  });

  test('without a sign-in they are 401', async () => {
    expect((await server.http.inject({ method: 'GET', url: '/api/session/own' })).statusCode).toBe(401);
  });
});

describe('the session of a browser', () => {
  test('SE-22 a login never takes over a session id that the browser brings, and ends the one it held', async () => {
    const planted = await login({ servery_session: 'planted-by-somebody-else' });
    expect(cookiesOf(planted).servery_session).not.toBe('planted-by-somebody-else');
    const before = cookiesOf(planted);
    const after = cookiesOf(await login(before));
    expect(after.servery_session).not.toBe(before.servery_session);
    expect((await statusWith(before)).statusCode).toBe(401);
    expect((await statusWith(after)).statusCode).toBe(200);
  });

  test('SE-22 a person who is deactivated is out with the next request', async () => {
    const client = await signIn(server, `manager@${tag}.example`);
    await sql`UPDATE identities SET status = 'DELETED' WHERE user_id = ${`usr_manager_${tag}`}`.execute(
      server.database.owner,
    );
    expect((await client('GET', '/api/session/status')).statusCode).toBe(401);
  });

  test('ER-16 T2 DELETED_USER is reported after the right password only', async () => {
    const email = `manager@${tag}.example`;
    expect((await login({}, 'wrong', email)).json()).toEqual({ errors: [{ code: 'INVALID_CREDENTIALS' }] });
    expect((await login({}, 'correct horse 1', email)).json()).toEqual({ errors: [{ code: 'DELETED_USER' }] });
  });

  test('T3 a device that we have not given out is not taken over: the login answers one of its own', async () => {
    const email = `reader@${tag}.example`;
    const chosen = { servery_device: 'c'.repeat(43) };
    const given = cookiesOf(await login(chosen, 'correct horse 1', email)).servery_device;
    expect(given).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(given).not.toBe(chosen.servery_device);
    for (let tries = 0; tries < 10; tries += 1) await login({}, 'wrong', email);
    expect((await login(chosen, 'correct horse 1', email)).json().errors[0].code).toBe('FAILED_LOGIN_LOCK');
    expect((await login({ servery_device: given ?? '' }, 'correct horse 1', email)).statusCode).toBe(200);
  });

  test('T3 failures of strangers lock strangers out, not a browser that the person has used', async () => {
    const email = `groupManager@${tag}.example`;
    const home = cookiesOf(await login({}, 'correct horse 1', email));
    for (let tries = 0; tries < 10; tries += 1) await login({}, 'wrong', email);
    expect((await login({}, 'correct horse 1', email)).json().errors[0].code).toBe('FAILED_LOGIN_LOCK');
    expect((await login({ servery_device: 'x'.repeat(43) }, 'correct horse 1', email)).statusCode).toBe(400);
    expect((await login(home, 'correct horse 1', email)).statusCode).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) await login(home, 'wrong', email);
    expect((await login(home, 'correct horse 1', email)).json().errors[0].code).toBe('FAILED_LOGIN_LOCK');
  });
});
