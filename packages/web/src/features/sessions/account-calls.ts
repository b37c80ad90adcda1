import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../../api/api-result.ts';
import { noAnswer, request } from '../../api/request.ts';

/** What a mailed link carries. */
export type MailedLink = { readonly userId: string; readonly inviteToken: string };

const users = '/api/users';

/** RC-07 */
export function sendPasswordReset(emailAddress: string) {
  const body = { emailAddress };
  return request({ method: 'POST', path: `${users}/sendPasswordReset`, body, schema: noAnswer, isQuiet: true });
}

/** RC-14 */
export function isValidInviteToken({ userId, inviteToken }: MailedLink) {
  const schema = z.object({ valid: z.boolean() });
  return request({ path: `${users}/isValidInviteToken`, query: { userId, inviteToken }, schema, isQuiet: true });
}

/** RC-18 */
export function setPasswordWithToken(link: MailedLink, newPassword: string) {
  const body = { ...link, newPassword };
  return request({ method: 'POST', path: `${users}/setPasswordWithToken`, body, schema: noAnswer, isQuiet: true });
}

/** PW-01; with the token of a mailed link, or as the signed-in person. */
export function checkNewPassword(who: MailedLink | { readonly userId: string }, password: string, signal: AbortSignal) {
  const body = { ...who, password };
  const path = `${users}/isValidNewPassword`;
  return request({ method: 'POST', path, body, schema: noAnswer, signal, isQuiet: true });
}

const policySchema = z.object({
  minimumLength: z.number(),
  needsLetter: z.boolean(),
  needsNumber: z.boolean(),
  remembered: z.number(),
});
export type PasswordPolicy = z.infer<typeof policySchema>;

/** T4: what a new password must be at this installation. */
export const passwordPolicyQuery = queryOptions({
  queryKey: ['password-policy'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) =>
    unwrap(await request({ path: `${users}/passwordPolicy`, schema: policySchema, signal, isQuiet: true })),
});

/** PW-13 */
export function changePassword(currentPassword: string, newPassword: string) {
  const body = { currentPassword, newPassword };
  return request({ method: 'POST', path: `${users}/changePassword`, body, schema: noAnswer });
}

const ownSessions = z.array(
  z.object({
    id: z.string(),
    userAgent: z.string(),
    address: z.string(),
    since: z.string(),
    lastSeen: z.string(),
    isThis: z.boolean(),
    isActing: z.boolean(),
  }),
);
export type OwnSession = z.infer<typeof ownSessions>[number];

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  staleTime: 0,
  queryFn: async ({ signal }) => unwrap(await request({ path: '/api/session/own', schema: ownSessions, signal })),
});

export function endOwnSession(id: string) {
  return request({ method: 'POST', path: `/api/session/own/${id}/end`, schema: noAnswer });
}

export function endOtherSessions() {
  return request({ method: 'POST', path: '/api/session/own/endOthers', schema: noAnswer });
}

const actable = z.array(
  z.object({ userId: z.string(), name: z.string(), email: z.string(), roles: z.array(z.string()) }),
);
export type Actable = z.infer<typeof actable>[number];

export function actableQuery(companyId: string, search: string) {
  return queryOptions({
    queryKey: ['actable', companyId, search],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(await request({ path: `${users}/${companyId}/actable`, query: { search }, schema: actable, signal })),
  });
}

const mails = z.array(
  z.object({
    id: z.number(),
    at: z.string(),
    to: z.array(z.string()),
    subject: z.string(),
    text: z.string(),
  }),
);
export type SandboxMail = z.infer<typeof mails>[number];

/** RT-19; not found without a sandbox. */
export function fetchMailbox() {
  return request({ path: '/api/debug/inviteEmails', schema: mails, isQuiet: true });
}
