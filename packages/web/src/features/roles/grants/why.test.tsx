import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dana, openRoles } from '../../../testing/screens/open-roles.tsx';
import { buildSession, expectAccessible, expectText } from '../../../testing/screens/open-screen.tsx';

test('why can this person do this: the granted roles that decide it, from the address only', async () => {
  const { screen, router } = await openRoles('/roles?why=u7&permission=PAYROLL&at=pier', {
    'GET /api/grants/harbor/u7/explain': {
      body: {
        permission: { code: 'PAYROLL', name: 'Payroll', group: 'Employee Management' },
        isAllowed: true,
        because: dana.grantedRoles,
        elsewhere: [],
        without: [],
      },
    },
  });
  await expect.element(screen.getByText('Sam Okafor has Payroll here.')).toBeVisible();
  await expectText(screen.getByRole('region', { name: 'These roles grant it' }), 'Owner on the whole company');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('view as this person: read-only, and home with their eyes; not offered where it would lead upwards', async () => {
  const theirs = buildSession({ userId: 'u7', userDisplayName: 'Sam Okafor', originalUserId: 'u1', isReadOnly: true });
  const { screen, router, server } = await openRoles('/roles?why=u7', {
    'GET /api/users/harbor/actable': { body: [{ userId: 'u7', name: 'Sam Okafor', email: '', roles: [] }] },
    'POST /api/users/harbor/u7/actAs': { body: theirs },
  });
  await screen.getByRole('button', { name: 'View as Sam Okafor (read-only)' }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  expect(server.to('/api/users/harbor/u7/actAs')[0]?.body).toEqual({ readOnly: true });
});

test('view as is not offered for somebody who may more', async () => {
  const { screen, server } = await openRoles('/roles?why=u7', { 'GET /api/users/harbor/actable': { body: [] } });
  await expect.element(screen.getByText(/Choose a person and a permission/)).toBeVisible();
  await vi.waitFor(() => expect(server.to('/api/users/harbor/actable')).toHaveLength(1));
  expect(screen.getByRole('button', { name: /View as/ }).elements()).toHaveLength(0);
});
