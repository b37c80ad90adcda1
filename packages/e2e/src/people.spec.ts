import { readFileSync } from 'node:fs';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { test } from './support/console-test.ts';
import { openMatrix } from './support/role-matrix.ts';
import { signIn } from './support/sign-in.ts';
import { goTo } from './support/walking.ts';

test.use({ demoOf: 'people and their certifications' });

const wages = /\$\d|\d\d\.\d\d/;

test('EM-103 PM-45 RT-20 a manager finds which of the people need a new card, at the desk and on a phone, and enters one', async ({
  page,
}) => {
  await signIn(page, 'manager@harbor.example');
  await goTo(page, 'Employment', 'Employees');
  await expect(page.getByText(/1 expired, 1 missing, 1 due in \d+ days/)).toBeVisible();
  await expect(page.getByText('Wages shown: you have View Wage Data at Pier 39')).toBeVisible();
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText(/Ben Aoki.*Pizza Maker.*\$19\.25.*Expired/);
  await expect(rows.nth(2)).toContainText(/Joy Bennett.*Cashier.*Missing/);
  await expect(rows.nth(3)).toContainText(/Tomás Reyes.*also at Embarcadero.*Due/);
  await page.getByRole('button', { name: 'Certifications: All' }).click();
  await page.getByRole('option', { name: 'Missing', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 employee' })).toBeVisible();
  await page.getByRole('row', { name: /Joy Bennett/ }).click();
  const record = page.getByRole('region', { name: 'Security and certifications' });
  await expect(record.getByRole('row', { name: /Food Handlers/ })).toContainText('Missing');

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Add Food Handlers' }).click();
  await page.getByLabel('Certification 1 expires on').fill('2031-06-30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(record.getByRole('row', { name: /Food Handlers/ })).toContainText('Jun 30th 2031In order');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Employees', exact: true }).click();
  await page.getByRole('button', { name: 'To look after 2' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 employees' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Ben Aoki/ })).toContainText(/Food Handlers.*Expired/);
  await expect(page.getByRole('link', { name: 'Call Ben Aoki' })).toHaveAttribute('href', 'tel:5552010153');
  await expect(page.getByRole('row', { name: /Joy Bennett/ })).toHaveCount(0);
  await page.getByText('Ben Aoki').click();
  await expect(record.getByRole('row', { name: /Food Handlers/ })).toContainText('Expired');
});

test('EM-101 EM-102 PM-43 PM-44 an administrator sees the people of every store, and no wage without View Wage Data', async ({
  page,
}, info) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Employment', 'Employees');
  await chooseStore(page, 'Pier 39');
  await expect(page.getByRole('columnheader', { name: 'Per hour here' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Ben Aoki/ })).toContainText('$19.25');

  await openMatrix(page, 'view wage data');
  await page.getByRole('gridcell', { name: /^View Wage Data, Company Administrator/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('gridcell', { name: /^View Wage Data, Company Administrator: Not granted/ }),
  ).toBeVisible();

  await goTo(page, 'Employment', 'Employees');
  await page.reload();
  await expect(page.getByText('No wages: you do not have View Wage Data')).toBeVisible();
  for (const [name, store] of [
    ['Ben Aoki', 'Pier 39'],
    ['Owen Walsh', 'Seaport'],
    ['Priscilla Oyelaran', 'Jack London Square'],
  ] as const)
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(store);
  await chooseStore(page, 'Pier 39');
  await expect(page.getByText('No wages: you do not have View Wage Data at Pier 39')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Per hour here' })).toHaveCount(0);
  expect(await exported(page, info)).not.toMatch(wages);
  await page.getByRole('row', { name: /Ben Aoki/ }).click();
  await expect(page.getByRole('region', { name: 'Jobs', exact: true })).toContainText('Pizza Maker');
  await expect(page.getByRole('region', { name: 'Jobs', exact: true })).toContainText('no wage is shown');
  await expect(page.getByRole('main')).not.toContainText(wages);
});

async function chooseStore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Location or group/ }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page.getByText(`work at ${name}`)).toBeVisible();
}

/** The list as a file. */
async function exported(page: Page, info: TestInfo): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByLabel('Export these employees as CSV').click(),
  ]);
  const file = info.outputPath('people.csv');
  await download.saveAs(file);
  const csv = readFileSync(file, 'utf8');
  expect(csv).toContain('Ben Aoki');
  return csv;
}
