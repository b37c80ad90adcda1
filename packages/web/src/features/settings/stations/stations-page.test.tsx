import { findByPath, newCashDrawer, newPrinter, newStation, type Path } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { chooseOfRow, openRow, pick, rowOf, saveTo, undo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { SettingsServer } from '../../../testing/servers/settings-server.ts';
import { StationsPage } from './stations-page.tsx';

let server: SettingsServer;
const path = '/locationSettings/stations';

beforeEach(() => {
  server = new SettingsServer().install();
  const stations = ['Counter', 'Bar'].map((name) => newStation({ id: name.toLowerCase(), name }));
  server.put(['stations'], stations);
  server.put(
    ['printing', 'printers'],
    ['Front', 'Back'].map((name) => newPrinter({ id: name.toLowerCase(), name: `${name} printer` })),
  );
});

const saved = (...at: Path) => findByPath(server.base, at);

describe('in both themes', () => {
  test('KR-11 the page has no accessibility problem', async () => {
    await renderScreen({ path, screen: StationsPage, at: 'pier-39' });
    await openRow('Bar');
    await expect.element(page.getByRole('combobox', { name: 'Receipt printer' })).toHaveValue('Default printer');
    await expectAccessible();
  });

  test('KR-11 nor on a phone', async () => {
    await page.viewport(360, 800);
    await renderScreen({ path, screen: StationsPage });
    await openRow('Bar');
    await expect.element(page.getByLabelText('Log off after')).toBeInTheDocument();
    await expectAccessible();
  });

  test('KR-11 nor has a company without stations', async () => {
    server.put(['stations'], []);
    await renderScreen({ path, screen: StationsPage });
    await expect.element(page.getByText('No stations yet')).toBeVisible();
    await expectAccessible();
  });
});

const staff = { enabledFeatures: ['configureHardware', 'providerStaff'] };

test('PR-13 PM-41 the backup printer of a station is for provider staff', async () => {
  await renderScreen({ path, screen: StationsPage });
  await openRow('Bar');
  await expect.element(page.getByRole('combobox', { name: 'Receipt printer' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Backup printer' })).not.toBeInTheDocument();
});

test('KR-11 a station is edited, saved, read again; a location differs and takes that back', async () => {
  await renderScreen({ path, screen: StationsPage, session: staff });
  await openRow('Bar');
  await pick('Kind', 'Bar');
  await pick('Default order type', 'Table');
  await pick('Backup printer', 'Back printer');
  await page.getByLabelText('Log off after').fill('30');
  await saveTo(server);
  expect(saved('stations', { id: 'bar' })).toMatchObject({
    kind: 'BAR',
    defaultOrderType: 5,
    backupPrinter: 'back',
    logOffAfter: 30,
  });

  await cleanup();
  await renderScreen({ path, screen: StationsPage, at: 'pier-39' });
  await expect.element(rowOf('Bar').getByText('Table')).toBeVisible();
  await openRow('Bar');
  await pick('Receipt printer', 'Front printer');
  await expect.element(rowOf('Bar').getByRole('button', { name: /Here/ })).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.element(page.getByText('Receipt printer:')).toBeVisible();
  await expect.element(page.getByText('Front printer').first()).toBeVisible();
  await saveTo(server, 'pier-39');
  await expect.element(rowOf('Bar')).toBeVisible();
  expect(server.overrides.get('pier-39')?.changes).toMatchObject([
    { path: ['stations', { id: 'bar' }, 'receiptPrinter'], to: 'front' },
  ]);
  await rowOf('Bar').getByRole('button', { name: /Here/ }).click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await userEvent.keyboard('{Escape}');
  await saveTo(server, 'pier-39', 2);
  expect(server.overrides.get('pier-39')?.changes).toEqual([]);
});

test('CL-02 CL-09 CL-15 removing a station that others name asks, takes their names out, and is one step of undo', async () => {
  const drawer = newCashDrawer({ id: 'till', name: 'Bar till', station: 'bar' });
  server.put(['cashManagement', 'availableDrawers'], [drawer]);
  server.put(['printingRouting'], [{ id: 'bar' }]);
  await renderScreen({ path, screen: StationsPage });
  await chooseOfRow('Bar', 'Remove');
  await expect.element(page.getByText(/cash drawer Bar till, its printing/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(rowOf('Bar')).toBeVisible();
  await chooseOfRow('Bar', 'Remove');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(rowOf('Bar')).not.toBeInTheDocument();
  await undo();
  await expect.element(rowOf('Bar')).toBeVisible();
  await chooseOfRow('Bar', 'Remove');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await saveTo(server);
  expect(saved('cashManagement', 'availableDrawers', { id: 'till' }, 'station')).toBeNull();
  expect(saved('printingRouting')).toEqual([]);
});

test('CL-03 a station of the stored document whose backup printer is gone is cleaned on load, and reported', async () => {
  server.put(['stations', { id: 'bar' }, 'backupPrinter'], 'gone');
  await renderScreen({ path, screen: StationsPage });
  await expect.element(page.getByText('Bar had a backup printer that no longer exists.')).toBeVisible();
  await expect.poll(() => saved('stations', { id: 'bar' }, 'backupPrinter')).toBeNull();
});

test('a station whose name is taken is refused by name', async () => {
  await renderScreen({ path, screen: StationsPage });
  await openRow('Bar');
  await page.getByRole('textbox', { name: 'Name' }).fill('counter');
  await expect.element(page.getByText('The name "counter" is taken.').first()).toBeVisible();
});
