import { DELIVERY_TIMES, salesRollups } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reportRoutes } from '../../../app/routes/report-routes.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { nextDownload } from '../../../testing/next-download.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import { withoutMaps } from '../../../testing/servers/delivery-server.ts';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';

type Given = readonly [key: readonly (string | number)[], now: object, before?: object];

const listOf = (names: readonly string[], values: object, missing: number | null) =>
  names.map((name) => Reflect.get(values, name) ?? missing);

/** The answers of the server: sums and medians in the order of their names. */
function sumsOf(rows: readonly Given[], names: object = {}) {
  const { sums } = salesRollups.deliveries;
  const written = rows.map(([key, now, before]) => ({
    key,
    sums: listOf(sums, now, 0),
    before: before ? listOf(sums, before, 0) : null,
  }));
  return { body: { sums, rows: written, names } };
}

function timesOf(rows: readonly Given[]) {
  const written = rows.map(([key, now, before]) => ({
    key,
    medians: listOf(DELIVERY_TIMES, now, null),
    before: before ? listOf(DELIVERY_TIMES, before, null) : null,
  }));
  return { body: { times: DELIVERY_TIMES, rows: written, names: {} } };
}

const wharf = { deliveries: 40, promised: 40, late: 2, driven: 40, tipped: 16_000 };
const hills = { deliveries: 20, promised: 19, late: 6, unclear: 1, driven: 0, tipped: 0 };
const zones = sumsOf([
  [['Wharf'], wharf, { ...wharf, late: 0 }],
  [['The Hills'], hills, hills],
  [[''], { deliveries: 1 }, {}],
]);
const drivers = sumsOf(
  [
    [['nadia', ''], wharf, wharf],
    [['', 'Bay Couriers'], hills, hills],
    [['', ''], { deliveries: 1 }, {}],
  ],
  { nadia: 'Nadia Haddad' },
);
const hours = sumsOf([
  [['Wharf', 12], { deliveries: 40, promised: 40, late: 2 }],
  [['The Hills', 12], { deliveries: 9, promised: 9, late: 1 }],
  [['The Hills', 18], { deliveries: 5, promised: 5, late: 2 }],
  [['The Hills', 19], { deliveries: 6, promised: 5, late: 3 }],
]);
const weekdays = sumsOf([
  [['The Hills', 1], { deliveries: 9, promised: 9, late: 1 }],
  [['The Hills', 5], { deliveries: 11, promised: 10, late: 5 }],
]);
const stores = sumsOf([
  [['101'], wharf, wharf],
  [['104'], hills, hills],
]);
const usual = { make: 12, wait: 5, drive: 9, door: 26, promise: 40 };
const slow = { make: 14, wait: 9, drive: 16, door: 41, promise: 45 };
const medians = new Map([
  ['', timesOf([[[], { ...usual, door: 28 }, { ...usual, door: 26 }]])],
  [
    'zone',
    timesOf([
      [['Wharf'], usual, usual],
      [['The Hills'], slow, slow],
    ]),
  ],
  [
    'driver,partner',
    timesOf([
      [['nadia', ''], usual, usual],
      [['', 'Bay Couriers'], slow, slow],
    ]),
  ],
  ['zone,hour', timesOf([[['The Hills', 19], { ...slow, wait: 21 }]])],
  [
    'location',
    timesOf([
      [['101'], usual, usual],
      [['104'], slow, slow],
    ]),
  ],
]);
const square = (west: number) =>
  [
    [west, 37.8],
    [west + 0.02, 37.8],
    [west + 0.02, 37.81],
    [west, 37.81],
    [west, 37.8],
  ] as const;
const drawn = {
  body: {
    place: { latitude: 37.8087, longitude: -122.4098 },
    zones: [
      { id: 'w', name: 'Wharf', isServed: true, ring: square(-122.42) },
      { id: 'h', name: 'The Hills', isServed: true, ring: square(-122.44) },
      { id: 'm', name: 'Marina', isServed: true, ring: square(-122.46) },
      { id: 'b', name: 'Boston', isServed: false, ring: square(-71) },
    ],
  },
};

const answers: FakeAnswers = {
  'GET /api/sales/deliveries': ({ url }) => {
    const by = url.searchParams.get('by');
    if (by === 'zone') return zones;
    if (by === 'driver,partner') return drivers;
    if (by === 'location') return stores;
    return by === 'zone,weekday' ? weekdays : hours;
  },
  'GET /api/delivery-times': ({ url }) => medians.get(url.searchParams.get('by') ?? '') ?? timesOf([]),
  'GET /api/delivery-zones': () => drawn,
  'GET /api/console/settings': () => ({ body: { redirectOrigins: [], mapStyleUrl: null, findsAddresses: false } }),
  'GET /api/tickets/search': () => ({ body: { tickets: [], next: null } }),
};

const open = (path: string, given: FakeAnswers = {}) =>
  renderApp({ path, session: buildSession(), routes: reportRoutes, answers: { ...answers, ...given } });
const row = (table: string, name: RegExp) => page.getByRole('table', { name: table }).getByRole('row', { name });
const storeRow = (name: RegExp) => page.getByRole('grid', { name: 'Stores' }).getByRole('row', { name });
const figure = (name: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });

describe('the deliveries of one store', () => {
  beforeEach(() => {
    withoutMaps();
  });

  test('RT-08 NG-07 zones and drivers say what they took and kept, and add up to the same', async () => {
    await open('/deliveries?place=101');
    await expect.element(figure('Order to door')).toBeVisible();
    await expect.element(page.getByText('28 min', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('up 2 min')).toBeInTheDocument();
    await expect.element(row('By zone', /^Wharf/)).toMatchTextContent(/^Wharf40.*26 min95\.0 %$/);
    await expect.element(row('By zone', /^The Hills/)).toMatchTextContent(/^The Hills20.*41 min68\.4 %$/);
    await expect.element(row('By zone', /^The Hills/).getByLabelText('below 85 %')).toBeVisible();
    await expect
      .element(
        row('By zone', /^The Hills/).getByText('Make 14 min, Driver wait 9 min, Drive 16 min, Promised after 45 min'),
      )
      .toBeInTheDocument();
    await expect.element(row('By zone', /^No zone/)).toMatchTextContent(/^No zone1.*––$/);
    await expect.element(row('Drivers', /^Nadia Haddad/)).toMatchTextContent(/40.*9 min26 min95\.0 %\$4\.00$/);
    // The tips of a service are not known.
    await expect.element(row('Drivers', /^Bay Couriers/)).toMatchTextContent(/Service20.*16 min41 min68\.4 %–$/);
    await expect.element(row('Drivers', /^No driver/)).toMatchTextContent(/1––––$/);
    await expect.element(row('Drivers', /^All/)).toMatchTextContent(/^All61.*86\.4 %/);
    await expect
      .element(page.getByText('1 delivery has times that do not follow each other.', { exact: false }))
      .toBeVisible();
    await expectAccessible();
  });

  test('the worst zone is named with its cause and its hours, until another is chosen', async () => {
    await open('/deliveries?place=101');
    const cause = page.getByRole('status').filter({ hasText: 'came late' });
    await expect
      .element(cause)
      .toMatchTextContent(
        'The Hills: 6 of 19 came late. Most are late on Fridays, and from 6 PM to 8 PM. Then orders wait 21 min for a driver, 16 min more than all deliveries.',
      );
    const late = page.getByRole('table', { name: 'Late by hour' });
    await expect.element(late.getByRole('row', { name: /^Late/ })).toMatchTextContent('Late30000023');
  });

  test('a zone is chosen with the keyboard, and stays in the address', async () => {
    const { router } = await open('/deliveries?place=101');
    const hillsButton = page.getByRole('button', { name: 'The Hills', exact: true });
    await expect.element(hillsButton).toHaveAttribute('aria-pressed', 'false');
    hillsButton.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(hillsButton).toHaveAttribute('aria-pressed', 'true');
    expect(router.state.location.search).toMatchObject({ zone: 'The Hills' });
    await expect.element(page.getByRole('heading', { name: 'Late by hour, The Hills' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Late by hour', exact: true })).toBeVisible();
    expect(router.state.location.search).not.toHaveProperty('zone');
  });

  test.each([
    ['By zone', '40, Tickets: Wharf', { zone: 'Wharf' }, 'item', 'Wharf'],
    ['Drivers', '40, Tickets: Nadia Haddad', { driverId: 'nadia' }, 'server', 'Nadia Haddad'],
    ['Drivers', '20, Tickets: Bay Couriers', { partner: 'Bay Couriers' }, 'item', 'Bay Couriers'],
  ])(
    'in %s the figure %j opens its tickets under the filters of the report',
    async (table, name, asked, word, found) => {
      const { calls } = await open('/deliveries?place=101&channel=ONLINE');
      await page.getByRole('table', { name: table }).getByRole('button', { name }).click();
      const drawer = page.getByRole('dialog', { name: found });
      await expect.element(drawer.getByText('There are no tickets under these filters')).toBeVisible();
      const query = calls.findLast(({ path }) => path === '/api/tickets/search')?.url.searchParams;
      expect(Object.fromEntries(query ?? [])).toMatchObject({ ...asked, places: '101', channel: 'ONLINE' });
      const link = drawer.getByRole('link', { name: 'Open in Ticket Finder' }).element();
      const search = new URL(link.getAttribute('href') ?? '', location.origin).searchParams;
      expect(Object.fromEntries(search)).toMatchObject({ [word]: found, place: '101', channel: 'ONLINE' });
    },
  );

  test('the file has zones and drivers with their medians, and what they were', async () => {
    await open('/deliveries?place=101');
    await expect.element(row('Drivers', /^Nadia/)).toBeVisible();
    const file = nextDownload();
    await page.getByRole('button', { name: 'CSV' }).click();
    const [head, ...lines] = (await file).trim().split('\r\n');
    expect(head).toContain('Zone,Belongs to,Deliveries,"Deliveries, before",Promise kept');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toContain('Wharf,Zone,40,40,95.0,100.0,2,0,26,26,40,40,12,12,5,5,9,9,4.00,4.00,0,0');
    expect(lines).toContainEqual(expect.stringContaining('Bay Couriers,Service,20,20,68.4'));
  });

  test('zones that cannot be read leave the tables, and are asked for again', async () => {
    let isDown = true;
    await open('/deliveries?place=101', {
      'GET /api/delivery-zones': () => (isDown ? { status: 400, body: { errors: [] } } : drawn),
    });
    await expect.element(page.getByText('The zones of this store could not be read')).toBeVisible();
    await expect.element(row('By zone', /^Wharf/)).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect
      .element(page.getByText('This browser cannot draw the map. The table has the same figures.'))
      .toBeVisible();
  });

  test('days without deliveries say so', async () => {
    await open('/deliveries?place=101', { 'GET /api/sales/deliveries': () => sumsOf([]) });
    await expect.element(page.getByText('Nothing was delivered in these days').first()).toBeVisible();
  });
});

describe('the map of deliveries', () => {
  const labels = () =>
    [...document.querySelectorAll<HTMLElement>('[data-map-share]')]
      .filter(({ hidden }) => !hidden)
      .map(({ textContent, dataset }) => [textContent, dataset.mapShare, dataset.chosen]);

  test('has each zone with its figures, the low one apart, and none of another store', async () => {
    await open('/deliveries?place=101&zone=Wharf');
    await expect
      .poll(() => labels().toSorted(), { timeout: 15_000 })
      .toEqual([
        ['Marina–', 'good', undefined],
        ['The Hills41 min · 68 %', 'low', undefined],
        ['Wharf26 min · 95 %', 'good', ''],
      ]);
    // Six late of ten that a diamond is worth.
    expect(document.querySelectorAll('[data-map-diamond]')).toHaveLength(1);
    await expect
      .element(
        page.getByText(
          'No base map is set up, so the map shows no streets. The operator of the server adds one with MAP_STYLE_URL.',
        ),
      )
      .toBeVisible();
  });

  test('chooses the zone that is clicked, in the table too', async () => {
    await open('/deliveries?place=101');
    await expect.poll(() => labels().length, { timeout: 15_000 }).toBe(3);
    const chosen = page.getByRole('button', { name: 'The Hills', exact: true });
    const isChosen = () => chosen.element().getAttribute('aria-pressed');
    // The shapes are drawn a little after their names.
    const clickBelowName = async () => {
      if (isChosen() === 'true') return 'true';
      const label = [...document.querySelectorAll('[data-map-share]')].find((one) =>
        one.textContent?.startsWith('The'),
      );
      const [box, canvas] = [label?.getBoundingClientRect(), document.querySelector('canvas')];
      if (!box || !canvas) throw new Error('There is no map.');
      const frame = canvas.getBoundingClientRect();
      await userEvent.click(canvas, {
        position: { x: (box.left + box.right) / 2 - frame.left, y: box.bottom - frame.top + 4 },
      });
      return isChosen();
    };
    await expect.poll(clickBelowName, { timeout: 15_000, interval: 500 }).toBe('true');
  });
});

test('several stores are listed beside each other, and one opens to its zones', async () => {
  withoutMaps();
  const { router } = await open('/deliveries');
  await expect.element(storeRow(/^Pier 39/)).toMatchTextContent(/^Pier 394095\.0 %226 min40 min/);
  await expect.element(storeRow(/^Navy Pier/)).toMatchTextContent(/2068\.4 %641 min45 min/);
  await expectAccessible();
  await storeRow(/^Pier 39/).click();
  await expect.poll(() => router.state.location.search).toMatchObject({ place: '101' });
  await expect.element(row('By zone', /^Wharf/)).toBeVisible();
});
