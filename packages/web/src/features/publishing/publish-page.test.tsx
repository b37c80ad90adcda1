import { expect, test, vi } from 'vitest';
import type { LocationStatus } from '../../publishing/publishing.ts';
import { buildLocation, menuWaits, seaport } from '../../testing/locations.ts';
import { buildSession, expectAccessible, expectText, openScreen } from '../../testing/screens/open-screen.tsx';
import { type Answers, fakeServer } from '../../testing/servers/fake-server.ts';
import { EmploymentPublishPage, MenuPublishPage } from './publish-page.tsx';

let server: ReturnType<typeof fakeServer>;

const pier = buildLocation(menuWaits);
const sea = buildLocation({ ...seaport, ...menuWaits });
const pending = {
  kind: 'menu',
  documentId: 'm1',
  fromVersion: 130,
  toVersion: 131,
  groups: [
    {
      name: 'Supreme',
      place: 'Pizza',
      sentences: [{ field: 'Large', kind: 'changed', from: '$13.99', to: '$14.49', count: 1 }],
    },
  ],
  withheld: [],
  changeCount: 1,
  firstPublication: false,
};
const preview = [
  { locationId: 'pier', kinds: [pending], problem: null, findings: [], findingCount: 0 },
  {
    locationId: 'sea',
    kinds: [pending],
    problem: 'Cola, PLU: PLU 5555 belongs to Caesar.',
    findings: [
      {
        kind: 'menu',
        documentId: 'main',
        code: 'PLU_TAKEN',
        level: 'error',
        sentence: 'Cola, PLU: PLU 5555 belongs to Caesar.',
        path: ['items', { id: 'item-cola' }, 'info', 'pluNum'],
        departmentId: 'drinks',
      },
      {
        kind: 'menu',
        documentId: 'main',
        code: 'PRICE_MISSING',
        level: 'warning',
        sentence: 'Greek Salad has no price.',
        path: ['items', { id: 'greek' }, 'pricing'],
        departmentId: 'salads',
      },
    ],
    findingCount: 2,
  },
];
const run = {
  wfExec: { workflowId: 'w1', runId: 'r1' },
  action: 'PUBLISH',
  name: 'Winter menu',
  startedBy: 'Dana',
  syncDate: '2026-11-20T14:59:00.000Z',
  locationIds: ['pier', 'sea'],
  syncStarted: '2026-11-20T14:59:00.000Z',
  syncCompleted: null,
  held: null,
  reachesOthers: false,
  counts: { RUNNING: 2 },
};

function status(states: Record<string, Partial<LocationStatus>>, syncCompleted: string | null = null) {
  const moved = [{ kind: 'menu', from: named(130), to: named(131) }];
  const own = {
    startTime: null,
    endTime: '2026-11-20T15:00:00.000Z',
    dueTime: run.syncDate,
    batch: 1,
    versions: moved,
  };
  return {
    body: {
      syncStarted: run.syncStarted,
      syncCompleted,
      syncDate: run.syncDate,
      held: null,
      since: '',
      isWhole: true,
      locationToStatuses: Object.fromEntries(Object.entries(states).map(([id, given]) => [id, [{ ...own, ...given }]])),
    },
  };
}

function named(version: number) {
  return { base: { id: 'm1', version }, override: null, groupOverride: null };
}

function serve(more: Answers = {}) {
  server = fakeServer({
    'GET /api/tenants/sync-status/harbor': { body: [pier, sea] },
    'GET /api/sync-locations/running/harbor': { body: [] },
    'GET /api/sync-employment/running/harbor': { body: [] },
    'POST /api/publishing/harbor/preview': { body: preview },
    'GET /api/publishing/harbor/history': { body: [] },
    'POST /api/sync-locations/start': { body: run.wfExec },
    ...more,
  });
}

const open = (at = '/menu/publish') =>
  openScreen({ paths: { '/menu/publish': MenuPublishPage, '/employment/publish': EmploymentPublishPage }, at });

const running = (states: Record<string, Partial<LocationStatus>>): Answers => ({
  'GET /api/sync-locations/running/harbor': { body: [run] },
  'POST /api/sync-locations/status': status(states),
});

test('RT-51 PB-12 all with changes are chosen; what would change is read in sentences, problems first', async () => {
  serve();
  const { screen } = await open();
  await expect.element(screen.getByRole('checkbox', { name: 'Pier 39' })).toBeChecked();
  await expect.element(screen.getByText('Seaport will fail: Cola, PLU: PLU 5555 belongs to Caesar.')).toBeVisible();
  await expect.element(screen.getByText('Seaport: Greek Salad has no price.')).toBeVisible();
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

test('RT-51 PB-27 waves stand there only while a location is chosen', async () => {
  serve();
  const { screen } = await open();
  const waves = screen.getByRole('heading', { name: 'Waves' });
  await expect.element(waves).toBeVisible();
  for (const name of ['Pier 39', 'Seaport']) await screen.getByRole('checkbox', { name }).click();
  await expect.element(waves).not.toBeInTheDocument();
});

test('RT-51 PB-17 a publish that was asked for at a time begins with tonight in it', async () => {
  serve();
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
  const pane = screen.getByRole('region', { name: 'What comes back' });
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
  });
});

test('NG-66 changes of a section that the person may not read are counted under its name', async () => {
  const withheld = [{ section: 'creditAndGiftSettings', changes: 2 }];
  const settings = { ...pending, kind: 'locationSettings', withheld, changeCount: 3 };
  serve({
    'POST /api/publishing/harbor/preview': {
      body: [{ locationId: 'pier', kinds: [settings], problem: null, findings: [], findingCount: 0 }],
    },
  });
  const { screen } = await open();
  await expect.element(screen.getByText('Credit & Gift: 2 changes that you may not see')).toBeVisible();
  await expect.element(screen.getByText(/and .* more/)).not.toBeInTheDocument();
});

test('PB-14 PB-26 PB-27 PB-28 publish now asks, then starts one workflow in fives with an idempotency key', async () => {
  serve();
  const { screen, router } = await open();
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Winter menu');
  await screen.getByRole('button', { name: 'Publish now' }).click();
  await expectText(screen.getByRole('dialog'), '1 location will fail');
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
  serve();
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

test('PB-08 the board shows stores by state with versions, a failure with its sentence and the way on', async () => {
  serve(running({ pier: { state: 'RUNNING' }, sea: { state: 'FAILED', error: 'items.0 Name is needed' } }));
  const { screen } = await open();
  await expect.element(screen.getByRole('heading', { name: 'Winter menu' })).toBeVisible();
  await expectText(screen.getByRole('region', { name: 'Failed' }), 'items.0 Name is needed');
  await expectText(screen.getByRole('region', { name: 'Failed' }), 'Stays on 130');
  await expectText(screen.getByRole('region', { name: 'Running' }), 'Pier 39');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Try again at Seaport' }).click();
  await vi.waitFor(() =>
    expect(server.to('/api/sync-locations/start')[0]?.body).toMatchObject({ locationIds: ['sea'] }),
  );
});

test('PB-08 every state keeps its column, also while no store is in it', async () => {
  serve(running({ pier: { state: 'COMPLETED' }, sea: { state: 'COMPLETED' } }));
  const { screen } = await open('/menu/publish?run=w1');
  await expect.element(screen.getByRole('heading', { name: 'Pier 39' })).toBeVisible();
  const widths = ['Scheduled', 'Running', 'Failed', /^(Live|Not live yet)$/].map((name) => {
    const column = screen.getByRole('region', { name, exact: true }).element();
    return Math.round(column.getBoundingClientRect().width);
  });
  expect(new Set(widths).size).toBe(1);
});

test('PB-21 PB-22 the status is asked for again until it is over, then the locations are loaded again', async () => {
  let asked = 0;
  serve({
    ...running({}),
    'POST /api/sync-locations/status': () => {
      asked += 1;
      const done = { state: 'COMPLETED' as const };
      return asked === 1
        ? status({ pier: { state: 'RUNNING' }, sea: done })
        : status({ pier: done, sea: done }, '2026-11-20T15:00:01.000Z');
    },
  });
  const { screen } = await open('/menu/publish?run=w1');
  await expectText(screen.getByRole('region', { name: 'Running' }), 'Pier 39');
  const before = server.to('/api/tenants/sync-status/harbor').length;
  await expect.element(screen.getByText('Completed'), { timeout: 6000 }).toBeVisible();
  await vi.waitFor(() => expect(server.to('/api/tenants/sync-status/harbor').length).toBeGreaterThan(before));
  const calls = asked;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(asked).toBe(calls);
});

test('PB-15 PB-16 a revert asks and starts a workflow of its own', async () => {
  serve(running({ pier: { state: 'COMPLETED' }, sea: { state: 'RUNNING' } }));
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Revert Pier 39' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Revert' }).click();
  await vi.waitFor(() =>
    expect(server.to('/api/sync-locations/start')[0]?.body).toMatchObject({ action: 'REVERT', locationIds: ['pier'] }),
  );
});

const ahead = { state: 'SCHEDULED' as const, dueTime: '2030-11-21T08:00:00.000Z', endTime: null };

test('PB-11 PB-18 PB-19 PB-30 what lies ahead is given another store time', async () => {
  serve({
    ...running({ pier: ahead, sea: ahead }),
    'POST /api/sync-locations/reschedule': { body: run.wfExec },
  });
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Change time of Seaport' }).click();
  await screen.getByLabelText('Store time').fill('04:00');
  await screen.getByRole('button', { name: 'Reschedule' }).click();
  await vi.waitFor(() =>
    expect(server.to('/api/sync-locations/reschedule')[0]?.body).toEqual({
      rescheduleTime: Date.parse('2030-11-21T09:00:00Z'),
      wfExec: run.wfExec,
      locationIds: ['sea'],
    }),
  );
});

test('PB-20 a wave in another zone than the reader’s says when it is for both', async () => {
  const chatham = { ...sea, timezone: 'Pacific/Chatham' };
  serve({
    ...running({ pier: { state: 'COMPLETED' }, sea: { ...ahead, batch: 2 } }),
    'GET /api/tenants/sync-status/harbor': { body: [pier, chatham] },
  });
  const { screen } = await open();
  const wave = screen.getByRole('button', { name: /^Wave 2/ });
  await expectText(wave, '9:45 PM');
  await expectText(wave, 'your time');
});

test('PB-28 the next wave is held and continued: its stores say so, and what had begun ends', async () => {
  const began = { pier: { state: 'COMPLETED' as const }, sea: { ...ahead, batch: 2 } };
  let held: { since: string; by: string } | null = null;
  serve({
    ...running({}),
    'POST /api/sync-locations/status': () => ({ body: { ...status(began).body, held } }),
    'POST /api/sync-locations/hold': () => {
      held = { since: '2026-11-20T15:00:00.000Z', by: 'Dana' };
      return { body: run.wfExec };
    },
    'POST /api/sync-locations/resume': () => {
      held = null;
      return { body: run.wfExec };
    },
  });
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Hold next wave' }).click();
  await expectText(screen.getByRole('region', { name: 'Scheduled' }), 'On hold');
  await expect.element(screen.getByText(/on hold since .* by Dana/)).toBeVisible();
  expect(server.to('/api/sync-locations/hold')[0]?.body).toEqual(run.wfExec);
  await expectAccessible();
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByRole('button', { name: 'Hold next wave' })).toBeVisible();
});

test('PB-28 a publication that was held before the page opened says what it brings', async () => {
  const body = { ...status({ pier: ahead }).body, held: { since: '2026-11-20T15:00:00.000Z', by: 'Dana' } };
  serve({ ...running({}), 'POST /api/sync-locations/status': { body } });
  const { screen } = await open();
  await expectText(screen.getByRole('region', { name: 'In this publish' }), 'Supreme, Large: $13.99 to $14.49');
});

test('PB-28 who may not publish at all of it is not offered a hold', async () => {
  serve({
    ...running({ pier: ahead }),
    'GET /api/sync-locations/running/harbor': { body: [{ ...run, reachesOthers: true }] },
  });
  const { screen } = await open();
  await expect.element(screen.getByRole('button', { name: 'Unschedule Pier 39' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Hold/ })).not.toBeInTheDocument();
});

test('PB-20 PB-31 a single store is unscheduled', async () => {
  serve({
    ...running({ pier: ahead, sea: ahead }),
    'POST /api/sync-locations/unschedule/sea': { body: { terminated: 1 } },
  });
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Unschedule Seaport' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Unschedule' }).click();
  await vi.waitFor(() => expect(server.to('/api/sync-locations/unschedule/sea')).toHaveLength(1));
});

test('RT-97 PB-33 employment is published on its own path and never offers a revert', async () => {
  serve({
    'GET /api/sync-employment/running/harbor': { body: [run] },
    'POST /api/sync-employment/status': status({ pier: { state: 'COMPLETED' }, sea: { state: 'RUNNING' } }),
  });
  const { screen } = await open('/employment/publish');
  await expect.element(screen.getByText('Employment, sent to stores in waves. It cannot be reverted.')).toBeVisible();
  await expect.element(screen.getByText('Pier 39').first()).toBeVisible();
  expect(screen.getByRole('button', { name: /^Revert/ }).elements()).toHaveLength(0);
});

test('RT-97 EE-06 a store that waits for nothing is asked about once it is chosen: people who came are sent along', async () => {
  const people = {
    name: 'Wren Castell',
    place: 'Employees',
    sentences: [{ field: '', kind: 'added', from: null, to: '', count: 1 }],
  };
  const joined = { ...pending, kind: 'employment', groups: [people], withheld: [], changeCount: 1 };
  serve({
    'POST /api/publishing/harbor/preview': {
      body: [{ locationId: 'pier', kinds: [joined], problem: null, findings: [], findingCount: 0 }],
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
