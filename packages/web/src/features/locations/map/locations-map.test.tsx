import { Map as MapView } from 'maplibre-gl';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { buildLocation, seaport } from '../../../testing/locations.ts';
import { buildSession, expectAccessible, expectText, openScreen } from '../../../testing/screens/open-screen.tsx';
import { fakeServer } from '../../../testing/servers/fake-server.ts';
import { LocationsPage } from '../locations-page.tsx';

const editor = buildSession({ enabledFeatures: ['editLocation', 'manageMenus'] });
const pier = buildLocation({ latitude: 37.81, longitude: -122.41 });
const sea = buildLocation({ ...seaport, latitude: 42.35, longitude: -71.04, running: {}, lastPing: null });
const inner = buildLocation({ ...seaport, id: 'inner', name: 'Inner Harbor' });

const style = { version: 8, sources: {}, layers: [{ id: 'land', type: 'background' }] };

/** The installation of the test; one test has a base map. */
let mapStyleUrl: string | null = null;
afterEach(() => {
  mapStyleUrl = null;
});

async function open(at: string, locations: readonly SyncStatus[] = [pier, sea, inner], session = editor) {
  fakeServer({
    'GET /api/tenants/sync-status/harbor': { body: locations },
    'GET /api/console/settings': { body: { redirectOrigins: [], mapStyleUrl, findsAddresses: false } },
    'GET /streets.json': { body: style, isBroken: true },
  });
  const blank = () => null;
  const paths = { '/locations': LocationsPage, '/locations/$id': blank, '/locations/$id/edit': blank };
  return openScreen({ paths, at, session });
}

const map = () => page.getByRole('region', { name: 'Map of locations', exact: true });
const aside = () => page.getByRole('complementary', { name: 'About the map' });

/** Of the map, once its stores are drawn. */
async function clickMiddle(): Promise<void> {
  const canvas = map().element().querySelector('canvas');
  if (canvas === null) throw new Error('There is no canvas');
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const at = { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 };
  for (const type of ['mousedown', 'mouseup', 'click']) canvas.dispatchEvent(new MouseEvent(type, at));
}

test('RT-34 the map is in the address, keeps the filters, counts each state and lists who has no coordinates', async () => {
  const { router } = await open('/locations?q=a');
  await page.getByText('Map', { exact: true }).click();
  await vi.waitFor(() => expect(router.state.location.search).toMatchObject({ view: 'map', q: 'a' }));
  await expect.element(map()).toBeVisible();
  await expectText(aside().getByRole('region', { name: 'Legend' }), 'Live1');
  await expectText(aside().getByRole('region', { name: 'Legend' }), 'Silent1');
  const without = aside().getByRole('region', { name: '1 location without coordinates' });
  await expectText(without, 'Inner Harbor');
  await expectAccessible();
  await without.getByRole('link', { name: 'Set coordinates: Inner Harbor' }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/locations/inner/edit'));
});

test('RT-34 a location that is chosen on the map shows what is known of it, and leads there', async () => {
  const { router } = await open('/locations?view=map', [pier]);
  await expect.element(map()).toBeVisible();
  const summary = aside().getByRole('region', { name: 'Pier 39' });
  await expect
    .poll(async () => {
      if (summary.query() === null) await clickMiddle();
      return summary.query()?.textContent ?? '';
    })
    .toContain('39 Pier Walk');
  await expectAccessible();
  await summary.getByRole('link', { name: 'Open Pier 39' }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/locations/pier'));
});

test('RT-34 ten thousand locations are one layer of the map, and none of them an element of the page', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    buildLocation({ id: `l${at}`, name: `Store ${at}`, latitude: 25 + (at % 100) / 5, longitude: -120 + at / 200 }),
  );
  await open('/locations?view=map', many);
  await expectText(aside().getByRole('region', { name: 'Legend' }), 'Live10000');
  await expect.element(map()).toBeVisible();
  expect(map().element().querySelectorAll('*').length).toBeLessThan(80);
});

test('RT-34 the count of locations that lie close together is there when they are first drawn', async () => {
  const close = Array.from({ length: 7 }, (_, at) => buildLocation({ ...pier, id: `l${at}`, name: `Store ${at}` }));
  const warn = vi.spyOn(console, 'warn');
  const addImage = vi.spyOn(MapView.prototype, 'addImage');
  await open('/locations?view=map', close);
  await expect.poll(() => addImage.mock.calls.map(([id]) => id)).toContain('cluster:7');
  expect(warn).not.toHaveBeenCalled();
});

test('RT-34 who may not edit is led to the location instead', async () => {
  await open('/locations?view=map', [inner], buildSession({ enabledFeatures: ['manageMenus'] }));
  await expect.element(aside().getByRole('link', { name: 'Open: Inner Harbor' })).toBeVisible();
});

test('RT-34 a map without a base map says why it shows no streets, and what makes them show', async () => {
  await open('/locations?view=map', [pier]);
  const note = page.getByText(/^No base map is set up, so the map shows no streets\..* MAP_STYLE_URL\.$/);
  await expect.element(note).toBeVisible();
  const drawing = map().element().getBoundingClientRect().bottom;
  expect(note.element().getBoundingClientRect().top).toBeGreaterThan(drawing);
});

test('RT-34 the locations lie on the base map of the installation, where no words are needed', async () => {
  mapStyleUrl = '/streets.json';
  await open('/locations?view=map', [pier]);
  const summary = aside().getByRole('region', { name: 'Pier 39' });
  await expect.element(map()).toBeVisible();
  await expect
    .poll(async () => {
      if (summary.query() === null) await clickMiddle();
      return summary.query()?.textContent ?? '';
    })
    .toContain('39 Pier Walk');
  await expect.element(page.getByText(/base map/)).not.toBeInTheDocument();
});
