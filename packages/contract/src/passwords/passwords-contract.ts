import { emailMinimumLength, passwordMaximumLength } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { idSchema } from '../wire.ts';

const passwordSchema = z.string().max(passwordMaximumLength);
const inviteTokenSchema = z.string().min(1).max(200);

/** RC-07 RC-05 */
const passwordResetSchema = z.strictObject({ emailAddress: z.string().min(emailMinimumLength).max(320) });

/** EN-13; the token of a mailed link stands for a sign-in. */
const passwordCheckSchema = z.strictObject({
  userId: idSchema,
  password: passwordSchema,
  inviteToken: inviteTokenSchema.optional(),
});

export const passwordsOperations = {
  passwordPolicy: operation({
    method: 'GET',
    path: '/api/users/passwordPolicy',
    tag: 'Users',
    summary: 'What a new password must be here; common ones and the last four are refused besides',
    response: z.object({
      minimumLength: z.number().int(),
      needsLetter: z.boolean(),
      needsNumber: z.boolean(),
      remembered: z.number().int(),
    }),
  }),
  sendPasswordReset: operation({
    method: 'POST',
    path: '/api/users/sendPasswordReset',
    tag: 'Users',
    summary: 'Mail a link to set a new password; answers the same whether the email is known or not',
    bodySize: 'credentials',
    body: passwordResetSchema,
  }),
  isValidInviteToken: operation({
    method: 'GET',
    path: '/api/users/isValidInviteToken',
    tag: 'Users',
    summary: 'Whether the token of a mailed link still works',
    query: z.strictObject({ userId: idSchema, inviteToken: inviteTokenSchema }),
    response: z.object({ valid: z.boolean() }),
  }),
  setPasswordWithToken: operation({
    method: 'POST',
    path: '/api/users/setPasswordWithToken',
    tag: 'Users',
    summary: 'Set the password with the token of a mailed link, once; every session of the person ends',
    bodySize: 'credentials',
    body: z.strictObject({ userId: idSchema, inviteToken: inviteTokenSchema, newPassword: passwordSchema }),
  }),
  isValidNewPassword: operation({
    method: 'POST',
    path: '/api/users/isValidNewPassword',
    tag: 'Users',
    summary: 'Check a new password; the last four count only for the person and for the bearer of a mailed link',
    bodySize: 'credentials',
    body: passwordCheckSchema,
  }),
  changePassword: operation({
    method: 'POST',
    path: '/api/users/changePassword',
    tag: 'Users',
    summary: 'Change the own password; every other session of the person ends',
    bodySize: 'credentials',
    body: z.strictObject({
      currentPassword: z.string().min(1).max(passwordMaximumLength),
      newPassword: passwordSchema,
    }),
  }),
  inviteUser: operation({
    method: 'POST',
    path: '/api/users/:companyId/:userId/invite',
    tag: 'Users',
    summary: 'Mail an invitation to set a password and sign in; a new one ends the one before',
    params: z.strictObject({ companyId: idSchema, userId: idSchema }),
  }),
};
