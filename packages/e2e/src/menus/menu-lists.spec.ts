import { expect } from '@playwright/test';
import { test } from '../support/console-test.ts';
import { openMenuItem, save } from '../support/menu-editing.ts';
import { signIn } from '../support/sign-in.ts';
import { chooseLevel, goTo } from '../support/walking.ts';

test('RT-57 RT-58 RT-59 IN-06 a requirement is added, asked for by an item but not in one size, and deleted with what asks', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Requirements');
  await page.getByRole('button', { name: 'Add a requirement' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Cut in squares');
  await expect(page).toHaveURL(/\/menu\/requirements\/[^/]+\/edit/);
  await page.getByRole('textbox', { name: 'Question for the cashier' }).fill('Squares or slices?');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/has been saved correctly\./).first()).toBeVisible();

  await openMenuItem(page, 'Anchor Pepperoni');
  const asked = page.getByRole('region', { name: 'Requirements' });
  await asked.getByRole('switch', { name: 'Cut in squares' }).press('Space');
  await asked.getByRole('button', { name: /^Small/ }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('Requirement Cut in squares: on added')).toBeVisible();
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await save(page);

  await goTo(page, 'Menu', 'Requirements');
  const row = page.getByRole('row', { name: /Cut in squares/ });
  await expect(row).toContainText('1 place');
  await row.getByRole('button', { name: 'More about Cut in squares' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('used in 1 place and will be removed there too: Anchor Pepperoni');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await save(page);
  await openMenuItem(page, 'Anchor Pepperoni');
  await expect(asked.getByRole('switch', { name: 'Check ID' })).toBeAttached();
  await expect(asked.getByRole('switch', { name: 'Cut in squares' })).toHaveCount(0);
});

test('RT-55 KR-28 PX-07 a price changes in the table, differs at a store, and follows the company again', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Pricing Schemes');
  const small = page.getByRole('row', { name: /Anchor Pepperoni Small/ }).getByRole('gridcell');
  await small.nth(2).click();
  await page.keyboard.type('12.25');
  await page.keyboard.press('Enter');
  await expect(small.nth(2)).toContainText('$12.25');
  await page.getByRole('button', { name: 'Review' }).click();
  // Another journey on this server may have changed the earlier price.
  await expect(page.getByText(/^Small 10″, Delivery: \$[\d.]+ to \$12\.25$/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await save(page);

  await chooseLevel(page, 'Pier 39');
  await small.nth(2).click();
  await page.keyboard.type('13');
  await page.keyboard.press('Enter');
  await save(page);
  await page.reload();
  await expect(small.nth(2)).toHaveAttribute('data-origin', 'here');
  await small.nth(2).click();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await page.keyboard.press('Escape');
  await expect(small.nth(2)).toContainText('$12.25');
  await save(page);
});

test('RT-52 PX-01 the items of a tax structure open in Menu Items, listed without any other', async ({ page }) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Tax Structures');
  await page.getByRole('button', { name: 'Edit Alcohol', exact: true }).click();
  const taxed = page.getByRole('table', { name: 'Items taxed' });
  await expect(taxed.getByRole('columnheader', { name: 'Tax in 4 weeks' })).toBeVisible();
  await expect(taxed.getByRole('row', { name: /^Beer & wine Draft beer, / })).toBeVisible();
  await page.getByRole('link', { name: 'Open in Menu Items' }).click();
  await expect(page.getByRole('button', { name: 'Show: Taxed as Alcohol' })).toBeVisible();
  const table = page.getByRole('treegrid', { name: 'Menu items' });
  await expect(table.getByRole('row', { name: 'Beer & wine › Draft beer' })).toBeVisible();
  await expect(table.getByRole('row', { name: 'Prepared food' })).toHaveCount(0);
});

test('RT-60 KR-33 NG-53 NG-65 the online layout is edited, differs at a store, is read again, and follows the company again', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Online Layout');
  const shop = page.frameLocator('iframe[title="Preview of the online shop"]');
  await expect(page.getByText('Guests cannot find these')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Desserts', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Name shown to guests' });
  await name.fill('Sweet endings');
  await expect(shop.getByRole('heading', { name: 'Sweet endings' })).toBeVisible();
  await page.getByRole('button', { name: 'Move Sweet endings', exact: true }).press('Alt+ArrowUp');
  await save(page);

  await chooseLevel(page, 'Pier 39');
  await page.getByRole('button', { name: 'Edit Sweet endings', exact: true }).click();
  await name.fill('Pier sweets');
  await save(page);
  await page.reload();
  await expect(name).toHaveValue('Pier sweets');
  const row = page.getByRole('row', { name: /Pier sweets/ });
  await row.getByRole('button', { name: /Here/ }).click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Sweet endings');
  await save(page);
  await chooseLevel(page, 'Harbor Pizza Co.');
  await expect(page.getByRole('button', { name: 'Edit Sweet endings', exact: true })).toBeVisible();
});
