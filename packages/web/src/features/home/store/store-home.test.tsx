import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession, buildTenant, type SessionOverrides } from '../../../testing/build-session.ts';
import { buildLocation, menuWaits } from '../../../testing/locations.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { buildOutEntry } from '../../../testing/servers/out-entries.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const screens = ['/locationSettings/hours', '/menu/outOfStock', '/menu/publish', '/storeSummary', '/notifications'];
const manages = ['ACCESS_CONFIGURATION_OPTIONS', 'OVERRIDE_MENUS', 'DASHBOARD'];
const live = { published: { menus: { hash: 'm2', at: minutesAgo(60) } }, running: { menus: 'm2' } };
const always = Array.from({ length: 7 }, (_, dayOfWeek) => ({ dayOfWeek, startTime: 0, endOffset: 24 * 3_600 }));
const names = {
  orderTypes: [],
  tenderTypes: [],
  customerGroups: [],
  stations: [],
  displays: [],
  printers: [],
  openHours: [{ set: 'inStore', sets: ['inStore'], days: always, specialHours: [] }],
};

/** The manager of one store. */
function buildManager({ permissions = manages, ...more }: SessionOverrides & { readonly permissions?: string[] } = {}) {
  return buildSession({
    enabledFeatures: ['accessConfigurationOptions', 'overrideMenus', 'dashboard'],
    accessibleTenants: [buildTenant()],
    grantedRoles: [{ grantedOn: { type: 'LOCATION', id: '101' }, permissions }],
    ...more,
  });
}

async function openHome({
  session = buildManager(),
  answers = {},
}: {
  session?: ReturnType<typeof buildManager>;
  answers?: FakeAnswers;
} = {}) {
  const pier = buildLocation({
    id: '101',
    name: 'Pier 39',
    groupId: null,
    lastPing: minutesAgo(1),
    ...live,
    ...menuWaits,
  });
  const usual = {
    'GET /api/tenants/sync-status/2': { body: [pier] },
    'GET /api/menus/settings-names/location/101': { body: names },
  };
  return renderApp({ session, screens, answers: { ...usual, ...answers }, path: '/home?locationId=101' });
}

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1440, 900));

test('HM-04 on a phone the home of a person with one store is that store, and welcomes by name', async () => {
  const { screen } = await openHome();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pier 39');
  await expect.element(screen.getByText(/^Welcome, Dana Whitfield · \w+day, /)).toBeVisible();
  const store = screen.getByRole('region', { name: 'Pier 39' });
  await expect.element(store.getByText('Live on menu 130')).toBeVisible();
  await expect.element(store.getByText(/^Published .+ · Last heard .+/)).toBeVisible();
  await expect.element(store.getByText('Unpublished changes')).toBeVisible();
  await expect.element(store.getByText('Open for 24 hours')).toBeVisible();
  await expect.element(store.getByRole('link', { name: 'Review and publish the changes of Pier 39' })).toBeVisible();
});

test('HM-05 HM-08 HM-13 the things that need this person come first, the panels of every home after the day', async () => {
  const { screen } = await openHome();
  await expect.element(screen.getByText('1 store in contact')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'View Store Summary' })).toBeVisible();
  const regions = screen.getByRole('main').getByRole('region').elements();
  const order = ['Needs you', 'Pier 39', 'Sales today', 'Locations Status', 'Company News', 'Servery'];
  expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual(order);
});

test('one button of the screen is filled: the one at the foot', async () => {
  const { screen } = await openHome();
  await expect.element(screen.getByRole('button', { name: 'View Store Summary' })).toBeVisible();
  const filled = [...document.querySelectorAll('main [data-variant="filled"]')];
  expect(filled.map(({ textContent }) => textContent)).toEqual(['Take out of stock']);
});

test('on 360 px the words of what waits have the whole width, and its way lies below them', async () => {
  await page.viewport(360, 800);
  const at = minutesAgo(50);
  const facts = { kind: 'STORE_SILENT', locationId: '101', store: 'Pier 39', since: at, backAt: null };
  const entries = [{ id: '1', at, isUnread: true, facts }];
  const { screen } = await openHome({ answers: { 'GET /api/notifications/2': { body: { entries, next: null } } } });
  const line = screen.getByRole('region', { name: 'Needs you' }).getByRole('listitem');
  const told = line.getByText(/^Pier 39 has been silent/);
  await expect.element(told).toBeVisible();
  const sentence = told.element().getBoundingClientRect();
  expect(sentence.right).toBeGreaterThan(300);
  const way = line.getByRole('link', { name: 'Open the store' }).element().getBoundingClientRect();
  expect(way.top).toBeGreaterThan(sentence.bottom);
  const summary = screen.getByRole('button', { name: 'View Store Summary' }).element();
  const words = document.createRange();
  words.selectNodeContents(summary);
  expect(words.getBoundingClientRect().right).toBeLessThan(summary.getBoundingClientRect().right - 2);
});

test('what is out of stock is at this store, which needs no name', async () => {
  const entry = buildOutEntry({ name: 'Crab & Corn', locationIds: ['101'] });
  const { screen } = await openHome({ answers: { 'GET /api/out-of-stock': { body: { entries: [entry], total: 1 } } } });
  const panel = screen.getByRole('region', { name: 'Out of stock' });
  await expect.element(panel.getByText(/^back .+$/)).toBeVisible();
  await expect.element(panel.getByText(/Pier 39/)).not.toBeInTheDocument();
});

test.each([
  ['Hours today', '/locationSettings/hours'],
  ['Take out of stock', '/menu/outOfStock'],
])('the foot leads to %s', async (name, path) => {
  const { screen, router } = await openHome();
  await screen.getByRole('navigation', { name: 'Done daily' }).getByRole('link', { name }).click();
  await expect.poll(() => router.state.location.pathname).toBe(path);
});

test.each([
  ['who may not change menus takes nothing out', ['ACCESS_CONFIGURATION_OPTIONS'], ['Hours today']],
  ['who may not change hours finds no hours', ['OVERRIDE_MENUS'], ['Take out of stock']],
  ['without either right there is no foot', ['DASHBOARD'], []],
] as const)('in the foot %s', async (_what, permissions, expected) => {
  const { screen } = await openHome({ session: buildManager({ permissions: [...permissions] }) });
  await expect.element(screen.getByText('1 store in contact')).toBeVisible();
  const links = screen.getByRole('navigation', { name: 'Done daily' }).getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual(expected);
});

test('PM-56 a person who only looks on has no foot', async () => {
  const { screen } = await openHome({ session: buildManager({ isReadOnly: true }) });
  await expect.element(screen.getByText('Live on menu 130')).toBeVisible();
  await expect.element(screen.getByRole('navigation', { name: 'Done daily' })).not.toBeInTheDocument();
});

test('a silent store says so, and hours that could not be loaded too', async () => {
  const silent = buildLocation({ id: '101', name: 'Pier 39', ...live, ...menuWaits, lastPing: minutesAgo(25 * 60) });
  const answers = {
    'GET /api/tenants/sync-status/2': { body: [silent] },
    'GET /api/menus/settings-names/location/101': { status: 403 },
  };
  const { screen } = await openHome({ answers });
  await expect.element(screen.getByText('Silent, menu 130 was published last')).toBeVisible();
  await expect.element(screen.getByText('The hours could not be loaded')).toBeVisible();
});

test.each([
  ['with roles on two stores', { accessibleTenants: [buildTenant(), buildTenant({ id: '102', name: 'Embarcadero' })] }],
  ['with a role on the whole company', { grantedRoles: [{ grantedOn: { type: 'GLOBAL', id: null } as const }] }],
] satisfies [string, SessionOverrides][])('a person %s keeps the home of all stores', async (_who, more) => {
  const { screen } = await openHome({ session: buildManager(more) });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Dana Whitfield');
  await expect.element(screen.getByRole('region', { name: 'Publish status' })).toBeVisible();
});

test('on a wide screen a person with one store keeps the panels beside each other', async () => {
  await page.viewport(1440, 900);
  const { screen } = await openHome();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Dana Whitfield');
});

test.each(['light', 'dark'] as const)('it has no accessibility violation in the %s theme', async (theme) => {
  chooseTheme(theme);
  const { screen } = await openHome();
  await expect.element(screen.getByText('1 store in contact')).toBeVisible();
  await expectAccessible();
});
