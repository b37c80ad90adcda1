import { expect, type Page } from '@playwright/test';
import { codeOfMessages } from './support/code-of-messages.ts';
import { test } from './support/console-test.ts';
import { chooseOption, tabTo } from './support/keyboard.ts';
import { signIn } from './support/sign-in.ts';
import { goTo } from './support/walking.ts';

test('RT-20 RT-21 RT-23 RT-24 EE-01 by keyboard only an employee is added with a role, found, renamed and deactivated', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Employment', 'Employees');
  await expect(page.getByRole('heading', { name: 'Employees', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /Dana Whitfield/ })).toBeVisible();
  await tabTo(page, 'Add employee');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Zadie Keyboard');
  await tabTo(page, 'POS id');
  await page.keyboard.type('4242');
  await tabTo(page, 'Add role');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('combobox', { name: 'Role 1', exact: true })).toBeFocused();
  await page.keyboard.type('Analyst');
  await chooseOption(page, 'Analyst');
  // The field shows the typed text too; the list closes with the choice only.
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Role 1', exact: true })).toHaveValue('Analyst');
  await tabTo(page, 'Role 1 applies at');
  await page.keyboard.type('Seaport');
  await chooseOption(page, 'Seaport');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Role 1 applies at' })).toHaveValue(/Seaport/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zadie Keyboard');
  await tabTo(page, 'Add employee');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Zadie Keyboard' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Roles', exact: true })).toContainText('Seaport');

  await tabTo(page, 'Edit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit Zadie Keyboard' })).toBeVisible();
  await tabTo(page, 'Name');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Zadie Renamed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Zadie Renamed', exact: true })).toBeVisible();

  await tabTo(page, 'Deactivate');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'Deactivate');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Reactivate' })).toBeVisible();

  await goTo(page, 'Employment', 'Employees');
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('option', { name: 'Deactivated' }).click();
  await tabTo(page, /Search name/);
  await page.keyboard.type('zadie');
  await expect(page.getByRole('row', { name: /Zadie Renamed/ })).toBeVisible();
  await tabTo(page, /Zadie Renamed/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Zadie Renamed', exact: true })).toBeVisible();
});

/** A new person whose name is typed, before the connection goes. @returns the field of the name */
async function enterOffline(page: Page) {
  const messages = codeOfMessages(page);
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Employment', 'Employees');
  await page.getByRole('link', { name: 'Add employee' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Ola Offline');
  await messages;
  await page.context().setOffline(true);
  return name;
}

test('a person who is entered without a connection is told so, and saved once it is back', async ({
  page,
  context,
}) => {
  const name = await enterOffline(page);
  await page.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByText('You are offline. Your changes stay here.')).toBeVisible();
  await expect(name).toHaveValue('Ola Offline');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByRole('heading', { name: 'Ola Offline' })).toBeVisible();
});

test('a part of the console that does not come without a connection leaves the form and its words where they are', async ({
  page,
  context,
}) => {
  const name = await enterOffline(page);
  await page.getByRole('button', { name: /Dana Whitfield/ }).click();
  await page.waitForEvent('requestfailed');
  await expect(name).toHaveValue('Ola Offline');
  await context.setOffline(false);
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(name).toHaveValue('Ola Offline');
});
