import { findByPath, type Path } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { withValue } from '../../../editing/document/path-value.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { chooseOfRow, openRow, pressSwitch, rowOf, saveTo, undo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import {
  deliveryServer,
  mapReady,
  openOutline,
  openTab,
  withoutMaps,
} from '../../../testing/servers/delivery-server.ts';
import type { SettingsServer } from '../../../testing/servers/settings-server.ts';
import { DeliveryPage } from './delivery-page.tsx';

let server: SettingsServer;
const path = '/locationSettings/deliverySettings';

beforeEach(() => {
  server = deliveryServer().install();
});

const saved = (...at: Path) => findByPath(server.base, at);
const zoneOf = (id: string, ...fields: readonly string[]) => saved('deliveryArea', 'zones', { id }, ...fields);
const open = (at: string | null = null) => renderScreen({ path, screen: DeliveryPage, at });

describe('in both themes', () => {
  test('DZ-01 DZ-20 TB-03 KR-06 the page has no accessibility problem', async () => {
    await open('pier-39');
    await mapReady();
    await openRow('Wharf');
    await page.getByRole('combobox', { name: 'Test an address' }).fill('37.805, -122.41');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Delivers from Pier 39')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    await expect.element(page.getByText('A zone needs a name.').first()).toBeVisible();
    await expectAccessible();
  });

  test('DZ-01 nor on a phone', async () => {
    await page.viewport(360, 800);
    await open(null);
    await mapReady();
    await openRow('Marina');
    await openOutline();
    await expect.element(page.getByRole('textbox', { name: 'Center' })).toBeInTheDocument();
    await expectAccessible();
  });
});

describe('zones', () => {
  beforeEach(() => void withoutMaps());

  test('DZ-04 DZ-10 DZ-11 a zone is edited, saved as text and read again', async () => {
    await open();
    await openRow('Wharf');
    await page.getByLabelText('Delivery fee').fill('3.5');
    await pressSwitch('Allow online');
    await expect.element(rowOf('Wharf').getByText('$3.50')).toBeVisible();
    await saveTo(server);
    expect([zoneOf('wharf', 'deliveryFee'), zoneOf('wharf', 'allowOnline')]).toEqual(['3.50', false]);
    await cleanup();
    await open();
    await openRow('Wharf');
    await expect.element(page.getByLabelText('Delivery fee')).toHaveValue('$3.50');
  });

  test('DZ-07 DZ-12 DZ-13 a circle is typed in degrees and miles and kept in meters', async () => {
    await open();
    await openRow('Marina');
    await openOutline();
    await expect.element(page.getByLabelText('Radius')).toHaveValue('0.5 mi');
    await page.getByLabelText('Radius').fill('1');
    await page.getByRole('textbox', { name: 'Center' }).fill('37.806, -122.441');
    await saveTo(server);
    expect([zoneOf('marina', 'radius'), zoneOf('marina', 'center')]).toEqual(['1609.3', '37.806,-122.441']);
  });

  test('DZ-06 DZ-08 DZ-17 coordinates that cannot be read are refused by name, and stay to be mended', async () => {
    await open();
    await openRow('Wharf');
    await openOutline();
    const corners = page.getByRole('textbox', { name: 'Corners' });
    await corners.fill('37.80, -122.42\n37.81, north');
    await expect
      .element(page.getByText('Wharf: Enter each corner as a latitude and a longitude', { exact: false }).first())
      .toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('Not saved yet.')).toBeVisible();
    expect(server.saves(null)).toHaveLength(0);
    await corners.fill('37.80, -122.42\n37.81, -122.40\n37.81, -122.42\n37.80, -122.40');
    await expect.element(page.getByText('Wharf: The outline crosses itself.').first()).toBeVisible();
    await corners.fill('37.80, -122.42\n37.81, -122.42\n37.81, -122.40');
    await saveTo(server);
    expect(zoneOf('wharf', 'path')).toBe('37.8,-122.42 37.81,-122.42 37.81,-122.4');
  });

  test('DZ-14 DZ-15 a removed zone stays, disabled and not online; undo brings it back', async () => {
    await open();
    await chooseOfRow('Wharf', 'Remove');
    await expect.element(rowOf('Wharf').getByText('Inactive')).toBeVisible();
    await undo();
    await expect.element(rowOf('Wharf').getByText('Inactive')).not.toBeInTheDocument();
    await chooseOfRow('Wharf', 'Remove');
    await saveTo(server);
    expect(zoneOf('wharf')).toMatchObject({ disabled: true, allowOnline: false, name: 'Wharf' });
  });

  test('DZ-16 DZ-17 a name that another zone has is warned of, and saved all the same', async () => {
    await open();
    await openRow('Wharf');
    await page.getByRole('textbox', { name: 'Name' }).fill('Marina');
    const warning = 'There is already a zone named "Marina." Unique names are strongly recommended.';
    await expect.element(page.getByText(warning).first()).toBeVisible();
    await saveTo(server);
    expect(zoneOf('wharf', 'name')).toBe('Marina');
  });

  test('DZ-02 OV-06 a location has its own fee: the field is marked, only its change travels, and it is reverted', async () => {
    await open('pier-39');
    await openRow('Wharf');
    await page.getByLabelText('Delivery fee').fill('4.25');
    await expect.element(rowOf('Wharf').getByRole('button', { name: /Here/ })).toBeVisible();
    await saveTo(server, 'pier-39');
    expect(server.saves('pier-39')[0]).toMatchObject({
      changes: [{ path: ['deliveryArea', 'zones', { id: 'wharf' }, 'deliveryFee'], from: '2.99', to: '4.25' }],
    });
    await cleanup();
    await open('pier-39');
    await rowOf('Wharf').getByRole('button', { name: /Here/ }).click();
    await page.getByRole('button', { name: 'Revert to inherited' }).click();
    await userEvent.keyboard('{Escape}');
    await saveTo(server, 'pier-39', 2);
    expect(server.overrides.get('pier-39')?.changes).toEqual([]);
  });

  test('DZ-02 a zone that the group changed shows the group’s mark at its locations', async () => {
    server.saveAs('Luis', 'bay-area', (document) =>
      withValue(document, ['deliveryArea', 'zones', { id: 'marina' }, 'name'], 'Marina Green'),
    );
    await open('pier-39');
    await expect.element(rowOf('Marina Green').getByRole('button', { name: /Bay Area/ })).toBeVisible();
  });

  test('DZ-06 overlaps are said in words as soon as a shape is typed', async () => {
    await open();
    await expect.element(page.getByText('No zones overlap', { exact: false })).toBeVisible();
    await openRow('Marina');
    await openOutline();
    await page.getByRole('textbox', { name: 'Center' }).fill('37.805, -122.42');
    await expect.element(page.getByText(/Wharf and Marina overlap by .* Wharf is used there\./)).toBeVisible();
  });
});

describe('beside the zones', () => {
  beforeEach(() => void withoutMaps());

  test('DZ-09 a virtual zone is added under its color and fee, and removed by disabling', async () => {
    await open();
    await page.getByRole('button', { name: 'Add a virtual zone' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ferry');
    await expect.element(page.getByLabelText('Color')).toHaveValue('#6a0bff');
    await chooseOfRow('Hotel', 'Remove');
    await saveTo(server);
    expect(saved('deliverySettings', 'virtualZones')).toMatchObject([
      { id: 'hotel', disabled: true, allowOnline: false },
      { name: 'Ferry', type: 'virtual', fillColor: '#6a0bff', deliveryFee: '0.0' },
    ]);
  });

  test('DZ-18 DZ-19 guests are charged by zone with an amount on top, or not at all', async () => {
    await open();
    await openTab('Charges');
    await page.getByLabelText('Flat fee').fill('1.5');
    await page.getByLabelText('Share before coupons and taxes').fill('101');
    await expect.element(page.getByText('Enter a percentage of 100% or less.')).toBeVisible();
    await page.getByLabelText('Share before coupons and taxes').fill('5');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Flat fee:')).toBeVisible();
    await expect.element(page.getByText('$1.50').first()).toBeVisible();
    await saveTo(server);
    expect(saved('deliverySettings')).toMatchObject({ flatFeeAmount: '1.50', percentageBeforeCpnTax: '5.00' });
  });

  test('DZ-21 DZ-22 DZ-23 DZ-24 an invalid address is shown in one line, and an edit says who made it and when', async () => {
    await open();
    await openTab('Addresses');
    await expect.element(rowOf('1 Lighthouse Rock, San Francisco')).toBeVisible();
    await openRow('1 Lighthouse Rock, San Francisco');
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('94133');
    await expect.element(rowOf('1 Lighthouse Rock, San Francisco, 94133')).toBeVisible();
    await page.getByRole('textbox', { name: 'Street' }).fill('');
    await expect.element(page.getByText('An address needs a street.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Street' }).fill('Lighthouse Rock');
    await saveTo(server);
    const lastUpdated = saved('invalidAddresses', { id: 'rock' }, 'lastUpdated');
    expect(lastUpdated).toMatchObject({ userDisplayName: 'Dana Whitfield', userId: expect.any(String) });
    const { dateTimestamp } = JSON.parse(JSON.stringify(lastUpdated));
    expect(Math.abs(dateTimestamp - Date.now() / 1000)).toBeLessThan(60);
  });

  test('DZ-20 OV-06 a location has an invalid address of its own, and takes one of the company’s away', async () => {
    await open('pier-39');
    await openTab('Addresses');
    await page.getByRole('button', { name: 'Add an address' }).click();
    await page.getByRole('textbox', { name: 'House number' }).fill('9');
    await page.getByRole('textbox', { name: 'Street' }).fill('Dock');
    await expect.element(rowOf('9 Dock').getByRole('button', { name: /Here/ })).toBeVisible();
    await chooseOfRow('1 Lighthouse Rock, San Francisco', 'Remove');
    await expect.element(page.getByText('Removed here')).toBeVisible();
    await saveTo(server, 'pier-39');
    expect(
      server.overrides
        .get('pier-39')
        ?.changes.map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['ARRAY_ELEMENT_ADDED', 'ARRAY_ENTITY_REMOVED']);
  });

  test('TB-03 TB-08 TB-09 TB-10 lateness is set at a group, marked there, and refused when it falls', async () => {
    await open('bay-area');
    await openTab('Drivers');
    await expect.element(page.getByLabelText('With one order')).toHaveValue('20 min');
    await page.getByLabelText('With two orders').fill('10');
    await expect.element(page.getByText('This cannot be shorter than the time for one order.')).toBeVisible();
    await page.getByLabelText('With two orders').fill('35');
    await page.getByLabelText('With three orders').fill('50');
    await saveTo(server, 'bay-area');
    expect(server.overrides.get('bay-area')?.changes).toMatchObject([
      { path: ['driverManagement', 'latenessMinutes', 'twoOrders'], to: 35 },
      { path: ['driverManagement', 'latenessMinutes', 'threeOrders'], to: 50 },
    ]);
    await cleanup();
    await open('pier-39');
    await openTab('Drivers');
    await expect.element(page.getByLabelText('With two orders')).toHaveValue('35 min');
  });
});
