import { expect, type Page } from '@playwright/test';
import { codeOfMessages } from './support/code-of-messages.ts';
import { test } from './support/console-test.ts';
import { tabTo } from './support/keyboard.ts';
import { openMenuItem } from './support/menu-editing.ts';
import { openMatrix } from './support/role-matrix.ts';
import { signIn } from './support/sign-in.ts';
import { chooseLevel, goHome, goTo } from './support/walking.ts';

const restored = 'Your unsaved changes were restored.';

/** The typed text rests for a moment first. */
async function reload(page: Page): Promise<void> {
  await page.waitForTimeout(800);
  await page.reload();
}

test('RT-24 RL-10 a form and the matrix of roles come back after a reload, and are discarded by keyboard', async ({
  page,
}) => {
  // The browser asks whether to leave unsaved changes; the person does.
  page.on('dialog', (dialog) => dialog.accept());
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Employment', 'Employees');
  await page.getByRole('searchbox', { name: /^Search name/ }).fill('cole');
  await expect(page.getByRole('row', { name: /Cole Abara/ })).toBeVisible();
  await tabTo(page, /Cole Abara/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Edit');
  await page.keyboard.press('Enter');
  await tabTo(page, 'POS id');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('7070');
  await reload(page);
  await expect(page.getByText(restored)).toBeVisible();
  await expect(page.getByLabel('POS id')).toHaveValue('7070');
  await tabTo(page, 'Discard');
  await page.keyboard.press('Enter');
  await expect(page.getByText(restored)).toHaveCount(0);
  await expect(page.getByLabel('POS id')).not.toHaveValue('7070');
  await reload(page);
  await expect(page.getByLabel('POS id')).not.toHaveValue('7070');
  await expect(page.getByText(restored)).toHaveCount(0);

  await openMatrix(page, 'seat guests');
  const cell = page.getByRole('gridcell', { name: /^Seat Guests, Analyst/ });
  await expect(cell).toBeVisible();
  await cell.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('gridcell', { name: /^Seat Guests, Analyst: Being granted/ })).toBeVisible();
  await reload(page);
  await expect(page.getByText(restored)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^Seat Guests, Analyst: Being granted/ })).toBeVisible();
});

test('home lists what was left unsaved, and leads back to it', async ({ page }) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Configuration', 'Payments');
  await chooseLevel(page, 'Pier 39');
  const field = page.getByRole('main').getByRole('switch', { disabled: false }).first();
  const before = await field.isChecked();
  await field.press('Space');
  await expect(field).toBeChecked({ checked: !before });
  await goHome(page, { leaving: true });
  const drafts = page.getByRole('region', { name: 'Your drafts' });
  await expect(drafts.getByRole('listitem')).toHaveText(/^Payments.*Pier 39.*1 change/);
  await drafts.getByRole('link', { name: 'Payments' }).click();
  await expect(page).toHaveURL(/payments.*locationId=pier-39/);
  await expect(field).toBeChecked({ checked: !before });
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(field).toBeChecked({ checked: before });
  await goHome(page);
  await expect(page.getByRole('region', { name: 'Publish status' })).toBeVisible();
  await expect(drafts).toHaveCount(0);
});

test('a save without a connection says so, and is made once the connection is back', async ({ page, context }) => {
  const messages = codeOfMessages(page);
  await signIn(page, 'admin@harbor.example');
  await openMenuItem(page, 'Anchor Pepperoni');
  await messages;
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('Cup-and-char pepperoni');
  await context.setOffline(true);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('You are offline. Your changes stay here.').first()).toBeVisible();
  await expect(description).toHaveValue('Cup-and-char pepperoni');
  await context.setOffline(false);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The menu has been saved correctly.').first()).toBeVisible();
});
