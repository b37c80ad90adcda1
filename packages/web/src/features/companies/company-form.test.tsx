import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lantern, openCompanies } from '../../testing/screens/open-companies.tsx';
import { buildSession, expectAccessible, expectText } from '../../testing/screens/open-screen.tsx';

test('RT-41 CO-08 says what is wrong as one types, and saves with Enter', async () => {
  const { screen, server } = await openCompanies('/companies/add', { 'POST /api/companies/': { body: lantern } });
  await screen.getByLabelText('Third-party integration address').fill('http://x.example');
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Quay');
  await expect.element(screen.getByText(/begins with https/)).toBeVisible();
  await expect.element(screen.getByText(/Another company has this name/)).toBeVisible();
  await screen.getByRole('button', { name: 'Add brand' }).click();
  await userEvent.keyboard('One');
  await screen.getByRole('button', { name: 'Add brand' }).click();
  await userEvent.keyboard('ONE{Tab}');
  await expect.element(screen.getByText('This brand is listed twice.')).toBeVisible();
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
  const { screen, server } = await openCompanies('/companies/add', { 'POST /api/companies/': { body: lantern } });
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Lantern Noodles');
  await screen.getByLabelText('Administrator’s email address').fill('lena@lantern');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Enter a name for the invited person.')).toBeVisible();
  await expect.element(screen.getByText(/^Enter an email address/)).toBeVisible();
  expect(server.calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
  await expectAccessible();
  await screen.getByLabelText('Administrator’s name').fill('Lena Lind');
  await screen.getByLabelText('Administrator’s email address').fill(' lena@lantern.example ');
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
  const { screen } = await openCompanies('/companies/add', {
    'POST /api/companies/': () =>
      tries++ === 0
        ? refuse('body.administrator.email', 'The provided Email is already in use.')
        : refuse('body.administrator', 'An administrator has permissions that you do not have: Payroll.'),
  });
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Kept');
  await screen.getByLabelText('Administrator’s name').fill('Lena Lind');
  const email = screen.getByLabelText('Administrator’s email address');
  await email.fill('lena@lantern.example');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('The provided Email is already in use.')).toBeVisible();
  await email.fill('lena2@lantern.example');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expectText(screen.getByRole('alert'), 'has permissions that you do not have: Payroll');
  await email.fill('lena3@lantern.example');
  await expect.element(screen.getByText(/beyond your own permissions/)).not.toBeInTheDocument();
});

test('RT-41 a refusal is shown at its field and loses nothing', async () => {
  const errors = [{ code: 'INVALID', message: 'is refused', path: 'body.name' }];
  const { screen } = await openCompanies('/companies/add', {
    'POST /api/companies/': { status: 400, body: { errors } },
  });
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Kept');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('is refused')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Kept');
});

test('RT-42 CO-09 an edit keeps the ids of brands; leaving with changes asks', async () => {
  const { screen, router, server } = await openCompanies('/companies/lantern/edit', {
    'PUT /api/companies/': { body: lantern },
  });
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
      staffData: 'COMPANY',
    }),
  );
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/companies/lantern'));
});

const newer = (more: object) => ({
  status: 409,
  body: {
    error: 'CONFLICTING EDIT',
    current: {
      ver: 4,
      name: 'Lantern Noodles',
      thirdPartyIntegrationUrl: 'https://in.lantern.example/',
      staffData: 'COMPANY',
      brands: [
        { id: 'b1', name: 'Lantern' },
        { id: 'b2', name: 'Lantern Express' },
      ],
      ...more,
    },
  },
});

test('RT-42 EE-08 a company leaves its staff data to the provider, who only reads that', async () => {
  const field = 'Staff data is looked after by';
  const editor = buildSession({ userCompanyId: 'lantern', enabledFeatures: ['editCompanies'] });
  const { screen, server } = await openCompanies(
    '/companies/lantern/edit',
    { 'PUT /api/companies/': { body: lantern } },
    { session: editor },
  );
  await screen.getByRole('combobox', { name: field }).click();
  await screen.getByRole('option', { name: 'The provider only' }).click();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() =>
    expect(server.to('/api/companies/').find(({ method }) => method === 'PUT')?.body).toMatchObject({
      staffData: 'PROVIDER',
    }),
  );
  await screen.unmount();
  const staff = await openCompanies('/companies/lantern/edit');
  await expect.element(staff.screen.getByRole('combobox', { name: field })).toBeDisabled();
  await expect.element(staff.screen.getByText(/Only the company itself can change this/)).toBeVisible();
});

test('RT-41 RT-42 what was typed survives a reload, until it is discarded', async () => {
  const first = await openCompanies('/companies/lantern/edit');
  await first.screen.getByRole('textbox', { name: 'Brand 2' }).fill('Lantern Late');
  await first.screen.unmount();
  const { screen } = await openCompanies('/companies/lantern/edit', {}, { isReturning: true });
  await expect.element(screen.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Brand 2' })).toHaveValue('Lantern Late');
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Brand 2' })).toHaveValue('Lantern Express');
  await expect.element(screen.getByText('Your unsaved changes were restored.')).not.toBeInTheDocument();
});

test('RT-41 who is to be invited survives a reload as well', async () => {
  const first = await openCompanies('/companies/add');
  await first.screen.getByLabelText('Administrator’s name').fill('Lena Lind');
  await first.screen.unmount();
  const { screen } = await openCompanies('/companies/add', {}, { isReturning: true });
  await expect.element(screen.getByLabelText('Administrator’s name')).toHaveValue('Lena Lind');
});

test('RT-42 CO-09 what only somebody else changed is taken over and shown, and saved on their version', async () => {
  const answers = [
    newer({ thirdPartyIntegrationUrl: null, brands: [{ id: 'b1', name: 'Lantern' }] }),
    { body: lantern },
  ];
  const { screen, server } = await openCompanies('/companies/lantern/edit', {
    'PUT /api/companies/': () => answers.shift() ?? { status: 500 },
  });
  const name = screen.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Lantern Mine');
  await screen.getByRole('button', { name: 'Save' }).click();
  const notice = screen.getByRole('region', { name: 'Someone else saved this in the meantime' });
  await expectText(notice, 'Brands: Lantern, Lantern Express to Lantern');
  await expectText(notice, 'Third-party integration address: https://in.lantern.example/ to –');
  await expect.element(name).toHaveValue('Lantern Mine');
  await expect.element(screen.getByRole('textbox', { name: 'Brand 2' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() =>
    expect(server.to('/api/companies/').at(-1)?.body).toMatchObject({
      ver: 4,
      name: 'Lantern Mine',
      thirdPartyIntegrationUrl: null,
      brands: [{ id: 'b1', name: 'Lantern' }],
    }),
  );
});

test('RT-42 CO-09 a name that both changed is asked about before anything is saved', async () => {
  const answers = [newer({ name: 'Lantern Bar' }), { body: lantern }];
  const { screen, server } = await openCompanies('/companies/lantern/edit', {
    'PUT /api/companies/': () => answers.shift() ?? { status: 500 },
  });
  const saves = () => server.to('/api/companies/').filter(({ method }) => method === 'PUT');
  const save = screen.getByRole('button', { name: 'Save' });
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Lantern Mine');
  await save.click();
  await expect.element(screen.getByRole('radio', { name: /^Theirs.*Lantern Bar/ })).toBeVisible();
  await expectAccessible();
  await save.click();
  await expect.element(screen.getByText('One value is not decided yet.')).toBeVisible();
  expect(saves()).toHaveLength(1);
  await screen.getByRole('radio', { name: /^Yours.*Lantern Mine/ }).click();
  await save.click();
  await vi.waitFor(() => expect(saves().at(-1)?.body).toMatchObject({ ver: 4, name: 'Lantern Mine' }));
});
