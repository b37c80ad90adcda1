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

/** RT-19: the mailbox of the demo, which nothing of the console leads to. */
export async function openMailbox(page: Page): Promise<void> {
  await page.goto('/debug/inviteEmails');
}
