import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/console-test.ts';
import { save } from '../support/menu-editing.ts';
import { signIn } from '../support/sign-in.ts';
import { chooseLevel, goTo } from '../support/walking.ts';

test('KR-40 KR-41 KR-43 PX-10 a modifier is added with its prices, costs another amount at a store, follows again, and goes with its category', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Modifiers');
  await addWith(page, 'Add category', 'Cheese');
  await addWith(page, 'Add modifier to Cheese', 'Feta');
  await page.getByRole('textbox', { name: 'Kitchen name' }).fill('FET');
  await page.getByRole('combobox', { name: 'Charge, Dine in' }).click();
  await page.getByRole('option', { name: 'Its own prices' }).click();
  await typePrice(page, 0, '1.50');
  await typePrice(page, 3, '2.25');
  await expect(page.getByRole('treeitem', { name: /^Feta/ })).toContainText('$1.50');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('region', { name: /^Feta/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await save(page);

  await chooseLevel(page, 'Pier 39');
  await expect(page.getByRole('heading', { name: 'Feta', level: 1 })).toBeVisible();
  await typePrice(page, 3, '2.75');
  await expect(priceIn(page, 3)).toHaveAttribute('data-origin', 'here');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('Large 14″, Dine in: $2.25 to $2.75')).toBeVisible();
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await save(page);
  await page.reload();
  await expect(priceIn(page, 3)).toContainText('$2.75');

  await chooseLevel(page, 'Harbor Pizza Co.');
  await expect(priceIn(page, 3)).toContainText('$2.25');
  await page.getByRole('button', { name: '1 store differs' }).click();
  const stores = page.getByRole('dialog', { name: 'Feta: stores with their own value' });
  await expect(stores.getByRole('row', { name: /Pier 39/ })).toContainText('Large 14″, Dine in: $2.25 to $2.75');
  await stores.getByRole('checkbox').first().click();
  await stores.getByRole('button', { name: 'Reset 1 store' }).click();
  const reset = page.getByRole('dialog', { name: 'Reset Feta?' });
  await reset.getByRole('button', { name: 'Reset 1 store' }).click();
  await expect(stores.getByText('No store has its own value.')).toBeVisible();
  await stores.getByRole('button', { name: 'Close' }).click();
  await chooseLevel(page, 'Pier 39');
  await expect(priceIn(page, 3)).toHaveAttribute('data-origin', 'company');

  await chooseLevel(page, 'Harbor Pizza Co.');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Set for stores…' }).click();
  const set = page.getByRole('dialog', { name: 'Set Feta for stores' });
  await set.getByRole('combobox', { name: 'Add a field' }).click();
  await page.getByRole('option', { name: 'Large 14″, Dine in' }).click();
  await set.getByRole('textbox', { name: 'Large 14″, Dine in' }).fill('2.60');
  await set.getByRole('checkbox', { name: /Pier 39/ }).click();
  await expect(set.getByRole('region', { name: /^Feta/ })).toContainText('Large 14″, Dine in: $2.25 to $2.60');
  await set.getByRole('button', { name: 'Set at 1 place' }).click();
  const outcome = page.getByRole('dialog', { name: 'Setting values at 1 place' });
  await expect(outcome).toContainText('1 changed, 0 needed no change');
  await outcome.getByRole('button', { name: 'Close' }).last().click();
  await chooseLevel(page, 'Pier 39');
  await expect(priceIn(page, 3)).toHaveAttribute('data-origin', 'here');
  await expect(priceIn(page, 3)).toContainText('$2.60');

  await chooseLevel(page, 'Harbor Pizza Co.');
  await page.getByRole('treeitem', { name: /^Cheese/ }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('The category and its 1 modifier are deleted when you save.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('treeitem', { name: /^Cheese/ })).toHaveCount(0);
  await save(page);
});

test('RT-71 what takes a modifier is said before it is deleted, and lets it go', async ({ page }) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Modifiers');
  await page.getByLabel(/^Search \d+ modifiers/).fill('Clams');
  await page.getByRole('treeitem', { name: /^Clams/ }).click();
  await page.getByRole('button', { name: /^Show where it is used: Can be added to/ }).click();
  await expect(page.getByRole('link', { name: 'Anchor Pepperoni' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(/It is used in \d+ places? and will be removed there too: Fisherman’s Clam/);
  await question.getByRole('button', { name: 'Delete' }).click();
  await save(page);
  await page.reload();
  await expect(page.getByRole('treeitem', { name: /^Seafood toppings/ })).toContainText('3');
});

async function addWith(page: Page, entry: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a modifier or category' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  // Until then the name that is in sight is that of the thing before.
  await expect(page.getByRole('heading', { name: /^New /, level: 1 })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** The first price of a row; the first row is the one for every size. */
function priceIn(page: Page, row: number): Locator {
  return page
    .getByRole('grid', { name: 'Added to an item' })
    .getByRole('row')
    .nth(row + 2)
    .getByRole('gridcell')
    .first();
}

async function typePrice(page: Page, row: number, price: string): Promise<void> {
  await priceIn(page, row).click();
  await page.keyboard.type(price);
  await page.keyboard.press('Enter');
  await expect(priceIn(page, row)).toContainText(price);
}
