import { expect } from '@playwright/test';
import { test } from './support/console-test.ts';
import { chooseOption, tabTo } from './support/keyboard.ts';
import { signIn } from './support/sign-in.ts';
import { goHome, goTo } from './support/walking.ts';

test.use({ demoOf: 'certifications due' });

test('EM-103 EM-42 PM-45 from home to who is due, to the list, to the record, and the store knows it too', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  const card = page.getByRole('region', { name: 'Certifications due' });
  await expect(card.getByText('2 expired')).toBeVisible();
  await expect(card.getByText('1 missing')).toBeVisible();
  await expect(card.getByRole('row', { name: /Priscilla Oyelaran/ })).toContainText('Jack London Square');
  await tabTo(page, 'Priscilla Oyelaran');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Priscilla Oyelaran', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Security and certifications' })).toContainText('Food Handlers');

  await goHome(page);
  await card.getByRole('link', { name: 'Open in Employees' }).click();
  await expect(page.getByRole('button', { name: 'Certifications: To look after' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '6 employees' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Mina Castellanos/ })).toContainText('Due');
  await tabTo(page, 'Certifications: To look after');
  await page.keyboard.press('Enter');
  await chooseOption(page, 'Expired');
  await expect(page.getByRole('status').filter({ hasText: '2 employees' })).toBeVisible();
  await page.getByRole('row', { name: /Priscilla Oyelaran/ }).click();
  await expect(page.getByRole('heading', { name: 'Priscilla Oyelaran', level: 1 })).toBeVisible();

  await goTo(page, 'Accounts', 'Locations');
  await page.getByRole('row', { name: /Jack London Square/ }).click();
  const staff = page.getByRole('region', { name: 'Staff' });
  await expect(staff.getByRole('row', { name: /Priscilla Oyelaran/ })).toContainText(/Server.*Food Handlers.*Expired/);
  await expect(staff.getByRole('row', { name: /Mina Castellanos/ })).toHaveCount(0);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('EM-103 PM-45 a manager finds which of the people needs a new card, and enters it', async ({ page }) => {
    await signIn(page, 'manager@harbor.example');
    const card = page.getByRole('region', { name: 'Certifications due' });
    await expect(card.getByRole('row', { name: /Tomás Reyes/ })).toContainText('Liquor Service');
    await expect(card.getByRole('row', { name: /Priscilla Oyelaran|Mina Castellanos/ })).toHaveCount(0);
    await card.getByRole('link', { name: 'Tomás Reyes' }).click();
    await expect(page.getByRole('region', { name: 'Security and certifications' })).toContainText('Liquor Service');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Certification 2 expires on').fill('2030-06-30');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Security and certifications' })).toContainText('Jun 30th 2030');
    await goHome(page);
    await expect(card).toBeVisible();
    await expect(card.getByRole('row', { name: /Tomás Reyes/ })).toHaveCount(0);
  });
});
