import { expect, type Page } from '@playwright/test';
import { test } from './support/console-test.ts';
import { signIn } from './support/sign-in.ts';

test.use({ demoOf: 'on the go' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('KR-34 a two-for-one is made in six steps', async ({ page }) => {
    await signIn(page, 'menus@harbor.example');
    await goByMenu(page, 'Menu', 'Offers');
    await makeTwoForOne(page, 'Garlic Knots');
  });
});

/** Goes to a screen where the navigation lies behind a button. */
async function goByMenu(page: Page, group: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const menu = page.getByRole('dialog');
  const opener = menu.getByRole('button', { name: group, exact: true });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await menu.getByRole('link', { name: entry, exact: true }).click();
  await expect(menu).toBeHidden();
}

/** Six steps, the last of which saves. */
async function makeTwoForOne(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an offer' }).first().click();
  await page.getByRole('radio', { name: 'Buy one get one' }).check();
  await page.getByRole('combobox', { name: 'Guests buy', exact: true }).fill(item);
  await page.getByRole('option', { name: item, exact: true }).click();
  await page.getByRole('switch', { name: 'Active' }).press('Space');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: `${item} 2 for 1`, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('The menu has been saved correctly.').first()).toBeVisible();
}
