import { newDeliveryZone, zoneFileOf } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { chooseOfRow, openRow, rowOf, undo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { deliveryServer, openOutline, wharf, withoutMaps } from '../../../testing/servers/delivery-server.ts';
import { DeliveryPage } from './delivery-page.tsx';

const path = '/locationSettings/deliverySettings';

beforeEach(() => {
  withoutMaps();
  deliveryServer().install();
});

const open = (at: string | null = null, theme: 'light' | 'dark' = 'light') =>
  renderScreen({ path, screen: DeliveryPage, at, theme });
const expectText = (found: Locator, words: RegExp) =>
  expect.poll(() => found.query()?.textContent ?? '').toMatch(words);
const openList = () => page.getByRole('button', { name: 'Test a list of addresses' }).click();
const testAddresses = async (text: string) => {
  await openList();
  await page.getByRole('textbox', { name: 'Addresses' }).fill(text);
};
/** All at once, as a paste does; typing thousands of lines takes the browser long. */
const pasteAddresses = async (text: string) => {
  await openList();
  const field = page.getByRole('textbox', { name: 'Addresses' });
  await field.click();
  Reflect.set(HTMLTextAreaElement.prototype, 'value', text, field.element());
  field.element().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
};
const results = () => page.getByRole('grid', { name: 'Results' });

describe('tested addresses', () => {
  test('DZ-10 DZ-18 DZ-20 each has its zone, fee, minimum and why not', async () => {
    await open();
    await testAddresses('39 Pier Walk, 37.805, -122.41\nFar away, 40, -100\n1 Lighthouse Rock, 37.805, -122.41');
    const row = (name: string) => results().getByRole('row', { name: new RegExp(name) });
    await expectText(row('39 Pier Walk'), /Wharf.*\$2\.99.*\$20\.00.*Delivered/);
    await expectText(row('Far away'), /None.*Outside all zones/);
    await expectText(row('1 Lighthouse Rock'), /Invalid address/);
    await expect
      .element(page.getByText('3 addresses: 1 delivered · 1 outside all zones · 1 invalid address'))
      .toBeVisible();
  });

  test('DZ-10 of thousands all are listed, drawn as they come into sight, and counted', async () => {
    await open();
    const lines = Array.from({ length: 2500 }, (_, at) => `Number ${at}, ${at % 5 === 4 ? 40 : 37.805}, -122.41`);
    await pasteAddresses(lines.join('\n'));
    await expect.element(page.getByText('2,500 addresses: 2,000 delivered · 500 outside all zones')).toBeVisible();
    await expect.element(results()).toHaveAttribute('aria-rowcount', '2501');
    expect(results().getByRole('row').elements().length).toBeLessThan(60);
    const head = results().getByRole('button', { name: 'Result' });
    await head.click();
    await head.click();
    const first = results().getByRole('row', { name: /^Number 4 / });
    await expectText(first, /Outside all zones/);
    await userEvent.keyboard('{Tab}{End}');
    await expectText(results().getByRole('row', { name: /^Number 2498 / }), /Delivered/);
    await expect.element(first).not.toBeInTheDocument();
  });

  test('DZ-08 a line that cannot be read is named, and the others are answered', async () => {
    await open();
    await testAddresses('39 Pier Walk\nDock, 37.805, -122.41');
    await expect
      .element(page.getByText('Line 1: End each line with latitude and longitude', { exact: false }))
      .toBeVisible();
    await expect.element(results().getByRole('row', { name: /Dock/ })).toBeVisible();
  });

  test('DZ-07 DZ-14 an edited shape says which addresses gain, lose or change their zone', async () => {
    await open();
    await testAddresses('Dock, 37.805, -122.41\nGreen, 37.805, -122.44\nHill, 37.83, -122.44');
    await userEvent.keyboard('{Escape}');
    await openRow('Marina');
    await openOutline();
    await page.getByRole('textbox', { name: 'Center' }).fill('37.83, -122.44');
    const moves = page.getByRole('region', { name: 'Effect of your changes on these addresses' });
    await expect.element(moves.getByText('Green is no longer in Marina')).toBeVisible();
    await expect.element(moves.getByText('Hill is now in Marina')).toBeVisible();
    await chooseOfRow('Wharf', 'Remove');
    await expect.element(moves.getByText('Dock is no longer in Wharf')).toBeVisible();
  });
});

describe('files', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Import zones' });
  const importing = { to: path, search: { import: 'zones' } };

  test('DZ-08 an address of its own opens the import, and closing it leaves that address', async () => {
    const { router } = await open();
    await router.navigate(importing);
    await expect.element(dialog()).toBeVisible();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(router.state.location.search).not.toHaveProperty('import');
  });

  test('NG-66 who may not change the zones imports none, also by that address', async () => {
    const session = { enabledFeatures: ['accessConfigurationOptions'] };
    const { router } = await renderScreen({ path, screen: DeliveryPage, session });
    await router.navigate(importing);
    await expect.element(page.getByRole('button', { name: 'Export GeoJSON' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Import GeoJSON' })).not.toBeInTheDocument();
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  const dropFile = async (text: string) => {
    await page.getByRole('button', { name: 'Import GeoJSON' }).click();
    await userEvent.upload(
      page.getByLabelText('Drop a GeoJSON file here').last(),
      new File([text], 'zones.geojson', { type: 'application/geo+json' }),
    );
  };

  test('DZ-08 a GeoJSON file is looked at before it comes in, and comes in as one step', async () => {
    const hill = newDeliveryZone({ id: 'x', name: 'Hill', type: 'rectangle', bounds: '37.79,-122.42 37.8,-122.4' });
    const file = JSON.parse(zoneFileOf([hill, { ...wharf, deliveryFee: '2.50' }]));
    file.features.push({
      type: 'Feature',
      properties: { name: 'Pin' },
      geometry: { type: 'Point', coordinates: [0, 0] },
    });
    await open();
    await dropFile(JSON.stringify(file));
    const table = page.getByRole('table', { name: 'Zones in the file' });
    await expectText(table.getByRole('row', { name: /Hill/ }), /Added/);
    await expectText(table.getByRole('row', { name: /Wharf/ }), /Changed/);
    await expect.element(page.getByText('Pin')).toBeVisible();
    await expect.element(page.getByText('1 feature is left out')).toBeVisible();
    await page.getByRole('button', { name: 'Import 2 zones' }).click();
    await expect.element(rowOf('Hill')).toBeVisible();
    await expect.element(rowOf('Wharf').getByText('$2.50')).toBeVisible();
    await undo();
    await expect.element(rowOf('Hill')).not.toBeInTheDocument();
    await expect.element(rowOf('Wharf').getByText('$2.99')).toBeVisible();
  });

  test('DZ-04 fees are read under the names of other tools; what is not read is listed', async () => {
    const coordinates = [
      [
        [-122.42, 37.7],
        [-122.4, 37.7],
        [-122.4, 37.72],
        [-122.42, 37.7],
      ],
    ];
    const feature = (properties: object) => ({
      type: 'Feature',
      properties,
      geometry: { type: 'Polygon', coordinates },
    });
    const features = [
      feature({ name: 'Near', deliveryFee: 3.5 }),
      feature({ name: 'Far', delivery_fee: '6.00' }),
      feature({ name: 'Wide', minimumOrder: 25 }),
    ];
    await open();
    await dropFile(JSON.stringify({ type: 'FeatureCollection', features }));
    const table = page.getByRole('table', { name: 'Zones in the file' });
    await expectText(table.getByRole('row', { name: /Near/ }), /\$3\.50/);
    await expectText(table.getByRole('row', { name: /Far/ }), /\$6\.00/);
    await expectText(page.getByRole('region', { name: /^Not imported/ }), /minimumOrder: Wide/);
  });

  test.each([
    ['name,lat,lng', 'This is not a GeoJSON file.'],
    ['<kml></kml>', /Convert it to GeoJSON/],
  ])('what is no GeoJSON is refused: %s', async (text, reason) => {
    await open();
    await dropFile(text);
    await expect.element(page.getByText(reason)).toBeVisible();
  });
});
