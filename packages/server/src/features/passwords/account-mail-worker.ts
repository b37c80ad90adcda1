import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import type { MailPerson } from '../../platform/mail/letter.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { AccountMail } from '../../sign-in/account-mail.ts';
import { admit } from '../../sign-in/rate-limits.ts';
import { inviteMail, passwordChangedMail, resetMail } from './account-mails.ts';
import { issueToken } from './account-tokens.ts';

export interface AccountMailSettings {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Where links lead: from the configuration, never from a request. No slash at its end. */
  readonly publicUrl: string;
  readonly resetMinutes: number;
  readonly inviteMinutes: number;
}

/** Links mailed to one account, so that no mailbox is flooded. */
const mailsToAccount = { name: 'reset-mail', count: 3, minutes: 60 };

/** Sends one mail; tried again as a whole when the mail server does not take it, with a new token. */
export async function sendAccountMail(settings: AccountMailSettings, mail: AccountMail): Promise<void> {
  if (mail.kind === 'RESET') return sendReset(settings, mail);
  const person = await settings.database.inCompany(mail.companyId, (scope) => personOf(scope, mail.userId));
  if (person === undefined) return;
  if (mail.kind === 'PASSWORD_CHANGED') return settings.mailer.send(passwordChangedMail(person));
  const minutes = settings.inviteMinutes;
  const { token, company } = await settings.database.inCompany(mail.companyId, async (scope) => ({
    token: await issueToken(scope, { userId: mail.userId, purpose: 'INVITE', minutes }),
    company: await scope.db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', scope.companyId)
      .executeTakeFirstOrThrow(),
  }));
  const url = `${settings.publicUrl}/invite/${mail.userId}/${token}`;
  await settings.mailer.send(inviteMail(person, { company: company.name, invitedBy: mail.invitedBy, url, minutes }));
}

async function sendReset(settings: AccountMailSettings, mail: Extract<AccountMail, { kind: 'RESET' }>): Promise<void> {
  const identity = await settings.database.lookup(async (db) =>
    (await admit(db, mailsToAccount, mail.emailKey))
      ? db
          .selectFrom('identities')
          .select(['company_id', 'user_id'])
          .where('email_key', '=', mail.emailKey)
          .where('status', '=', 'ACTIVE')
          .executeTakeFirst()
      : undefined,
  );
  if (identity === undefined) return;
  const { company_id: companyId, user_id: userId } = identity;
  const minutes = settings.resetMinutes;
  const letter = await settings.database.inCompany(companyId, async (scope) => {
    const person = await personOf(scope, userId);
    if (person === undefined) return undefined;
    const actor = { userId, name: person.name, originalUserId: null, address: mail.address };
    await writeAudit(scope, actor, { action: 'SEND_PASSWORD_RESET', subject: `user:${userId}`, details: {} });
    return { person, token: await issueToken(scope, { userId, purpose: 'RESET', minutes }) };
  });
  if (letter === undefined) return;
  const url = `${settings.publicUrl}/reset/${userId}/${letter.token}`;
  await settings.mailer.send(resetMail(letter.person, url, minutes));
}

async function personOf(scope: CompanyScope, userId: string): Promise<MailPerson | undefined> {
  const row = await scope.db
    .selectFrom('users')
    .select(['display_name', 'email'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? undefined : { name: row.display_name, email: row.email };
}
