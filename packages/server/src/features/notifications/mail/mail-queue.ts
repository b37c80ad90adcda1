import { z } from 'zod';
import type { JobQueue } from '../../../platform/jobs.ts';

const notificationMailSchema = z.object({
  companyId: z.string(),
  userId: z.string(),
  /** The notifications that wait for the person go in one mail. `EXAMPLE`: the digest as it would read now, and they go on waiting. */
  way: z.enum(['AT_ONCE', 'DIGEST', 'EXAMPLE']),
});
export type NotificationMail = z.infer<typeof notificationMailSchema>;

export const notificationMailQueue: JobQueue<NotificationMail> = {
  name: 'notification-mail',
  schema: notificationMailSchema,
};
