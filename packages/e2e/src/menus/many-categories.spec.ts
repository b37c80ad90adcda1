import { expect, type Page } from '@playwright/test';
import { bulkBar, openCategories, selectRows, tableRow } from '../support/bulk-table.ts';
import { test } from '../support/console-test.ts';
import { save } from '../support/menu-editing.ts';
import { signIn } from '../support/sign-in.ts';
import { chooseLevel } from '../support/walking.ts';

test.use({ demoOf: 'many categories' });

test('RT-72 RT-76 OV-06 OV-13 DP-01 two categories become inactive, one goes to another department; a store makes it active again and follows again', async ({
  page,
  browser,
}) => {
  await signIn(page, 'menus@harbor.example');
  await openCategories(page);
  await selectRows(page, 'Soft drinks', 'Coffee & tea');
  await bulkBar(page).getByRole('button', { name: 'Make inactive' }).click();
  await expect(tableRow(page, 'Coffee & tea')).toContainText('Inactive');
  await selectRows(page, 'Soft drinks');
  await bulkBar(page).getByRole('button', { name: 'Move to department' }).click();
  await page.getByRole('combobox', { name: 'Department' }).click();
  await page.getByRole('option', { name: 'Desserts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move 1 category' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('region', { name: /^Soft drinks/ })).toContainText('Status: Active to Inactive');
  await expect(page.getByRole('region', { name: /^Coffee & tea/ })).toContainText('Moved from Drinks to Desserts');
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByRole('dialog', { name: 'Are You Sure?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: /^Save/ })).toBeHidden();

  const store = await (await browser.newContext()).newPage();
  await signIn(store, 'manager@harbor.example');
  await openCategories(store);
  for (const name of ['Soft drinks', 'Coffee & tea']) await expect(tableRow(store, name)).toContainText('Inactive');
  await selectRows(store, 'Coffee & tea');
  await bulkBar(store).getByRole('button', { name: 'Make active in Pier 39' }).click();
  await save(store);
  await store.reload();
  await expect(tableRow(store, 'Coffee & tea')).toContainText(/(?<!In)Active/);
  await expect(tableRow(store, 'Coffee & tea').getByRole('img', { name: 'Here' })).toBeVisible();
  await expect(tableRow(store, 'Soft drinks')).toContainText('Inactive');

  await page.reload();
  await expect(tableRow(page, 'Coffee & tea')).toContainText('Inactive');
  await expect(tableRow(page, 'Coffee & tea').getByRole('img', { name: 'A group or store differs' })).toBeVisible();

  await followAgain(store, 'Coffee & tea');
  await openCategories(store);
  await expect(tableRow(store, 'Coffee & tea')).toContainText('Inactive');
  await expect(tableRow(store, 'Coffee & tea').getByRole('img', { name: 'Here' })).toHaveCount(0);
  await store.context().close();
});

test('RT-76 OV-06 OV-13 what a group makes inactive at once is inactive at its stores, and nowhere else', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await openCategories(page);
  await chooseLevel(page, 'Bay Area');
  await selectRows(page, 'Calzones & stromboli', 'Captain’s specials');
  await bulkBar(page).getByRole('button', { name: 'Make inactive in Bay Area' }).click();
  await expect(tableRow(page, 'Calzones').getByRole('img', { name: 'Group' })).toBeVisible();
  await save(page);
  for (const [level, isActive] of [
    ['Pier 39', false],
    ['Harbor Pizza Co.', true],
  ] as const) {
    await chooseLevel(page, level);
    for (const name of ['Calzones & stromboli', 'Captain’s specials']) {
      await expect(tableRow(page, name)).toContainText(isActive ? /(?<!In)Active/ : 'Inactive');
    }
  }
});

/** Whatever the store keeps of the category comes from the company again. */
async function followAgain(page: Page, name: string): Promise<void> {
  await tableRow(page, name).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: /^Here/ }).first().click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await page.keyboard.press('Escape');
  await save(page);
  await page.reload();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}
