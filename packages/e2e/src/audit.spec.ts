import { expect } from '@playwright/test';
import { test } from './console-test.ts';
import { tabTo } from './keyboard.ts';
import { signIn } from './sign-in.ts';
import { chooseInUserMenu, goTo } from './walking.ts';

test('by keyboard alone: what was done to a role is found in the audit, unfolded, and the filters taken off', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Employment', 'Security Roles');
  await page.getByRole('link', { name: 'Create Role' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Audited role');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('link', { name: 'Audited role' })).toBeVisible();

  await chooseInUserMenu(page, 'Audit');
  await expect(page.getByRole('row', { name: /Opening/ }).first()).toBeVisible();
  await tabTo(page, 'Action');
  await page.keyboard.type('create role');
  await expect(page.getByRole('option', { name: 'Create role' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/action=CREATE_ROLE/);
  await expect(page.getByRole('row', { name: /Opening/ })).toHaveCount(0);
  const entry = page.getByRole('row', { name: /Create role/ }).first();
  await expect(entry).toContainText('Dana Whitfield');
  await tabTo(page, /Create role.*Dana Whitfield/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Audited role').last()).toBeVisible();
  await page.keyboard.press('ArrowLeft');

  await tabTo(page, 'Clear');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Opening/ }).first()).toBeVisible();
  await expect(page).not.toHaveURL(/action=/);
});
