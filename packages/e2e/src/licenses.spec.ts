import { expect } from '@playwright/test';
import { test } from './support/console-test.ts';
import { tabTo } from './support/keyboard.ts';
import { signIn } from './support/sign-in.ts';
import { chooseCompany, goTo } from './support/walking.ts';

test('LI-01 LI-02 CF-05 by keyboard only: provider staff take a license away, give it back and revoke all of them', async ({
  page,
}) => {
  await signIn(page, 'provider@servery.example');
  await chooseCompany(page, 'Harbor Pizza Co.');
  await goTo(page, 'Accounts', 'Locations');
  await expect(page.getByRole('row', { name: /Seaport/ })).toBeVisible();
  await tabTo(page, /Search name/);
  await page.keyboard.type('Seaport');
  await expect(page.getByRole('row', { name: /Navy Pier/ })).toHaveCount(0);
  await tabTo(page, /^\D*East/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Overview');
  const licences = page.getByRole('tab', { name: 'Licenses' });
  for (let tab = 0; tab < 8 && (await licences.getAttribute('aria-selected')) !== 'true'; tab += 1)
    await page.keyboard.press('ArrowRight');
  await expect(licences).toHaveAttribute('aria-selected', 'true');

  const delivery = page.getByRole('switch', { name: 'Delivery' });
  await expect(delivery).toBeChecked();
  await tabTo(page, 'Delivery');
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog')).toContainText('Remove Delivery?');
  await tabTo(page, 'Remove');
  await page.keyboard.press('Enter');
  await expect(delivery).not.toBeChecked();
  await tabTo(page, 'Delivery');
  await page.keyboard.press('Space');
  await expect(delivery).toBeChecked();

  await tabTo(page, 'Revoke license');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Type Seaport to confirm' })).toBeFocused();
  await page.keyboard.type('Seaport');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(delivery).not.toBeChecked();
});
