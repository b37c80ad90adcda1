import { expect, test, vi } from 'vitest';
import { buildRecord, openEmployees, staffKeeper } from '../../testing/screens/open-employees.tsx';
import { expectAccessible, expectText } from '../../testing/screens/open-screen.tsx';

test('RT-23 EE-08 EM-101 EM-102 EM-103 EM-104 PM-43 PM-44 PM-45 PM-46 employee data, jobs, wages, certifications and driver jobs are for a person who may see staff data', async () => {
  const { screen } = await openEmployees('/employees/e1', {}, { session: staffKeeper });
  await expect.element(screen.getByRole('region', { name: 'Employee data' })).toBeVisible();
  await expectText(screen.getByRole('region', { name: 'Jobs and wages' }), '17.50');
  await expectText(screen.getByRole('region', { name: 'Security and certifications' }), 'Food Handlers');
  await expectText(screen.getByRole('region', { name: 'Driver jobs' }), 'D-1');
  await expectAccessible();
});

test('RT-23 EE-08 EM-101 EM-102 EM-103 EM-104 without the feature none of it is shown', async () => {
  const { screen } = await openEmployees('/employees/e1');
  await expectText(screen.getByRole('region', { name: 'Roles' }), 'Pier 39');
  for (const name of ['Employee data', 'Jobs and wages', 'Security and certifications', 'Driver jobs'])
    expect(screen.getByRole('region', { name }).elements()).toHaveLength(0);
});

test('RT-23 when a person last signed in is said; nothing of it where nobody signs in', async () => {
  const signedInAt = '2026-11-23T15:00:00.000Z';
  const { screen, router } = await openEmployees('/employees/e1', {
    'GET /api/users/harbor/e1': { body: buildRecord({ signedInAt }) },
    'GET /api/users/harbor/e2': { body: buildRecord({ id: 'e2' }) },
    'GET /api/users/harbor/e3': { body: buildRecord({ id: 'e3', name: 'Pos Only', email: null }) },
  });
  const contact = screen.getByRole('region', { name: 'Contact' });
  await expectText(contact, '11/23/2026');
  await router.navigate({ href: '/employees/e2' });
  await expectText(contact, 'Never');
  await router.navigate({ href: '/employees/e3' });
  await expect.element(screen.getByRole('heading', { name: 'Pos Only' })).toBeVisible();
  await expect.element(screen.getByText('Last sign-in')).not.toBeInTheDocument();
});

test('RT-23 PM-60 deactivating asks first; inviting and reactivating do not', async () => {
  const gone = buildRecord({ status: 'DEACTIVATED' });
  const { screen, server } = await openEmployees('/employees/e1', {
    'POST /api/users/harbor/e1/deactivate': { body: gone },
    'POST /api/users/harbor/e1/invite': { status: 204 },
  });
  await screen.getByRole('button', { name: 'Send invitation' }).click();
  await vi.waitFor(() => expect(server.to('/api/users/harbor/e1/invite')).toHaveLength(1));
  await screen.getByRole('button', { name: 'Deactivate' }).click();
  expect(server.to('/api/users/harbor/e1/deactivate')).toHaveLength(0);
  await screen.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await vi.waitFor(() => expect(server.to('/api/users/harbor/e1/deactivate')).toHaveLength(1));
});

test('the last administrator stays, and the message says why', async () => {
  const errors = [{ code: 'LAST_ADMINISTRATOR' }];
  const { screen } = await openEmployees('/employees/e1', {
    'POST /api/users/harbor/e1/deactivate': { status: 400, body: { errors } },
  });
  await screen.getByRole('button', { name: 'Deactivate' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect.element(screen.getByText(/without an administrator/)).toBeVisible();
});

test('RT-23 a person ranked above the viewer is shown and not changed', async () => {
  const { screen } = await openEmployees('/employees/e1', {
    'GET /api/users/harbor/e1': { body: buildRecord({ mayEdit: false, mayEditStaffData: false }) },
  });
  await expect.element(screen.getByText(/roles beyond yours/)).toBeVisible();
  for (const name of ['Edit', 'Deactivate', 'Reactivate', 'Send invitation'])
    expect(screen.getByRole('button', { name, exact: true }).elements()).toHaveLength(0);
});

test('RT-23 EM-103 of a person who works elsewhere too only the staff data is changed', async () => {
  const { screen } = await openEmployees(
    '/employees/e1',
    { 'GET /api/users/harbor/e1': { body: buildRecord({ mayEdit: false }) } },
    { session: staffKeeper },
  );
  await expect.element(screen.getByText(/also works at places that are not yours/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  for (const name of ['Deactivate', 'Send invitation'])
    expect(screen.getByRole('button', { name, exact: true }).elements()).toHaveLength(0);
});

test('RT-23 who is not there is said', async () => {
  const { screen } = await openEmployees('/employees/e1', { 'GET /api/users/harbor/e1': { status: 404 } });
  await expect.element(screen.getByText('There is no such employee')).toBeVisible();
});

test('RT-23 EM-101 EM-102 EM-103 a job at a place of others is shown without its wage, a missing certification with its state, and the people with access to wages', async () => {
  const missing = { kind: 'CERTIFICATION', requirementId: '1', name: 'Food Handlers', day: null } as const;
  const record = buildRecord({
    jobs: [{ jobTypeId: '1', place: 'pier', placeName: 'Pier 39', wage: '18.67' }],
    jobsElsewhere: [{ jobTypeId: '2', place: 'east', placeName: 'East Side' }],
    certifications: [],
    papers: [{ ...missing, state: 'MISSING', isRequired: true }],
  });
  const answers = { 'GET /api/users/harbor/e1': { body: record } };
  const { screen } = await openEmployees('/employees/e1', answers, { session: staffKeeper });
  const jobs = screen.getByRole('region', { name: 'Jobs and wages' });
  await expectText(jobs.getByRole('row', { name: /Pier 39/ }), 'CashierPier 39$18.67');
  await expectText(jobs.getByRole('row', { name: /East Side/ }), 'DriverEast SideNot shown to you');
  await expectText(jobs, 'not to the software provider');
  await expectText(screen.getByRole('row', { name: /Food Handlers/ }), 'Missing');
  await expectAccessible();
});
