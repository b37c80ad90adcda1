import { findByPath, newCashDrawer, newStation, type Path } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { chooseOfRow, openRow, pressSwitch, rowOf, saveTo, undo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { SettingsServer } from '../../../testing/servers/settings-server.ts';
import { CashDrawersPage } from './cash-drawers-page.tsx';

let server: SettingsServer;
const path = '/locationSettings/cashDrawers';

beforeEach(() => {
  server = new SettingsServer().install();
  const stations = ['Counter', 'Bar'].map((name) => newStation({ id: name.toLowerCase(), name }));
  const drawers = ['Front', 'Back'].map((name) => newCashDrawer({ id: name.toLowerCase(), name }));
  server.put(['stations'], stations);
  server.put(['cashManagement', 'availableDrawers'], drawers);
});

const saved = (...at: Path) => findByPath(server.base, ['cashManagement', ...at]);
const mayOpen = (station: string, drawer: string) =>
  page.getByRole('checkbox', { name: `${station} can open ${drawer}` });

describe('in both themes', () => {
  test('CM-01 KR-14 the page has no accessibility problem', async () => {
    await renderScreen({ path, screen: CashDrawersPage, at: 'pier-39' });
    await pressSwitch('Track cash between drawers and safes');
    await mayOpen('Counter', 'Front').click();
    await mayOpen('Counter', 'Back').click();
    await openRow('Main Safe');
    await expectAccessible();
  });

  test('CM-01 nor on a phone', async () => {
    await page.viewport(360, 800);
    await renderScreen({ path, screen: CashDrawersPage });
    await openRow('Front');
    await expect.element(page.getByLabelText('Opened by printer')).toBeInTheDocument();
    await expectAccessible();
  });
});

test('CM-02 a drawer is put at a station, saved, read again; a location has it elsewhere and takes that back', async () => {
  await renderScreen({ path, screen: CashDrawersPage });
  await openRow('Front');
  await page.getByRole('combobox', { name: 'Station' }).click();
  await page.getByRole('option', { name: 'Bar' }).click();
  await saveTo(server);
  expect(saved('availableDrawers', { id: 'front' }, 'station')).toBe('bar');

  await cleanup();
  await renderScreen({ path, screen: CashDrawersPage, at: 'pier-39' });
  await openRow('Front');
  await expect.element(page.getByRole('combobox', { name: 'Station' })).toHaveValue('Bar');
  await page.getByRole('combobox', { name: 'Station' }).click();
  await page.getByRole('option', { name: 'None' }).click();
  await expect.element(rowOf('Front').getByRole('button', { name: /Here/ })).toBeVisible();
  await saveTo(server, 'pier-39');
  expect(server.saves('pier-39')[0]).toMatchObject({
    changes: [{ path: ['cashManagement', 'availableDrawers', { id: 'front' }, 'station'], to: null }],
  });
  await rowOf('Front').getByRole('button', { name: /Here/ }).click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await userEvent.keyboard('{Escape}');
  await saveTo(server, 'pier-39', 2);
  expect(server.overrides.get('pier-39')?.changes).toEqual([]);
});

test('CM-02 stations are given drawers; the first one is the one that they begin with', async () => {
  await renderScreen({ path, screen: CashDrawersPage });
  await mayOpen('Bar', 'Back').click();
  await mayOpen('Bar', 'Front').click();
  await page.getByRole('combobox', { name: 'Default drawer of Bar' }).click();
  await page.getByRole('option', { name: 'Default: Front' }).click();
  await saveTo(server);
  expect(saved('stationsAssignment')).toEqual([{ id: 'bar', drawers: ['back', 'front'], defaultDrawer: 'front' }]);
});

test('CL-13 CL-14 a drawer that is removed leaves its stations in the same step, and comes back with them', async () => {
  const assigned = [{ id: 'bar', drawers: ['front', 'back'], defaultDrawer: 'front' }];
  server.put(['cashManagement', 'stationsAssignment'], assigned);
  await renderScreen({ path, screen: CashDrawersPage });
  await chooseOfRow('Front', 'Remove');
  await expect.element(mayOpen('Bar', 'Back')).toBeChecked();
  await expect.element(mayOpen('Bar', 'Front')).not.toBeInTheDocument();
  await undo();
  await expect.element(mayOpen('Bar', 'Front')).toBeChecked();
  await chooseOfRow('Front', 'Remove');
  await saveTo(server);
  expect(saved('stationsAssignment')).toEqual([{ id: 'bar', drawers: ['back'], defaultDrawer: null }]);
});

test('CM-03 CM-04 CM-05 CM-07 ticket numbers are refused by name, then saved', async () => {
  await renderScreen({ path, screen: CashDrawersPage });
  await expect.element(page.getByLabelText('First ticket number')).toHaveValue('1');
  await expect.element(page.getByLabelText('Last ticket number')).toHaveValue('9999');
  await expect.element(page.getByRole('combobox', { name: 'Reset ticket numbers' })).toHaveValue('Every business day');
  await page.getByLabelText('First ticket number').fill('0');
  await expect.element(page.getByText('Ticket numbers start at 1 or higher.')).toBeVisible();
  await page.getByLabelText('First ticket number').fill('500');
  await page.getByLabelText('Last ticket number').fill('500');
  await expect.element(page.getByText('The last ticket number must be above the first one.')).toBeVisible();
  await page.getByLabelText('Last ticket number').fill('999');
  await saveTo(server);
  expect(saved('ticketNumbers')).toEqual({ startAt: 500, reset: { mode: 'DAILY', resetAfter: 999 } });
});

test('CM-07 a negative starting balance is refused as it is typed', async () => {
  await renderScreen({ path, screen: CashDrawersPage });
  await page.getByLabelText('Starting balance of a drawer').fill('-1');
  await expect.element(page.getByText('Enter an amount such as 12.99.')).toBeVisible();
});

test('CM-06 the main safe stays; a transfer between two places is added, and said in the review', async () => {
  await renderScreen({ path, screen: CashDrawersPage });
  await pressSwitch('Track cash between drawers and safes');
  await page.getByRole('button', { name: 'More about Main Safe' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Remove' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Add a transfer' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Evening drop');
  await saveTo(server);
  expect(saved('cashTransfers')).toMatchObject([{ name: 'Evening drop', source: 'front', target: 'MAIN_SAFE' }]);
  await openRow('Evening drop');
  await page.getByRole('combobox', { name: 'From' }).click();
  await page.getByRole('option', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.element(page.getByText('From:')).toBeVisible();
  await expect.element(page.getByText('Back', { exact: true }).first()).toBeVisible();
});

test('reasons are added and named', async () => {
  await renderScreen({ path, screen: CashDrawersPage });
  await page.getByRole('button', { name: 'Add a reason' }).nth(1).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Made wrong');
  await pressSwitch('Let staff type their own reason');
  await saveTo(server);
  expect(saved('voidReasons')).toMatchObject([{ name: 'Made wrong' }]);
  expect(saved('customVoidReason')).toBe(false);
});
