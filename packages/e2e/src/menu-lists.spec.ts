import { expect } from '@playwright/test';
import { test } from './console-test.ts';
import { openMenuItem, save } from './menu-editing.ts';
import { signIn } from './sign-in.ts';
import { goTo } from './walking.ts';

test('RT-57 RT-58 RT-59 IN-06 a requirement is added, asked for by an item but not in one size, and deleted with what asks', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Requirements');
  await page.getByRole('button', { name: 'Add a requirement' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Cut in squares');
  await expect(page).toHaveURL(/\/menu\/requirements\/[^/]+\/edit/);
  await page.getByRole('textbox', { name: 'Question to the cashier' }).fill('Squares or slices?');
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
  await expect(question).toContainText('used in 1 place, which will be taken out too: Anchor Pepperoni');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await save(page);
  await openMenuItem(page, 'Anchor Pepperoni');
  await expect(asked.getByRole('switch', { name: 'Check ID' })).toBeAttached();
  await expect(asked.getByRole('switch', { name: 'Cut in squares' })).toHaveCount(0);
});
