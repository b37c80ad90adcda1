import { expect, test, vi } from 'vitest';
import { buildLocation, seaport } from '../../../testing/locations.ts';
import { buildSession, expectAccessible, expectText, openScreen } from '../../../testing/screens/open-screen.tsx';
import type { Answers } from '../../../testing/servers/fake-server.ts';
import { pier, run, running, sea, servePublishing, status } from '../../../testing/servers/publish-server.ts';
import { EmploymentPublishPage, MenuPublishPage } from '../publish-page.tsx';

let server: ReturnType<typeof servePublishing>;

function serve(more: Answers = {}) {
  server = servePublishing(more);
}

const open = (at = '/menu/publish') =>
  openScreen({ paths: { '/menu/publish': MenuPublishPage, '/employment/publish': EmploymentPublishPage }, at });

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

test('PB-08 while a publish goes on every state keeps its column, also while no store is in it', async () => {
  serve(running({ pier: { state: 'COMPLETED' }, sea: { state: 'RUNNING' } }));
  const { screen } = await open('/menu/publish?run=w1');
  await expect.element(screen.getByRole('heading', { name: 'Pier 39' })).toBeVisible();
  const widths = ['Scheduled', 'Running', 'Failed', /^(Live|Sent)$/].map((name) => {
    const column = screen.getByRole('region', { name, exact: true }).element();
    return Math.round(column.getBoundingClientRect().width);
  });
  expect(new Set(widths).size).toBe(1);
  await expect.element(screen.getByText('You can leave this page. Publishing continues.')).toBeVisible();
});

test('PB-08 once a publish is over its stores have the whole board, and nothing goes on', async () => {
  serve(running({ pier: { state: 'COMPLETED' }, sea: { state: 'COMPLETED' } }));
  const { screen } = await open('/menu/publish?run=w1');
  await expectText(screen.getByRole('region', { name: 'Live', exact: true }), 'Seaport');
  for (const name of ['Scheduled', 'Running', 'Failed'])
    await expect.element(screen.getByRole('region', { name, exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Publishing continues/)).not.toBeInTheDocument();
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
  await expect.element(screen.getByText('Live at all 2'), { timeout: 6000 }).toBeVisible();
  await vi.waitFor(() => expect(server.to('/api/tenants/sync-status/harbor').length).toBeGreaterThan(before));
  const calls = asked;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(asked).toBe(calls);
});

test('PB-08 a publish reads as sent until the last store has confirmed it', async () => {
  const ended = { state: 'COMPLETED' as const };
  let there = buildLocation({ ...seaport, running: { menus: 'old' } });
  serve({
    'GET /api/sync-locations/running/harbor': { body: [run] },
    'POST /api/sync-locations/status': status({ pier: ended, sea: ended }, new Date().toISOString()),
    'GET /api/tenants/sync-status/harbor': () => ({ body: [pier, there] }),
  });
  const { screen } = await open('/menu/publish?run=w1');
  const head = screen.getByRole('region', { name: 'Winter menu' });
  await expect.element(head.getByText('Sent, 1 of 2 live')).toHaveAttribute('data-tone', 'neutral');
  await expect.element(screen.getByText('Completed')).not.toBeInTheDocument();
  await expectText(screen.getByRole('region', { name: 'Sent', exact: true }), '1 of 2 live');
  there = buildLocation(seaport);
  await expect.element(head.getByText('Live at all 2'), { timeout: 6000 }).toHaveAttribute('data-tone', 'good');
});

test('a store whose sales look unusual since this publish leads to its figures, for people with the dashboard', async () => {
  const ended = { state: 'COMPLETED' as const };
  const found = {
    locationId: 'pier',
    publicationId: 'w1',
    liveSince: '2026-11-20T15:00:00.000Z',
    hours: 3,
    from: '2026-11-20',
    to: '2026-11-20',
    signals: [{ signal: 'tickets', now: 4, usual: 31 }],
  };
  const unusual = [found, { ...found, locationId: 'sea', publicationId: 'another' }];
  serve({
    ...running({ pier: ended, sea: ended }),
    'GET /api/sales-since-publish': { body: { unusual, counts: { unusual: 2, usual: 0, tooLittle: 0 } } },
  });
  const session = buildSession({ enabledFeatures: ['manageMenus', 'accessConfigurationOptions', 'dashboard'] });
  const paths = { '/menu/publish': MenuPublishPage, '/storeSummary': () => null };
  const { screen } = await openScreen({ paths, at: '/menu/publish?run=w1', session });
  const link = screen.getByRole('link', { name: 'Sales look unusual at Pier 39: 4 tickets, usually 31, in 3 hours' });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringMatching(/storeSummary\?.*from=2026-11-20.*place=pier/));
  expect(screen.getByRole('link', { name: /unusual at/ }).elements()).toHaveLength(1);
});

test('PB-08 while no terminal of the company has ever called, the board says how one starts', async () => {
  const ended = { state: 'COMPLETED' as const };
  serve({
    ...running({ pier: ended, sea: ended }),
    'GET /api/tenants/sync-status/harbor': { body: [pier, sea].map((one) => ({ ...one, lastPing: null })) },
  });
  const { screen } = await open();
  await expect.element(screen.getByText('Sent, 0 of 2 live')).toBeVisible();
  await expect.element(screen.getByText('No terminal of this company has called yet')).toBeVisible();
  await expect.element(screen.getByText(/npm run fleet -- --locations 2/)).toBeVisible();
  await expectAccessible();
});

test('PB-15 PB-16 a revert asks and starts a workflow of its own', async () => {
  serve(running({ pier: { state: 'COMPLETED' }, sea: { state: 'RUNNING' } }));
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Revert Pier 39' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Revert' }).click();
  await vi.waitFor(() =>
    expect(server.to('/api/sync-locations/start')[0]?.body).toMatchObject({
      action: 'REVERT',
      locationIds: ['pier'],
      strategy: { kind: 'allAtOnce' },
    }),
  );
});

test('PB-15 the board of a revert says to which version a store goes back, also where it is not known', async () => {
  const named = (version: number) => ({ base: { id: 'm1', version }, override: null, groupOverride: null });
  const moving = (to: ReturnType<typeof named> | null) => ({
    state: 'WAITING' as const,
    endTime: null,
    versions: [{ kind: 'menu' as const, from: named(7), to }],
  });
  serve({
    'GET /api/sync-locations/running/harbor': { body: [{ ...run, action: 'REVERT' }] },
    'POST /api/sync-locations/status': status({ pier: moving(named(6)), sea: moving(null) }),
  });
  const { screen } = await open();
  const column = screen.getByRole('region', { name: 'Running' });
  await expectText(column, 'Menu76');
  await expectText(column, 'Menu7, then what ran before');
  expect(column.element().textContent).not.toContain('–');
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
