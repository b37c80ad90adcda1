import { expect, type Page } from '@playwright/test';
import { call } from '../support/console-calls.ts';

/** Follows the link in the newest mail to somebody, as a mail program does. */
export async function followMailedLink(page: Page, email: string): Promise<void> {
  let link = '';
  await expect
    .poll(async () => {
      const mails = await call(page, 'sandboxMailbox');
      link = /http:\S+/.exec(mails.find(({ to }) => to.includes(email))?.text ?? '')?.[0] ?? '';
      return link;
    })
    .toContain('/reset/');
  await page.goto(link);
}

/** The text of the newest mail whose subject begins so. */
export async function mailedText(page: Page, subject: string): Promise<string> {
  const mails = await call(page, 'sandboxMailbox');
  return mails.find((mail) => mail.subject.startsWith(subject))?.text ?? '';
}

/** Opens the last address that a mail names, as a mail program does. */
export async function followLastLink(page: Page, text: string): Promise<void> {
  await page.goto([...text.matchAll(/http:\S+/g)].at(-1)?.[0] ?? '');
}

/** RT-19: the mailbox of the demo, which nothing of the console leads to. */
export async function openMailbox(page: Page): Promise<void> {
  await page.goto('/debug/inviteEmails');
}
