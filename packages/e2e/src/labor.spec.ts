import { expect, type Page } from '@playwright/test';
import { test } from './support/console-test.ts';
import { signIn } from './support/sign-in.ts';
import { goTo } from './support/walking.ts';

// The demo begins with a connected store; here nothing is.
test.use({ demoOf: 'labor', hasOwnLabor: true });

const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('row', { name }).first();

test('TN-27 LB-20 a location is connected, what it has arrives at the service, one record is matched by hand and all is sent again', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await openLaborService(page);
  await expect(page.getByText('No location is connected')).toBeVisible();
  await page.getByRole('button', { name: 'Connect Locations' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connected locations' });
  await dialog.getByRole('switch', { name: 'Pier 39' }).click();
  await expect(page.getByText('Pier 39 is connected')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await expect(page.getByText(/ up to date, 0 waiting, /)).toBeVisible({ timeout: 30_000 });
  await expect(row(page, /Front of House/)).toContainText(/Department.*Id \d+.*Pier 39.*Up to date/);
  await expect(row(page, /Cashier/)).toContainText(/Job type.*Id \d+/);

  await page.getByRole('button', { name: 'Actions for Front of House' }).click();
  await page.getByRole('menuitem', { name: 'Match' }).click();
  const match = page.getByRole('dialog', { name: 'Match Front of House' });
  await match.getByRole('textbox', { name: 'Id at the service' }).fill('hand-1');
  await match.getByRole('button', { name: 'Match' }).click();
  await expect(page.getByText('Front of House is matched with hand-1')).toBeVisible();
  // The service does not know this id, so that it is created there again.
  await expect(row(page, /Front of House/)).toContainText(/Id \d+.*Up to date/, { timeout: 30_000 });

  await page.getByRole('button', { name: 'Send All Again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send All Again' }).click();
  await expect(page.getByText(/^Sending \d+ records$/)).toBeVisible();
  await page.getByText('Employee', { exact: true }).first().waitFor();
  await page.getByRole('searchbox', { name: 'Search name' }).fill('Cashier');
  await expect(page).toHaveURL(/text=Cashier/);
  await expect(row(page, /Front of House/)).toBeHidden();

  await openLaborService(page);
  await page.getByRole('button', { name: 'Locations', exact: true }).click();
  await dialog.getByRole('switch', { name: 'Pier 39' }).click();
  await expect(page.getByText('Pier 39 is disconnected')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No location is connected')).toBeVisible();
});

async function openLaborService(page: Page): Promise<void> {
  await goTo(page, 'Employment', 'Employment');
  await page.getByRole('link', { name: 'Labor service' }).click();
}
