import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { codesOf, newAccounts } from '../../testing/account-calls.ts';
import { mailTo } from '../../testing/mailed-link.ts';
import { newAddress, signIn } from '../../testing/test-server.ts';

const first = 'correct horse 1';

describe('recovery by mail', async () => {
  const { server, tag, emailOf, post, askForReset, resetLink, isValid } = await newAccounts();

  test('RC-07 RC-14 RC-18 a mailed link sets a new password, which then signs in', async () => {
    const link = await resetLink('manager');
    expect((await isValid(link)).json()).toEqual({ valid: true });
    const answer = await post('setPasswordWithToken', { ...link, newPassword: 'fresh water 2' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    await signIn(server, emailOf('manager'), 'fresh water 2');
    await expect(signIn(server, emailOf('manager'), first)).rejects.toThrow('INVALID_CREDENTIALS');
  });

  test('LG-17 an unknown email gets the same answer, byte for byte, and no mail', async () => {
    const [known, unknown] = [await askForReset(emailOf('reader')), await askForReset(`nobody@${tag}.example`)];
    const { date: _, ...headers } = known.headers;
    const { date: __, ...others } = unknown.headers;
    expect([unknown.statusCode, unknown.body, others]).toEqual([known.statusCode, known.body, headers]);
    await mailTo(server, emailOf('reader'));
    expect(server.mailbox.list().some(({ to }) => to.includes(`nobody@${tag}.example`))).toBe(false);
  });

  test('T2 the answer is given before anybody looks whether the email is known', async () => {
    await askForReset(emailOf('groupManager'));
    const { rows } = await sql<{ data: { emailKey: string } }>`
      SELECT data FROM jobs.job WHERE name = 'account-mail' AND data->>'emailKey' = ${emailOf('groupManager').toLowerCase()}`.execute(
      server.database.owner,
    );
    expect(rows[0]?.data).toEqual({
      kind: 'RESET',
      emailKey: emailOf('groupManager').toLowerCase(),
      address: expect.any(String),
    });
  });

  test('another spelling of the same mailbox is the same account', async () => {
    const { server, emailOf, askForReset } = await newAccounts();
    await askForReset(emailOf('admin').toUpperCase().replace('A', 'Ａ'));
    expect((await mailTo(server, emailOf('admin'))).subject).toBe('Reset your Servery password');
  });

  test('RC-05 BC-21 an email of four characters is refused, naming the field', async () => {
    const answer = await askForReset('a@b.');
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'body.emailAddress']);
    expect((await askForReset('a@b.c')).statusCode).toBe(204);
  });

  test('ER-13 one address may ask ten times in a quarter of an hour', async () => {
    const address = newAddress();
    const statuses = [];
    for (let asked = 0; asked < 11; asked += 1)
      statuses.push((await askForReset(`n${asked}@${tag}.example`, address)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(204), 429]);
  });

  test('one account gets three mails an hour, however often somebody asks', async () => {
    const { server, emailOf, askForReset } = await newAccounts();
    for (let asked = 0; asked < 5; asked += 1) await askForReset(emailOf('reader'));
    await askForReset(emailOf('admin'));
    await mailTo(server, emailOf('admin'));
    expect(server.mailbox.list().filter(({ to }) => to.includes(emailOf('reader')))).toHaveLength(3);
  });
});

describe('a mailed token', async () => {
  const { server, tag, post, resetLink, isValid } = await newAccounts();

  test('RC-13 RC-15 works once', async () => {
    const link = await resetLink('manager');
    expect((await post('setPasswordWithToken', { ...link, newPassword: 'fresh water 2' })).statusCode).toBe(204);
    const again = await post('setPasswordWithToken', { ...link, newPassword: 'fresh water 3' });
    expect([again.statusCode, again.json().errors]).toEqual([
      400,
      [{ code: 'INVALID_TOKEN', message: 'The token is not valid.', path: 'body.inviteToken' }],
    ]);
    expect((await isValid(link)).json()).toEqual({ valid: false });
  });

  test('two that are sent at once set one password', async () => {
    const link = await resetLink('admin');
    const answers = await Promise.all(
      ['left bank 4', 'right bank 5'].map((newPassword) => post('setPasswordWithToken', { ...link, newPassword })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  });

  test('is not used up by a password that is refused', async () => {
    const link = await resetLink('reader');
    expect(codesOf(await post('setPasswordWithToken', { ...link, newPassword: 'short' }))).toEqual([
      'PW_TOO_SHORT',
      'PW_MISSING_NUMBERS',
    ]);
    expect((await post('setPasswordWithToken', { ...link, newPassword: 'fresh water 2' })).statusCode).toBe(204);
  });

  test('is ended by a newer one, by its age, and with its person', async () => {
    const older = await resetLink('groupManager');
    const newer = await resetLink('groupManager', 2);
    expect([(await isValid(older)).json(), (await isValid(newer)).json()]).toEqual([{ valid: false }, { valid: true }]);
    await sql`UPDATE account_tokens SET expires_at = now() - interval '1 second' WHERE user_id = ${newer.userId}`.execute(
      server.database.owner,
    );
    expect((await isValid(newer)).json()).toEqual({ valid: false });
  });

  test('belongs only to its person', async () => {
    const { tag, post, resetLink, isValid } = await newAccounts();
    const link = await resetLink('admin');
    const other = { ...link, userId: `usr_reader_${tag}` };
    expect((await isValid(other)).json()).toEqual({ valid: false });
    expect(codesOf(await post('setPasswordWithToken', { ...other, newPassword: 'fresh water 2' }))).toEqual([
      'INVALID_TOKEN',
    ]);
  });

  test('T6 is stored as a hash only, and is in no job', async () => {
    const { company, resetLink } = await newAccounts();
    const link = await resetLink('admin');
    const { rows } = await sql<{ text: string }>`
      SELECT row_to_json(t)::text AS text FROM account_tokens t UNION ALL SELECT row_to_json(j)::text FROM jobs.job j
      UNION ALL SELECT row_to_json(a)::text FROM audit a WHERE company_id = ${company.id}`.execute(
      server.database.owner,
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.some(({ text }) => text.includes(link.inviteToken))).toBe(false);
  });

  test('ten guesses from one address are enough', async () => {
    const address = newAddress();
    const guess = { userId: `usr_admin_${tag}`, inviteToken: 'guess' };
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await isValid(guess, address)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const colleague = await newAccounts();
    const link = await colleague.resetLink('reader');
    expect((await isValid(link, address)).json(), 'a right one among the wrong ones of others').toEqual({
      valid: true,
    });
    const set = await post('setPasswordWithToken', { ...guess, newPassword: 'fresh water 2' }, address);
    expect(set.statusCode).toBe(429);
  });

  test('the link leads to the configured address, whatever host the request names', async () => {
    const { server, emailOf } = await newAccounts();
    await server.http.inject({
      method: 'POST',
      url: '/api/users/sendPasswordReset',
      payload: { emailAddress: emailOf('admin') },
      headers: { 'x-servery-request': '1', host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      remoteAddress: newAddress(),
    });
    const { text } = await mailTo(server, emailOf('admin'));
    expect(text).toContain('http://127.0.0.1:3000/reset/');
    expect(text).not.toContain('evil');
  });
});

describe('the sandbox mailbox', () => {
  test('RT-19 shows what was sent', async () => {
    const { server, emailOf, resetLink } = await newAccounts();
    const { inviteToken } = await resetLink('admin');
    const answer = await server.http.inject({ method: 'GET', url: '/api/debug/inviteEmails' });
    expect(answer.json()[0]).toMatchObject({ to: [emailOf('admin')], text: expect.stringContaining(inviteToken) });
  });
});
