import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-result.ts';
import { type Answer, type CallInput, call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';

/** The values that a mailed link carries. */
export type MailedLink = { readonly userId: string; readonly inviteToken: string };

/** RC-07 */
export function sendPasswordReset(emailAddress: string) {
  return call('sendPasswordReset', { body: { emailAddress }, isQuiet: true });
}

/** RC-14 */
export function isValidInviteToken({ userId, inviteToken }: MailedLink) {
  return call('isValidInviteToken', { query: { userId, inviteToken }, isQuiet: true });
}

/** RC-18 */
export function setPasswordWithToken({ userId, inviteToken }: MailedLink, newPassword: string) {
  return call('setPasswordWithToken', { body: { userId, inviteToken, newPassword }, isQuiet: true });
}

/** PW-01; with the token of a mailed link, or as the signed-in person. */
export function checkNewPassword(
  who: Omit<CallInput<'isValidNewPassword'>['body'], 'password'>,
  password: string,
  signal: AbortSignal,
) {
  return call('isValidNewPassword', { body: { ...who, password }, signal, isQuiet: true });
}

export type PasswordPolicy = Answer<'passwordPolicy'>;

/** T4: the rules for a new password at this installation. */
export const passwordPolicyQuery = queryOptions({
  queryKey: keys.passwordPolicy(),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => unwrap(await call('passwordPolicy', { signal, isQuiet: true })),
});

/** PW-13 */
export function changePassword(currentPassword: string, newPassword: string) {
  return call('changePassword', { body: { currentPassword, newPassword } });
}

export type { Actable, OwnSession } from '@servery/contract';

export const ownSessionsQuery = queryOptions({
  queryKey: keys.ownSessions(),
  staleTime: 0,
  queryFn: async ({ signal }) => unwrap(await call('listOwnSessions', { signal })),
});

export function endOwnSession(sessionId: string) {
  return call('endOwnSession', { params: { sessionId } });
}

export function endOtherSessions() {
  return call('endOtherSessions');
}

export function actableQuery(companyId: string, search: string) {
  return queryOptions({
    queryKey: keys.actable(companyId, search),
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(await call('listActable', { params: { companyId }, query: { search }, signal })),
  });
}

export type SandboxMail = Answer<'sandboxMailbox'>[number];

/** RT-19; not found without a sandbox. */
export function fetchMailbox() {
  return call('sandboxMailbox', { isQuiet: true });
}
