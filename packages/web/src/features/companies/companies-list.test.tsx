import { expect, test, vi } from 'vitest';
import { openCompanies } from '../../testing/screens/open-companies.tsx';
import { buildSession, expectAccessible } from '../../testing/screens/open-screen.tsx';

test('RT-39 CO-02 shows them, searches and sorts in the address bar; names are text', async () => {
  const { screen, router } = await openCompanies('/companies?sort=-company');
  await expect.element(screen.getByRole('row', { name: /Lantern Noodles/ })).toBeVisible();
  await expect.element(screen.getByText('<b>Quay</b> & Co.')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('searchbox').fill('lant');
  await expect.element(screen.getByRole('row', { name: /Quay/ })).not.toBeInTheDocument();
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ sort: '-company', q: 'lant' }));
});

test('RT-39 the number of brands is close to the name, however wide the window is', async () => {
  const { screen } = await openCompanies('/companies');
  const company = screen.getByRole('columnheader', { name: /Company/ });
  await expect.element(company).toBeVisible();
  expect(company.element().getBoundingClientRect().width).toBeLessThanOrEqual(460);
});

test('RT-39 without the right to edit companies it says so and asks for nothing', async () => {
  const { screen, server } = await openCompanies('/companies', {}, { session: buildSession() });
  await expect.element(screen.getByText('You do not have permission to administer companies')).toBeVisible();
  expect(server.to('/api/companies/')).toHaveLength(0);
});

test('RT-39 a failed load offers to try again', async () => {
  const { screen } = await openCompanies('/companies', { 'GET /api/companies/': { status: 500 } });
  await expect.element(screen.getByText('Unable to retrieve companies')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /again/i })).toBeVisible();
});

test('RT-39 only provider staff are offered to add one', async () => {
  const { screen } = await openCompanies(
    '/companies',
    {},
    { session: buildSession({ enabledFeatures: ['editCompanies', 'addCompanies'] }) },
  );
  await expect.element(screen.getByRole('row', { name: /Lantern/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add company' }).elements()).toHaveLength(0);
});
