import { describe, expect, test, vi } from 'vitest';
import { openCompanies } from '../../testing/screens/open-companies.tsx';
import { buildSession, expectAccessible } from '../../testing/screens/open-screen.tsx';
import { noLayers } from '../../testing/servers/menu-server.ts';

describe('one company', () => {
  test('RT-43 CO-03 CO-05 CO-06 CO-07 shows its brands, address and versions', async () => {
    const { screen } = await openCompanies('/companies/lantern');
    await expect.element(screen.getByText('Lantern Express')).toBeVisible();
    await expect.element(screen.getByText('https://in.lantern.example/')).toBeVisible();
    await expect.element(screen.getByText('The company’s own managers')).toBeVisible();
    await expect.element(screen.getByText('4.10.0').first()).toBeVisible();
    await expectAccessible();
  });

  test('RT-43 one that is not there says so', async () => {
    const { screen } = await openCompanies('/companies/nowhere');
    await expect.element(screen.getByText('There is no such company')).toBeVisible();
  });

  test.each(['/companies/lantern', '/companies/lantern/edit'])(
    'RT-42 RT-43 CO-03 %s of a company that the person has no access to says so, not that it may have been deleted',
    async (address) => {
      const refused = { status: 403, body: { error: 'FORBIDDEN' } };
      const { screen, router } = await openCompanies(address, { 'GET /api/companies/lantern': refused });
      await expect.element(screen.getByText('You do not have access to this company')).toBeVisible();
      await expect.element(screen.getByText('There is no such company')).not.toBeInTheDocument();
      await expectAccessible();
      await screen.getByRole('button', { name: 'Show companies' }).click();
      await expect.poll(() => router.state.location.pathname).toBe('/companies');
    },
  );

  test('CO-10 CF-05 CF-06 CF-08 deleting wants the name and a number', async () => {
    const path = '/api/companies/lantern/delete';
    const { screen, router, server } = await openCompanies('/companies/lantern', { [`POST ${path}`]: { status: 204 } });
    await screen.getByRole('button', { name: 'Delete' }).click();
    const dialog = screen.getByRole('dialog');
    const label = dialog.getByText(/^Type Lantern Noodles-[1-9]\d{3} to confirm$/);
    await expect.element(label).toBeVisible();
    await dialog.getByRole('textbox').fill('Lantern Noodles');
    await expect.element(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    expect(server.to(path)).toHaveLength(0);
    const wanted = label.element().textContent.replace('Type ', '').replace(' to confirm', '');
    await dialog.getByRole('textbox').fill(wanted);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await vi.waitFor(() => expect(server.to(path)[0]?.body).toEqual({ name: 'Lantern Noodles' }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/companies'));
  });
});

describe('the departments of job types', () => {
  const own = buildSession({
    userCompanyId: 'lantern',
    enabledFeatures: ['editCompanies', 'accessConfigurationOptions'],
    grantedRoles: [{ grantedOn: { type: 'GLOBAL', id: null } }],
  });
  const path = '/api/companies/lantern/jobTypeDepartment';
  const versions = (ver: number) => ({ ...noLayers, id: 'emp', ver });
  const employment = (departmentId: string) => ({
    body: {
      ...versions(1),
      withheld: [],
      blob: {
        jobTypes: [{ id: '1', name: 'Cashier', departmentId }],
        departments: [
          { id: '1', name: 'Counter' },
          { id: '2', name: 'Kitchen' },
        ],
      },
    },
  });

  test('CO-11 a choice is saved at once, and its current state is shown then', async () => {
    let standing = '1';
    const { screen, server } = await openCompanies(
      '/companies/lantern',
      {
        'GET /api/blobs/employment/company/lantern': () => employment(standing),
        [`PUT ${path}`]: () => {
          standing = '2';
          return { body: { id: 'emp', ver: 2 } };
        },
      },
      { session: own },
    );
    const field = screen.getByRole('combobox', { name: 'Cashier' });
    await expect.element(field).toHaveValue('Counter');
    await expectAccessible();
    await field.click();
    await screen.getByRole('option', { name: 'Kitchen' }).click();
    await vi.waitFor(() => expect(server.to(path)[0]?.body).toEqual({ jobTypeId: '1', departmentId: '2' }));
    await expect.element(field).toHaveValue('Kitchen');
  });

  test('CO-11 a refusal says why and leaves it where it was', async () => {
    const errors = [{ code: 'UNKNOWN_DEPARTMENT', message: 'There is no such department.', path: 'body.departmentId' }];
    const { screen } = await openCompanies(
      '/companies/lantern',
      {
        'GET /api/blobs/employment/company/lantern': employment('1'),
        [`PUT ${path}`]: { status: 400, body: { errors } },
      },
      { session: own },
    );
    await screen.getByRole('combobox', { name: 'Cashier' }).click();
    await screen.getByRole('option', { name: 'Kitchen' }).click();
    await expect.element(screen.getByText('There is no such department.')).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: 'Cashier' })).toHaveValue('Counter');
  });

  test('PM-39 who may not configure the company is not asked for them', async () => {
    const { screen, server } = await openCompanies('/companies/lantern');
    await expect.element(screen.getByText('Lantern Express')).toBeVisible();
    expect(server.to('/api/blobs/employment/company/lantern')).toHaveLength(0);
  });
});
