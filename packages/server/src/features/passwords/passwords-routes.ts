import { passwordsRemembered } from '@servery/domain';
import { type Actor, isProviderStaff } from '../../access/actor.ts';
import { personOf } from '../../access/principal.ts';
import type { Routes } from '../../access/routes.ts';
import { forbidden, notFound } from '../../platform/fault.ts';
import { readSandboxMailbox } from '../../platform/mail/sandbox-mailbox.ts';
import { accountMailQueue } from '../../sign-in/account-mail.ts';
import { emailKey } from '../../sign-in/email-key.ts';
import { admit, limitExceeded } from '../../sign-in/rate-limits.ts';
import { type AccountMailSettings, sendAccountMail } from './account-mail-worker.ts';
import { inviteUser } from './invitations.ts';
import {
  changePassword,
  checkNewPassword,
  type PasswordsOptions,
  readToken,
  setPasswordWithToken,
} from './passwords-service.ts';

export interface PasswordsSettings extends PasswordsOptions, AccountMailSettings {
  /** Jobs of requests that name no company belong to the provider company. */
  readonly providerId: string;
  /** Mailbox of the sandbox; empty: there is none. */
  readonly sandboxMailboxUrl: string;
  /** Only this machine reaches the console: its mailbox then asks for no sign-in. */
  readonly isOnLoopback: boolean;
}

const resetsFromAddress = { name: 'reset', count: 10, minutes: 15 };

export function servePasswords(route: Routes, settings: PasswordsSettings): void {
  const { database, jobs, providerId } = settings;
  jobs.handle(accountMailQueue, (mail) => sendAccountMail(settings, mail));

  route('passwordPolicy', async () => ({ ...settings.policy, remembered: passwordsRemembered }));

  // LG-17: whether the email is known is found out by the worker, long after the answer.
  route('sendPasswordReset', async ({ body, request }) => {
    if (!(await database.lookup((db) => admit(db, resetsFromAddress, request.from.network))))
      throw limitExceeded(resetsFromAddress);
    const mail = { kind: 'RESET', emailKey: emailKey(body.emailAddress), address: request.from.address } as const;
    await database.inCompany(providerId, (scope) =>
      jobs.enqueue(scope, accountMailQueue, { data: mail, startAfter: new Date() }),
    );
    return undefined;
  });

  route('isValidInviteToken', async ({ query, request }) => ({
    valid: (await readToken(database, query, request.from)) !== undefined,
  }));

  route('setPasswordWithToken', async ({ body, request }) => {
    await setPasswordWithToken(settings, body, request.from);
    return undefined;
  });

  route('isValidNewPassword', async ({ body, request, admission }) => {
    await checkNewPassword(settings, body, { actor: personOf(admission.principal), from: request.from });
    return undefined;
  });

  route('changePassword', async ({ actor, body }) => {
    await changePassword(settings, actor(), body);
    return undefined;
  });

  route('inviteUser', async ({ actor, params }) => {
    await inviteUser(settings, actor(), params.userId);
    return undefined;
  });

  // T8: its links open accounts, so that beyond this machine only the provider's staff reads them.
  route('sandboxMailbox', async ({ actor }) => {
    if (settings.sandboxMailboxUrl === '') throw notFound();
    if (!settings.isOnLoopback && !isStaff(actor(), providerId)) throw forbidden();
    return readSandboxMailbox(settings.sandboxMailboxUrl);
  });
}

/** A person who acts as a member of the staff is not that member. */
function isStaff({ homeCompanyId, grants, originalUserId }: Actor, providerId: string): boolean {
  return originalUserId === null && isProviderStaff(homeCompanyId, grants, providerId);
}
