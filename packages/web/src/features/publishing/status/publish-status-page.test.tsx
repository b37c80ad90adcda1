import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '../../../session/session-schema.ts';
import { buildLocation, menuWaits, seaport } from '../../../testing/locations.ts';
import { buildSession, expectAccessible, expectText, openScreen } from '../../../testing/screens/open-screen.tsx';
import { type Answers, fakeServer } from '../../../testing/servers/fake-server.ts';
import { PublishStatusPage } from './publish-status-page.tsx';

const run = {
  wfExec: { workflowId: 'w1', runId: 'r1' },
  action: 'PUBLISH',
  name: '',
  startedBy: 'Dana',
  syncDate: '2030-11-21T08:00:00.000Z',
  locationIds: ['sea'],
  syncStarted: null,
  syncCompleted: null,
  held: null,
  reachesOthers: false,
  counts: { SCHEDULED: 1 },
};

async function open(more: Answers = {}, at = '/publishStatus', session: Session = buildSession()) {
  fakeServer({
    'GET /api/tenants/sync-status/harbor': {
      body: [buildLocation(menuWaits), buildLocation({ ...seaport, running: { menus: 'old' } })],
    },
    'GET /api/sync-locations/running/harbor': { body: [run] },
    'GET /api/sync-employment/running/harbor': { body: [] },
    'POST /api/sync-locations/status': {
      body: {
        syncStarted: null,
        syncCompleted: null,
        syncDate: run.syncDate,
        held: null,
        locationToStatuses: {},
        since: '',
        isWhole: true,
      },
    },
    ...more,
  });
  return openScreen({ paths: { '/publishStatus': PublishStatusPage }, at, session });
}

test('SH-29 PB-09 PB-11 PB-12 PB-13 every location with its marks, versions, contact and what runs', async () => {
  const { screen } = await open();
  const row = screen.getByRole('row', { name: /Pier 39/ });
  await expectText(row, 'Changes');
  await expectText(row, '130');
  await expectText(row, 'Just now');
  await expectText(screen.getByRole('row', { name: /Seaport/ }), 'Scheduled');
  await expectText(screen.getByRole('row', { name: /Seaport/ }), 'Behind');
  await screen.getByRole('button', { name: 'Show details' }).first().click();
  await expect
    .element(screen.getByText('The terminals confirmed that they run the published version.').first())
    .toBeVisible();
  await expectAccessible();
});

test.each([
  // The width of the list on a screen of 1440 px.
  [1216, []],
  [360, ['210 Embarcadero, San Francisco, CA 94105']],
])('PB-13 with %i px no name, state or time of a location is cut off', async (width, cut) => {
  await page.viewport(width, 900);
  const published = { menus: { hash: 'new', at: new Date().toISOString() } };
  const embarcadero = { name: 'Embarcadero', address: '210 Embarcadero, San Francisco, CA 94105', published };
  const norfolk = { id: 'navy', name: 'Navy Pier', address: '12 Pier Road', lastPing: '2025-11-25T22:34:00.000Z' };
  const locations = [buildLocation(embarcadero), buildLocation(norfolk)];
  const { screen } = await open({ 'GET /api/tenants/sync-status/harbor': { body: locations } });
  const rows = screen.getByRole('treegrid');
  await expectText(rows, 'Waiting for terminal');
  const parts = [...rows.element().querySelectorAll('[role=gridcell], [role=gridcell] *')];
  const tooNarrow = parts.filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth);
  expect(tooNarrow.map(({ textContent }) => textContent)).toEqual(cut);
});

test('SH-29 the address bar keeps the filter', async () => {
  const { screen, router } = await open();
  await screen.getByRole('button', { name: /With changes/ }).click();
  await expect.element(screen.getByRole('row', { name: /Seaport/ })).not.toBeInTheDocument();
  expect(router.state.location.search).toMatchObject({ show: 'changes' });
});

test('ST-26 KR-63 the published config shows with its hash and is searched; where nothing is, it says so', async () => {
  const { screen } = await open(
    {
      'GET /api/published-config/menus/pier': {
        body: { items: [{ name: 'Crab Louie' }, { name: 'Harbor Supreme' }] },
        headers: { etag: '"abc123"' },
      },
    },
    '/publishStatus?config=pier',
  );
  const viewer = screen.getByRole('dialog');
  await expectText(viewer, 'abc123');
  await viewer.getByLabelText('Search in the document').fill('crab');
  await expectText(viewer.getByRole('status'), '1 line');
  await expectAccessible();
  await viewer.getByText('Employment').click();
  await expectText(viewer, 'Nothing is published here yet.');
});

test('ST-26 published settings say which sections are not shown to who may not read them', async () => {
  const grantedRoles = [{ grantedOn: { type: 'LOCATION', id: 'pier' } as const, permissions: ['CONFIGURE_HARDWARE'] }];
  const session = buildSession({ enabledFeatures: ['configureHardware', 'accessConfigurationOptions'], grantedRoles });
  const { screen } = await open(
    { 'GET /api/published-config/location-settings/pier': { body: { stations: [] }, headers: { etag: '"abc123"' } } },
    '/publishStatus?config=pier',
    session,
  );
  const viewer = screen.getByRole('dialog');
  await viewer.getByText('Location settings').click();
  const line = viewer.getByText(/^Published, but not shown to you:/);
  await expectText(line, 'Credit & Gift');
  expect(line.element().textContent).not.toContain('Stations');
});

test('TN-26 a failed load says so and is tried again', async () => {
  let isUp = false;
  const { screen } = await open({
    'GET /api/tenants/sync-status/harbor': () => (isUp ? { body: [buildLocation()] } : { status: 500 }),
  });
  await expect.element(screen.getByText('Unable to retrieve locations')).toBeVisible();
  isUp = true;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('row', { name: /Pier 39/ })).toBeVisible();
});
