import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildRecord, openEmployees, staffKeeper } from '../../../testing/screens/open-employees.tsx';
import { expectAccessible } from '../../../testing/screens/open-screen.tsx';

const path = '/api/users/harbor/e1';
const edit = (record = buildRecord()) =>
  openEmployees(
    '/employees/edit/e1',
    { 'GET /api/users/harbor/e1': { body: record }, [`PUT ${path}`]: { body: record } },
    { session: staffKeeper },
  );

async function choose(field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('EM-101 EM-102 RT-24 a job is given at one store with its wage; what is wrong is said as it is typed', async () => {
  const { screen, bodyOf } = await edit();
  await screen.getByRole('button', { name: 'Add job' }).click();
  await choose('Job 2', 'Driver');
  await expect.element(screen.getByText('This job is listed above for the same place.')).toBeVisible();
  await choose('Job 2 at', 'Pier 39');
  await expect.element(screen.getByText('This job is listed above for the same place.')).not.toBeInTheDocument();
  const wage = screen.getByLabelText('Wage of job 2');
  for (const bad of ['twelve', '-5', '1.234']) {
    await wage.fill(bad);
    await userEvent.tab();
    await expect.element(screen.getByText('Enter an amount such as 17.50.')).toBeVisible();
  }
  await wage.fill('19.25');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() =>
    expect(bodyOf(path)).toEqual({
      ver: 3,
      jobs: [
        { jobTypeId: '2', place: null, wage: '17.50' },
        { jobTypeId: '2', place: 'pier', wage: '19.25' },
      ],
    }),
  );
});

test('EM-102 PM-44 a job whose wage others keep can be removed but not changed, and its wage is not sent', async () => {
  const jobs = [
    { jobTypeId: '1', place: 'pier', placeName: 'Pier 39' },
    { jobTypeId: '2', place: null, wage: '17.50' },
  ];
  const { screen, bodyOf } = await edit(buildRecord({ jobs }));
  await expect.element(screen.getByRole('combobox', { name: 'Job 1', exact: true })).toBeDisabled();
  await expect.element(screen.getByRole('combobox', { name: 'Job 1 at' })).toHaveValue('Pier 39');
  await expect.element(screen.getByRole('button', { name: 'Remove job 1' })).toBeVisible();
  await expect.element(screen.getByText(/You cannot see this wage/)).toBeVisible();
  await expect.element(screen.getByLabelText('Wage of job 1')).not.toBeInTheDocument();
  await screen.getByLabelText('Wage of job 2').fill('18.00');
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() =>
    expect(bodyOf(path)).toEqual({
      ver: 3,
      jobs: [
        { jobTypeId: '1', place: 'pier' },
        { jobTypeId: '2', place: null, wage: '18.00' },
      ],
    }),
  );
});

test('EM-101 EM-103 of a person who works elsewhere too, contact, roles and the job of everywhere stay, certifications do not', async () => {
  const elsewhere = { id: 'server', name: 'Server', grantObject: 'east', grantObjectName: 'East Side' };
  const record = buildRecord({ mayEdit: false, grantedRoles: [...buildRecord().grantedRoles, elsewhere] });
  const { screen, bodyOf } = await edit(record);
  await expect.element(screen.getByText(/contact and roles stay as they are/)).toBeVisible();
  await expect.element(screen.getByLabelText('Name', { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('combobox', { name: 'Job 1', exact: true })).toBeDisabled();
  await expect.element(screen.getByText(/also done at places that are not yours/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Remove job 1' })).not.toBeInTheDocument();
  await screen.getByLabelText('Certification 1 expires on').fill('2030-01-31');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() =>
    expect(bodyOf(path)).toEqual({
      ver: 3,
      certifications: [{ requirementId: '1', issuedOn: null, expiresOn: '2030-01-31' }],
    }),
  );
});

test('EM-103 a certification does not expire before it was issued, and is listed once', async () => {
  const { screen, bodyOf } = await edit();
  await screen.getByLabelText('Certification 1 issued on').fill('2027-02-01');
  await expect.element(screen.getByText('The expiration date is before the issue date.')).toBeVisible();
  await screen.getByLabelText('Certification 1 issued on').fill('2026-02-01');
  await expect.element(screen.getByText('The expiration date is before the issue date.')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Add certification' }).click();
  await choose('Certification 2', 'Food Handlers');
  await expect.element(screen.getByText('This certification is listed above.')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove certification 2' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() =>
    expect(bodyOf(path)).toEqual({
      ver: 3,
      certifications: [{ requirementId: '1', issuedOn: '2026-02-01', expiresOn: '2027-01-31' }],
    }),
  );
});

test('EM-101 EM-103 on a phone jobs and certifications have no accessibility problem', async () => {
  await page.viewport(360, 800);
  await edit();
  await expect.element(page.getByLabelText('Wage of job 1')).toBeVisible();
  await expectAccessible();
});

test('EM-102 a grade of the job, as it pays where the job is done, fills in the wage', async () => {
  const asked: string[] = [];
  const { screen, bodyOf } = await openEmployees(
    '/employees/edit/e1',
    {
      'GET /api/users/harbor/e1': { body: buildRecord() },
      [`PUT ${path}`]: { body: buildRecord() },
      'GET /api/users/harbor/wage-grades': ({ url }) => {
        const place = url.searchParams.get('place');
        asked.push(place ?? 'company');
        const wage = place === 'pier' ? '16.00' : '15.25';
        return {
          body: {
            minimumWage: null,
            grades: [
              { id: 'g1', jobTypeId: '2', name: 'After 90 days', wage },
              { id: 'g2', jobTypeId: '1', name: 'Shift lead', wage: '20.00' },
            ],
          },
        };
      },
    },
    { session: staffKeeper },
  );
  await screen
    .getByRole('group', { name: 'Wage grade of job 1' })
    .getByRole('button', { name: 'After 90 days $15.25' })
    .click();
  await expect.element(screen.getByLabelText('Wage of job 1')).toHaveValue('15.25');
  await expect.element(screen.getByRole('button', { name: /Shift lead/ })).not.toBeInTheDocument();
  await choose('Job 1 at', 'Pier 39');
  await screen.getByRole('button', { name: 'After 90 days $16.00' }).click();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() =>
    expect(bodyOf(path)).toEqual({ ver: 3, jobs: [{ jobTypeId: '2', place: 'pier', wage: '16.00' }] }),
  );
  expect(asked).toEqual(['company', 'pier']);
});

test('a wage below the minimum wage of the place is said, and can be saved', async () => {
  const { screen, bodyOf } = await openEmployees(
    '/employees/edit/e1',
    {
      'GET /api/users/harbor/e1': { body: buildRecord() },
      [`PUT ${path}`]: { body: buildRecord() },
      'GET /api/users/harbor/wage-grades': { body: { minimumWage: '16.50', grades: [] } },
    },
    { session: staffKeeper },
  );
  const wage = screen.getByLabelText('Wage of job 1');
  await wage.fill('7.25');
  await expect.element(screen.getByText('This is below the minimum wage there, $16.50 an hour.')).toBeVisible();
  await wage.fill('16.50');
  await expect.element(screen.getByText(/below the minimum wage/)).not.toBeInTheDocument();
  await wage.fill('7.25');
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(bodyOf(path)).toMatchObject({ jobs: [{ wage: '7.25' }] }));
});

test('EM-101 EM-102 RT-24 the own jobs and wages are shown and stay as they are, the own certifications are changed', async () => {
  const { screen, bodyOf } = await edit(buildRecord({ areOwnJobsFixed: true }));
  await expect.element(screen.getByText('You cannot change your own jobs and wages.', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: 'Job 1', exact: true })).toBeDisabled();
  await expect.element(screen.getByLabelText('Wage of job 1')).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Add job' })).toBeDisabled();
  await screen.getByLabelText('Certification 1 expires on').fill('2030-01-31');
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() =>
    expect(bodyOf(path)).toEqual({
      ver: 3,
      certifications: [{ requirementId: '1', issuedOn: null, expiresOn: '2030-01-31' }],
    }),
  );
});

test('EM-17 EM-103 a certification that a job requires and that is missing is added with one press, its state follows the day', async () => {
  const jobs = [{ jobTypeId: '1', place: 'pier', placeName: 'Pier 39', wage: '17.50' }];
  const { screen } = await edit(buildRecord({ jobs, certifications: [] }));
  await screen.getByRole('button', { name: 'Add Food Handlers' }).click();
  await expect.element(screen.getByRole('button', { name: 'Add Food Handlers' })).not.toBeInTheDocument();
  const ends = screen.getByLabelText('Certification 1 expires on');
  await ends.fill('2026-11-22');
  await expect.element(screen.getByText(/^Expired/)).toBeVisible();
  await ends.fill('2026-12-01');
  await expect.element(screen.getByText(/^Due/)).toBeVisible();
  await ends.fill('2030-01-31');
  await expect.element(screen.getByText('Jan 2030')).toBeVisible();
});
