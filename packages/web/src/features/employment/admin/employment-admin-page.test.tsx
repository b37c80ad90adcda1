import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildLocation } from '../../../testing/locations.ts';
import { nextDownload } from '../../../testing/next-download.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { employmentServer } from '../../../testing/servers/employment-server.ts';
import { json, type SettingsServer } from '../../../testing/servers/settings-server.ts';
import { EmploymentAdminPage } from './employment-admin-page.tsx';

let server: SettingsServer;
const path = '/employment/admin';
const stores = 'GET /api/tenants/sync-status/harbor';
const version = (number: number) => ({ id: 'emp_harbor', version: number });
const { employmentInfo } = buildLocation();
const waiting = employmentInfo && { ...employmentInfo, assigned: version(24), published: version(23) };

beforeEach(() => {
  server = employmentServer();
  server.fixed.set(stores, () => [
    buildLocation({ id: 'pier-39', name: 'Pier 39', overrideChanges: { employment: { own: 2, group: 0 } } }),
    buildLocation({ id: 'seaport', name: 'Seaport', groupId: null, employmentInfo: waiting ?? null }),
  ]);
});

test('RT-95 KR-16 says what the company has, and of each store what it runs, what waits, and what it keeps', async () => {
  await renderScreen({ path, screen: EmploymentAdminPage });
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('4');
  const seaport = page.getByRole('row', { name: /Seaport/ });
  await expect.element(seaport).toMatchTextContent('2324');
  await expect.element(page.getByRole('row', { name: /Pier 39/ }).getByText('2 values')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Seaport' }))
    .toHaveAttribute('href', expect.stringContaining('/employment/employment?locationId=seaport'));
  await expect.element(page.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/employment/import');
  await expect.element(page.getByRole('link', { name: 'Publish' })).toHaveAttribute('href', '/employment/publish');
});

test('RT-95 of many stores the first are shown, it is said how many more there are, and the others are searched', async () => {
  const many = Array.from({ length: 103 }, (_, at) => buildLocation({ id: `s${at}`, name: `Store ${at}` }));
  server.fixed.set(stores, () => many);
  await renderScreen({ path, screen: EmploymentAdminPage });
  await expect.element(page.getByText('and 3 more: search for them')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search stores' }).fill('Store 102');
  await expect.element(page.getByRole('link', { name: 'Store 102' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Store 7', exact: true })).not.toBeInTheDocument();
});

test('RT-95 employment is handed out as a file that the import takes', async () => {
  const download = nextDownload();
  await renderScreen({ path, screen: EmploymentAdminPage });
  await page.getByRole('button', { name: 'Export' }).click();
  expect(await download).toBe(JSON.stringify(server.base, null, 2));
});

test('RT-95 what cannot be loaded is said, and can be tried again', async () => {
  const failed = () => json({ error: 'DATABASE_UNAVAILABLE' }, 503);
  server.answers.push({ match: 'GET /api/blobs/employment', answer: failed });
  await renderScreen({ path, screen: EmploymentAdminPage });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Company totals' })).toBeVisible();
});

describe('in both themes', () => {
  test.each([1440, 360])('RT-95 the page has no accessibility problem at %i px', async (width) => {
    await page.viewport(width, 800);
    await renderScreen({ path, screen: EmploymentAdminPage });
    await expect.element(page.getByRole('row', { name: /Seaport/ })).toBeVisible();
    await expectAccessible();
  });
});
