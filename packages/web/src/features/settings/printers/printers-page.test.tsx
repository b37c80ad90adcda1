import {
  findByPath,
  newCategory,
  newDepartment,
  newDisplay,
  newMenuBlob,
  newPrinter,
  newStation,
  type Path,
  withRoutes,
} from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { chooseOfRow, openRow, pick, rowOf, saveTo, undo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { mainMenu, noLayers } from '../../../testing/servers/menu-server.ts';
import { json, SettingsServer } from '../../../testing/servers/settings-server.ts';
import { PrintersPage } from './printers-page.tsx';

let server: SettingsServer;
const path = '/locationSettings/printers';
const staff = { enabledFeatures: ['configureHardware', 'providerStaff'] };
const place = { station: 'counter', orderType: 2 } as const;

beforeEach(() => {
  server = new SettingsServer().install();
  const printers = ['Front', 'Kitchen'].map((name) => newPrinter({ id: name.toLowerCase(), name }));
  server.put(['printing', 'printers'], printers);
  server.put(['displays'], [newDisplay({ id: 'oven', name: 'Oven' })]);
  server.put(['stations'], [newStation({ id: 'counter', name: 'Counter', receiptPrinter: 'front' })]);
});

const saved = (...at: Path) => findByPath(server.base, at);
const printer = (id: string, ...fields: readonly string[]) => saved('printing', 'printers', { id }, ...fields);
const dialog = () => page.getByRole('dialog');

function route(...routes: Parameters<typeof withRoutes>[1]): void {
  server.put(['printingRouting'], withRoutes([], routes));
}

describe('in both themes', () => {
  test('KR-12 the page has no accessibility problem', async () => {
    await renderScreen({ path, screen: PrintersPage, at: 'pier-39', session: staff });
    await openRow('Kitchen');
    await pick('Connected by', 'Network');
    await expect.element(page.getByText(/Enter an address such as/).first()).toBeVisible();
    await expectAccessible();
  });

  test('KR-12 nor on a phone', async () => {
    await page.viewport(360, 800);
    await renderScreen({ path, screen: PrintersPage });
    await openRow('Oven');
    await expect.element(page.getByLabelText('Late after')).toBeInTheDocument();
    await expectAccessible();
  });

  test('KR-12 nor has a company without printers', async () => {
    server.put(['printing', 'printers'], []);
    server.put(['displays'], []);
    await renderScreen({ path, screen: PrintersPage });
    await expect.element(page.getByText('No printers yet')).toBeVisible();
    await expectAccessible();
  });
});

test('KR-12 RT-90 PR-01 a printer is connected, saved, read again; a location differs and takes that back', async () => {
  await renderScreen({ path, screen: PrintersPage });
  await openRow('Kitchen');
  await pick('Connected by', 'Network');
  await page.getByRole('textbox', { name: 'Address' }).fill('192.168.1.400');
  await expect.element(page.getByText(/Enter an address such as/).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill('192.168.1.40');
  await expect.element(page.getByText(/Enter an address such as/)).not.toBeInTheDocument();
  await pick('Paper width', '58 mm');
  await expect.element(page.getByLabelText('Characters per line')).toHaveValue('32');
  await saveTo(server);
  expect(printer('kitchen')).toMatchObject({
    connection: { kind: 'NETWORK', address: '192.168.1.40', port: 9100 },
    paperWidth: 'MM_58',
    charactersPerLine: 32,
  });

  await cleanup();
  await renderScreen({ path, screen: PrintersPage, at: 'pier-39' });
  await openRow('Kitchen');
  await page.getByRole('textbox', { name: 'Address' }).fill('10.0.0.7');
  await expect.element(rowOf('Kitchen').getByRole('button', { name: /Here/ })).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.element(page.getByText('Address:')).toBeVisible();
  await saveTo(server, 'pier-39');
  expect(server.overrides.get('pier-39')?.changes).toMatchObject([
    { path: ['printing', 'printers', { id: 'kitchen' }, 'connection', 'address'], to: '10.0.0.7' },
  ]);
  await rowOf('Kitchen').getByRole('button', { name: /Here/ }).click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await userEvent.keyboard('{Escape}');
  await saveTo(server, 'pier-39', 2);
  expect(server.overrides.get('pier-39')?.changes).toEqual([]);
});

test('PR-13 PM-41 the backup printer is for provider staff, and has the same paper', async () => {
  server.put(['printing', 'printers', { id: 'labels' }], newPrinter({ id: 'labels', name: 'Labels', type: 'LABEL' }));
  await renderScreen({ path, screen: PrintersPage });
  await openRow('Kitchen');
  await expect.element(page.getByRole('combobox', { name: 'Paper width' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Backup printer' })).not.toBeInTheDocument();

  await cleanup();
  await renderScreen({ path, screen: PrintersPage, session: staff });
  await openRow('Kitchen');
  await page.getByRole('combobox', { name: 'Backup printer' }).click();
  await expect.element(page.getByRole('option', { name: 'Labels' })).not.toBeInTheDocument();
  await page.getByRole('option', { name: 'Front' }).click();
  await saveTo(server);
  expect(printer('kitchen', 'backupPrinter')).toBe('front');
});

test('PR-10 PR-11 a printer that gets labels leaves the places that need receipt paper, and that is reported', async () => {
  route([{ ...place, channel: 'kitchenPrinting' }, ['kitchen', 'front']]);
  await renderScreen({ path, screen: PrintersPage });
  await openRow('Kitchen');
  await pick('Prints on', 'Labels');
  await expect.element(page.getByText('Kitchen was removed from 1 route that needs the other paper.')).toBeVisible();
  await saveTo(server);
  expect(printer('kitchen', 'type')).toBe('LABEL');
  expect(saved('printingRouting')).toEqual([
    { id: 'counter', orderTypes: [{ id: 2, kitchenPrinting: { selected: ['front'] } }] },
  ]);
});

test('CL-10 CL-18 removing a printer that others name asks, takes its name out, and is one step of undo', async () => {
  route([{ ...place, channel: 'customerReceipt' }, ['front']]);
  await renderScreen({ path, screen: PrintersPage });
  await chooseOfRow('Front', 'Remove');
  await expect.element(page.getByText(/station Counter, 1 place of the printing routes/)).toBeVisible();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(rowOf('Front')).toBeVisible();
  await chooseOfRow('Front', 'Remove');
  await dialog().getByRole('button', { name: 'Remove' }).click();
  await expect.element(rowOf('Front')).not.toBeInTheDocument();
  await undo();
  await expect.element(rowOf('Front')).toBeVisible();
  await chooseOfRow('Front', 'Remove');
  await dialog().getByRole('button', { name: 'Remove' }).click();
  await saveTo(server);
  expect(saved('stations', { id: 'counter' }, 'receiptPrinter')).toBe('DEFAULT');
  expect(saved('printingRouting')).toEqual([
    { id: 'counter', orderTypes: [{ id: 2, customerReceipt: { selected: [] } }] },
  ]);
});

test('CL-67 CL-68 CL-69 CL-70 removing a display warns of the menus that name it, and takes it out of the routing', async () => {
  route([{ ...place, channel: 'kps' }, ['oven']]);
  const kps = { displays: ['oven'], excludedSizes: [] };
  const department = { ...newDepartment({ id: 'pizza', name: 'Pizza' }), kps };
  const category = { ...newCategory({ id: 'classics', department: 'pizza', name: 'Classics' }), kps };
  const summary = { ...mainMenu, id: 'main' };
  const record = { ...noLayers, id: 'main', ver: 1 };
  const menu = newMenuBlob({ departments: [department], categories: [category] });
  server.answers.push(
    { match: 'GET /api/menus/company/', answer: () => json([summary]) },
    {
      match: 'GET /api/menus/company/',
      answer: () =>
        json({
          ...record,
          name: 'Main Menu',
          desc: '',
          template: false,
          singleUse: false,
          menuBlob: JSON.stringify(menu),
        }),
    },
  );
  await renderScreen({ path, screen: PrintersPage });
  await chooseOfRow('Oven', 'Remove');
  const uses = '1 place of the printing routes, menu Main Menu (1 department, 1 category)';
  await expect.element(page.getByText(`It is removed from these places, which use it: ${uses}.`)).toBeVisible();
  await dialog().getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('No kitchen displays yet')).toBeVisible();
  await saveTo(server);
  expect(saved('displays')).toEqual([]);
  expect(saved('printingRouting')).toEqual([{ id: 'counter', orderTypes: [{ id: 2, kps: { selected: [] } }] }]);
});

test('CL-70 menus that cannot be read are said so, and the question is asked', async () => {
  server.answers.push({ match: 'GET /api/menus/company/', answer: () => json({ error: 'FORBIDDEN' }, 403) });
  await renderScreen({ path, screen: PrintersPage });
  await chooseOfRow('Oven', 'Remove');
  await expect.element(page.getByText('The menus could not be checked. They may use it too.')).toBeVisible();
});

test('PR-01 a display is added and named; late is refused before waiting, by name', async () => {
  await renderScreen({ path, screen: PrintersPage });
  await page.getByRole('button', { name: 'Add a display' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Expo');
  await pick('Shows', 'Whole orders for the expediter');
  await page.getByLabelText('Waiting after').fill('20');
  await expect.element(page.getByText('Enter a longer time than the one for a waiting order.').first()).toBeVisible();
  await page.getByLabelText('Late after').fill('30');
  await saveTo(server);
  expect(saved('displays')).toMatchObject([
    { name: 'Oven' },
    { name: 'Expo', kind: 'EXPEDITER', warnAfter: 1200, lateAfter: 1800 },
  ]);
});
