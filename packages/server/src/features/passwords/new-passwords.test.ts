import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { codesOf, newAccounts } from '../../testing/account-calls.ts';
import { mailTo } from '../../testing/mailed-link.ts';
import { newAddress, signIn } from '../../testing/test-server.ts';

const first = 'correct horse 1';

describe('a new password', async () => {
  const { server, company, tag, emailOf, post, resetLink } = await newAccounts();

  const check = (body: object, remoteAddress?: string) => post('isValidNewPassword', body, remoteAddress);

  test('PW-01 PW-02 PW-04 PW-05 PW-06 BC-02 EN-13 names the rules that are broken', async () => {
    const userId = `usr_admin_${tag}`;
    expect((await check({ userId, password: 'tideab1' })).statusCode).toBe(204);
    const answer = await check({ userId, password: '' });
    expect(answer.statusCode).toBe(400);
    expect(codesOf(answer)).toEqual(['PW_TOO_SHORT', 'PW_MISSING_LETTERS', 'PW_MISSING_NUMBERS']);
    expect(answer.json().errors[0].path).toBe('body.password');
  });

  test('PW-07 BC-03 is none of the last four, but may be the one before those', async () => {
    const passwords = [first, 'second tide 2', 'third tide 3', 'fourth tide 4', 'fifth tide 5'];
    const client = await signIn(server, emailOf('reader'));
    for (const [index, newPassword] of passwords.entries()) {
      if (index === 0) continue;
      const change = { currentPassword: passwords[index - 1], newPassword };
      expect((await client('POST', '/api/users/changePassword', change)).statusCode).toBe(204);
    }
    const answers = [];
    for (const newPassword of passwords.toReversed())
      answers.push(await client('POST', '/api/users/changePassword', { currentPassword: 'fifth tide 5', newPassword }));
    expect(answers.slice(0, 4).map(codesOf)).toEqual(Array(4).fill(['PW_PREVIOUSLY_USED']));
    expect(answers[4]?.statusCode).toBe(204);
  });

  test('T1 a stranger cannot try out the passwords of others', async () => {
    const userId = `usr_admin_${tag}`;
    expect((await check({ userId, password: first })).statusCode).toBe(204);
    const neighbor = await company.as('manager');
    expect((await neighbor('POST', '/api/users/isValidNewPassword', { userId, password: first })).statusCode).toBe(204);
    const wrongToken = await check({ userId, password: first, inviteToken: 'guess' });
    expect(codesOf(wrongToken)).toEqual(['INVALID_TOKEN']);
  });

  test('T1 PW-07 the person and the bearer of a link get an answer, twenty times an hour', async () => {
    const userId = `usr_groupManager_${tag}`.replace('groupManager', 'group');
    const link = await resetLink('groupManager');
    expect(link.userId).toBe(userId);
    expect(codesOf(await check({ ...link, password: first }))).toEqual(['PW_PREVIOUSLY_USED']);
    const client = await signIn(server, emailOf('groupManager'));
    const statuses = [];
    for (let tries = 0; tries < 21; tries += 1)
      statuses.push((await client('POST', '/api/users/isValidNewPassword', { userId, password: first })).statusCode);
    expect(statuses).toEqual([...Array(20).fill(400), 429]);
  });

  test('T4 a passphrase of 64 and more characters is taken, one of 10,000 refused by name before it costs a hash', async () => {
    const client = await signIn(server, emailOf('manager'));
    const change = (newPassword: string) =>
      client('POST', '/api/users/changePassword', { currentPassword: first, newPassword });
    const tooLong = await change('long 1'.repeat(2000));
    expect([tooLong.statusCode, tooLong.json().errors[0].path]).toEqual([400, 'body.newPassword']);
    expect((await change('tide over harbor 7 '.repeat(6))).statusCode).toBe(204);
    const login = { email: emailOf('manager'), password: 'x'.repeat(10_000) };
    const refused = await server.http.inject({
      method: 'POST',
      url: '/api/session/login',
      payload: login,
      headers: { 'x-servery-request': '1' },
      remoteAddress: newAddress(),
    });
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'body.password']);
  });

  test('PW-12 is kept as argon2id', async () => {
    const { rows } = await sql<{ hash: string }>`
      SELECT password_hash AS hash FROM identities WHERE company_id = ${company.id}
      UNION ALL SELECT password_hash FROM password_history WHERE company_id = ${company.id}`.execute(
      server.database.owner,
    );
    expect(rows.length).toBeGreaterThan(6);
    for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('changing the password', async () => {
  const { server, company, tag, emailOf, post, resetLink } = await newAccounts();

  test('PW-13 asks for the current one, by name', async () => {
    const client = await signIn(server, emailOf('reader'));
    const answer = await client('POST', '/api/users/changePassword', {
      currentPassword: 'wrong',
      newPassword: 'fresh water 2',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { errors: [{ code: 'INVALID_CREDENTIALS', path: 'body.currentPassword' }] },
    ]);
  });

  test('PW-13 ends every other session, goes on in this one, sends a mail, and is audited without any value', async () => {
    const [here, there] = [await signIn(server, emailOf('admin')), await signIn(server, emailOf('admin'))];
    const change = { currentPassword: first, newPassword: 'fresh water 2' };
    expect((await here('POST', '/api/users/changePassword', change)).statusCode).toBe(204);
    expect((await here('GET', '/api/session/status')).statusCode).toBe(200);
    expect((await there('GET', '/api/session/status')).statusCode).toBe(401);
    expect((await mailTo(server, emailOf('admin'))).subject).toBe('Your Servery password was changed');
    const audit = await server.database.inCompany(company.id, (scope) =>
      scope.db.selectFrom('audit').selectAll().where('action', '=', 'CHANGE_PASSWORD').execute(),
    );
    expect(audit).toEqual([expect.objectContaining({ actor_id: `usr_admin_${tag}`, details: {} })]);
  });

  test('a reset ends every session, and opens an account that was locked', async () => {
    const client = await signIn(server, emailOf('manager'));
    for (let tries = 0; tries < 10; tries += 1)
      await expect(signIn(server, emailOf('manager'), 'wrong')).rejects.toThrow();
    await expect(signIn(server, emailOf('manager'))).rejects.toThrow('FAILED_LOGIN_LOCK');
    const link = await resetLink('manager');
    await post('setPasswordWithToken', { ...link, newPassword: 'fresh water 2' });
    expect((await client('GET', '/api/session/status')).statusCode).toBe(401);
    await signIn(server, emailOf('manager'), 'fresh water 2');
  });

  test('without a sign-in it is 401', async () => {
    expect((await post('changePassword', { currentPassword: 'a', newPassword: 'b' })).statusCode).toBe(401);
  });
});
