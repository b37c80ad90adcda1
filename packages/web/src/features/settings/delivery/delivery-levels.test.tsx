import { findByPath, type Path } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { chooseOfRow, openRow, pressSwitch, rowOf, saveTo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { deliveryServer, openTab, withoutMaps } from '../../../testing/servers/delivery-server.ts';
import type { SettingsServer } from '../../../testing/servers/settings-server.ts';
import { DeliveryPage } from './delivery-page.tsx';

/** Each section from the company to a location and back: edited, saved, read again, made different, reverted. */
let server: SettingsServer;

beforeEach(() => {
  withoutMaps();
  server = deliveryServer().install();
});

const saved = (...at: Path) => findByPath(server.base, at);
const changesAt = (tenantId: string) => server.overrides.get(tenantId)?.changes;
const marks = () => page.getByRole('button', { name: 'Here: where this value comes from' });

const opener =
  (tab: string) =>
  async (at: string | null = null) => {
    await cleanup();
    await renderScreen({ path: '/locationSettings/deliverySettings', screen: DeliveryPage, at });
    await openTab(tab);
  };

async function revertMarked(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    await expect.poll(() => marks().elements().length).toBe(left);
    await marks().first().click();
    await page.getByRole('button', { name: 'Revert to inherited' }).click();
    await userEvent.keyboard('{Escape}');
  }
  await expect.poll(() => marks().elements().length).toBe(0);
}

describe('charges', () => {
  const open = opener('Charges');

  test('DZ-18 DZ-19 the fee on top, the sales total and the order minimum are saved and read again', async () => {
    await open();
    await page.getByLabelText('Flat fee').fill('1.5');
    await page.getByLabelText('Share after coupons and taxes').fill('2.5');
    await pressSwitch('Exclude the charge from the sales total');
    await page.getByLabelText('Minimum order').fill('25');
    await saveTo(server);
    expect(saved('deliverySettings')).toMatchObject({
      flatFeeAmount: '1.50',
      percentageAfterCpnTax: '2.50',
      orderMinimum: { enabled: true, value: '25.00' },
    });
    await open();
    await expect.element(page.getByLabelText('Flat fee')).toHaveValue('$1.50');
    await expect.element(page.getByLabelText('Share after coupons and taxes')).toHaveValue('2.5 %');
    await expect.element(page.getByLabelText('Minimum order')).toHaveValue('$25.00');
    await expect
      .element(page.getByRole('switch', { name: 'Exclude the charge from the sales total' }))
      .toHaveProperty('checked', saved('deliverySettings', 'excludeChargeFromSalesTotal'));
  });

  test('DZ-18 DZ-19 OV-06 a location charges otherwise: each field is marked, only its change travels, and it is reverted', async () => {
    await open('pier-39');
    await page.getByLabelText('Flat fee').fill('3');
    await page.getByLabelText('Minimum order').fill('12.5');
    await saveTo(server, 'pier-39');
    expect(changesAt('pier-39')).toMatchObject([
      { path: ['deliverySettings', 'orderMinimum', 'value'], from: '20.00', to: '12.50' },
      { path: ['deliverySettings', 'flatFeeAmount'], to: '3.00' },
    ]);
    await open('pier-39');
    await expect.element(page.getByLabelText('Flat fee')).toHaveValue('$3.00');
    await revertMarked(2);
    await expect.element(page.getByLabelText('Minimum order')).toHaveValue('$20.00');
    await saveTo(server, 'pier-39', 2);
    expect(changesAt('pier-39')).toEqual([]);
  });
});

describe('drivers', () => {
  const open = opener('Drivers');

  test('TB-03 TB-08 TB-10 lateness, drives and the starting bank are saved and read again', async () => {
    await open();
    await page.getByLabelText('With one order').fill('25');
    await page.getByLabelText('Maximum orders per dispatch').fill('4');
    await pressSwitch('Drivers dispatch themselves');
    await page.getByLabelText('Cash at the start of a shift').fill('35');
    await saveTo(server);
    expect(saved('driverManagement')).toMatchObject({
      latenessMinutes: { oneOrder: 25 },
      maxOrdersPerDispatch: 4,
      selfDispatch: true,
      startingBank: '35.00',
    });
    await open();
    await expect.element(page.getByLabelText('With one order')).toHaveValue('25 min');
    await expect.element(page.getByLabelText('Cash at the start of a shift')).toHaveValue('$35.00');
    await expect.element(page.getByRole('switch', { name: 'Drivers dispatch themselves' })).toBeChecked();
  });

  test('TB-03 TB-09 OV-06 a location differs from its group and from the company, and follows both again', async () => {
    await open('bay-area');
    await page.getByLabelText('With two orders').fill('35');
    await saveTo(server, 'bay-area');
    await open('pier-39');
    await page.getByLabelText('With two orders').fill('40');
    await pressSwitch('Drivers check in when they return');
    await saveTo(server, 'pier-39');
    expect(changesAt('pier-39')).toMatchObject([
      { path: ['driverManagement', 'latenessMinutes', 'twoOrders'], from: 35, to: 40 },
      { path: ['driverManagement', 'requireCheckIn'], from: true, to: false },
    ]);
    await open('pier-39');
    await revertMarked(2);
    await expect.element(page.getByLabelText('With two orders')).toHaveValue('35 min');
    await expect.element(page.getByRole('switch', { name: 'Drivers check in when they return' })).toBeChecked();
    await saveTo(server, 'pier-39', 2);
    expect(changesAt('pier-39')).toEqual([]);
  });
});

describe('invalid addresses', () => {
  const open = opener('Addresses');

  const rock = '1 Lighthouse Rock, San Francisco';

  test('DZ-20 DZ-21 one is added, saved, read again, and taken out', async () => {
    await open();
    await page.getByRole('button', { name: 'Add an address' }).click();
    await page.getByRole('textbox', { name: 'House number' }).fill('9');
    await page.getByRole('textbox', { name: 'Street' }).fill('Dock');
    await page.getByRole('textbox', { name: 'Note' }).fill('The gate is locked');
    await saveTo(server);
    await open();
    await expect.element(rowOf('9 Dock').getByText('The gate is locked')).toBeVisible();
    await chooseOfRow('9 Dock', 'Remove');
    await saveTo(server, null, 2);
    expect(saved('invalidAddresses')).toMatchObject([{ id: 'rock' }]);
  });

  test('DZ-20 DZ-22 OV-06 a location has its own note of one: the row is marked, read again, and reverted', async () => {
    await open('pier-39');
    await openRow(rock);
    await page.getByRole('textbox', { name: 'Note' }).fill('By boat only');
    await expect.element(rowOf(rock).getByRole('button', { name: /Here/ })).toBeVisible();
    await saveTo(server, 'pier-39');
    expect(changesAt('pier-39')?.map(({ path }) => path)).toEqual([
      ['invalidAddresses', { id: 'rock' }, 'note'],
      ['invalidAddresses', { id: 'rock' }, 'lastUpdated'],
    ]);
    await open('pier-39');
    await expect.element(rowOf(rock).getByText('By boat only')).toBeVisible();
    await rowOf(rock).getByRole('button', { name: /Here/ }).click();
    await page.getByRole('button', { name: 'Revert to inherited' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(rowOf(rock).getByText('By boat only')).not.toBeInTheDocument();
    await saveTo(server, 'pier-39', 2);
    expect(changesAt('pier-39')).toEqual([]);
  });

  test('DZ-20 OV-06 an address that a location took away of the company’s is named and is there again once it is put back', async () => {
    await open('pier-39');
    await chooseOfRow(rock, 'Remove');
    await saveTo(server, 'pier-39');
    await open('pier-39');
    await expect.element(page.getByText('Removed here')).toBeVisible();
    await page.getByRole('button', { name: `Restore ${rock}` }).click();
    await expect.element(rowOf(rock)).toBeVisible();
    await saveTo(server, 'pier-39', 2);
    expect(changesAt('pier-39')).toEqual([]);
  });
});
