import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { buildSession, buildTenant } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../testing/servers/fake-api.ts';

const stores = ['Pier 39', 'Navy Pier', 'Seaport'].map((name, at) => buildTenant({ id: `10${at + 1}`, name }));
const reader = buildSession({ enabledFeatures: ['dashboard'], accessibleTenants: stores });
const sold = (tickets: number, net: number) => ({ tickets, net });
const today = {
  soFar: sold(251, 975_900),
  selling: 2,
  stores: 3,
  compared: { stores: 2, now: sold(230, 912_000), before: sold(240, 884_400), until: 14 },
  date: '2026-11-20',
  hours: [
    { hour: 12, now: 400_000, before: 380_000 },
    { hour: 19, now: 0, before: 600_000 },
  ],
  byStore: [
    {
      locationId: '103',
      date: '2026-11-20',
      soFar: sold(200, 800_000),
      now: sold(180, 700_000),
      before: sold(120, 500_000),
    },
    { locationId: '101', date: '2026-11-19', soFar: sold(51, 175_900), now: sold(50, 170_000), before: sold(0, 0) },
  ],
  silent: [{ locationId: '102', date: '2026-11-20', lastHour: 11, usualTickets: 22 }],
};
const unusual = {
  unusual: [
    {
      locationId: '103',
      publicationId: 'p1',
      liveSince: '2026-11-20T16:00:00.000Z',
      hours: 3,
      from: '2026-11-19',
      to: '2026-11-20',
      signals: [
        { signal: 'tickets', now: 4, usual: 31 },
        { signal: 'value', now: 149_900, usual: 3_000 },
        { signal: 'free', now: 0.125, usual: 0.01 },
      ],
    },
  ],
  counts: { unusual: 2, usual: 1, tooLittle: 0 },
};

async function openHome(answers: FakeAnswers = {}, options: Parameters<typeof renderApp>[0] = {}) {
  const usual = { 'GET /api/sales-today': { body: today } };
  const opened = await renderApp({ session: reader, ...options, answers: { ...usual, ...answers } });
  await expect.element(opened.screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
  return { ...opened, panel: opened.screen.getByRole('region', { name: 'Sales today' }) };
}

test('what was sold so far is said beside the same hours of last week', async () => {
  const { panel } = await openHome();
  await expect.element(panel.getByText('$9,759.00')).toBeVisible();
  await expect.element(panel.getByText('$9,120.00 by 2 PM, from $8,844.00 last Friday, same 2 stores')).toBeVisible();
  await expect.element(panel.getByText('up 3.1 %')).toBeInTheDocument();
  await expect.element(panel.getByRole('definition').first()).toHaveTextContent('251');
  await expect.element(panel.getByRole('definition').last()).toHaveTextContent('$38.88');
  await expect.element(panel.getByText('12 PM: $4,000.00, last Friday $3,800.00')).toBeInTheDocument();
});

test('an open store without tickets comes first, then the most unusual one, each with its Store Summary', async () => {
  const { panel } = await openHome();
  const rows = panel.getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent('Navy PierNo ticket since 11 AM');
  await expect.element(rows.nth(2)).toHaveTextContent('Seaport$8,000.0040.0 %up 40.0 %');
  await expect.element(rows.nth(3)).toHaveTextContent('Pier 39$1,759.00–');
  await expect
    .element(panel.getByRole('link', { name: 'Seaport' }))
    .toHaveAttribute('href', expect.stringMatching(/storeSummary\?.*from=2026-11-20&to=2026-11-20.*place=103/));
  await expect
    .element(panel.getByRole('link', { name: 'Pier 39' }))
    .toHaveAttribute('href', expect.stringMatching(/storeSummary\?.*from=2026-11-19&to=2026-11-19.*place=101/));
  await expectAccessible();
});

test('beside the work the list of stores shows its headings and names whole', async () => {
  const accessibleTenants = stores.map((store) => (store.id === '103' ? { ...store, name: 'Embarcadero' } : store));
  const { panel } = await openHome({}, { session: { ...reader, accessibleTenants } });
  const name = panel.getByRole('rowheader', { name: 'Embarcadero' });
  await expect.element(name).toBeVisible();
  for (const width of [1024, 1152, 1440]) {
    await page.viewport(width, 900);
    for (const cell of [name.element(), ...panel.getByRole('columnheader').elements()])
      expect([width, cell.scrollWidth]).toEqual([width, cell.clientWidth]);
  }
});

test('stores without sales are counted below those that sell', async () => {
  const others = ['Embarcadero', 'Inner Harbor'].map((name, at) => buildTenant({ id: `20${at}`, name }));
  const session = { ...reader, accessibleTenants: [...stores, ...others] };
  const { panel } = await openHome({ 'GET /api/sales-today': { body: { ...today, stores: 5 } } }, { session });
  await expect.element(panel.getByText('2 other stores have sold nothing today')).toBeVisible();
});

test('the sales of one store are asked for at its level, and need no list of stores', async () => {
  const [pier] = stores;
  const { panel, calls } = await openHome(
    {},
    { session: buildSession({ ...reader, accessibleTenants: stores.slice(0, 1) }), path: '/home?locationId=101' },
  );
  await expect.element(panel.getByText('$9,759.00')).toBeVisible();
  expect(panel.getByRole('table').elements()).toEqual([]);
  expect(calls.filter(({ url }) => url.pathname.includes('sales-today')).map(({ url }) => url.search)).toEqual([
    expect.stringContaining(`places=${pier?.id}`),
  ]);
});

test('sales that look unusual since a publish are one line, which leads to the store', async () => {
  const { panel } = await openHome({ 'GET /api/sales-since-publish': { body: unusual } });
  const link = panel.getByRole('link', { name: 'Sales look unusual since the last publish at Seaport and 1 more' });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringMatching(/storeSummary\?.*from=2026-11-19&to=2026-11-20.*place=103/));
  await expect
    .element(
      panel.getByText(
        '4 tickets, usually 31, $1,499.00 for a ticket, usually $30.00, 12.5 % of what is sold costs nothing, usually 1.0 %, in 3 hours',
      ),
    )
    .toBeVisible();
});

test('where nothing was sold the panel says so, and says nothing of a publish', async () => {
  const nothing = { ...today, soFar: sold(0, 0), compared: null, hours: [], byStore: [], silent: [] };
  const { panel } = await openHome({ 'GET /api/sales-today': { body: nothing } });
  await expect.element(panel.getByText('Nothing has been sold yet', { exact: true })).toBeVisible();
  await expect.element(panel.getByText('Stores that sell are listed here.')).toBeVisible();
  expect(panel.getByText(/look unusual/).elements()).toEqual([]);
});

test('sales that cannot be read are asked for again, and the panel keeps its room', async () => {
  let asked = 0;
  const { panel } = await openHome({
    'GET /api/sales-today': () => (++asked === 1 ? { status: 403, body: { error: 'FORBIDDEN' } } : { body: today }),
  });
  await expect.element(panel.getByText('Sales could not be read')).toBeVisible();
  const height = panel.element().clientHeight;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(panel.getByText('$9,759.00')).toBeVisible();
  expect(panel.element().clientHeight).toBe(height);
});

test('without the dashboard there is no panel, and nothing is asked', async () => {
  const session = buildSession({ enabledFeatures: ['manageMenus'], accessibleTenants: stores });
  const { panel, calls } = await openHome({}, { session });
  expect(panel.elements()).toEqual([]);
  expect(calls.filter(({ url }) => url.pathname.includes('/api/sales'))).toEqual([]);
});
