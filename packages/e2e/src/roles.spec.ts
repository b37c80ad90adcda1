import { expect } from '@playwright/test';
import { test } from './support/console-test.ts';
import { tabTo } from './support/keyboard.ts';
import { openMatrix } from './support/role-matrix.ts';
import { signIn } from './support/sign-in.ts';
import { goTo } from './support/walking.ts';

test('RT-26 RT-27 RL-15 RL-19 by keyboard only: create a role, change it in the matrix, see why a person may do something', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Employment', 'Security Roles');
  await page.getByRole('link', { name: 'Create Role' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Host');
  await tabTo(page, /^Max Discount Percentage/);
  await page.keyboard.type('5');
  await tabTo(page, /Seat Guests/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/roles\?/);
  await expect(page.getByRole('link', { name: 'Host' })).toBeVisible();

  await openMatrix(page, 'open tickets');
  await expect(page.getByRole('gridcell', { name: /^Open Tickets, Host: Not granted/ })).toBeVisible();
  await tabTo(page, /^Server, Analyst/);
  await page.keyboard.press('ArrowDown');
  for (let column = 0; column < 12; column += 1) {
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    if (label.startsWith('Open Tickets, Host')) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole('gridcell', { name: /^Open Tickets, Host: Being granted/ })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('1 role was saved.')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^Open Tickets, Host: Granted/ })).toBeVisible();

  await goTo(page, 'Employment', 'Security Roles');
  await expect(page.getByRole('row', { name: /Company Administrator/ })).toBeVisible();
  await tabTo(page, /^Why can…\?$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Why can this person do this?' })).toBeVisible();
  await tabTo(page, /^Person/);
  await page.keyboard.type('Sam');
  await expect(page.getByRole('option', { name: /Sam Okafor/ })).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Permission/);
  await page.keyboard.type('Void Entire');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Where/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Pier 39');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sam Okafor has Void Entire Ticket here.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'These roles grant it' })).toContainText('Store Manager at Pier 39');
});
