import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SyncStatus } from '../../publishing/sync-status.ts';
import { chooseTheme, expectAccessible } from '../../testing/accessibility.ts';
import { buildSession } from '../../testing/build-session.ts';
import { expectTidy } from '../../testing/expect-tidy.ts';
import { buildLocation, menuWaits } from '../../testing/locations.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../testing/servers/fake-api.ts';
import { formatDateTime } from '../../ui/dates.ts';

const hour = 60 * 60_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

function location(name: string, lastPing: string | null, more: Partial<SyncStatus> = {}) {
  const own = { id: name, name, groupId: null, lastPing, softwareVersion: '8.4.2', running: {}, published: {} };
  return buildLocation({ ...own, ...more });
}

const publishing = ['manageMenus', 'accessConfigurationOptions'];
const lastSeen = hoursAgo(25);
const locations = [
  location('Pier 39', hoursAgo(23), menuWaits),
  location('Navy Pier', lastSeen),
  location('Seaport', null),
];
const article = {
  id: 'a1',
  title: 'Winter menu goes live Saturday',
  displayTitle: true,
  content:
    '<p>Crab Louie moves <strong onclick="x()">to weekends</strong>.</p><img src=x onerror="alert(1)"><script>alert(1)</script>',
  status: 'ACTIVE',
  publishDate: '2026-01-19T08:00:00Z',
};

const addScreens = ['/menu/menuItems/item/add', '/menu/offers/add'];

async function openHome(answers: FakeAnswers = {}, options: Parameters<typeof renderApp>[0] = {}) {
  const usual = {
    'GET /api/tenants/sync-status/2': { body: locations },
    'GET /api/news/2': { body: { companyId: '2', articles: JSON.stringify([article]), version: 1 } },
  };
  const opened = await renderApp({ ...options, answers: { ...usual, ...answers } });
  await expect.element(opened.screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
  return opened;
}

describe('the header', () => {
  test('HM-04 welcomes the user by name', async () => {
    const { screen } = await openHome();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Dana Whitfield');
  });

  test('once the store summary is built, View Store Summary opens it', async () => {
    const { screen, router } = await openHome({}, { screens: ['/storeSummary'] });
    await screen.getByRole('button', { name: 'View Store Summary' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/storeSummary');
  });

  test('who overrides menus at one store goes from home to its menu items', async () => {
    const permissions = ['OVERRIDE_MENUS'];
    const grantedRoles = [{ grantedOn: { type: 'LOCATION', id: '101' } as const, permissions }];
    const session = buildSession({ enabledFeatures: ['overrideMenus'], grantedRoles });
    const { screen, router } = await openHome(
      {},
      { session, screens: ['/menu/menuItems'], path: '/home?locationId=101' },
    );
    await screen.getByRole('main').getByRole('link', { name: 'Menu Items' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/menu/menuItems');
  });

  test('who may do nothing with menus finds no way to them on home', async () => {
    const session = buildSession({ enabledFeatures: ['accessConfigurationOptions'] });
    const { screen } = await openHome({}, { session, screens: ['/menu/menuItems'] });
    expect(screen.getByRole('link', { name: 'Menu Items' }).elements()).toEqual([]);
  });

  test.each([
    ['HM-06', 'Add a Menu Item'],
    ['HM-07', 'Add a Coupon'],
  ])('%s %s is off for those who may not add, and says Coming Soon', async (_rule, name) => {
    const grantedRoles = [{ grantedOn: { type: 'LOCATION', id: '101' } as const, permissions: ['OVERRIDE_MENUS'] }];
    const session = buildSession({ enabledFeatures: ['overrideMenus'], grantedRoles });
    const { screen } = await openHome({}, { session, screens: addScreens, path: '/home?locationId=101' });
    const button = screen.getByRole('button', { name });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveAccessibleDescription('Coming Soon');
    await button.hover();
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Coming Soon');
  });

  test.each([
    ['HM-06', 'Add a Menu Item', addScreens[0]],
    ['HM-07', 'Add a Coupon', addScreens[1]],
  ])('%s %s leads those who may add to its form', async (_rule, name, path) => {
    const grantedRoles = [{ grantedOn: { type: 'GLOBAL', id: null } as const, permissions: ['MANAGE_MENUS'] }];
    const session = buildSession({ enabledFeatures: ['manageMenus'], grantedRoles });
    const { screen, router } = await openHome({}, { session, screens: addScreens });
    await screen.getByRole('link', { name }).click();
    await expect.poll(() => router.state.location.pathname).toBe(path);
  });

  test('HM-03 a status that cannot be refreshed is said so', async () => {
    let asked = 0;
    const status = () => (++asked === 1 ? { body: buildSession() } : { status: 500 });
    const { screen } = await openHome({ 'GET /api/session/status': status }, { path: '/home?getStatus=1' });
    await expect.element(screen.getByText('Unable to retrieve User')).toBeVisible();
  });
});

describe('the news', () => {
  test('HM-08 NW-02 T19 Company News shows its articles with their marks and without anything that runs', async () => {
    const { screen } = await openHome();
    const news = screen.getByRole('region', { name: 'Company News' });
    await expect.element(news.getByRole('heading', { name: 'Winter menu goes live Saturday' })).toBeVisible();
    await expect.element(news.getByText('Crab Louie moves to weekends.')).toBeVisible();
    await expect.element(news.getByText('to weekends', { exact: true })).toBeVisible();
    expect(document.querySelector('article script, article [onclick], article img')).toBeNull();
  });

  test('HM-09 NW-13 the feed of the provider has its name', async () => {
    const { screen, calls } = await openHome();
    await expect.element(screen.getByRole('region', { name: 'Servery' })).toBeVisible();
    expect(calls.some(({ url }) => url.pathname === '/api/news/THRIVE_FEED')).toBe(true);
  });

  test('HM-10 NW-11 Configure News leads to the news of the company', async () => {
    const { screen, router } = await openHome();
    await screen.getByRole('button', { name: 'Configure News' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/news/2');
  });

  test('HM-10 NW-11 who has roles at single stores only configures no news', async () => {
    const grantedRoles = [{ grantedOn: { type: 'LOCATION', id: '101' } as const }];
    const enabledFeatures = ['accessConfigurationOptions'];
    const { screen } = await openHome({}, { session: buildSession({ enabledFeatures, grantedRoles }) });
    await expect.element(screen.getByRole('heading', { name: 'Winter menu goes live Saturday' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Configure News' }).elements()).toEqual([]);
  });

  test('RT-04 HM-08 HM-10 NW-02 provider staff see the news of the company they work in, and the gear leads to them', async () => {
    const session = buildSession({
      userCompanyId: 'harbor',
      userCompanyName: 'Harbor Pizza Co.',
      enabledFeatures: ['providerStaff', 'accessConfigurationOptions'],
    });
    const body = { companyId: 'harbor', articles: JSON.stringify([article]), version: 1 };
    const { screen, router } = await openHome(
      { 'GET /api/news/harbor': { body }, 'GET /api/tenants/sync-status/harbor': { body: locations } },
      { session },
    );
    const news = screen.getByRole('region', { name: 'Company News' });
    await expect.element(news.getByRole('heading', { name: 'Winter menu goes live Saturday' })).toBeVisible();
    await news.getByRole('button', { name: 'Configure News' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/news/harbor');
  });

  test('HM-09 NW-13 in the company of the provider the articles of the feed are listed once', async () => {
    const session = buildSession({ userCompanyId: '1', providerCompanyId: '1' });
    const body = { companyId: '1', articles: JSON.stringify([article]), version: 1 };
    const { screen } = await openHome(
      {
        'GET /api/news/1': { body },
        'GET /api/news/THRIVE_FEED': { body },
        'GET /api/tenants/sync-status/1': { body: locations },
      },
      { session },
    );
    const title = { name: 'Winter menu goes live Saturday' };
    await expect.element(screen.getByRole('heading', title).first()).toBeVisible();
    await expect.poll(() => screen.getByRole('heading', title).elements().length).toBe(1);
  });

  test('HM-11 NW-12 an empty panel, or one that failed, says No news is good news', async () => {
    const { screen } = await openHome({ 'GET /api/news/2': { status: 404 } });
    await expect.poll(() => screen.getByText('No news is good news').elements().length).toBe(2);
  });
});

describe('Locations Status', () => {
  test('HM-12 shows a spinner while it loads', async () => {
    const { screen } = await openHome({ 'GET /api/tenants/sync-status/2': () => new Promise(() => undefined) });
    await expect.element(screen.getByRole('status', { name: 'Checking the locations' })).toBeVisible();
  });

  test('HM-13 LC-01 BC-10 FM-06 counts who was in contact within 24 hours', async () => {
    const { screen } = await openHome();
    const contact = screen.getByRole('button', { name: '1 store in contact' });
    await expect
      .element(contact)
      .toHaveAccessibleDescription(/^1 Location up to date: a terminal checked in within the last 24 hours/);
    const panel = screen.getByRole('region', { name: 'Locations Status' });
    await expect.element(panel.getByText('Contact within 24 hours, not what is published')).toBeVisible();
  });

  test('HM-14 LC-02 FM-05 says since when a location has not been in contact', async () => {
    const { screen } = await openHome();
    const sentence = `Navy Pier has not contacted TCC since ${formatDateTime(lastSeen)}`;
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open Navy Pier' }))
      .toHaveAttribute('href', expect.stringMatching(/Navy/));
  });

  test('HM-15 LC-03 says who has never been in contact', async () => {
    const { screen } = await openHome();
    await expect.element(screen.getByText('Seaport has never contacted TCC')).toBeVisible();
    const name = screen.getByRole('button', { name: 'TCC' }).first();
    await expect.element(name).toHaveAccessibleDescription('TCC is The Control Center: this console');
  });

  test('HM-16 without locations it says so', async () => {
    const { screen } = await openHome({ 'GET /api/tenants/sync-status/2': { body: [] } });
    const panel = screen.getByRole('region', { name: 'Locations Status' });
    await expect.element(panel.getByText('No locations yet')).toBeVisible();
    await expect.element(panel.getByText(/^Unable to load locations. This company has no locations yet/)).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('TN-26 locations that could not be loaded are asked for again', async () => {
    let isUp = false;
    const answer = () => (isUp ? { body: locations } : { status: 500 });
    const { screen } = await openHome({ 'GET /api/tenants/sync-status/2': answer });
    const panel = screen.getByRole('region', { name: 'Locations Status' });
    await expect.element(panel.getByText('Unable to load locations.')).toBeVisible();
    isUp = true;
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect.element(panel.getByText('1 store in contact')).toBeVisible();
  });
});

test('the publish status names what waits, by location and kind', async () => {
  const { screen } = await openHome();
  const panel = screen.getByRole('region', { name: 'Publish status' });
  await expect
    .element(panel.getByText('0 of 3 locations are live. 1 of 3 locations has unpublished changes'))
    .toBeVisible();
  const row = panel.getByRole('row', { name: /Pier 39/ });
  await expect.poll(() => row.element().textContent).toContain('130131');
  await expect.poll(() => row.element().textContent).toContain('Changes');
});

test('PB-08 Open board leads who may publish to the board', async () => {
  const screens = ['/menu/publish', '/publishStatus'];
  const { screen, router } = await openHome({}, { screens, session: buildSession({ enabledFeatures: publishing }) });
  await screen.getByRole('button', { name: 'Open board' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/menu/publish');
  expect(router.state.location.search).toMatchObject({ view: 'board' });
});

test('SH-29 who may not publish opens the publish status from home', async () => {
  const screens = ['/menu/publish', '/publishStatus'];
  const session = buildSession({ enabledFeatures: ['accessConfigurationOptions'], isReadOnly: true });
  const { screen, router } = await openHome({}, { screens, session });
  await screen.getByRole('button', { name: 'Open publish status' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/publishStatus');
});

test('a person with one store reads of that store, without a count', async () => {
  const { screen } = await openHome({ 'GET /api/tenants/sync-status/2': { body: [location('Pier 39', hoursAgo(0))] } });
  const panel = screen.getByRole('region', { name: 'Publish status' });
  await expect.element(panel.getByText('The location is not live', { exact: true })).toBeVisible();
});

test('a store is live on home only once its terminals confirmed the last publication', async () => {
  const published = { menus: { hash: 'm2', at: hoursAgo(1) } };
  const stores = [
    { ...location('Pier 39', hoursAgo(0)), published, running: { menus: 'm2' } },
    { ...location('Navy Pier', lastSeen), published, running: { menus: 'm2' } },
    { ...location('Seaport', hoursAgo(0)), published, running: { menus: 'm1' } },
    location('Embarcadero', null),
  ];
  const { screen } = await openHome({ 'GET /api/tenants/sync-status/2': { body: stores } });
  const panel = screen.getByRole('region', { name: 'Publish status' });
  await expect.element(panel.getByText('1 of 4 locations is live', { exact: true })).toBeVisible();
  const words = { 'Pier 39': 'Live', 'Navy Pier': 'Silent', Seaport: 'Behind', Embarcadero: 'Not published' };
  for (const [name, word] of Object.entries(words))
    await expect.poll(() => panel.getByRole('row', { name: new RegExp(name) }).element().textContent).toContain(word);
});

test.each([
  ['offered to who may publish where something waits', ['ACCESS_CONFIGURATION_OPTIONS', 'OVERRIDE_MENUS'], '101', 1],
  ['not offered without a right to menus', ['ACCESS_CONFIGURATION_OPTIONS'], '101', 0],
  ['not offered where nothing of theirs waits', ['ACCESS_CONFIGURATION_OPTIONS', 'OVERRIDE_MENUS'], '102', 0],
] as const)('RT-51 PM-57 publishing is %s', async (_what, permissions, id, count) => {
  const session = buildSession({
    userId: crypto.randomUUID(),
    enabledFeatures: ['accessConfigurationOptions', 'overrideMenus'],
    grantedRoles: [{ grantedOn: { type: 'LOCATION', id }, permissions: [...permissions] }],
  });
  const waits = { 'GET /api/tenants/sync-status/2': { body: [{ ...locations[0], id: '101' }] } };
  const { screen } = await openHome(waits, { session, screens: ['/menu/publish'] });
  await expect.element(screen.getByRole('region', { name: 'Publish status' })).toBeVisible();
  await expect.poll(() => screen.getByRole('button', { name: 'Review and publish' }).elements().length).toBe(count);
});

describe('at ten thousand locations', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    location(`Store ${index}`, index < 9000 ? hoursAgo(1) : hoursAgo(30), index === 9999 ? menuWaits : {}),
  );
  const answers = { 'GET /api/tenants/sync-status/2': { body: many } };

  test('the publish status shows a dozen, what waits first, and leads to all', async () => {
    const { screen } = await openHome(answers, { screens: ['/publishStatus'] });
    const panel = screen.getByRole('region', { name: 'Publish status' });
    await expect.poll(() => panel.getByRole('row').nth(1).element().textContent).toContain('Store 9999');
    expect(panel.getByRole('row').elements()).toHaveLength(13);
    await expect
      .element(panel.getByRole('link', { name: 'All locations' }))
      .toHaveAttribute('href', expect.stringMatching(/publishStatus/));
  });

  test('HM-14 the silent ones come a hundred at a time', async () => {
    const { screen } = await openHome(answers);
    const panel = screen.getByRole('region', { name: 'Locations Status' });
    const lines = () => panel.getByText(/has not contacted TCC/).elements().length;
    await expect.poll(lines).toBe(12);
    await panel.getByRole('button', { name: 'Show 100 more' }).click();
    await expect.poll(lines).toBe(112);
    await expect.element(panel.getByText('888 not shown')).toBeVisible();
  });
});

test('the publish status keeps its place while it loads', async () => {
  const { screen } = await openHome({ 'GET /api/tenants/sync-status/2': () => new Promise(() => undefined) });
  const panel = screen.getByRole('region', { name: 'Publish status' });
  await expect.element(panel.getByRole('status', { name: 'Loading' })).toBeVisible();
});

test('no part of home lies over another or has to be scrolled to the side, from a phone to a desk', async () => {
  const session = buildSession({ enabledFeatures: [...publishing, 'dashboard'] });
  const published = { menus: { hash: 'm2', at: hoursAgo(0) } };
  const waiting = location('Jack London Square', hoursAgo(0), { ...menuWaits, published, running: { menus: 'm1' } });
  const answers = { 'GET /api/tenants/sync-status/2': { body: [...locations, waiting] } };
  const { screen } = await openHome(answers, { session, screens: ['/menu/publish'] });
  const table = screen.getByRole('table', { name: 'Publish status' });
  await expect.element(table).toBeVisible();
  await expectTidy();
  for (const width of [390, 768, 1024, 1100, 1152]) {
    await page.viewport(width, 900);
    const frame = table.element().parentElement;
    expect([width, frame?.scrollWidth]).toEqual([width, frame?.clientWidth]);
  }
});

test.each(['light', 'dark'] as const)('home has no accessibility violation in the %s theme', async (theme) => {
  chooseTheme(theme);
  const { screen } = await openHome();
  await expect.element(screen.getByText('1 store in contact')).toBeVisible();
  await expectAccessible();
});
