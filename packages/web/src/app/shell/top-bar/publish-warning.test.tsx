import { expect, test } from 'vitest';
import { buildLocation, menuWaits, seaport } from '../../../testing/locations.ts';
import { buildSession, openScreen } from '../../../testing/screens/open-screen.tsx';
import { type Answers, fakeServer } from '../../../testing/servers/fake-server.ts';
import { PublishWarning } from './publish-warning.tsx';

let server: ReturnType<typeof fakeServer>;

function serve(more: Answers = {}) {
  server = fakeServer({
    'GET /api/tenants/sync-status/harbor': { body: [buildLocation(menuWaits), buildLocation(seaport)] },
    'GET /api/tenants/pulse/harbor': { body: { mark: 'first', notifications: 'first' } },
    'GET /api/sync-locations/running/harbor': { body: [] },
    'GET /api/sync-employment/running/harbor': { body: [] },
    ...more,
  });
}

const run = {
  wfExec: { workflowId: 'w1', runId: 'r1' },
  action: 'PUBLISH',
  name: '',
  startedBy: '',
  syncDate: '2026-11-20T14:59:00.000Z',
  locationIds: ['pier'],
  syncStarted: '2026-11-20T14:59:00.000Z',
  syncCompleted: null,
  held: null,
  reachesOthers: false,
  counts: { COMPLETED: 2, RUNNING: 1, WAITING: 3 },
};

const Place = () => null;
const paths = { '/': PublishWarning, '/publishStatus': Place, '/menu/publish': Place, '/employment/publish': Place };

test('SH-09 PM-40 locations that wait lead to the status page', async () => {
  serve();
  const { screen } = await openScreen({ paths, at: '/' });
  const link = screen.getByRole('link', { name: '1 location to publish' });
  await expect.element(link).toHaveAttribute('href', '/publishStatus');
});

test('SH-09 PB-21 it follows within seconds when somebody else published', async () => {
  const pulse = { body: { mark: 'first', notifications: 'first' } };
  const status = { body: [buildLocation(menuWaits)] };
  serve({ 'GET /api/tenants/pulse/harbor': pulse, 'GET /api/tenants/sync-status/harbor': status });
  const { screen } = await openScreen({ paths, at: '/' });
  await expect.element(screen.getByRole('link', { name: '1 location to publish' })).toBeVisible();
  status.body = [buildLocation(seaport)];
  pulse.body = { mark: 'second', notifications: 'first' };
  await expect.element(screen.getByRole('link', { name: /to publish/ }), { timeout: 15_000 }).not.toBeInTheDocument();
});

test('SH-09 while a publish runs the warning shows how far it is and leads to its board', async () => {
  serve({ 'GET /api/sync-locations/running/harbor': { body: [run] } });
  const { screen } = await openScreen({ paths, at: '/' });
  const link = screen.getByRole('link', { name: 'Publishing · 2 of 6 sent' });
  await expect.element(link).toHaveAttribute('href', '/menu/publish');
});

test('SH-09 a publish that is held between its waves says so', async () => {
  const held = { since: '2026-11-20T15:00:00.000Z', by: 'Dana' };
  serve({
    'GET /api/sync-locations/running/harbor': { body: [{ ...run, held, counts: { COMPLETED: 2, WAITING: 4 } }] },
  });
  const { screen } = await openScreen({ paths, at: '/' });
  await expect.element(screen.getByRole('link', { name: 'On hold · 2 of 6 sent' })).toBeVisible();
});

test('SH-09 who may not configure sees no warning and asks nothing', async () => {
  serve();
  await openScreen({ paths, at: '/', session: buildSession({ enabledFeatures: ['manageMenus'] }) });
  expect(server.calls).toEqual([]);
});

test('SH-09 a store that has not confirmed what was sent keeps the warning, and leads to those that are not live', async () => {
  const behind = buildLocation({ ...seaport, running: {} });
  serve({ 'GET /api/tenants/sync-status/harbor': { body: [buildLocation(), behind] } });
  const { screen } = await openScreen({ paths, at: '/' });
  const link = screen.getByRole('link', { name: '1 location not live yet' });
  await expect.element(link).toHaveAttribute('href', '/publishStatus?show=failed');
});

test('SH-09 a store without contact does not keep the warning: no publish can change that', async () => {
  const silent = buildLocation({ ...seaport, lastPing: null });
  serve({ 'GET /api/tenants/sync-status/harbor': { body: [buildLocation(), silent] } });
  const { screen } = await openScreen({ paths, at: '/' });
  await expect.poll(() => server.to('/api/tenants/sync-status/harbor')).toHaveLength(1);
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});
