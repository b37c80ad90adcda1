import { expect, test, vi } from 'vitest';
import { buildTenant } from '../../testing/build-session.ts';
import { buildSession, expectAccessible, expectText, openScreen } from '../../testing/screens/open-screen.tsx';
import type { Answers } from '../../testing/servers/fake-server.ts';
import { pendingMenu, pier, run, sea, servePublishing, settled, status } from '../../testing/servers/publish-server.ts';
import { EmploymentPublishPage, MenuPublishPage } from './publish-page.tsx';

let server: ReturnType<typeof servePublishing>;

function serve(more: Answers = {}) {
  server = servePublishing(more);
}

const open = (at = '/menu/publish') =>
  openScreen({ paths: { '/menu/publish': MenuPublishPage, '/employment/publish': EmploymentPublishPage }, at });

test('RT-51 PB-12 all with changes are chosen; what would change is read in sentences, problems first', async () => {
  serve();
  const { screen } = await open();
  await expect.element(screen.getByRole('checkbox', { name: 'Pier 39' })).toBeChecked();
  await expectText(screen.getByRole('list', { name: '1 stops this publish' }), 'Seaport would become invalid');
  await expectText(
    screen.getByRole('list', { name: '1 to look at' }).getByText('Greek Salad has no price', { exact: true }),
    'Greek Salad has no price',
  );
  await expect.element(screen.getByText('All 2 locations')).toBeVisible();
  await expectText(screen.getByRole('region', { name: 'Supreme' }), 'Large: $13.99 to $14.49');
  await expectAccessible();
});

test('RT-51 locations that were chosen elsewhere, and only these, are chosen', async () => {
  serve();
  const { screen, router } = await open('/employment/publish');
  await router.navigate({ to: '/menu/publish', search: { view: 'new' }, state: { publishLocations: ['sea'] } });
  await expect.element(screen.getByText('1 of 2', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Seaport' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Pier 39' })).not.toBeChecked();
});

test('PB-08 the board that home opens shows the last publish while nothing runs, and a new one where there is none', async () => {
  const past = { ...run, kind: 'locations', syncCompleted: run.syncDate, counts: { COMPLETED: 2 } };
  const ended = { state: 'COMPLETED' as const };
  serve({
    'GET /api/publishing/harbor/history': { body: [{ ...past, kind: 'employment', name: 'Staff' }, past] },
    'POST /api/sync-locations/status': status({ pier: ended, sea: ended }, run.syncDate),
  });
  const { screen } = await open('/menu/publish?view=board');
  await expect.element(screen.getByRole('heading', { name: 'Winter menu' })).toBeVisible();
});

test('PB-08 the board of a company that never published is a new publish', async () => {
  serve();
  const { screen } = await open('/menu/publish?view=board');
  await expect.element(screen.getByRole('button', { name: 'Publish now' })).toBeVisible();
});

test('PM-57 RT-51 stores whose group this person may not see are not listed below No group', async () => {
  serve();
  const accessibleTenants = [buildTenant({ id: 'pier', groupId: 'bay' }), buildTenant({ id: 'sea' })];
  const session = buildSession({ accessibleTenants });
  const { screen } = await openScreen({ paths: { '/menu/publish': MenuPublishPage }, at: '/menu/publish', session });
  await expectText(screen.getByRole('group', { name: 'Other locations' }), 'Pier 39');
  await expectText(screen.getByRole('group', { name: 'No group' }), 'Seaport');
});

test('PM-57 RT-51 stores of groups that this person may not see are the locations of this person', async () => {
  const grouped = [
    { ...pier, groupId: 'bay' },
    { ...sea, groupId: 'south' },
  ];
  serve({ 'GET /api/tenants/sync-status/harbor': { body: grouped } });
  const accessibleTenants = grouped.map(({ id, groupId }) => buildTenant({ id, groupId }));
  const session = buildSession({ accessibleTenants });
  const { screen } = await openScreen({ paths: { '/menu/publish': MenuPublishPage }, at: '/menu/publish', session });
  const stores = screen.getByRole('group', { name: 'Your locations' });
  await expectText(stores, 'Pier 39');
  await expectText(stores, 'Seaport');
  await screen.getByRole('searchbox', { name: 'Search locations' }).fill('sea');
  await expect.element(stores.getByRole('checkbox', { name: 'Pier 39' })).not.toBeInTheDocument();
  await expectText(stores, 'Seaport');
});

test('RT-51 PB-27 waves are shown only while a location is chosen', async () => {
  serve();
  const { screen } = await open();
  const waves = screen.getByRole('heading', { name: 'Waves' });
  await expect.element(waves).toBeVisible();
  for (const name of ['Pier 39', 'Seaport']) await screen.getByRole('checkbox', { name }).click();
  await expect.element(waves).not.toBeInTheDocument();
});

test('RT-51 PB-17 a publish that was asked for at a time begins with tonight in it', async () => {
  serve({ 'POST /api/publishing/harbor/preview': { body: settled } });
  const { screen, router } = await open('/employment/publish');
  const state = { publishLocations: ['sea'], publishStart: 'schedule' } as const;
  await router.navigate({ to: '/menu/publish', search: { view: 'new' }, state });
  await expect.element(screen.getByLabelText('Store time')).toHaveValue('03:00');
  await screen.getByRole('button', { name: 'Schedule' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await vi.waitFor(() => expect(server.to('/api/sync-locations/start')).toHaveLength(1));
  const [start] = server.to('/api/sync-locations/start');
  expect(start?.body).toMatchObject({ action: 'PUBLISH', locationIds: ['sea'], syncDateMillis: expect.any(Number) });
});

test('PB-15 a revert of locations that were chosen elsewhere says what comes back and where nothing can, and asks', async () => {
  serve({ 'GET /api/tenants/sync-status/harbor': { body: [pier, { ...sea, published: {} }] } });
  const { screen, router } = await open('/employment/publish');
  const state = { publishLocations: ['pier', 'sea'], publishStart: 'revert' } as const;
  await router.navigate({ to: '/menu/publish', search: { view: 'new' }, state });
  const pane = screen.getByRole('region', { name: 'Restored by this revert' });
  await expectText(pane, 'Never published, so there is nothing to go back to: Seaport.');
  await expectAccessible();
  const asked = server.to('/api/publishing/harbor/preview').map(({ body }) => JSON.stringify(body));
  expect(asked.filter((body) => body.includes('menu'))).toEqual([]);
  await screen.getByRole('button', { name: 'Revert', exact: true }).click();
  await expectText(screen.getByRole('dialog'), '1 location will fail');
  await screen.getByRole('dialog').getByRole('button', { name: 'Revert' }).click();
  await vi.waitFor(() => expect(router.state.location.search).toMatchObject({ run: 'w1' }));
  expect(server.to('/api/sync-locations/start')[0]?.body).toMatchObject({
    action: 'REVERT',
    locationIds: ['pier', 'sea'],
    syncDateMillis: null,
    strategy: { kind: 'allAtOnce' },
  });
});

test('NG-66 changes of a section that the person may not read are counted under its name', async () => {
  const withheld = [{ section: 'creditAndGiftSettings', changes: 2 }];
  const settings = { ...pendingMenu, kind: 'locationSettings', withheld, changeCount: 3 };
  serve({
    'POST /api/publishing/harbor/preview': {
      body: [{ locationId: 'pier', kinds: [settings], problem: null, findings: [], findingCount: 0, isOpen: null }],
    },
  });
  const { screen } = await open();
  await expect.element(screen.getByText('Credit & Gift: 2 changes that you do not have access to')).toBeVisible();
  await expect.element(screen.getByText(/and .* more/)).not.toBeInTheDocument();
});

test('PB-14 PB-26 PB-27 PB-28 publish now asks, then starts one workflow in fives with an idempotency key', async () => {
  serve({ 'POST /api/publishing/harbor/preview': { body: settled } });
  const { screen, router } = await open();
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Winter menu');
  await screen.getByRole('button', { name: 'Publish now' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await vi.waitFor(() => expect(router.state.location.search).toMatchObject({ run: 'w1' }));
  const [start] = server.to('/api/sync-locations/start');
  expect(start?.body).toEqual({
    syncDateMillis: null,
    locationIds: ['pier', 'sea'],
    action: 'PUBLISH',
    name: 'Winter menu',
    strategy: { kind: 'batches', size: 5, everySeconds: 30 },
  });
  expect(start?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,64}$/);
});

test('PB-17 a schedule goes out at the store time of each zone; the reader sees the own time last', async () => {
  serve({ 'POST /api/publishing/harbor/preview': { body: settled } });
  const { screen } = await open();
  await screen.getByText('At a time').click();
  await screen.getByLabelText('Date').fill('2030-11-21');
  await screen.getByLabelText('Store time').fill('03:00');
  await expect.element(screen.getByText('Thu 11/21/2030 3:00 AM EST').first()).toBeVisible();
  await expect.element(screen.getByText('Your time')).toBeVisible();
  await screen.getByRole('button', { name: 'Schedule' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await vi.waitFor(() => expect(server.to('/api/sync-locations/start')).toHaveLength(2));
  const bodies = server.to('/api/sync-locations/start').map(({ body }) => body);
  expect(bodies).toMatchObject([
    { syncDateMillis: Date.parse('2030-11-21T08:00:00Z'), locationIds: ['sea'] },
    { syncDateMillis: Date.parse('2030-11-21T11:00:00Z'), locationIds: ['pier'] },
  ]);
});

test('RT-97 EE-06 a store that waits for nothing is asked about once it is chosen: people who came are sent along', async () => {
  const people = {
    name: 'Wren Castell',
    place: 'Employees',
    sentences: [{ field: '', kind: 'added', from: null, to: '', count: 1 }],
  };
  const joined = { ...pendingMenu, kind: 'employment', groups: [people], withheld: [], changeCount: 1 };
  serve({
    'POST /api/publishing/harbor/preview': {
      body: [{ locationId: 'pier', kinds: [joined], problem: null, findings: [], findingCount: 0, isOpen: null }],
    },
  });
  const { screen } = await open('/employment/publish');
  await screen.getByRole('checkbox', { name: 'Pier 39' }).click();
  await expect.element(screen.getByRole('region', { name: 'Wren Castell' })).toBeVisible();
  expect(server.to('/api/publishing/harbor/preview').map(({ body }) => body)).toEqual([
    { locationIds: ['pier'], kinds: ['employment'] },
  ]);
});

test('RT-51 without the right to publish nothing is asked of the server', async () => {
  serve();
  const session = buildSession({ enabledFeatures: ['manageMenus'] });
  const { screen } = await openScreen({ paths: { '/menu/publish': MenuPublishPage }, at: '/menu/publish', session });
  await expect.element(screen.getByText('You are not authorized to perform the requested action.')).toBeVisible();
  expect(server.calls).toEqual([]);
});
