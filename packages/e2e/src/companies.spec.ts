import { expect, type Page } from '@playwright/test';
import { test } from './support/console-test.ts';
import { tabTo } from './support/keyboard.ts';
import { signIn } from './support/sign-in.ts';
import { chooseCompany, goTo } from './support/walking.ts';

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

test('RT-39 RT-40 RT-41 RT-42 RT-43 CO-08 CO-09 CO-10 CO-12 CF-06 by keyboard only: provider staff add a company, edit it, work in it and delete it', async ({
  page,
}) => {
  await signIn(page, 'provider@servery.example');
  await goTo(page, 'Accounts', 'Companies');
  await press(page, 'Add company');
  await tabTo(page, 'Name');
  await page.keyboard.type('Lantern Noodles');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Noodles' })).toBeVisible();

  await press(page, 'Edit');
  await press(page, 'Add brand');
  await page.keyboard.type('Lantern Express');
  await press(page, 'Save');
  await expect(page.getByText('Lantern Express')).toBeVisible();

  await press(page, 'Work in this company');
  await expect(page).toHaveURL(/\/home\?companyId=cmp_/);
  await expect(page.getByRole('banner')).toContainText('Lantern Noodles');

  await chooseCompany(page, 'Servery');
  await goTo(page, 'Accounts', 'Companies');
  await page.getByRole('row', { name: /Lantern Noodles/ }).click();
  await press(page, 'Delete');
  const dialog = page.getByRole('dialog');
  const asked = (await dialog.getByText(/^Type Lantern Noodles-\d{4} to confirm$/).textContent()) ?? '';
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(asked.replace('Type ', '').replace(' to confirm', ''));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/companies\?/);
  await expect(page.getByText('Lantern Noodles was deleted.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Lantern Noodles/ })).toHaveCount(0);
});
