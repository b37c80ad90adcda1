import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildRole } from '../../testing/roles.ts';
import { cashier, openRoles, owner, roleManager } from '../../testing/screens/open-roles.tsx';
import { buildSession, expectAccessible, expectText } from '../../testing/screens/open-screen.tsx';

describe('one role', () => {
  test('RT-31 KR-57 RL-14 shows what it allows by group, and who holds it', async () => {
    const { screen } = await openRoles('/roles/owner');
    await expectText(screen.getByRole('region', { name: 'Employee Management' }), 'Payroll');
    await expect.element(screen.getByText('Sam Okafor')).toBeVisible();
    await expectAccessible();
  });

  test('RT-31 a role that is not there says so', async () => {
    const { screen } = await openRoles('/roles/nowhere');
    await expect.element(screen.getByText('There is no such role')).toBeVisible();
  });

  test('RT-27 KR-53 RL-15 RL-38 is created; an error is shown at its field and nothing typed is lost', async () => {
    const errors = [
      { code: 'BEYOND_OWN_RIGHTS', message: 'You do not have Payroll yourself.', path: 'body.grantedPermissions.0' },
    ];
    let isRefused = true;
    const { screen, router, server } = await openRoles('/roles/create', {
      'POST /api/roles/harbor': () =>
        isRefused ? { status: 400, body: { errors } } : { body: { ...cashier, id: 'new' } },
    });
    await screen.getByLabelText('Name').fill('Owner');
    await userEvent.tab();
    await expect.element(screen.getByText('Another role has this name.')).toBeVisible();
    await screen.getByLabelText('Name').fill('<b>Till</b>');
    await screen.getByRole('checkbox', { name: 'Payroll' }).click();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Create Role' }).click();
    await expect.element(screen.getByText('You do not have Payroll yourself.').first()).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Payroll' })).toHaveFocus();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('<b>Till</b>');
    isRefused = false;
    await screen.getByRole('button', { name: 'Create Role' }).click();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/roles'));
    expect(server.to('/api/roles/harbor').findLast(({ method }) => method === 'POST')?.body).toEqual({
      name: '<b>Till</b>',
      group: null,
      grantedPermissions: ['PAYROLL'],
      maxDiscountPct: null,
    });
  });

  test('RT-27 the percent has a field for three digits', async () => {
    const { screen } = await openRoles('/roles/create');
    const percent = screen.getByLabelText('Max Discount Percentage');
    await expect.element(percent).toBeVisible();
    expect(percent.element().getBoundingClientRect().width).toBeLessThanOrEqual(200);
  });

  test('RL-05 a permission that the console does not ask for says who does, or that nobody does yet', async () => {
    const enabledFeatures = [...roleManager.enabledFeatures, 'changePrinterSetting'];
    const { screen } = await openRoles('/roles/create', {}, { session: { ...roleManager, enabledFeatures } });
    const box = (name: string) => screen.getByRole('checkbox', { name, exact: true });
    await expect.element(box('Change Printer Settings')).toHaveAccessibleDescription('Used only at the point of sale');
    await expect.element(box('Payroll')).toHaveAccessibleDescription('Not used yet');
    await expect.element(box('Cashier')).toHaveAccessibleDescription('Used only at the point of sale');
    await expect.element(box('Manage Employees')).not.toHaveAccessibleDescription();
  });

  test('RT-27 RL-11 a new role may start from a default role', async () => {
    const { screen } = await openRoles('/roles/create');
    await screen.getByLabelText('Start from').click();
    await screen.getByRole('option', { name: 'Template' }).click();
    await expect.element(screen.getByRole('checkbox', { name: 'Payroll' })).toBeChecked();
  });

  test('RT-29 KR-55 RL-16 RL-39 is edited; what only somebody else changed is taken over and shown, permission by permission', async () => {
    const current = buildRole({ id: 'cashier', name: 'Till', permissions: ['DASHBOARD'], percent: 10, ver: 2 });
    const versions: unknown[] = [];
    const { screen, router } = await openRoles('/roles/edit/cashier', {
      'PUT /api/roles/harbor': ({ body }) => {
        versions.push(Reflect.get(Object(body), 'ver'));
        return versions.length === 1
          ? { status: 409, body: { error: 'CONFLICTING EDIT', current } }
          : { body: current };
      },
    });
    await screen.getByRole('checkbox', { name: 'Payroll' }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    const notice = screen.getByRole('region', { name: 'Someone else saved this in the meantime' });
    await expectText(notice, 'Name: Cashier to Till');
    await expectText(notice, 'Group: Store to –');
    await expectText(notice, ': allowed to not allowed');
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Till');
    await expect.element(screen.getByRole('checkbox', { name: 'Payroll' })).toBeChecked();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/roles'));
    expect(versions).toEqual([1, 2]);
  });

  test('RT-29 RL-39 a name that both changed is asked about before anything is saved', async () => {
    const current = { ...cashier, name: 'Till', ver: 2 };
    const answers = [{ status: 409, body: { error: 'CONFLICTING EDIT', current } }, { body: current }];
    const { screen, router, server } = await openRoles('/roles/edit/cashier', {
      'PUT /api/roles/harbor': () => answers.shift() ?? { status: 500 },
    });
    const saves = () => server.to('/api/roles/harbor').filter(({ method }) => method === 'PUT');
    const save = screen.getByRole('button', { name: 'Save' });
    await screen.getByLabelText('Name').fill('Counter');
    await save.click();
    await expect.element(screen.getByRole('radio', { name: /^Yours.*Counter/ })).toHaveFocus();
    await save.click();
    await expect.element(screen.getByText('One value is not decided yet.')).toBeVisible();
    expect(saves()).toHaveLength(1);
    await screen.getByRole('radio', { name: /^Yours.*Counter/ }).click();
    await save.click();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/roles'));
    expect(saves().at(-1)?.body).toMatchObject({ name: 'Counter', ver: 2 });
  });

  test('RT-27 RT-29 the typed values survive a reload, on top of the values saved in between', async () => {
    const first = await openRoles('/roles/edit/cashier');
    await first.screen.getByLabelText('Name').fill('Till');
    await first.screen.getByRole('checkbox', { name: 'Payroll', exact: true }).click();
    await first.screen.unmount();
    const newer = { ...cashier, name: 'Counter', group: 'Front', ver: 9 };
    const { screen } = await openRoles(
      '/roles/edit/cashier',
      { 'GET /api/roles/harbor/cashier': { body: newer } },
      { isReturning: true },
    );
    await expect.element(screen.getByRole('radio', { name: /^Theirs.*Counter/ })).toBeVisible();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Till');
    await expect.element(screen.getByLabelText('Group')).toHaveValue('Front');
    await expect.element(screen.getByRole('checkbox', { name: 'Payroll', exact: true })).toBeChecked();
    await screen.getByRole('button', { name: 'Discard' }).click();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Counter');
    await expect.element(screen.getByRole('checkbox', { name: 'Payroll', exact: true })).not.toBeChecked();
  });

  test('RT-29 a role above one’s own cannot be edited', async () => {
    const { screen } = await openRoles('/roles/edit/owner', {
      'GET /api/roles/harbor/owner': { body: { ...owner, canEdit: false } },
    });
    await expect.element(screen.getByText('You cannot edit this role')).toBeVisible();
  });
});

describe('default roles', () => {
  const keeper = buildSession({
    userCompanyId: '1',
    enabledFeatures: ['defaultRoleAdmin', 'dashboard'],
    grantedRoles: [{ grantedOn: { type: 'GLOBAL', id: null } }],
  });

  test('RT-33 KR-59 RL-12 the provider lists and manages them', async () => {
    const { screen } = await openRoles('/defaultRoles', {}, { session: keeper });
    await expect.element(screen.getByRole('heading', { name: 'Default Security Roles' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Template' })).toHaveAttribute('href', '/roles/d1/default');
    await expect
      .element(screen.getByRole('link', { name: 'Create Role' }))
      .toHaveAttribute('href', '/roles/create/default');
  });

  test('RT-32 KR-58 one is shown', async () => {
    const { screen } = await openRoles('/roles/d1/default', {}, { session: keeper });
    await expect.element(screen.getByRole('heading', { name: 'Template' })).toBeVisible();
  });

  test('RT-28 KR-54 RT-30 KR-56 are created and edited under their own paths', async () => {
    const { screen, router } = await openRoles(
      '/roles/create/default',
      { 'POST /api/roles/default': { body: buildRole({ id: 'd2', name: 'T' }) } },
      { session: keeper },
    );
    await screen.getByLabelText('Name').fill('T');
    await screen.getByRole('button', { name: 'Create Role' }).click();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/defaultRoles'));
    await router.navigate({ to: '/roles/edit/d1/default' });
    await expect.element(screen.getByRole('heading', { name: 'Edit Template' })).toBeVisible();
  });

  test('PM-52 RT-28 nobody else creates one', async () => {
    const { screen } = await openRoles('/roles/create/default');
    await expect.element(screen.getByText('You cannot edit this role')).toBeVisible();
  });
});
