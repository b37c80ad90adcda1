import type { Database } from '../../../platform/database/database.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { NotificationMail } from './mail-queue.ts';
import { atOnceMail, digestMail } from './notification-letters.ts';
import { readMailReaders } from './people.ts';
import { claimMails, endClaim, factsFor, waitingForDigest } from './waiting-mails.ts';

export interface NotificationMailSettings {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Where links lead: from the configuration, never from a request. No slash at its end. */
  readonly publicUrl: string;
}

/** Sends the notifications that are due for a person in one mail. A mail that the mail server does not take waits, and the job tries again. */
export async function sendNotificationMail(
  { database, mailer, publicUrl }: NotificationMailSettings,
  { companyId, userId, way }: NotificationMail,
): Promise<void> {
  const kept = way === 'EXAMPLE' ? 'DIGEST' : way;
  const { reader, ids, facts } = await database.inCompany(companyId, async (scope) => {
    const claimed = way === 'EXAMPLE' ? await waitingForDigest(scope, userId) : await claimMails(scope, userId, way);
    const [found] = await readMailReaders(scope, [userId]);
    return {
      reader: found,
      ids: claimed,
      facts: found === undefined ? [] : await factsFor(scope, found, { way: kept, ids: claimed }),
    };
  });
  const end = (isSent: boolean) =>
    database.inCompany(companyId, (scope) => endClaim(scope, { userId, way: kept, ids }, isSent));
  try {
    if (reader !== undefined && (facts.length > 0 || way === 'EXAMPLE')) {
      const content = { facts, publicUrl, clock: { zone: reader.preferences.timeZone, now: Date.now() } };
      await mailer.send(way === 'AT_ONCE' ? atOnceMail(reader.person, content) : digestMail(reader.person, content));
    }
  } catch (error) {
    if (way !== 'EXAMPLE') await end(false);
    throw error;
  }
  if (way !== 'EXAMPLE' && ids.length > 0) await end(true);
}
