import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './support/console-test.ts';
import { signIn } from './support/sign-in.ts';
import { chooseLevel, goTo } from './support/walking.ts';
import { violationsOf } from './support/wcag.ts';

/** Types into the command palette. */
async function search(page: Page, query: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Search or go to' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Go to a screen, location, item, employee or setting' }).fill(query);
}

test('by keyboard only a setting is found by its label, by another word for it and by its value, and opened at its field', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Configuration', 'Hours');
  await chooseLevel(page, 'Pier 39');

  await search(page, 'gratuity for large');
  await expect(page.getByRole('button', { name: /^Add a gratuity for large parties/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/locationSettings\/payments\?.*locationId=pier-39/);
  await expect(page.getByRole('switch', { name: 'Add a gratuity for large parties' })).toBeFocused();

  await search(page, 'apple pay');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/locationSettings\/creditAndGift/);
  await expect(page.getByRole('switch', { name: 'Mobile wallets online' })).toBeFocused();

  await search(page, 'lighthouse rock street');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/locationSettings\/deliverySettings/);
  await expect(page.getByRole('textbox', { name: 'Street' })).toHaveValue('Lighthouse Rock');
  await expect(page.getByRole('textbox', { name: 'Street' })).toBeFocused();
  await expect(page).not.toHaveURL(/field=/);
});

test('EM-04 EM-05 fields of employment are found by name and by another word, and opened in their tab', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await search(page, 'labor budget friday');
  await expect(page.getByRole('button', { name: /^Labor target, Friday/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/employment\/employment/);
  await expect(page.getByRole('tab', { name: /^Time Clock/ })).toHaveAttribute('aria-selected', 'true');
  // The week of the demo's settings starts on Monday.
  await expect(
    page
      .getByRole('row', { name: /^Labor target/ })
      .getByRole('gridcell')
      .nth(4),
  ).toBeFocused();

  await search(page, 'meal break minutes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Lunch length' })).toBeFocused();

  await search(page, 'bike courier minimum tip');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /^Job Types/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Minimum tip' })).toBeFocused();
});

test('letters that are typed right after the shortcut are what is searched for, at the first opening and at later ones', async ({
  page,
}) => {
  // The code of the palette comes late: the first word is typed before there is a field.
  await page.route('**/assets/command-palette-*.js', async (route) => {
    await sleep(1500);
    await route.continue();
  });
  await signIn(page, 'admin@harbor.example');
  await expect(page.getByRole('button', { name: 'Search or go to' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Go to a screen, location, item, employee or setting' });
  for (const word of ['gratuity', 'lindqvist', 'harbor supreme']) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(word);
    await expect(field).toHaveValue(word);
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  }
});

test('settings of screens that a person does not have are not found', async ({ page }) => {
  await signIn(page, 'manager@harbor.example');
  await search(page, 'convenience fee');
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('the palette goes to a menu item and to an employee', async ({ page }) => {
  await signIn(page, 'admin@harbor.example');
  await search(page, 'harbor supreme');
  await page.getByRole('button', { name: /^Harbor Supreme/ }).click();
  await expect(page).toHaveURL(/\/menu\/menuItems\/[^/]+\/item\//);
  await expect(page.getByRole('heading', { name: 'Harbor Supreme' })).toBeVisible();

  await search(page, 'lindqvist');
  await page.getByRole('button', { name: /^Amara Lindqvist/ }).click();
  await expect(page).toHaveURL(/\/employees\//);
  await expect(page.getByRole('heading', { name: 'Amara Lindqvist' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open palette violates no WCAG 2.2 AA in the ${colorScheme} theme`, async ({ browser }) => {
    const page = await (await browser.newContext({ colorScheme, reducedMotion: 'reduce' })).newPage();
    await signIn(page, 'admin@harbor.example');
    await search(page, 'tip');
    await expect(page.getByRole('button', { name: /^Tips online/ })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });
}
