import { findByPath } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { withValue } from '../../../editing/document/path-value.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { openRow, pressSwitch, saveTo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { SettingsServer } from '../../../testing/servers/settings-server.ts';
import { OrderTypesPage } from './order-types-page.tsx';

let server: SettingsServer;
const path = '/locationSettings/orderTypes';

beforeEach(() => {
  server = new SettingsServer().install();
});

const channel = (name: string) => page.getByRole('switch', { name, exact: true });
const typed = (id: number, ...fields: string[]) => findByPath(server.base, ['orderTypes', 'types', { id }, ...fields]);

describe('in both themes', () => {
  test('OT-01 the page has no accessibility problem', async () => {
    await renderScreen({ path, screen: OrderTypesPage, at: 'pier-39' });
    await openRow('Pick Up');
    await page.getByRole('button', { name: 'Add Shift 1' }).click();
    await expectAccessible();
  });

  test('OT-01 nor on a phone', async () => {
    await page.viewport(360, 800);
    await renderScreen({ path, screen: OrderTypesPage });
    await openRow('Pick Up');
    await expect.element(page.getByLabelText('Abbreviation')).toBeVisible();
    await expectAccessible();
  });
});

test('OT-18, OT-24 the default in-house types are listed first, then the others', async () => {
  await renderScreen({ path, screen: OrderTypesPage });
  await expect.element(page.getByRole('button', { name: 'Edit Dine In' })).toBeVisible();
  const names = page
    .getByRole('button', { name: /^Edit / })
    .elements()
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(
    ['Dine In', 'To Go', 'Drive Thru', 'Bar', 'Table', 'Delivery', 'Eat In', 'Pick Up'].map((name) => `Edit ${name}`),
  );
});

test('OT-25, OT-26, OT-27 point of sale, online and kiosk can be toggled', async () => {
  await renderScreen({ path, screen: OrderTypesPage });
  await expect.element(channel('To Go: Point of sale')).toBeChecked();
  await pressSwitch('To Go: Point of sale');
  await pressSwitch('To Go: Online');
  await pressSwitch('To Go: Kiosk');
  await saveTo(server);
  expect(typed(2)).toMatchObject({ activePOS: false, activeOnline: true, activeKiosk: true });
});

test('OT-28 what can be ordered online can be toggled, and online with it', async () => {
  await renderScreen({ path, screen: OrderTypesPage });
  await openRow('Dine In');
  await expect.element(page.getByRole('switch', { name: /^Dine In: Online\. Turn on/ })).toBeDisabled();
  await pressSwitch('Can be ordered online');
  await pressSwitch('Dine In: Online');
  await saveTo(server);
  expect(typed(1)).toMatchObject({ availableOnline: true, activeOnline: true });
});

test('OT-27 only the types that a kiosk can take have the switch', async () => {
  await renderScreen({ path, screen: OrderTypesPage });
  await expect.element(page.getByRole('switch', { name: /^Delivery: Kiosk\. Only Dine In/ })).toBeDisabled();
});

test('OT-30 what is off for Delivery stays off', async () => {
  await renderScreen({ path, screen: OrderTypesPage });
  await openRow('Delivery');
  await expect.element(channel('Customer name')).toBeDisabled();
  await expect.element(channel('Customer lookup')).toBeEnabled();
});

test('OT-31 clearing a name restores the default one', async () => {
  await renderScreen({ path, screen: OrderTypesPage });
  await openRow('Pick Up');
  const name = page.getByLabelText('Name', { exact: true });
  await name.fill('Carry out');
  await expect.element(page.getByRole('button', { name: 'Edit Carry out' })).toBeVisible();
  await name.fill('');
  await userEvent.tab();
  await expect.element(name).toHaveValue('Pick Up');
  await expect.element(page.getByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
});

test('PT-02 to PT-04 a usual time outside its limits is reported and not sent', async () => {
  await renderScreen({ path, screen: OrderTypesPage });
  await openRow('Pick Up');
  await page.getByLabelText('Usual', { exact: true }).fill('200');
  await expect
    .element(page.getByText('The default promise time must be between the minimum and the maximum.'))
    .toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText(/Not saved yet/)).toBeVisible();
  expect(server.saves()).toEqual([]);
});

test('PT-13, PT-16 a shift gets a time for every order type, and takes them along when it goes', async () => {
  await renderScreen({ path, screen: OrderTypesPage });
  await page.getByRole('button', { name: 'Add Shift 2' }).click();
  await expect.element(page.getByLabelText('Dine In, Shift 2: minutes')).toHaveValue('45 min');
  expect(page.getByLabelText(/, Shift 2: minutes$/).elements()).toHaveLength(8);
  await page.getByRole('button', { name: 'Remove Shift 2' }).click();
  await expect.element(page.getByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
});

test('DO-14, DO-15 the notice is at least 1 in its unit, and kept in seconds', async () => {
  await renderScreen({ path, screen: OrderTypesPage });
  const notice = page.getByLabelText('Minimum notice');
  await expect.element(notice).toHaveValue('45');
  await notice.fill('0');
  await saveTo(server);
  expect(findByPath(server.base, ['deferredOrders', 'minOrderLeadTime'])).toBe(60);
});

test('OV-05 a group’s own value carries its mark, and the chain names every level', async () => {
  await renderScreen({ path, screen: OrderTypesPage, at: 'bay-area' });
  await openRow('Pick Up');
  await page.getByLabelText('Abbreviation').fill('C');
  await page.getByRole('button', { name: /^Bay Area: where/ }).click();
  await expect.element(page.getByText('Not saved · you, just now')).toBeVisible();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await expect.element(page.getByLabelText('Abbreviation')).toHaveValue('P');
});

test('OV-05 where stores get another value than the levels say, the chain says which one, and why', async () => {
  const at = ['orderTypes', 'types', { id: 9 }, 'abbrev'];
  server.saveAs('Sam Okafor', 'bay-area', (document) => withValue(document, at, 'C'));
  const reasons = [{ code: 'TAKEN', message: 'Two order types had this abbreviation.' }];
  const published = { hasValue: true, value: 'P', reasons };
  server.answers.push({
    match: '/explain',
    answer: () => Response.json({ decidedBy: 'group', layers: [], published }),
  });
  await renderScreen({ path, screen: OrderTypesPage, at: 'bay-area' });
  await openRow('Pick Up');
  await page.getByRole('button', { name: /^Bay Area: where/ }).click();
  await expect.element(page.getByRole('note')).toHaveTextContent('Stores get PTwo order types had this abbreviation.');
});
