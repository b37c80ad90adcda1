import { expect, type Page } from '@playwright/test';

/** Goes to a screen as people do: the group in the navigation, then its entry. */
export async function goTo(page: Page, group: string, entry: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const opener = navigation.getByRole('button', { name: group, exact: true });
  await expect(opener).toBeVisible();
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await navigation.getByRole('link', { name: entry, exact: true }).click();
}

/** `leaving`: from a screen with unsaved changes, which asks. */
export async function goHome(page: Page, { leaving = false } = {}): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }).click();
  if (leaving) await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/home/);
}

/** Chooses a company, group or location in the selector of the breadcrumbs. */
export async function chooseLevel(page: Page, name: string): Promise<void> {
  const selector = page.getByRole('button', { name: /^Company, group or location:/ });
  await expect(selector).toBeVisible();
  if ((await selector.getAttribute('aria-label'))?.endsWith(`: ${name}`)) return;
  await selector.click();
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page.getByRole('button', { name: `Company, group or location: ${name}`, exact: true })).toBeVisible();
}

/** Provider staff work in another company. */
export async function chooseCompany(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Active Company:/ }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page.getByRole('button', { name: `Active Company: ${name}`, exact: true })).toBeVisible();
}

/** An entry of the user's own menu. */
export async function chooseInUserMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^User menu:/ }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
