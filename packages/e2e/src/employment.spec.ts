import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './support/console-test.ts';
import { save } from './support/menu-editing.ts';
import { signIn } from './support/sign-in.ts';
import { chooseLevel, goTo } from './support/walking.ts';

const wholeCompany = 'Harbor Pizza Co.';
const idle = 'Log off an idle screen after';

// With the sign-ins of the other journeys, one address would sign in more often than a server allows.
test.use({ demoOf: 'employment', isOwn: true });

async function openTime(page: Page, level: string): Promise<void> {
  await goTo(page, 'Employment', 'Employment');
  await chooseLevel(page, level);
  await page.getByRole('tab', { name: /^Time Clock/ }).click();
  await expect(page.getByLabel(idle)).toBeVisible();
}

test('EM-01 EM-04 EM-78 EM-83 NG-20 RT-98 RT-116 employment is edited, overridden at a store, read again and reverted', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Employment', 'Employment');
  await chooseLevel(page, wholeCompany);
  await page.getByRole('button', { name: 'Edit Front of House' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Dining room');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('Front of House', { exact: true })).toBeVisible();
  await save(page);

  await openTime(page, 'Pier 39');
  await page.getByLabel(idle).fill('3');
  await save(page);
  await page.reload();
  await expect(page.getByLabel(idle)).toHaveValue('3 min');
  await openTime(page, 'Seaport');
  await expect(page.getByLabel(idle)).toHaveValue('5 min');
  await page.getByRole('tab', { name: /^Departments/ }).click();
  await expect(page.getByRole('button', { name: 'Edit Dining room' })).toBeVisible();

  await openTime(page, 'Pier 39');
  await page.getByRole('main').getByRole('button', { name: /^Here/ }).click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await page.keyboard.press('Escape');
  await save(page);
  await page.reload();
  await expect(page.getByLabel(idle)).toHaveValue('5 min');
});

test('KR-16 KR-17 KR-18 RT-95 RT-96 RT-97 RT-112 NG-16 from Employment Admin it is exported, imported and published', async ({
  page,
}, info) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Employment', 'Employment Admin');
  await expect(page.getByRole('row', { name: /^Pier 39/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const file = info.outputPath('employment.json');
  await download.saveAs(file);
  const text = readFileSync(file, 'utf8').replace('"Management"', '"Head office"');

  await page.getByRole('link', { name: 'Import' }).click();
  const upload = { name: 'staff.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(upload);
  await page.getByRole('button', { name: 'Add 1 change to the draft' }).click();
  await expect(page.getByRole('heading', { name: 'Review 1 change' })).toBeVisible();
  await save(page);
  await expect(page.getByRole('button', { name: 'Edit Head office' })).toBeVisible();

  await goTo(page, 'Employment', 'Employment Admin');
  await page.getByRole('main').getByRole('link', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/employment\/publish/);
  await expect(page.getByText('Employment, sent to stores in waves. It cannot be reverted.')).toBeVisible();
});

test('LB-02 LB-05 LB-10 the labor service has the departments, job types and employees of the first store from the beginning', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Employment', 'Employment');
  await page.getByRole('link', { name: 'Labor service' }).click();
  await expect(page.getByText(/ up to date, 0 waiting, 0 failed/)).toBeVisible();
  const row = (name: RegExp) => page.getByRole('main').getByRole('row', { name }).first();
  await expect(row(/Back of House/)).toContainText(/Department.*Id \d+.*Pier 39.*Up to date/);
  await expect(row(/Pizza Maker/)).toContainText(/Job type.*Id \d+.*Pier 39.*Up to date/);
  await expect(row(/Amara Lindqvist/)).toContainText(/Employee.*Id \d+.*Company.*Up to date/);
  await expect(row(/Henrik Vaughn/)).toBeHidden();
});

test('EM-05 on a phone the labor week is reached below the time clock, and set', async ({ page }) => {
  await signIn(page, 'admin@harbor.example');
  await openTime(page, 'Navy Pier');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Same for all days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Same for all days' });
  await dialog.getByRole('textbox', { name: 'Labor target' }).fill('24.5');
  await dialog.getByRole('button', { name: 'Set all days' }).click();
  const target = page
    .getByRole('row', { name: /^Labor target/ })
    .getByRole('gridcell')
    .first();
  await expect(target).toContainText('24.50 %');
  // More than six changes are asked about.
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByRole('dialog', { name: 'Are You Sure?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(/has been saved correctly\./).first()).toBeVisible();
  await expect(target).toContainText('24.50 %');
});
