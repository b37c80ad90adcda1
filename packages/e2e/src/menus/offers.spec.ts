import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/console-test.ts';
import { save } from '../support/menu-editing.ts';
import { signIn } from '../support/sign-in.ts';
import { chooseLevel, goTo } from '../support/walking.ts';

test('KR-34 KR-35 KR-36 OF-01 OF-02 an offer is added with its value, is worth more at a store, follows again, and goes', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Offers');
  await expect(page.getByRole('treeitem', { name: /^Two-topping Tuesday/ })).toContainText('Coupon · Tue');
  await page.getByRole('button', { name: 'Add an offer' }).first().click();
  await page.getByRole('radio', { name: 'Blank offer' }).check();
  await page.getByLabel('Name', { exact: true }).fill('Late slice');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Late slice', level: 1 })).toBeVisible();

  await openTab(page, 'Validity');
  await page.getByRole('switch', { name: 'Only at certain hours' }).press('Space');
  await typeInto(page.getByRole('textbox', { name: 'From' }), '9:00 PM');
  await typeInto(page.getByRole('textbox', { name: 'Until' }), '12:00 AM');
  await expect(page.getByRole('treeitem', { name: /^Late slice/ })).toContainText('9:00 PM – 12:00 AM');

  await openTab(page, 'Value');
  await page.getByRole('radiogroup', { name: 'Takes off' }).getByText('Amount', { exact: true }).click();
  const dineIn = page.getByRole('row', { name: /^Dine in/ }).getByRole('gridcell');
  const amount = dineIn.first();
  await typeAt(amount, '2');
  await expect(amount).toContainText('$2.00 off');
  await proven(page);
  await expect(dineIn.last()).toContainText('$');

  await openTab(page, 'Applying');
  await page.getByRole('switch', { name: 'Needs a coupon code' }).press('Space');
  await expect(page.getByText('Late slice needs a coupon code.')).toBeVisible();
  await page.getByRole('button', { name: 'Suggest a code' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('region', { name: /^Late slice/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await save(page);

  await chooseLevel(page, 'Pier 39');
  await openTab(page, 'Value');
  await typeAt(amount, '3');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('Amount, Dine in: $2.00 to $3.00')).toBeVisible();
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await save(page);
  await page.reload();
  await expect(amount).toContainText('$3.00 off');
  await expect(page.getByRole('treeitem', { name: /^Late slice/ }).getByRole('img', { name: 'Here' })).toBeVisible();

  await amount.click();
  await amount.press('Alt+ArrowDown');
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await page.keyboard.press('Escape');
  await expect(amount).toContainText('$2.00 off');
  await save(page);

  await chooseLevel(page, 'Harbor Pizza Co.');
  await deleteOffer(page, 'Late slice');
});

test('the prover rings up the worst order of the demo menu in its worker, and says what can meet', async ({ page }) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Offers');
  await page.getByRole('treeitem', { name: /^Harbor Club/ }).click();
  await proven(page);
  const prover = page.getByRole('region', { name: 'Prover' });
  await expect(prover.getByText('up to 6 lines and 4 offers')).toBeVisible();
  await expect(prover.getByRole('region', { name: 'Worst order' })).toContainText('Guest pays');
  await prover.getByRole('button', { name: 'Try it' }).click();
  const tried = prover.getByRole('region', { name: 'Try an order' });
  await expect(tried).toContainText('Guest pays for $');
  const lines = tried.getByRole('button', { name: /^Remove .*, line \d/ });
  const before = await lines.count();
  await lines.first().click();
  await expect(lines).toHaveCount(before - 1);
  await expect(tried).toContainText('Harbor Club 10%−$');
  await tried.getByRole('button', { name: 'Harbor Club 10%', exact: true }).click();
  await expect(tried).not.toContainText('Harbor Club 10%−$');
  await tried.getByRole('button', { name: 'Show the worst order' }).click();
  await expect(prover.getByRole('img', { name: /together$|apart|never|no / }).first()).toBeVisible();
});

test('a manager makes a two-for-one in six steps from the list of offers', async ({ page }) => {
  await signIn(page, 'menus@harbor.example');
  await goTo(page, 'Menu', 'Offers');
  await expect(page.getByRole('treeitem', { name: /^Two-topping Tuesday/ })).toBeVisible();
  const steps = [
    () => page.getByRole('button', { name: 'Add an offer' }).first().click(),
    () => page.getByRole('radio', { name: 'Buy one get one' }).check(),
    () => chooseInField(page, 'Guests buy', 'Garlic Knots'),
    () => page.getByRole('switch', { name: 'Active' }).press('Space'),
    () => page.getByRole('button', { name: 'Add', exact: true }).click(),
    () => page.keyboard.press('Control+s'),
  ];
  expect(steps.length).toBeLessThanOrEqual(6);
  for (const step of steps.slice(0, -1)) await step();
  await expect(page.getByRole('heading', { name: 'Garlic Knots 2 for 1', level: 1 })).toBeVisible();
  await proven(page);
  await openTab(page, 'Value');
  const dineIn = page.getByRole('row', { name: /^Dine in/ });
  await expect(dineIn.getByRole('gridcell').nth(0)).toContainText('Full price');
  await expect(dineIn.getByRole('gridcell').nth(1)).toContainText('100% off');
  const prover = page.getByRole('region', { name: 'Prover' });
  await expect(prover.getByText('Never applies')).toHaveCount(0);
  await steps.at(-1)?.();
  await expect(page.getByText('The menu has been saved correctly.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('treeitem', { name: /^Garlic Knots 2 for 1/ })).toBeVisible();
  await deleteOffer(page, 'Garlic Knots 2 for 1');
});

/** One field: the name is typed into it, and the result is taken. */
async function chooseInField(page: Page, field: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** Deletes the offer that is open, and saves. */
async function deleteOffer(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('treeitem', { name: new RegExp(`^${name}`) })).toHaveCount(0);
  await save(page);
}

async function typeAt(cell: Locator, text: string): Promise<void> {
  await cell.click();
  await cell.page().keyboard.type(text);
  await cell.page().keyboard.press('Enter');
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

async function typeInto(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}

/** The prover has answered for the draft as it is. */
async function proven(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Prover' }).getByText('Current', { exact: true })).toBeVisible();
}
