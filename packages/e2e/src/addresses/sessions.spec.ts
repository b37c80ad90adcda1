import { expect } from '@playwright/test';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';

test('LG-12 GD-07 GD-08 GD-10 after signing in the remembered target opens, with the company in the address', async ({
  page,
}) => {
  await page.goto('/home?getStatus=1');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, 'admin@harbor.example');
  await expect(page).toHaveURL(/companyId=harbor/);
});

test('HM-04 HM-13 home welcomes the user and shows how many stores are in contact', async ({ page }) => {
  await signIn(page, 'admin@harbor.example');
  await expect(page.getByRole('heading', { name: /Dana Whitfield/ })).toBeVisible();
  await expect(page.getByText(/\d stores? in contact/)).toBeVisible();
});

test('CO-12 SH-08 PM-48 provider staff change the active company and see its locations', async ({ page }) => {
  await signIn(page, 'provider@servery.example');
  await page.goto('/companies/change?companyId=harbor');
  await expect(page).toHaveURL(/\/home\?companyId=harbor/);
  await expect(page.getByText(/\d stores? in contact/)).toBeVisible();
  await page.goto('/locationSettings/hours?companyId=harbor&locationId=pier-39');
  await expect(page.getByRole('heading', { name: 'Hours', level: 1 })).toBeVisible();
  await expect(page.getByText(/Pier 39 \(override\)/)).toBeVisible();
});
