import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildEmployee, openEmployees } from '../../testing/screens/open-employees.tsx';
import { buildSession, expectAccessible, expectText } from '../../testing/screens/open-screen.tsx';

test('EE-01 RT-20 RT-113 NG-17 the list shows who works where, and what is wrong', async () => {
  const { screen } = await openEmployees('/employees');
  await expectText(screen.getByRole('row', { name: /Noa Berg/ }), 'Server, Pier 39');
  await expectText(screen.getByRole('row', { name: /Bad Phone/ }), 'Fix phone');
  await expect.element(screen.getByRole('img', { name: 'Enter a phone number of 10 to 15 digits.' })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 employees');
  await expectAccessible();
});

test('EE-01 RT-20 twenty thousand: only the lines in sight are drawn, only their pages are asked for', async () => {
  const page = ({ url }: { url: URL }) => {
    const offset = Number(url.searchParams.get('offset'));
    const users = Array.from({ length: 100 }, (_, at) =>
      buildEmployee({ id: `e${offset + at}`, name: `Person ${offset + at}` }),
    );
    return { body: { users, total: 20_000 } };
  };
  const { screen, server } = await openEmployees('/employees', { 'GET /api/users/harbor': page });
  await expect.element(screen.getByRole('row', { name: /Person 0/ })).toBeVisible();
  expect(screen.getByRole('row').elements().length).toBeLessThan(80);
  screen
    .getByRole('row', { name: /Person 0/ })
    .element()
    .focus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('row', { name: /Person 19999/ })).toBeVisible();
  expect(server.to('/api/users/harbor').length).toBeLessThan(8);
});

test('RT-20 search, filters and sort live in the address, and the server does them', async () => {
  const { screen, router, server } = await openEmployees('/employees?invalid=1&sort=-email');
  await expect.element(screen.getByRole('row', { name: /Noa Berg/ })).toBeVisible();
  const asked = () => Object.fromEntries(server.to('/api/users/harbor').at(-1)?.url.searchParams ?? []);
  expect(asked()).toMatchObject({ invalid: '1', sort: '-email' });
  await screen.getByRole('searchbox').fill('noa');
  await vi.waitFor(() => expect(asked()).toMatchObject({ search: 'noa', invalid: '1' }));
  expect(router.state.location.search).toEqual({ invalid: '1', sort: '-email', q: 'noa' });
  await screen.getByRole('button', { name: 'Clear', exact: true }).click();
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ sort: '-email' }));
});

test.each([
  ['RT-20', '/employees'],
  ['RT-21', '/employees/add'],
  ['RT-23', '/employees/e1'],
  ['RT-24', '/employees/edit/e1'],
])('%s without the right to manage employees %s says so and asks for nothing', async (_rule, path) => {
  const session = buildSession({ enabledFeatures: ['dashboard'] });
  const { screen, server } = await openEmployees(path, {}, { session });
  await expect.element(screen.getByText('You do not have access to employees')).toBeVisible();
  expect(server.calls.filter((call) => call.path.startsWith('/api/users'))).toEqual([]);
});

test('RT-20 a failed load says so, and an empty company what to do', async () => {
  const failing = await openEmployees('/employees', { 'GET /api/users/harbor': { status: 500 } });
  await expect.element(failing.screen.getByText('Unable to retrieve employees')).toBeVisible();
});
