import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { companyStaff, lantern, openCompanies } from '../../testing/open-companies.tsx';
import { expectAccessible, expectText } from '../../testing/open-screen.tsx';

test('RT-41 CO-08 says what is wrong as one types, and saves with Enter', async () => {
  const { screen, server } = await openCompanies('/companies/add', { 'POST /api/companies/': { body: lantern } });
  await screen.getByLabelText('Third-party integration address').fill('http://x.example');
  await expect.element(screen.getByText(/begins with https/)).toBeVisible();
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Quay');
  await expect.element(screen.getByText(/Another company has this name/)).toBeVisible();
  await screen.getByRole('button', { name: 'Add brand' }).click();
  await userEvent.keyboard('One');
  await screen.getByRole('button', { name: 'Add brand' }).click();
  await userEvent.keyboard('ONE');
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
  const { screen } = await openCompanies('/companies/add', {
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
    }),
  );
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/companies/lantern'));
});

test('RT-41 RT-42 what was typed survives a reload; taking what was saved meanwhile throws it away', async () => {
  const first = await openCompanies('/companies/lantern/edit');
  await first.screen.getByRole('textbox', { name: 'Brand 2' }).fill('Lantern Late');
  await first.screen.unmount();
  const current = { ver: 4, name: 'Lantern Bar' };
  const { screen } = await openCompanies(
    '/companies/lantern/edit',
    { 'PUT /api/companies/': { status: 409, body: { error: 'CONFLICTING EDIT', current } } },
    companyStaff,
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
  const { screen, server } = await openCompanies('/companies/lantern/edit', {
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
