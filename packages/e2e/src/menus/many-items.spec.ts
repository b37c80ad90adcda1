import { expect, type Page } from '@playwright/test';
import { test } from '../support/console-test.ts';
import { save } from '../support/menu-editing.ts';
import { signIn } from '../support/sign-in.ts';
import { chooseLevel, goTo } from '../support/walking.ts';

test('RT-72 OV-06 many items become inactive and active again, two move to another category, and a store keeps what it made inactive', async ({
  page,
  browser,
}) => {
  const store = await (await browser.newContext()).newPage();
  await signIn(store, 'manager@harbor.example');
  await goTo(store, 'Menu', 'Menu Items');
  await select(store, 'White Pie');
  await bar(store).getByRole('button', { name: 'Make inactive in Pier 39' }).click();
  await expect(row(store, 'White Pie')).toContainText('Inactive');
  await save(store);

  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Menu Items');
  await expect(row(page, 'White Pie').getByRole('img', { name: 'A group or store differs' })).toBeVisible();
  await select(page, 'Cheese Pizza', 'White Pie', 'Pesto Base');
  await bar(page).getByRole('button', { name: 'Make inactive' }).click();
  await expect(row(page, 'Cheese Pizza')).toContainText('Inactive');
  await expect(page.getByText('3 changes')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Cheese Pizza')).toContainText('Active');

  await select(page, 'Cheese Pizza');
  await bar(page).getByRole('button', { name: 'Move to category' }).click();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'By the slice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move 2 items' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('region', { name: /^White Pie/ })).toContainText(
    'Category: Build your own to By the slice',
  );
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await save(page);

  await page.getByLabel('Find by name, PLU or category').fill('by the slice');
  await expect(row(page, 'White Pie')).toContainText('Active');
  await expect(row(page, 'Pesto Base')).toBeVisible();
  await chooseLevel(page, 'Pier 39');
  await expect(row(page, 'White Pie')).toContainText('Inactive');
  await expect(row(page, 'Pesto Base')).toContainText('Active');
  await store.context().close();
});

test('RT-67 modifiers become inactive together and active again', async ({ page }) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Modifiers');
  await select(page, 'Salami', 'Meatball');
  await bar(page).getByRole('button', { name: 'Make inactive' }).click();
  await save(page);
  await page.reload();
  await page.getByRole('button', { name: 'Show: All' }).click();
  await page.getByRole('option', { name: 'Inactive' }).click();
  await expect(row(page, 'Salami')).toBeVisible();
  await select(page, 'Salami', 'Meatball');
  await bar(page).getByRole('button', { name: 'Make active' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await save(page);
});

function row(page: Page, name: string) {
  return page.getByRole('treegrid').getByRole('row', { name: new RegExp(`^Select ${name}`) });
}

function bar(page: Page) {
  return page.getByRole('region', { name: /\d+ selected/ });
}

async function select(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
}
