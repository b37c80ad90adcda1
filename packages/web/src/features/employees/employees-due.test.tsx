import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildEmployee, openEmployees, staffKeeper } from '../../testing/screens/open-employees.tsx';
import { expectAccessible, expectText } from '../../testing/screens/open-screen.tsx';
import type { Paper } from './employee-calls.ts';

const food = (state: Paper['state'], day: string | null): Paper => ({
  kind: 'CERTIFICATION',
  requirementId: '1',
  name: 'Food Handlers',
  day,
  state,
  isRequired: true,
});
const job = { jobTypeId: '1', place: 'pier', placeName: 'Pier 39' };
const elsewhere = { id: 'server', name: 'Server', grantObject: 'seaport', grantObjectName: 'Seaport' };
const noa = buildEmployee();
const people = [
  {
    ...noa,
    staff: { jobs: [{ ...job, wage: '19.25' }], papers: [food('EXPIRED', '2026-11-14')], hiredOn: '2025-03-02' },
  },
  {
    ...buildEmployee({ id: 'e2', name: 'Joy Bennett', grantedRoles: [...noa.grantedRoles, elsewhere] }),
    staff: { jobs: [{ ...job, wage: null }], papers: [food('MISSING', null)], hiredOn: null },
  },
  {
    ...buildEmployee({ id: 'e3', name: 'Maya Torres' }),
    staff: { jobs: [], papers: [food('IN_ORDER', '2028-01-31')], hiredOn: null },
  },
];
const attention = { expired: 1, missing: 1, due: 0, people: 2, dueWithinDays: null };
const answers = {
  'GET /api/users/harbor': {
    body: { users: people, total: 3, attention, alsoAt: [{ id: 'seaport', name: 'Seaport' }] },
  },
};
const open = (at: string) => openEmployees(at, answers, { session: staffKeeper });

test('EM-101 EM-102 EM-103 PM-43 PM-44 PM-45 RT-20 at a place the list says what each does, is paid and has to renew', async () => {
  await page.viewport(1440, 900);
  const { screen, server } = await open('/employees?place=pier');
  const row = (name: RegExp) => screen.getByRole('row', { name });
  await expectText(row(/Noa Berg/), 'Cashier$19.25');
  await expectText(row(/Noa Berg/), 'Expired');
  await expectText(row(/Joy Bennett/), 'also at Seaport');
  await expectText(row(/Joy Bennett/), 'Missing');
  await expectText(row(/Maya Torres/), 'Jan 2028');
  await expect.element(screen.getByText('1 expired, 1 missing')).toBeVisible();
  await expect.element(screen.getByText('Wages shown: you have View Wage Data at Pier 39')).toBeVisible();
  for (const name of ['Jobs here', 'Per hour here', 'Food Handlers', 'Hired'])
    await expect.element(screen.getByRole('columnheader', { name })).toBeVisible();
  const asked = () => server.to('/api/users/harbor').at(-1)?.url.searchParams;
  expect([asked()?.get('place'), asked()?.get('sort')]).toEqual(['pier', null]);
  await screen.getByRole('button', { name: 'Food Handlers' }).click();
  await vi.waitFor(() => expect([asked()?.get('sort'), asked()?.get('sortBy')]).toEqual(['certification', '1']));
  await screen.getByRole('button', { name: /^Works also at/ }).click();
  await screen.getByRole('option', { name: 'Seaport' }).click();
  await vi.waitFor(() => expect(asked()?.get('alsoAt')).toBe('seaport'));
});

test('EM-102 PM-44 of the whole company the list has places, no wages, and says why', async () => {
  await page.viewport(1440, 900);
  const { screen } = await open('/employees?place=0');
  await expectText(screen.getByRole('row', { name: /Joy Bennett/ }), 'Pier 39, Seaport');
  await expect.element(screen.getByText('To see wages, choose a location or group')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Per hour here' }).elements()).toHaveLength(0);
});

test('EM-103 PM-45 RT-20 it is filtered by certification and job in the address, the file too', async () => {
  const { screen, router, server } = await open('/employees');
  await expectText(screen.getByRole('row', { name: /Noa Berg/ }), 'Expired');
  const asked = (name: string) => server.to('/api/users/harbor').at(-1)?.url.searchParams.get(name);
  await screen.getByRole('button', { name: 'Certifications: All' }).click();
  await screen.getByRole('option', { name: 'To look after' }).click();
  await vi.waitFor(() => expect(asked('certifications')).toBe('TO_LOOK_AFTER'));
  await screen.getByRole('button', { name: /^Job/ }).click();
  await screen.getByRole('option', { name: 'Cashier' }).click();
  await vi.waitFor(() => expect(asked('job')).toBe('1'));
  expect(router.state.location.search).toEqual({ certifications: 'TO_LOOK_AFTER', job: '1' });
  const link = screen.getByRole('link', { name: 'Export these employees as CSV' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('certifications=TO_LOOK_AFTER'));
  await screen.getByRole('button', { name: 'Clear', exact: true }).click();
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('EM-103 RT-20 the address restores the filter', async () => {
  const { screen, server } = await open('/employees?certifications=EXPIRED');
  await expect.element(screen.getByRole('button', { name: 'Certifications: Expired' })).toBeVisible();
  expect(server.to('/api/users/harbor')[0]?.url.searchParams.get('certifications')).toBe('EXPIRED');
});

test('EM-103 PM-45 PM-57 a person without access to certifications has neither columns nor filters, whatever the address says', async () => {
  const { screen, server } = await openEmployees('/employees?certifications=EXPIRED&job=1&sort=hiredOn');
  await expect.element(screen.getByRole('row', { name: /Noa Berg/ })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Food Handlers' }).elements()).toHaveLength(0);
  expect(screen.getByRole('button', { name: /^(Certifications|Job)/ }).elements()).toHaveLength(0);
  const asked = server.to('/api/users/harbor')[0]?.url.searchParams;
  expect(['certifications', 'job', 'sort'].map((name) => asked?.get(name))).toEqual([null, null, null]);
});

test('RT-20 J moves down the list, and the menu of a row leads to the form', async () => {
  await page.viewport(1440, 900);
  const { screen, router } = await open('/employees');
  await expect.element(screen.getByRole('row', { name: /Noa Berg/ })).toBeVisible();
  screen
    .getByRole('row', { name: /Noa Berg/ })
    .element()
    .focus();
  await userEvent.keyboard('j');
  await expect.element(screen.getByRole('row', { name: /Joy Bennett/ })).toHaveFocus();
  await screen.getByRole('button', { name: 'Actions for Joy Bennett' }).click();
  await screen.getByRole('menuitem', { name: 'Edit' }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/employees/edit/e2'));
});

test('EM-103 on a phone those to look after are on top under their own head, and can be called', async () => {
  await page.viewport(390, 844);
  const { screen, server } = await open('/employees?place=pier');
  await expectText(screen.getByRole('row', { name: /Noa Berg/ }), 'Food Handlers');
  await expect.element(screen.getByText('Certifications in order')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Call Noa Berg' })).toHaveAttribute('href', 'tel:5551234567');
  expect(screen.getByRole('link', { name: 'Call Maya Torres' }).elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'To look after 2' }).click();
  await vi.waitFor(() =>
    expect(server.to('/api/users/harbor').at(-1)?.url.searchParams.get('certifications')).toBe('TO_LOOK_AFTER'),
  );
});

test.each([1440, 1024, 360])('the list with certifications has no accessibility violation at %d px', async (width) => {
  await page.viewport(width, 800);
  const { screen } = await open('/employees?place=pier');
  await expectText(screen.getByRole('row', { name: /Noa Berg/ }), 'Expired');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
});
