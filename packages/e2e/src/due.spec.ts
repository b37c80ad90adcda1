import { expect } from '@playwright/test';
import { test } from './support/console-test.ts';
import { chooseOption, tabTo } from './support/keyboard.ts';
import { signIn } from './support/sign-in.ts';
import { chooseCompany, goHome, goTo } from './support/walking.ts';

test('EM-103 EM-42 PM-45 from home to who is due, to the list, to the record, and the store knows it too', async ({
  page,
}) => {
  await signIn(page, 'provider@servery.example');
  await chooseCompany(page, 'Harbor Pizza Co.');
  const card = page.getByRole('region', { name: 'Certifications due' });
  await expect(card.getByText('1 expired')).toBeVisible();
  await expect(card.getByRole('row', { name: /Priscilla Oyelaran/ })).toContainText('Jack London Square');
  await tabTo(page, 'Priscilla Oyelaran');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Priscilla Oyelaran', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Security and certifications' })).toContainText('Food Handlers');

  await goHome(page);
  await card.getByRole('link', { name: 'Open in Employees' }).click();
  await expect(page.getByRole('button', { name: 'Certifications: Due or expired' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '3 employees' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Mina Castellanos/ })).toContainText('Due');
  await tabTo(page, 'Certifications: Due or expired');
  await page.keyboard.press('Enter');
  await chooseOption(page, 'Expired');
  await expect(page.getByRole('status').filter({ hasText: '1 employee' })).toBeVisible();
  await page.getByRole('row', { name: /Priscilla Oyelaran/ }).click();
  await expect(page.getByRole('heading', { name: 'Priscilla Oyelaran', level: 1 })).toBeVisible();

  await goTo(page, 'Accounts', 'Locations');
  await page.getByRole('row', { name: /Jack London Square/ }).click();
  const staff = page.getByRole('region', { name: 'Staff' });
  await expect(staff.getByRole('row', { name: /Priscilla Oyelaran/ })).toContainText(/Server.*Food Handlers.*Expired/);
  await expect(staff.getByRole('row', { name: /Mina Castellanos/ })).toHaveCount(0);
});
