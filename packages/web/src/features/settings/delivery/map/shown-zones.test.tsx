import { fieldsOfShape, newDeliveryZone, readPath } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseOfRow, openRow, pressSwitch, rowOf, saveTo } from '../../../../testing/editing.ts';
import { renderScreen } from '../../../../testing/screens/render-screen.tsx';
import { deliveryServer, mapReady, setMaps } from '../../../../testing/servers/delivery-server.ts';
import type { SettingsServer } from '../../../../testing/servers/settings-server.ts';
import { DeliveryPage } from '../delivery-page.tsx';
import { showAllZones } from './use-shown-zones.ts';

let server: SettingsServer;
const path = '/locationSettings/deliverySettings';
const far = newDeliveryZone({
  id: 'far',
  name: 'Fort Point',
  ...fieldsOfShape({
    type: 'polygon',
    points: readPath('42.34,-71.06 42.36,-71.06 42.36,-71.02 42.34,-71.02') ?? [],
  }),
});

beforeEach(() => {
  showAllZones(false);
  server = deliveryServer();
  const zones = server.base.deliveryArea;
  const [wharf, marina] = Array.isArray(Reflect.get(Object(zones), 'zones')) ? Reflect.get(Object(zones), 'zones') : [];
  server.put(['deliveryArea', 'zones'], [wharf, far, marina]);
  server.install();
});

const open = (at: string | null) => renderScreen({ path, screen: DeliveryPage, at });
const labels = () =>
  [...document.querySelectorAll<HTMLElement>('[data-map-label]')]
    .filter((label) => !label.hidden)
    .map((label) => label.textContent);

describe('zones of a location', () => {
  test('DZ-01 OV-06 a store is shown the zones that it serves; a switch shows those of others', async () => {
    await open('pier-39');
    await mapReady();
    await expect.element(rowOf('Wharf')).toBeVisible();
    await expect.element(rowOf('Fort Point')).not.toBeInTheDocument();
    await expect.element(page.getByText('1 zone of other locations is not shown.')).toBeVisible();
    await pressSwitch('Show zones of other locations');
    await expect.element(rowOf('Fort Point')).toBeVisible();
    await expect.element(page.getByText('1 zone of other locations is shown too.')).toBeVisible();
  });

  test('DZ-01 another store is shown its own; the company all, without a switch', async () => {
    await open('seaport');
    await expect.element(rowOf('Fort Point')).toBeVisible();
    await expect.element(rowOf('Wharf')).not.toBeInTheDocument();
    await open(null);
    await expect.element(rowOf('Wharf')).toBeVisible();
    await expect.element(rowOf('Fort Point')).toBeVisible();
    expect(page.getByRole('switch', { name: 'Show zones of other locations' }).elements()).toHaveLength(0);
  });

  test('DZ-02 a zone moves past one that is not shown', async () => {
    await open('pier-39');
    await chooseOfRow('Marina', 'Move up');
    await saveTo(server, 'pier-39');
    expect(server.overrides.get('pier-39')?.changes).toMatchObject([
      {
        kind: 'ARRAY_REORDERED',
        path: ['deliveryArea', 'zones'],
        to: [{ id: 'marina' }, { id: 'wharf' }, { id: 'far' }],
      },
    ]);
  });
});

describe('on the map', () => {
  test('DZ-04 each name is written once, and not over another', async () => {
    server.put(['deliveryArea', 'zones', { id: 'marina' }, 'name'], 'Pier 39');
    await open('pier-39');
    await mapReady();
    await expect.poll(labels).toContain('Wharf');
    await expect.poll(() => labels().filter((name) => name === 'Pier 39').length).toBe(1);
    const boxes = () =>
      [...document.querySelectorAll<HTMLElement>('[data-map-label], [data-map-place]')]
        .filter((label) => !label.hidden)
        .map((label) => label.getBoundingClientRect());
    const overlaps = () =>
      boxes().flatMap((one, at) =>
        boxes()
          .slice(at + 1)
          .filter(
            (other) =>
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          ),
      );
    await expect.poll(() => overlaps().length).toBe(0);
  });

  test('DZ-01 a map without a base map says why, and shows zones, restaurants and a grid all the same', async () => {
    await open('pier-39');
    await mapReady();
    await expect
      .element(
        page.getByText(
          'No base map is set up, so the map shows no streets. The operator of the server adds one with MAP_STYLE_URL.',
        ),
      )
      .toBeVisible();
    expect(document.querySelectorAll('[data-map-place]')).toHaveLength(1);
  });

  test.each([1440, 1024, 390])('the notes of a map lie below it, at %s px too', async (width) => {
    await page.viewport(width, 844);
    await open('pier-39');
    await mapReady();
    const note = page.getByText(/^No base map is set up/);
    await expect.element(note).toBeVisible();
    const drawing = document.querySelector('canvas')?.closest('section');
    expect(note.element().getBoundingClientRect().top).toBeGreaterThan(
      drawing?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
    );
  });

  test.each([
    ['a style that cannot be read', '/src/no-such-style.json'],
    ['tiles that do not come', `data:application/json,${encodeURIComponent(JSON.stringify(styleWithoutTiles()))}`],
  ])('DZ-01 a base map that fails is said: %s', async (_, mapStyleUrl) => {
    setMaps(server, { mapStyleUrl });
    await open('pier-39');
    await mapReady();
    await expect
      .element(page.getByText('The base map could not be loaded, so the map shows no streets.'))
      .toBeVisible();
    await expect.poll(labels).toContain('Wharf');
  });

  test('DZ-06 an overlap is a note in words and square miles, and no alarm', async () => {
    await open(null);
    await openRow('Marina');
    await page.getByText('Outline in coordinates').click();
    await page.getByRole('textbox', { name: 'Center' }).fill('37.805, -122.415');
    await expect
      .element(page.getByText(/Wharf and Marina overlap by 0\.\d\d sq mi. Wharf is used there./))
      .toBeVisible();
    await page.getByRole('textbox', { name: 'Center' }).fill('37.805, -122.4285');
    await expect.element(page.getByText(/Wharf and Marina overlap by \d+(\.\d)? acres\./)).toBeVisible();
  });
});

function styleWithoutTiles() {
  const tiles = [`${window.location.origin}/no-such-tiles/{z}/{x}/{y}.png`];
  return {
    version: 8,
    sources: { ground: { type: 'raster', tiles, tileSize: 256 } },
    layers: [{ id: 'ground', type: 'raster', source: 'ground' }],
  };
}
