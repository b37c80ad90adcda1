import type { ReceivedMail } from '@servery/sandbox';
import type { TestServer } from './test-server.ts';
import { waitFor } from './wait-for.ts';

/** The newest mail to an address, once there are so many. */
export function mailTo(server: TestServer, address: string, count = 1): Promise<ReceivedMail> {
  return waitFor(async () => {
    const mails = server.mailbox.list().filter(({ to }) => to.includes(address));
    return mails.length >= count ? mails[0] : undefined;
  });
}

/** The person and the token of the link in a mail. */
export function linkOf({ text }: ReceivedMail): { userId: string; inviteToken: string } {
  const [, userId = '', inviteToken = ''] = /\/(?:reset|invite)\/([^/\s]+)\/([^/\s]+)/.exec(text) ?? [];
  return { userId, inviteToken };
}
