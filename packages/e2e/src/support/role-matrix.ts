import { expect, type Page } from '@playwright/test';
import { goTo } from './walking.ts';

/** The matrix of roles, narrowed down to the permissions of some words. */
export async function openMatrix(page: Page, words: string): Promise<void> {
  await goTo(page, 'Employment', 'Security Roles');
  await page.getByText('Matrix', { exact: true }).click();
  await page.getByLabel(/^Search \d+ permissions/).fill(words);
  await expect(page.getByRole('grid', { name: 'Permissions by role' })).toBeVisible();
}
