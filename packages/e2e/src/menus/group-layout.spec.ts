import { expect } from '@playwright/test';
import { test } from '../support/console-test.ts';
import { save } from '../support/menu-editing.ts';
import { signIn } from '../support/sign-in.ts';
import { chooseLevel, goTo } from '../support/walking.ts';

test.use({ demoOf: 'group-layout' });

test('LY-01 LY-02 RT-64 a group moves a button and hides a tab: marked, reviewed, only in its stores, and taken back', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Menu Layout');
  await chooseLevel(page, 'Bay Area');
  const cell = (name: RegExp) => page.getByRole('gridcell', { name });
  const tab = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
  const inStrip = page.getByRole('switch', { name: 'In the tab strip' });
  await cell(/^Harbor Supreme .*row 2, column 1/).click();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(cell(/^Harbor Supreme .*row 2, column 2, of the group/)).toBeVisible();
  await expect(cell(/^Row 2, column 1, empty, of the group/)).toBeVisible();
  await tab('Lunch').click();
  await inStrip.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Bay Area: where/ })).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('In the tab strip')).toBeVisible();
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await save(page);

  await chooseLevel(page, 'Pier 39');
  await tab('Pizza').click();
  await expect(cell(/^Harbor Supreme .*row 2, column 2, of the group/)).toBeVisible();
  await tab('Lunch').click();
  await expect(inStrip).not.toBeChecked();
  await expect(page.getByRole('button', { name: /^Bay Area: where/ })).toBeVisible();
  await chooseLevel(page, 'Seaport');
  await tab('Lunch').click();
  await expect(inStrip).toBeChecked();
  await tab('Pizza').click();
  await expect(cell(/^Harbor Supreme .*row 2, column 1$/)).toBeVisible();

  await chooseLevel(page, 'Bay Area');
  await tab('Pizza').click();
  await expect(page.getByText('2 positions on the grid are overridden here.')).toBeVisible();
  await page.getByRole('button', { name: 'Revert section buttons of Pizza' }).click();
  await page.getByRole('menuitem', { name: 'Revert to inherited' }).click();
  await expect(cell(/^Harbor Supreme .*row 2, column 1$/)).toBeVisible();
  await tab('Lunch').click();
  await page.getByRole('button', { name: /^Bay Area: where/ }).click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await page.keyboard.press('Escape');
  await save(page);
  await chooseLevel(page, 'Pier 39');
  await tab('Pizza').click();
  await expect(cell(/^Harbor Supreme .*row 2, column 1$/)).toBeVisible();
  await tab('Lunch').click();
  await expect(inStrip).toBeChecked();
});
