import { expect, type Page } from '@playwright/test';
import { test } from './support/console-test.ts';
import { chooseOption, tabTo } from './support/keyboard.ts';
import { signIn } from './support/sign-in.ts';
import { chooseInUserMenu, goTo } from './support/walking.ts';

async function openAudit(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible();
}

test('by keyboard only: the actions on a role are found in the audit, unfolded, and the filters taken off', async ({
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
  await page.keyboard.press('ArrowDown');
  await chooseOption(page, 'Added a role');
  await expect(page).toHaveURL(/action=CREATE_ROLE/);
  await expect(page.getByRole('row', { name: /Opening/ })).toHaveCount(0);
  const entry = page.getByRole('row', { name: /Added the role Audited role/ }).first();
  await expect(entry).toContainText('Dana Whitfield');
  await tabTo(page, /Added the role Audited role.*Dana Whitfield/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Open Audited role' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');

  await tabTo(page, 'Clear');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Opening/ }).first()).toBeVisible();
  await expect(page).not.toHaveURL(/action=/);
});

test('what somebody saved on a menu of one store is read in sentences, and leads to that menu; sign-ins are asked for', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await openAudit(page);
  await expect(page.getByRole('row', { name: /^Signed in/ })).toHaveCount(0);
  const saved = page.getByRole('row', { name: /Saved the menu .* for Pier 39: 1 change/ }).first();
  await saved.getByRole('button', { name: 'Show details' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Pier 39 Harbor Supreme' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the menu' }).click();
  await expect(page).toHaveURL(/\/menu\/menuItems.*locationId=pier-39/);
  await expect(page.getByRole('button', { name: 'Company, group or location: Pier 39' })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: /^Pizza/ }).first()).toBeVisible();

  await openAudit(page);
  await page.getByText('Sign-ins', { exact: true }).click();
  await expect(page).toHaveURL(/kind=sign-ins/);
  await expect(page.getByRole('row', { name: /Signed in.*Dana Whitfield/ }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Saved the menu/ })).toHaveCount(0);
});
