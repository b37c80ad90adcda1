import { expect } from '@playwright/test';
import { followMailedLink, openMailbox } from './addresses/mail.ts';
import { test } from './support/console-test.ts';
import { tabTo } from './support/keyboard.ts';

const email = 'reports@harbor.example';
const newPassword = 'fresh water 2';

test.use({ isDirect: true });

test('RC-01 RC-09 RC-11 RC-19 PW-03 a forgotten password is replaced by mail, with the keyboard only', async ({
  page,
}) => {
  await page.goto('/login');
  await tabTo(page, 'Having trouble logging in?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter Your Email Address' })).toBeVisible();
  await tabTo(page, 'Email address');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Request Received' })).toBeVisible();

  await followMailedLink(page, email);
  await expect(page.getByText('Please Enter Your New Password')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/reset');
  await page.reload();
  await tabTo(page, 'New password');
  await page.keyboard.type('demo1234');
  await expect(page.getByText('Must not be one of your last 4 passwords')).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(newPassword);
  await tabTo(page, 'Repeat new password');
  await page.keyboard.type(newPassword);
  await tabTo(page, 'Set Password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The password has been updated successfully.')).toBeVisible();

  await tabTo(page, 'Email address');
  await page.keyboard.type(email);
  await tabTo(page, 'Password');
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home/);
});

test('RT-19 RC-15 the mailbox shows the mail, and its link works no more', async ({ page }) => {
  await openMailbox(page);
  const mail = page.getByRole('article', { name: 'Reset your Servery password' }).first();
  await mail.getByRole('link', { name: 'Open the link' }).click();
  await expect(page.getByText('The token is not valid.')).toBeVisible();
});
