import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { StaffLine } from '../../../staff/staff-calls.ts';
import { buildLocation, buildTenantRecord } from '../../../testing/locations.ts';
import { buildSession, expectAccessible, expectText, openScreen } from '../../../testing/screens/open-screen.tsx';
import { type Answers, fakeServer } from '../../../testing/servers/fake-server.ts';
import { LocationPage } from './location-page.tsx';

const path = 'GET /api/tenants/harbor/pier/staff';
const administrator = buildSession({ enabledFeatures: ['userAdmin'] });

function buildStaff(more: Partial<StaffLine> = {}): StaffLine {
  return { id: 'e1', name: 'Noa Berg', roles: [{ name: 'Server', on: 'LOCATION', placeName: 'Pier 39' }], ...more };
}

const lead = buildStaff({
  id: 'e2',
  name: 'Amara Lindqvist',
  roles: [
    { name: 'Shift Lead', on: 'GROUP', placeName: 'Bay Area' },
    { name: 'Trainer', on: 'COMPANY', placeName: null },
  ],
});
const one = { body: { staff: [lead, buildStaff()], total: 2, beyond: 0 } };

async function open(answers: Answers, session = administrator) {
  const server = fakeServer({
    'GET /api/tenants/sync-status/harbor': { body: [buildLocation()] },
    'GET /api/tenants/harbor/pier': { body: buildTenantRecord() },
    ...answers,
  });
  const paths = {
    '/locations/$id': LocationPage,
    '/employees': () => <p>List</p>,
    '/employees/$id': () => <p>Record</p>,
  };
  const opened = await openScreen({ paths, at: '/locations/pier', session });
  await expect.element(opened.screen.getByRole('region', { name: 'Details' })).toBeVisible();
  return { ...opened, server, panel: opened.screen.getByRole('region', { name: 'Staff' }) };
}

test('EE-03 PM-43 the page of a location says who may work there and by which role, and leads to them', async () => {
  const { panel, router } = await open({ [path]: one });
  await expectText(panel.getByRole('row', { name: /Noa Berg/ }), 'Server');
  await expectText(
    panel.getByRole('row', { name: /Amara Lindqvist/ }),
    'Shift Lead, Bay Area · Trainer, Whole company',
  );
  for (const name of ['Jobs here', 'Due next'])
    expect(panel.getByRole('columnheader', { name }).elements()).toHaveLength(0);
  await panel.getByRole('link', { name: 'Open in Employees' }).click();
  await expect.poll(() => router.state.location.href).toBe('/employees?place=pier');
});

test('EM-101 EM-103 PM-43 jobs and due requirements are listed for a person who receives them', async () => {
  const due = {
    kind: 'CERTIFICATION',
    requirementId: '1',
    name: 'Food Handlers',
    day: '2026-11-29',
    state: 'DUE',
  } as const;
  const jobs = [
    { id: '1', name: 'Cashier' },
    { id: '4', name: 'Server' },
  ];
  const staff = [buildStaff({ jobs, due }), { ...lead, jobs: [], due: null }];
  const { panel } = await open({ [path]: { body: { staff, total: 2, beyond: 0 } } });
  const row = panel.getByRole('row', { name: /Noa Berg/ });
  await expectText(row, 'Cashier, Server');
  await expectText(row, 'Food HandlersDue');
  await expect.element(row.getByTitle('Nov 29th 2026')).toBeVisible();
});

test('EE-03 where a role on the company lets twenty thousand work, the first ones are listed with the total', async () => {
  const staff = Array.from({ length: 12 }, (_, at) => buildStaff({ id: `e${at}`, name: `Person ${at}` }));
  const { panel, server } = await open({ [path]: { body: { staff, total: 20_000, beyond: 3 } } });
  await expect.element(panel.getByText('12 of 20,000 employees, by name.', { exact: false })).toBeVisible();
  await expect.element(panel.getByText(/3 more can work here because of roles outside/)).toBeVisible();
  expect(panel.getByRole('row').elements()).toHaveLength(13);
  expect(server.to('/api/tenants/harbor/pier/staff')[0]?.url.search).toBe('?limit=12');
});

test('PM-57 who administers nobody there has no such section, and nothing is asked', async () => {
  const elsewhere = buildSession({
    enabledFeatures: ['userAdmin'],
    grantedRoles: [{ grantedOn: { type: 'LOCATION', id: 'sea' }, permissions: ['USER_ADMIN'] }],
  });
  for (const session of [elsewhere, buildSession()]) {
    const { panel, server } = await open({ [path]: one }, session);
    expect(panel.elements()).toHaveLength(0);
    expect(server.to('/api/tenants/harbor/pier/staff')).toHaveLength(0);
  }
});

test('EE-03 it says that it loads', async () => {
  const waiting = await open({ [path]: () => new Promise(() => undefined) });
  await expect.element(waiting.panel.getByRole('status', { name: 'Loading' })).toBeVisible();
});

test('EE-03 a failure is said and asked again; where nobody works, what to do', async () => {
  let asked = 0;
  const { panel } = await open({
    [path]: () => (++asked === 1 ? { status: 403 } : { body: { staff: [], total: 0, beyond: 1 } }),
  });
  await expect.element(panel.getByText('Unable to retrieve the staff')).toBeVisible();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(panel.getByText(/No employee that you administer can work here yet/)).toBeVisible();
  await expect.element(panel.getByText(/1 more can work here because of a role outside/)).toBeVisible();
});

test.each([1440, 360])('the staff of a location has no accessibility violation at %d px', async (width) => {
  await page.viewport(width, 800);
  const { panel } = await open({ [path]: one });
  await expectText(panel.getByRole('row', { name: /Noa Berg/ }), 'Server');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
});
