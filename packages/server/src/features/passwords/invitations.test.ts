import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newAccounts } from '../../testing/account-calls.ts';
import { linkOf, mailTo } from '../../testing/mailed-link.ts';
import { buildCompany, signIn } from '../../testing/test-server.ts';

describe('an invitation', async () => {
  const { server, company, tag, emailOf, post, isValid } = await newAccounts();

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
    const foreign = `usr_reader_${other.tag}`;
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
    const { server, company, tag, emailOf } = await newAccounts();
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
