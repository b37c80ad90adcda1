import { describe, expect, test } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import { menuWaits } from '../../testing/locations.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { hoursAgo, lastSeen, location, locations, openHome } from './testing/open-home.ts';

const publishing = ['manageMenus', 'accessConfigurationOptions'];

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
