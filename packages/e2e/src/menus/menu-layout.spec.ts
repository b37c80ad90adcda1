import { expect } from '@playwright/test';
import { test } from '../support/console-test.ts';
import { save } from '../support/menu-editing.ts';
import { signIn } from '../support/sign-in.ts';
import { chooseLevel, goTo } from '../support/walking.ts';

test('RT-64 LY-01 LY-02 a button is moved and named, differs at a store, is read again, and follows the company again', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Menu Layout');
  const cell = (name: RegExp) => page.getByRole('gridcell', { name });
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await cell(/^Caesar .*row 4, column 4/).click();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(cell(/^Caesar .*row 4, column 5/)).toBeVisible();
  await text.fill('Caesar salad');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('Button in row 4, column 5: Caesar salad added')).toBeVisible();
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await save(page);

  await chooseLevel(page, 'Pier 39');
  await cell(/^Caesar salad/).click();
  await text.fill('Pier Caesar');
  await save(page);
  await page.reload();
  await cell(/^Pier Caesar/).click();
  await page.getByRole('button', { name: /^Here: where/ }).click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await page.keyboard.press('Escape');
  await expect(text).toHaveValue('Caesar salad');
  await save(page);
  await chooseLevel(page, 'Harbor Pizza Co.');
  await expect(cell(/^Caesar salad .*row 4, column 5/)).toBeVisible();
});

test('RT-65 a layout made from the menu is looked at, replaces the tabs, and is taken back', async ({ page }) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Menu Layout');
  await page.getByRole('link', { name: 'Create from the menu' }).click();
  await expect(page.getByRole('region', { name: 'Drinks', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Replace all tabs' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText(/^Every item sold at the point of sale has a button/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('treeitem', { name: /^Lunch/ })).toBeVisible();
});
