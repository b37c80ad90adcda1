import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, fakeServer } from '../../testing/fake-server.ts';
import { buildSession, expectAccessible, expectText, openScreen } from '../../testing/open-screen.tsx';
import { AddCompanyPage } from './add-company-page.tsx';
import { CompaniesPage } from './companies-page.tsx';
import { CompanyPage } from './company-page.tsx';
import { EditCompanyPage } from './edit-company-page.tsx';

let server: ReturnType<typeof fakeServer>;
afterEach(() => server.close());

const record = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  ver: 3,
  createdAt: '2026-11-01T12:00:00.000Z',
  isProvider: false,
  ...more,
});
const lantern = record('lantern', 'Lantern Noodles');
const staff = buildSession({
  userCompanyId: '1',
  enabledFeatures: ['editCompanies', 'addCompanies', 'companyAdmin', 'providerStaff'],
});
const paths = {
  '/companies': CompaniesPage,
  '/companies/add': AddCompanyPage,
  '/companies/$id': CompanyPage,
  '/companies/$id/edit': EditCompanyPage,
};

async function open(at: string, more: Answers = {}, session = staff, isReturning = false) {
  server = fakeServer({
    'GET /api/companies/': {
      body: [
        { ...record('1', 'Servery', { isProvider: true }), brands: 0 },
        { ...lantern, brands: 2 },
        { ...record('quay', '<b>Quay</b> & Co.'), brands: 1 },
      ],
    },
    'GET /api/companies/accessible': { body: [{ id: 'quay', name: 'Quay' }] },
    'GET /api/companies/lantern': { body: { ...lantern, locations: 4, people: 9 } },
    'GET /api/companies/brands': {
      body: [
        { id: 'b1', name: 'Lantern' },
        { id: 'b2', name: 'Lantern Express' },
      ],
    },
    'GET /api/companies/lantern/appVersion': {
      body: { appVersion: '4.10.0', versions: [{ version: '4.10.0', locations: 3 }], unknown: 1 },
    },
    'GET /api/companies/thirdPartyIntegrationUrl/lantern': { body: { url: 'https://in.lantern.example/' } },
    ...more,
  });
  return openScreen({ paths, at, session, isReturning });
}

describe('the list of companies', () => {
  test('RT-39 CO-02 shows them, searches and sorts in the address bar; names are text', async () => {
    const { screen, router } = await open('/companies?sort=-company');
    await expect.element(screen.getByRole('row', { name: /Lantern Noodles/ })).toBeVisible();
    await expect.element(screen.getByText('<b>Quay</b> & Co.')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('searchbox').fill('lant');
    await expect.element(screen.getByRole('row', { name: /Quay/ })).not.toBeInTheDocument();
    await vi.waitFor(() => expect(router.state.location.search).toEqual({ sort: '-company', q: 'lant' }));
  });

  test('RT-39 without the right to edit companies it says so and asks for nothing', async () => {
    const { screen } = await open('/companies', {}, buildSession());
    await expect.element(screen.getByText('You may not administer companies')).toBeVisible();
    expect(server.to('/api/companies/')).toHaveLength(0);
  });

  test('RT-39 a failed load offers to try again', async () => {
    const { screen } = await open('/companies', { 'GET /api/companies/': { status: 500 } });
    await expect.element(screen.getByText('Unable to retrieve companies')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /again/i })).toBeVisible();
  });

  test('RT-39 only provider staff are offered to add one', async () => {
    const { screen } = await open(
      '/companies',
      {},
      buildSession({ enabledFeatures: ['editCompanies', 'addCompanies'] }),
    );
    await expect.element(screen.getByRole('row', { name: /Lantern/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add company' }).elements()).toHaveLength(0);
  });
});

describe('one company', () => {
  test('RT-43 CO-03 CO-05 CO-06 CO-07 shows its brands, address and versions', async () => {
    const { screen } = await open('/companies/lantern');
    await expect.element(screen.getByText('Lantern Express')).toBeVisible();
    await expect.element(screen.getByText('https://in.lantern.example/')).toBeVisible();
    await expect.element(screen.getByText('4.10.0').first()).toBeVisible();
    await expectAccessible();
  });

  test('RT-43 one that is not there says so', async () => {
    const { screen } = await open('/companies/nowhere');
    await expect.element(screen.getByText('There is no such company')).toBeVisible();
  });

  test('CO-10 CF-05 CF-06 CF-08 deleting wants the name and a number', async () => {
    const path = '/api/companies/lantern/delete';
    const { screen, router } = await open('/companies/lantern', { [`POST ${path}`]: { status: 204 } });
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
  const employment = (departmentId: string) => ({
    body: {
      id: 'emp',
      ver: 1,
      blob: {
        jobTypes: [{ id: '1', name: 'Cashier', departmentId }],
        departments: [
          { id: '1', name: 'Counter' },
          { id: '2', name: 'Kitchen' },
        ],
      },
    },
  });

  test('CO-11 a choice is saved at once, and shown as it stands then', async () => {
    let standing = '1';
    const { screen } = await open(
      '/companies/lantern',
      {
        'GET /api/blobs/employment/company/lantern': () => employment(standing),
        [`PUT ${path}`]: () => {
          standing = '2';
          return { body: { id: 'emp', ver: 2 } };
        },
      },
      own,
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
    const { screen } = await open(
      '/companies/lantern',
      {
        'GET /api/blobs/employment/company/lantern': employment('1'),
        [`PUT ${path}`]: { status: 400, body: { errors } },
      },
      own,
    );
    await screen.getByRole('combobox', { name: 'Cashier' }).click();
    await screen.getByRole('option', { name: 'Kitchen' }).click();
    await expect.element(screen.getByText('There is no such department.')).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: 'Cashier' })).toHaveValue('Counter');
  });

  test('PM-39 who may not configure the company is not asked for them', async () => {
    const { screen } = await open('/companies/lantern');
    await expect.element(screen.getByText('Lantern Express')).toBeVisible();
    expect(server.to('/api/blobs/employment/company/lantern')).toHaveLength(0);
  });
});

describe('the form', () => {
  test('RT-41 CO-08 says what is wrong as one types, and saves with Enter', async () => {
    const { screen } = await open('/companies/add', { 'POST /api/companies/': { body: lantern } });
    await screen.getByLabelText('Third-party integration address').fill('http://x.example');
    await expect.element(screen.getByText(/begins with https/)).toBeVisible();
    await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Quay');
    await expect.element(screen.getByText(/Another company has this name/)).toBeVisible();
    await screen.getByRole('button', { name: 'Add brand' }).click();
    await userEvent.keyboard('One');
    await screen.getByRole('button', { name: 'Add brand' }).click();
    await userEvent.keyboard('ONE');
    await expect.element(screen.getByText('This brand stands twice.')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Remove brand 2' }).click();
    await screen.getByLabelText('Third-party integration address').fill('');
    await screen.getByRole('textbox', { name: 'Name', exact: true }).click();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
        name: 'Quay',
        thirdPartyIntegrationUrl: null,
        brands: [{ name: 'One' }],
      }),
    );
  });

  test('RT-41 CO-08 a first administrator may be invited; half of one says what is missing', async () => {
    const { screen } = await open('/companies/add', { 'POST /api/companies/': { body: lantern } });
    await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Lantern Noodles');
    await screen.getByLabelText('Administrator’s e-mail address').fill('lena@lantern');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Whoever is invited needs a name.')).toBeVisible();
    await expect.element(screen.getByText(/^Enter an e-mail address/)).toBeVisible();
    expect(server.calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await expectAccessible();
    await screen.getByLabelText('Administrator’s name').fill('Lena Lind');
    await screen.getByLabelText('Administrator’s e-mail address').fill(' lena@lantern.example ');
    await screen.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        administrator: { name: 'Lena Lind', email: 'lena@lantern.example' },
      }),
    );
    await expect.element(screen.getByText(/lena@lantern.example is invited/)).toBeVisible();
  });

  test('RT-41 CO-08 an address that is taken is refused at its field; rights that lack, above both', async () => {
    const refuse = (path: string, message: string) => ({
      status: 400,
      body: { errors: [{ code: 'REFUSED', message, path }] },
    });
    let tries = 0;
    const { screen } = await open('/companies/add', {
      'POST /api/companies/': () =>
        tries++ === 0
          ? refuse('body.administrator.email', 'The provided Email is already in use.')
          : refuse('body.administrator', 'An administrator goes beyond your own rights: Payroll.'),
    });
    await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Kept');
    await screen.getByLabelText('Administrator’s name').fill('Lena Lind');
    const email = screen.getByLabelText('Administrator’s e-mail address');
    await email.fill('lena@lantern.example');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('The provided Email is already in use.')).toBeVisible();
    await email.fill('lena2@lantern.example');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expectText(screen.getByRole('alert'), 'beyond your own rights: Payroll');
    await email.fill('lena3@lantern.example');
    await expect.element(screen.getByText(/beyond your own rights/)).not.toBeInTheDocument();
  });

  test('RT-41 a refusal stands at its field and loses nothing', async () => {
    const errors = [{ code: 'INVALID', message: 'is refused', path: 'body.name' }];
    const { screen } = await open('/companies/add', { 'POST /api/companies/': { status: 400, body: { errors } } });
    await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Kept');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('is refused')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Kept');
  });

  test('RT-42 CO-09 an edit keeps the ids of brands; leaving with changes asks', async () => {
    const { screen, router } = await open('/companies/lantern/edit', { 'PUT /api/companies/': { body: lantern } });
    await screen.getByRole('textbox', { name: 'Brand 2' }).fill('Lantern Late');
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    expect(router.state.location.pathname).toBe('/companies/lantern/edit');
    await screen.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() =>
      expect(server.to('/api/companies/').find(({ method }) => method === 'PUT')?.body).toEqual({
        id: 'lantern',
        ver: 3,
        name: 'Lantern Noodles',
        thirdPartyIntegrationUrl: 'https://in.lantern.example/',
        brands: [
          { id: 'b1', name: 'Lantern' },
          { id: 'b2', name: 'Lantern Late' },
        ],
      }),
    );
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/companies/lantern'));
  });

  test('RT-41 RT-42 what was typed survives a reload; taking what was saved meanwhile throws it away', async () => {
    const first = await open('/companies/lantern/edit');
    await first.screen.getByRole('textbox', { name: 'Brand 2' }).fill('Lantern Late');
    await first.screen.unmount();
    const current = { ver: 4, name: 'Lantern Bar' };
    const { screen } = await open(
      '/companies/lantern/edit',
      { 'PUT /api/companies/': { status: 409, body: { error: 'CONFLICTING EDIT', current } } },
      staff,
      true,
    );
    await expect.element(screen.getByText('Your unsaved changes were restored.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Brand 2' })).toHaveValue('Lantern Late');
    await screen.getByRole('button', { name: 'Save' }).click();
    await screen.getByRole('alert').getByRole('button').click();
    await expect.element(screen.getByRole('textbox', { name: 'Brand 2' })).toHaveValue('Lantern Express');
    await expect.element(screen.getByText('Your unsaved changes were restored.')).not.toBeInTheDocument();
  });

  test('RT-42 CO-09 a conflict says what stands now; saving again is made on it', async () => {
    const conflict = { status: 409, body: { error: 'CONFLICTING EDIT', current: { ver: 4, name: 'Lantern Bar' } } };
    let tries = 0;
    const { screen } = await open('/companies/lantern/edit', {
      'PUT /api/companies/': () => (tries++ === 0 ? conflict : { body: lantern }),
    });
    await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Lantern Mine');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expectText(screen.getByRole('alert'), 'Lantern Bar');
    await screen.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() =>
      expect(server.to('/api/companies/').at(-1)?.body).toMatchObject({ ver: 4, name: 'Lantern Mine' }),
    );
  });
});
