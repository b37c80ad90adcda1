import { expect } from '@playwright/test';
import { call } from './support/console-calls.ts';
import { test } from './support/console-test.ts';
import { signIn } from './support/sign-in.ts';
import { goTo } from './support/walking.ts';

const csv = [
  'Location,Group,Street,City,State,ZIP code,Time zone,Latitude,Longitude',
  'Lighthouse,East,1 Beacon Way,Portland,ME,04101,America/New_York,43.66,-70.25',
  'Boatyard,East,2 Slip Road,Portland,ME,04101,America/New_York,43.65,-70.24',
  'Nowhere,Atlantis,,,,,America/New_York,,',
].join('\n');

test('RT-34 RT-37 PB-17 two locations come in by CSV, are shown on the map, get the hours of another, give them up and take that back, and are published at a time', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  const week = { kind: 'SIMPLE_FIELD_CHANGED', path: ['hours', 'startOfWeek'], from: 1, to: 3 } as const;
  await call(page, 'putSettingsOverride', {
    params: { locationId: 'pier-39' },
    query: { companyId: 'harbor' },
    body: { overrideVer: 0, changes: [week] },
  });

  await goTo(page, 'Accounts', 'Locations');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'locations.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog).toContainText('2 added, 0 changed, 0 unchanged, 1 refused');
  await expect(dialog).toContainText('Group: There is no group named “Atlantis”.');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toContainText('2 saved, 0 not saved, 0 not tried.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByPlaceholder('Search name, city or number').fill('Portland');
  await page.getByText('Map', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Map of locations' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Legend' })).toContainText('Not published2');

  await page.getByText('List', { exact: true }).click();
  await page.getByRole('checkbox', { name: /Lighthouse/ }).click();
  await page.getByRole('checkbox', { name: /Boatyard/ }).click();
  await page.getByRole('button', { name: 'Copy settings…' }).click();
  await dialog.getByRole('combobox', { name: 'Copy from' }).click();
  await page.getByRole('option', { name: 'Pier 39' }).click();
  await dialog.getByRole('checkbox', { name: /^Hours/ }).click();
  await expect(dialog).toContainText('Boatyard, Lighthouse · 1 change');
  await dialog.getByRole('button', { name: 'Copy to 2 locations' }).click();
  await expect(dialog).toContainText('2 changed, 0 needed no change, 0 not changed, 0 not tried.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Reset settings…' }).click();
  await dialog.getByRole('checkbox', { name: 'Hours (2)' }).click();
  await expect(dialog).toContainText('Boatyard, Lighthouse · 1 change');
  await dialog.getByRole('button', { name: 'Reset 2 locations' }).click();
  await expect(dialog).toContainText('2 changed, 0 needed no change, 0 not changed, 0 not tried.');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('dialog', { name: 'Undoing the reset at 2 locations' })).toContainText('2 changed');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const rows = await call(page, 'listTenants', { params: { companyId: 'harbor' } });
  const added = rows.filter(({ name }) => name === 'Lighthouse' || name === 'Boatyard');
  for (const { id } of added) {
    const settings = await call(page, 'getLocationSettings', {
      params: { locationId: id },
      query: { companyId: 'harbor' },
    });
    expect(settings.override?.changes).toEqual([week]);
  }

  await page.getByRole('button', { name: 'Schedule…' }).click();
  await expect(page.getByLabel('Store time')).toHaveValue('03:00');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByRole('region', { name: 'Scheduled' })).toContainText('Lighthouse');
  await expect(page.getByRole('region', { name: 'Scheduled' })).toContainText('Boatyard');

  for (const { id, name } of added)
    await call(page, 'deleteTenant', { params: { companyId: 'harbor', locationId: id }, body: { name } });
  await call(page, 'putSettingsOverride', {
    params: { locationId: 'pier-39' },
    query: { companyId: 'harbor' },
    body: { overrideVer: 1, changes: [] },
  });
});
