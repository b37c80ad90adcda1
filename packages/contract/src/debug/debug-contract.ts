import { z } from 'zod';
import { operation } from '../operation.ts';
import { instantSchema } from '../wire.ts';

export const debugOperations = {
  sandboxMailbox: operation({
    method: 'GET',
    path: '/api/debug/inviteEmails',
    tag: 'Sandbox',
    summary: 'Mails that the mail sandbox received, newest first; 404 without a sandbox',
    response: z.array(
      z.object({
        id: z.number().int(),
        at: instantSchema,
        from: z.string(),
        to: z.array(z.string()),
        subject: z.string(),
        text: z.string(),
      }),
    ),
  }),
};
