import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deleteExpired } from '../../sign-in/expired-sessions.ts';
import { buildCompany, newAddress, signIn, testCompany } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

const { server, company, admin } = await testCompany();
const { tag } = company;

const right = 'correct horse 1';

function login(person: string, password: string, remoteAddress = newAddress()) {
  return server.http.inject({
    method: 'POST',
    url: '/api/session/login',
    remoteAddress,
    headers: { 'x-servery-request': '1' },
    payload: { email: `${person}@${tag}.example`, password },
  });
}

/** The audit entries of a person's account, oldest first, once there are so many. */
async function entriesOf(userId: string, count: number) {
  return waitFor(async () => {
    const { entries } = (await admin('GET', `/api/audit/${company.id}?object=user:${userId}`)).json();
    return entries.length >= count ? entries.reverse() : undefined;
  });
}

const reported = (entries: readonly { action: string; details: object; address: string }[]) =>
  entries.map(({ action, details, address }) => [action, details, address]);

describe('signing in and out leaves entries', () => {
  test('LG-14 SE-14 ER-15 a wrong password, a login and a logout, with the address and without a word of what was typed', async () => {
    const id = `usr_manager_${tag}`;
    await login('manager', 'wrong horse 7', '10.20.30.40');
    const client = await signIn(server, `manager@${tag}.example`);
    await client('GET', '/api/session/logout');
    const entries = await entriesOf(id, 3);
    const address = expect.stringMatching(/^10\./);
    expect(reported(entries).toSorted()).toEqual([
      ['LOGIN', {}, address],
      ['LOGIN_FAILED', { reason: 'WRONG_PASSWORD' }, '10.20.30.40'],
      ['LOGOUT', {}, address],
    ]);
    expect(entries[0]).toMatchObject({ actorId: id, actorName: 'Mia Manager', subject: `user:${id}`, tenants: [] });
    const { rows } = await server.database.inCompany(company.id, (scope) =>
      sql<{ row: string }>`SELECT row_to_json(a)::text AS row FROM audit a WHERE company_id = ${company.id}`.execute(
        scope.db,
      ),
    );
    expect(JSON.stringify(rows)).not.toMatch(/wrong horse|correct horse/);
  });

  test('LG-15 BC-01 the tenth failure is reported as the lock, and what is refused under it too', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await login('reader', 'wrong', '10.20.30.41');
    await login('reader', right, '10.20.30.42');
    const entries = await entriesOf(`usr_reader_${tag}`, 12);
    const failed = entries.filter(({ action }: { action: string }) => action === 'LOGIN_FAILED');
    expect(failed).toHaveLength(11);
    expect(reported(entries)).toContainEqual(['LOCKED', {}, '10.20.30.41']);
    expect(reported(failed)).toContainEqual(['LOGIN_FAILED', { reason: 'LOCKED' }, '10.20.30.42']);
    expect(reported(entries)).not.toContainEqual(['LOGIN', {}, '10.20.30.42']);
  });

  test('ER-16 somebody deactivated is recorded as such', async () => {
    const id = `usr_group_${tag}`;
    await admin('POST', `/api/users/${company.id}/${id}/deactivate`);
    expect((await login('groupManager', right)).json().errors[0].code).toBe('DELETED_USER');
    const entries = await entriesOf(id, 2);
    expect(reported(entries)).toContainEqual(['LOGIN_FAILED', { reason: 'DEACTIVATED' }, expect.any(String)]);
  });

  test('LG-17 an account that does not exist leaves no entry, and the same answer', async () => {
    const count = () =>
      server.database.inCompany(company.id, (scope) =>
        scope.db.selectFrom('audit').select('sequence').where('action', '=', 'LOGIN_FAILED').execute(),
      );
    const before = await count();
    const unknown = await login('nobody', 'wrong');
    const known = await login('admin', 'wrong');
    expect(unknown.body).toBe(known.body);
    const after = await waitFor(async () => {
      const now = await count();
      return now.length > before.length ? now : undefined;
    });
    expect(after).toHaveLength(before.length + 1);
  });

  test('SE-23 a session that ended automatically is reported with the reason, once', async () => {
    const other = await buildCompany(server);
    const email = `reader@${other.tag}.example`;
    await signIn(server, email);
    await signIn(server, email);
    await server.database.inCompany(other.id, (scope) =>
      sql`UPDATE sessions SET last_seen_at = now() - interval '2 hours' WHERE company_id = ${other.id}
        AND token_hash = (SELECT min(token_hash) FROM sessions WHERE company_id = ${other.id})`.execute(scope.db),
    );
    const limits = { idleMinutes: 75, hours: 12 };
    await deleteExpired(server.database, limits);
    await deleteExpired(server.database, limits);
    const entries = await server.database.inCompany(other.id, (scope) =>
      scope.db
        .selectFrom('audit')
        .select(['subject', 'details'])
        .where('company_id', '=', other.id)
        .where('action', '=', 'SESSION_EXPIRED')
        .execute(),
    );
    expect(entries).toEqual([{ subject: `user:usr_reader_${other.tag}`, details: { reason: 'IDLE' } }]);
  });
});

test('a person’s record says when they last signed in; a wrong password does not count', async () => {
  const own = await testCompany();
  const email = `reader@${own.company.tag}.example`;
  const lastSignIn = async (): Promise<string | null> =>
    (await own.admin('GET', `/api/users/${own.company.id}/usr_reader_${own.company.tag}`)).json().signedInAt;
  expect(await lastSignIn()).toBeNull();
  await server.http.inject({
    method: 'POST',
    url: '/api/session/login',
    remoteAddress: newAddress(),
    headers: { 'x-servery-request': '1' },
    payload: { email, password: 'wrong horse 7' },
  });
  expect(await lastSignIn()).toBeNull();
  const before = Date.now();
  await signIn(server, email);
  expect(Date.parse((await lastSignIn()) ?? '')).toBeGreaterThanOrEqual(before - 1);
});
