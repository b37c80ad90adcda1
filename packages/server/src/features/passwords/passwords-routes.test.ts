import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { linkOf, mailTo } from '../../testing/mailed-link.ts';
import {
  buildCompany,
  newAddress,
  signIn,
  type TestCompany,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let tag: string;

const first = 'correct horse 1';

beforeAll(async () => {
  server = await testServer();
  await useNewCompany();
});

async function useNewCompany() {
  company = await buildCompany(server);
  tag = company.id.slice(-8);
}

const emailOf = (person: TestPerson) => `${person}@${tag}.example`;

/** A call of somebody who is not signed in. */
function post(path: string, payload: object, remoteAddress = newAddress()) {
  const headers = { 'x-servery-request': '1' };
  return server.http.inject({ method: 'POST', url: `/api/users/${path}`, payload, headers, remoteAddress });
}

const askForReset = (emailAddress: string, remoteAddress?: string) =>
  post('sendPasswordReset', { emailAddress }, remoteAddress);

async function resetLink(person: TestPerson, count = 1) {
  await askForReset(emailOf(person));
  return linkOf(await mailTo(server, emailOf(person), count));
}

async function isValid(link: { userId: string; inviteToken: string }, remoteAddress = newAddress()) {
  const url = `/api/users/isValidInviteToken?${new URLSearchParams(link)}`;
  return server.http.inject({ method: 'GET', url, remoteAddress });
}

const codesOf = (answer: { json(): { errors: { code: string }[] } }) => answer.json().errors.map(({ code }) => code);

describe('recovery by mail', () => {
  test('RC-07 RC-14 RC-18 a mailed link sets a new password, which then signs in', async () => {
    const link = await resetLink('manager');
    expect((await isValid(link)).json()).toEqual({ valid: true });
    const answer = await post('setPasswordWithToken', { ...link, newPassword: 'fresh water 2' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    await signIn(server, emailOf('manager'), 'fresh water 2');
    await expect(signIn(server, emailOf('manager'), first)).rejects.toThrow('INVALID_CREDENTIALS');
  });

  test('LG-17 an unknown e-mail gets the same answer, byte for byte, and no mail', async () => {
    const [known, unknown] = [await askForReset(emailOf('reader')), await askForReset(`nobody@${tag}.example`)];
    const { date: _, ...headers } = known.headers;
    const { date: __, ...others } = unknown.headers;
    expect([unknown.statusCode, unknown.body, others]).toEqual([known.statusCode, known.body, headers]);
    await mailTo(server, emailOf('reader'));
    expect(server.mailbox.list().some(({ to }) => to.includes(`nobody@${tag}.example`))).toBe(false);
  });

  test('T2 the answer is given before anybody looks whether the e-mail is known', async () => {
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
    await useNewCompany();
    await askForReset(emailOf('admin').toUpperCase().replace('A', 'Ａ'));
    expect((await mailTo(server, emailOf('admin'))).subject).toBe('Reset your Servery password');
  });

  test('RC-05 BC-21 an e-mail of four characters is refused, naming the field', async () => {
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
    await useNewCompany();
    for (let asked = 0; asked < 5; asked += 1) await askForReset(emailOf('reader'));
    await askForReset(emailOf('admin'));
    await mailTo(server, emailOf('admin'));
    expect(server.mailbox.list().filter(({ to }) => to.includes(emailOf('reader')))).toHaveLength(3);
  });
});

describe('a mailed token', () => {
  beforeAll(useNewCompany);

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

  test('belongs to its person alone', async () => {
    await useNewCompany();
    const link = await resetLink('admin');
    const other = { ...link, userId: `usr_reader_${tag}` };
    expect((await isValid(other)).json()).toEqual({ valid: false });
    expect(codesOf(await post('setPasswordWithToken', { ...other, newPassword: 'fresh water 2' }))).toEqual([
      'INVALID_TOKEN',
    ]);
  });

  test('T6 is stored as a hash only, and stands in no job', async () => {
    const link = await resetLink('admin', 2);
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
    const set = await post('setPasswordWithToken', { ...guess, newPassword: 'fresh water 2' }, address);
    expect(set.statusCode).toBe(429);
  });

  test('the link leads to the configured address, whatever host the request names', async () => {
    await useNewCompany();
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

describe('a new password', () => {
  beforeAll(useNewCompany);

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
    const neighbour = await company.as('manager');
    expect((await neighbour('POST', '/api/users/isValidNewPassword', { userId, password: first })).statusCode).toBe(
      204,
    );
    const wrongToken = await check({ userId, password: first, inviteToken: 'guess' });
    expect(codesOf(wrongToken)).toEqual(['INVALID_TOKEN']);
  });

  test('T1 PW-07 the person and the bearer of a link are told, twenty times an hour', async () => {
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

describe('changing the password', () => {
  beforeAll(useNewCompany);

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

  test('PW-13 ends every other session, goes on in this one, tells by mail, and is audited without any value', async () => {
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

describe('an invitation', () => {
  beforeAll(useNewCompany);

  const invite = (companyId: string, userId: string) => `/api/users/${companyId}/${userId}/invite`;

  test('RC-23 RC-14 is mailed, lasts a week, and lets the person choose a password', async () => {
    const admin = await company.as('admin');
    await sql`UPDATE identities SET password_hash = '' WHERE user_id = ${`usr_reader_${tag}`}`.execute(
      server.database.owner,
    );
    await expect(signIn(server, emailOf('reader'), 'x')).rejects.toThrow('INVALID_CREDENTIALS');
    expect((await admin('POST', invite(company.id, `usr_reader_${tag}`))).statusCode).toBe(204);
    const mail = await mailTo(server, emailOf('reader'));
    expect(mail.text).toContain(`Ada Admin invites you to the Servery console of Company ${tag}`);
    expect(mail.text).toContain('for 7 days');
    const { newPassword, ...link } = { ...linkOf(mail), newPassword: 'fresh water 2' };
    expect((await isValid(link)).json()).toEqual({ valid: true });
    expect((await post('setPasswordWithToken', { ...link, newPassword })).statusCode).toBe(204);
    await signIn(server, emailOf('reader'), newPassword);
  });

  test('needs USER_ADMIN, over a grant that reaches the person', async () => {
    const manager = await company.as('manager');
    expect((await manager('POST', invite(company.id, `usr_reader_${tag}`))).statusCode).toBe(403);
    await sql`UPDATE roles SET permissions = permissions || '["USER_ADMIN"]' WHERE company_id = ${company.id} AND id = 'role_manager'`.execute(
      server.database.owner,
    );
    const group = await company.as('groupManager');
    expect((await group('POST', invite(company.id, `usr_manager_${tag}`))).statusCode).toBe(204);
    expect((await group('POST', invite(company.id, `usr_admin_${tag}`))).statusCode).toBe(403);
    expect((await manager('POST', invite(company.id, `usr_group_${tag}`))).statusCode).toBe(403);
  });

  test('of another company, of nobody and of a deleted person it is refused', async () => {
    const admin = await company.as('admin');
    const other = await buildCompany(server);
    const foreign = `usr_reader_${other.id.slice(-8)}`;
    const answers = [
      await admin('POST', invite(other.id, foreign)),
      await admin('POST', invite(company.id, foreign)),
      await admin('POST', invite(company.id, 'usr_absent')),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    await sql`UPDATE identities SET status = 'DELETED' WHERE user_id = ${`usr_reader_${tag}`}`.execute(
      server.database.owner,
    );
    const gone = await admin('POST', invite(company.id, `usr_reader_${tag}`));
    expect([gone.statusCode, gone.json()]).toEqual([409, { error: 'DELETED_USER' }]);
    await expect(signIn(server, emailOf('reader'), 'fresh water 2')).rejects.toThrow('DELETED_USER');
  });

  test('HTML and line breaks in names stay text, and start no header', async () => {
    await useNewCompany();
    await sql`UPDATE users SET display_name = E'<script>alert(1)</script>\r\nBcc: thief@evil.example' WHERE id = ${`usr_reader_${tag}`}`.execute(
      server.database.owner,
    );
    await sql`UPDATE companies SET name = E'<img src=x onerror=alert(1)>\r\nBcc: thief@evil.example' WHERE id = ${company.id}`.execute(
      server.database.owner,
    );
    const admin = await company.as('admin');
    await admin('POST', invite(company.id, `usr_reader_${tag}`));
    const mail = await mailTo(server, emailOf('reader'));
    expect(mail.to).toEqual([emailOf('reader')]);
    expect(mail.html).not.toMatch(/<script|<img/);
    expect(mail.html).toContain('&#60;script&#62;');
    expect(server.mailbox.list().some(({ to }) => to.includes('thief@evil.example'))).toBe(false);
  });
});

describe('the sandbox mailbox', () => {
  test('RT-19 shows what was sent', async () => {
    await useNewCompany();
    const { inviteToken } = await resetLink('admin');
    const answer = await server.http.inject({ method: 'GET', url: '/api/debug/inviteEmails' });
    expect(answer.json()[0]).toMatchObject({ to: [emailOf('admin')], text: expect.stringContaining(inviteToken) });
  });
});
