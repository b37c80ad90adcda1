import { expect } from '@playwright/test';
import { bulkBar, selectRows, tableRow } from '../support/bulk-table.ts';
import { test } from '../support/console-test.ts';
import { save } from '../support/menu-editing.ts';
import { signIn } from '../support/sign-in.ts';
import { chooseLevel, goTo } from '../support/walking.ts';

test('RT-72 RT-104 NG-63 OV-06 many items become inactive and active again, two move to another category, and a store keeps what it made inactive', async ({
  page,
  browser,
}) => {
  const store = await (await browser.newContext()).newPage();
  await signIn(store, 'manager@harbor.example');
  await goTo(store, 'Menu', 'Menu Items');
  await selectRows(store, 'White Pie');
  await bulkBar(store).getByRole('button', { name: 'Make inactive in Pier 39' }).click();
  await expect(tableRow(store, 'White Pie')).toContainText('Inactive');
  await save(store);
  await goTo(store, 'Kiosk', 'Kiosk Menu');
  await expect(store.getByRole('heading', { name: 'Kiosk menu', level: 1 })).toBeVisible();

  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Menu Items');
  await expect(tableRow(page, 'White Pie').getByRole('img', { name: 'A group or store differs' })).toBeVisible();
  await selectRows(page, 'Cheese Pizza', 'White Pie', 'Pesto Base');
  await bulkBar(page).getByRole('button', { name: 'Make inactive' }).click();
  await expect(tableRow(page, 'Cheese Pizza')).toContainText('Inactive');
  await expect(page.getByText('3 changes')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tableRow(page, 'Cheese Pizza')).toContainText('Active');

  await selectRows(page, 'Cheese Pizza');
  await bulkBar(page).getByRole('button', { name: 'Move to category' }).click();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'By the slice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move 2 items' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('region', { name: /^White Pie/ })).toContainText(
    'Moved from Build your own to By the slice',
  );
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await save(page);

  await page.getByLabel('Find by name, PLU or category').fill('by the slice');
  await expect(tableRow(page, 'White Pie')).toContainText('Active');
  await expect(tableRow(page, 'Pesto Base')).toBeVisible();
  await chooseLevel(page, 'Pier 39');
  await expect(tableRow(page, 'White Pie')).toContainText('Inactive');
  await expect(tableRow(page, 'Pesto Base')).toContainText('Active');
  await store.context().close();
});

test('RT-67 modifiers become inactive together and active again', async ({ page }) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Modifiers');
  await selectRows(page, 'Salami', 'Meatball');
  await bulkBar(page).getByRole('button', { name: 'Make inactive' }).click();
  await save(page);
  await page.reload();
  await page.getByRole('button', { name: 'Show: All' }).click();
  await page.getByRole('option', { name: 'Inactive' }).click();
  await expect(tableRow(page, 'Salami')).toBeVisible();
  await selectRows(page, 'Salami', 'Meatball');
  await bulkBar(page).getByRole('button', { name: 'Make active' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await save(page);
});
