import { z } from 'zod';
import type { JobQueue } from '../platform/jobs.ts';

const accountMailSchema = z.discriminatedUnion('kind', [
  /** Somebody asked for a new password; whether the email is known is found out later, so that the answer does not depend on it. */
  z.object({ kind: z.literal('RESET'), emailKey: z.string(), address: z.string() }),
  z.object({ kind: z.literal('INVITE'), companyId: z.string(), userId: z.string(), invitedBy: z.string() }),
  z.object({ kind: z.literal('PASSWORD_CHANGED'), companyId: z.string(), userId: z.string() }),
]);

export type AccountMail = z.infer<typeof accountMailSchema>;

/** Mails about an account. A job never carries a token: it is made when the mail is sent. */
export const accountMailQueue: JobQueue<AccountMail> = { name: 'account-mail', schema: accountMailSchema };
