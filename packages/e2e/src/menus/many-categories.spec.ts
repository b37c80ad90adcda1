import { expect, type Page } from '@playwright/test';
import { test } from '../support/console-test.ts';
import { save } from '../support/menu-editing.ts';
import { signIn } from '../support/sign-in.ts';
import { goTo } from '../support/walking.ts';

test.use({ demoOf: 'many categories' });

test('RT-72 RT-76 OV-06 OV-13 DP-01 two categories become inactive, one goes to another department; a store makes it active again and follows again', async ({
  page,
  browser,
}) => {
  await signIn(page, 'menus@harbor.example');
  await openCategories(page);
  await select(page, 'Soft drinks', 'Coffee & tea');
  await bar(page).getByRole('button', { name: 'Make inactive' }).click();
  await expect(row(page, 'Coffee & tea')).toContainText('Inactive');
  await select(page, 'Soft drinks');
  await bar(page).getByRole('button', { name: 'Move to department' }).click();
  await page.getByRole('combobox', { name: 'Department' }).click();
  await page.getByRole('option', { name: 'Desserts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move 1 category' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('region', { name: /^Soft drinks/ })).toContainText('Status: Active to Inactive');
  await expect(page.getByRole('region', { name: /^Coffee & tea/ })).toContainText('Department: Drinks to Desserts');
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByRole('dialog', { name: 'Are You Sure?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: /^Save/ })).toBeHidden();

  const store = await (await browser.newContext()).newPage();
  await signIn(store, 'manager@harbor.example');
  await openCategories(store);
  for (const name of ['Soft drinks', 'Coffee & tea']) await expect(row(store, name)).toContainText('Inactive');
  await select(store, 'Coffee & tea');
  await bar(store).getByRole('button', { name: 'Make active in Pier 39' }).click();
  await save(store);
  await store.reload();
  await expect(row(store, 'Coffee & tea')).toContainText(/(?<!In)Active/);
  await expect(row(store, 'Coffee & tea').getByRole('img', { name: 'Here' })).toBeVisible();
  await expect(row(store, 'Soft drinks')).toContainText('Inactive');

  await page.reload();
  await expect(row(page, 'Coffee & tea')).toContainText('Inactive');
  await expect(row(page, 'Coffee & tea').getByRole('img', { name: 'A group or store differs' })).toBeVisible();

  await followAgain(store, 'Coffee & tea');
  await openCategories(store);
  await expect(row(store, 'Coffee & tea')).toContainText('Inactive');
  await expect(row(store, 'Coffee & tea').getByRole('img', { name: 'Here' })).toHaveCount(0);
  await store.context().close();
});

async function openCategories(page: Page): Promise<void> {
  await goTo(page, 'Menu', 'Menu Items');
  await page.getByRole('radiogroup', { name: 'List' }).getByText('Categories').click();
  await expect(page.getByRole('treegrid', { name: 'Categories' })).toBeVisible();
}

/** Whatever the store keeps of the category comes from the company again. */
async function followAgain(page: Page, name: string): Promise<void> {
  await row(page, name).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: /^Here/ }).first().click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await page.keyboard.press('Escape');
  await save(page);
  await page.reload();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

function row(page: Page, name: string) {
  return page.getByRole('treegrid').getByRole('row', { name: new RegExp(`^Select ${name}`) });
}

function bar(page: Page) {
  return page.getByRole('region', { name: /\d+ selected/ });
}

async function select(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
}
