import type { Page } from '@playwright/test';

/** Resolves once the code of notices and dialogs has come, which editors and forms ask for ahead: a journey may take the connection away then. */
export async function codeOfMessages(page: Page): Promise<void> {
  const parts = ['notification-place', 'notice-channel', 'loading-dialog', 'confirm-dialog'];
  await Promise.all(
    parts.map((part) => page.waitForResponse((answer) => answer.url().includes(`/${part}-`), { timeout: 0 })),
  );
}
