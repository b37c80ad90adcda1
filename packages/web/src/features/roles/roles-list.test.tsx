import { expect, test, vi } from 'vitest';
import { bulkPath, cashier, openRoles, owner } from '../../testing/screens/open-roles.tsx';
import { buildSession, expectAccessible, expectText } from '../../testing/screens/open-screen.tsx';

test('RT-26 KR-52 RL-13 lists the roles with what they allow and how many hold them', async () => {
  const { screen } = await openRoles('/roles');
  await expectText(screen.getByRole('row', { name: /Owner/ }), '2 people');
  await expectText(screen.getByRole('row', { name: /Cashier/ }), '10 %');
  await expectAccessible();
});

test('RT-26 search and sort live in the address bar', async () => {
  const { screen, router } = await openRoles('/roles?q=cash');
  await expect.element(screen.getByRole('link', { name: 'Cashier' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Owner' }).elements()).toHaveLength(0);
  await screen.getByRole('searchbox').fill('');
  await screen
    .getByRole('button', { name: /Permissions/ })
    .first()
    .click();
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ sort: 'permissions' }));
});

test('RT-33 RL-12 who manages no roles is told so of default roles, and nothing is asked for', async () => {
  const session = buildSession({ enabledFeatures: ['dashboard'] });
  const { screen, server } = await openRoles('/defaultRoles', {}, { session });
  await expect.element(screen.getByText('You do not have access to default roles')).toBeVisible();
  expect(server.calls.filter((call) => call.path.startsWith('/api/roles'))).toEqual([]);
});

test('RL-17 a role in use is not deleted, and says why', async () => {
  const { screen, server } = await openRoles('/roles');
  await screen.getByRole('button', { name: 'Actions for Owner' }).click();
  await screen.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.element(screen.getByText(/2 people have this role/)).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(server.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('RL-18 RL-41 a clone asks for its name and says as one types when it is taken', async () => {
  const { screen, server } = await openRoles('/roles', {
    'POST /api/roles/harbor/cashier/clone': { body: { ...cashier, id: 'new' } },
  });
  await screen.getByRole('button', { name: 'Actions for Cashier' }).click();
  await screen.getByRole('menuitem', { name: 'Clone' }).click();
  await screen.getByLabelText('Name').fill('OWNER');
  await expect.element(screen.getByText('Another role has this name.')).toBeVisible();
  await screen.getByLabelText('Name').fill('Till');
  await screen.getByRole('dialog').getByRole('button', { name: 'Clone' }).click();
  await vi.waitFor(() => expect(server.to('/api/roles/harbor/cashier/clone')).toHaveLength(1));
});

test('RL-19 RL-37 several roles get and lose permissions together', async () => {
  const { screen, server } = await openRoles('/roles', { [`POST ${bulkPath}`]: { body: [owner] } });
  await screen.getByRole('checkbox', { name: 'Select Owner' }).click();
  await screen.getByRole('checkbox', { name: 'Select Cashier' }).click();
  await screen.getByRole('button', { name: 'Change permissions' }).click();
  await screen.getByRole('checkbox', { name: 'Payroll' }).click();
  await screen.getByRole('checkbox', { name: 'Dashboard' }).click();
  await expect.element(screen.getByText('1 to be added, 2 to be removed')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(server.to(bulkPath)).toHaveLength(1));
  expect(server.to(bulkPath)[0]?.body).toMatchObject({
    owner: { addPerms: [], removePerms: ['DASHBOARD'] },
    cashier: { addPerms: ['PAYROLL'], removePerms: ['DASHBOARD'] },
  });
});

test('PM-39 who manages no roles finds nothing to change', async () => {
  const { screen } = await openRoles('/roles', {}, { session: buildSession({ enabledFeatures: ['dashboard'] }) });
  await expect.element(screen.getByRole('link', { name: 'Owner' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Role' }).elements()).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Why can…?' }).elements()).toHaveLength(0);
});

test('a failed load says so and tries again', async () => {
  const { screen } = await openRoles('/roles', { 'GET /api/roles/harbor': { status: 500 } });
  await expect.element(screen.getByText('Unable to retrieve roles')).toBeVisible();
});
