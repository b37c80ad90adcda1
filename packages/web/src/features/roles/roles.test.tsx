import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, fakeServer } from '../../testing/fake-server.ts';
import { buildSession, expectAccessible, expectText, openScreen } from '../../testing/open-screen.tsx';
import { buildRole } from '../../testing/roles.ts';
import { CreateDefaultRolePage, CreateRolePage, EditDefaultRolePage, EditRolePage } from './role-form-page.tsx';
import { DefaultRolePage, RolePage } from './role-page.tsx';
import { DefaultRolesPage, RolesPage } from './roles-page.tsx';

let server: ReturnType<typeof fakeServer>;
afterEach(() => server.close());

const owner = buildRole({
  id: 'owner',
  name: 'Owner',
  permissions: ['PAYROLL', 'DASHBOARD'],
  percent: 100,
  holders: 2,
});
const cashier = buildRole({
  id: 'cashier',
  name: 'Cashier',
  permissions: ['DASHBOARD', 'REGISTER_DROP'],
  percent: 10,
  group: 'Store',
});
const bulkPath = '/api/roles/rolePermissions/harbor';

const manager = buildSession({
  enabledFeatures: ['userRolesAdmin', 'userAdmin', 'dashboard', 'payroll', 'companyAdmin'],
  grantedRoles: [{ grantedOn: { type: 'GLOBAL', id: null } }],
});

async function open(at: string, more: Answers = {}, session = manager, isReturning = false) {
  server = fakeServer({
    'GET /api/roles/harbor': { body: [cashier, owner] },
    'GET /api/roles/harbor/owner': { body: owner },
    'GET /api/roles/harbor/cashier': { body: cashier },
    'GET /api/roles/default': {
      body: [buildRole({ id: 'd1', name: 'Template', isDefault: true, permissions: ['DASHBOARD', 'PAYROLL'] })],
    },
    'GET /api/roles/default/d1': { body: buildRole({ id: 'd1', name: 'Template', isDefault: true }) },
    'GET /api/grants/harbor': { body: [dana] },
    'GET /api/grants/harbor/u7': { body: dana },
    ...more,
  });
  const paths = {
    '/roles': RolesPage,
    '/defaultRoles': DefaultRolesPage,
    '/roles/$id': RolePage,
    '/roles/$id/default': DefaultRolePage,
    '/roles/create': CreateRolePage,
    '/roles/create/default': CreateDefaultRolePage,
    '/roles/edit/$id': EditRolePage,
    '/roles/edit/$id/default': EditDefaultRolePage,
    '/home': () => <p>Home</p>,
  };
  return openScreen({ paths, at, session, isReturning });
}

const dana = {
  userId: 'u7',
  displayName: 'Sam Okafor',
  email: 'sam@harbor.example',
  grantedRoles: [
    { roleId: 'owner', roleName: 'Owner', grantedAt: '2026-11-20T14:00:00.000Z', grantedBy: 'Dana Whitfield' },
  ],
};

describe('the list', () => {
  test('RT-26 KR-52 RL-13 lists the roles with what they allow and how many hold them', async () => {
    const { screen } = await open('/roles');
    await expectText(screen.getByRole('row', { name: /Owner/ }), '2 people');
    await expectText(screen.getByRole('row', { name: /Cashier/ }), '10 %');
    await expectAccessible();
  });

  test('RT-26 search and sort live in the address bar', async () => {
    const { screen, router } = await open('/roles?q=cash');
    await expect.element(screen.getByRole('link', { name: 'Cashier' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Owner' }).elements()).toHaveLength(0);
    await screen.getByRole('searchbox').fill('');
    await screen
      .getByRole('button', { name: /Permissions/ })
      .first()
      .click();
    await vi.waitFor(() => expect(router.state.location.search).toEqual({ sort: 'permissions' }));
  });

  test('RL-17 a role in use is not deleted, and says why', async () => {
    const { screen } = await open('/roles');
    await screen.getByRole('button', { name: 'Actions for Owner' }).click();
    await screen.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(screen.getByText(/2 people hold this role/)).toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    expect(server.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('RL-18 RL-41 a clone asks for its name and says as one types when it is taken', async () => {
    const { screen } = await open('/roles', {
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
    const { screen } = await open('/roles', { [`POST ${bulkPath}`]: { body: [owner] } });
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
    const { screen } = await open('/roles', {}, buildSession({ enabledFeatures: ['dashboard'] }));
    await expect.element(screen.getByRole('link', { name: 'Owner' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Role' }).elements()).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Why can…?' }).elements()).toHaveLength(0);
  });

  test('a failed load says so and tries again', async () => {
    const { screen } = await open('/roles', { 'GET /api/roles/harbor': { status: 500 } });
    await expect.element(screen.getByText('Unable to retrieve roles')).toBeVisible();
  });
});

describe('the matrix', () => {
  test('RL-05 RL-06 RL-07 RL-08 RL-09 RL-10 the keyboard grants and revokes; review and save send what changed', async () => {
    const { screen } = await open('/roles?view=matrix', { [`POST ${bulkPath}`]: { body: [cashier] } });
    const cell = screen.getByRole('gridcell', { name: /^Payroll, Cashier: Not granted/ });
    await expect.element(cell).toBeVisible();
    await expectAccessible();
    cell.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('gridcell', { name: /^Payroll, Cashier: Being granted/ })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(screen.getByRole('gridcell', { name: /^Payroll, Owner: Being revoked/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('1 change', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Review' }).click();
    await expect.element(screen.getByText(/Employee Management: Payroll added/)).toBeVisible();
    await screen.getByRole('button', { name: 'Save 1 change' }).click();
    await vi.waitFor(() => expect(server.to(bulkPath)).toHaveLength(1));
    expect(server.to(bulkPath)[0]?.body).toEqual({
      cashier: { addPerms: ['PAYROLL'], removePerms: [], maxDiscountPct: 10, currentMaxDiscountPct: 10 },
    });
  });

  test('RL-20 the percent is typed into its cell; what is no percent is not taken', async () => {
    const { screen } = await open('/roles?view=matrix');
    const cell = screen.getByRole('gridcell', { name: /^Max Discount Percentage, Cashier: 10 %/ });
    await expect.element(cell).toBeVisible();
    cell.element().focus();
    await userEvent.keyboard('250{Enter}');
    await expect.element(screen.getByRole('textbox', { name: /Max Discount/ })).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect
      .element(screen.getByRole('gridcell', { name: /^Max Discount Percentage, Cashier: 25 %, not saved/ }))
      .toBeVisible();
  });

  test('a refused save keeps every change and says why', async () => {
    const errors = [
      { code: 'BEYOND_OWN_RIGHTS', message: 'You do not have Payroll yourself.', path: 'body.cashier.addPerms.0' },
    ];
    const { screen } = await open('/roles?view=matrix', { [`POST ${bulkPath}`]: { status: 400, body: { errors } } });
    await screen.getByRole('gridcell', { name: /^Payroll, Cashier/ }).click();
    await screen.getByRole('button', { name: /^Save/ }).click();
    await expect.element(screen.getByText('You do not have Payroll yourself.')).toBeVisible();
    await expect.element(screen.getByRole('gridcell', { name: /^Payroll, Cashier: Being granted/ })).toBeVisible();
  });

  test('what one does not have oneself, and roles above one’s own, are locked', async () => {
    const above = { ...owner, canEdit: false };
    const { screen } = await open('/roles?view=matrix', { 'GET /api/roles/harbor': { body: [cashier, above] } });
    const locked = screen.getByRole('gridcell', { name: /^Payroll, Owner/ });
    await expect.element(locked).toHaveAttribute('aria-readonly', 'true');
    const foreign = screen.getByRole('gridcell', { name: /^Manage Menus, Cashier/ });
    await foreign.click();
    await expect.element(foreign).toHaveAttribute('aria-readonly', 'true');
    expect(screen.getByRole('button', { name: 'Discard' }).elements()).toHaveLength(0);
  });

  test('search, differences and compared roles live in the address bar', async () => {
    const { screen } = await open('/roles?view=matrix&show=differences&compare=owner,cashier&q=dash');
    await expect.element(screen.getByText('No permission matches')).toBeVisible();
    await screen.getByRole('searchbox').fill('');
    await expect.element(screen.getByRole('gridcell', { name: /^Payroll, Owner/ })).toBeVisible();
    expect(screen.getByRole('gridcell', { name: /^Dashboard/ }).elements()).toHaveLength(0);
  });

  test('RL-10 RL-20 pending changes survive a reload; a percent that somebody else changed meanwhile is named', async () => {
    const first = await open('/roles?view=matrix');
    await first.screen.getByRole('gridcell', { name: /^Payroll, Cashier/ }).click();
    const percent = first.screen.getByRole('gridcell', { name: /^Max Discount Percentage, Cashier/ });
    percent.element().focus();
    await userEvent.keyboard('25{Enter}');
    await expect.element(first.screen.getByText('2 changes', { exact: true })).toBeVisible();
    await first.screen.unmount();
    const newer = { ...cashier, changes: { ...cashier.changes, currentMaxDiscountPct: 15 } };
    const more = { 'GET /api/roles/harbor': { body: [newer, owner] } };
    const { screen } = await open('/roles?view=matrix', more, manager, true);
    await expect.element(screen.getByText(/Yours stands in place of theirs here: Cashier\.$/)).toBeVisible();
    await expect.element(screen.getByRole('gridcell', { name: /^Payroll, Cashier: Being granted/ })).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Discard' }).click();
    await expect.element(screen.getByText('Your unsaved changes were restored.')).not.toBeInTheDocument();
    await screen.unmount();
    const third = await open('/roles?view=matrix', {}, manager, true);
    await expect.element(third.screen.getByRole('gridcell', { name: /^Payroll, Cashier: Not granted/ })).toBeVisible();
  });

  test('leaving with changes asks', async () => {
    const { screen, router } = await open('/roles?view=matrix');
    await screen.getByRole('gridcell', { name: /^Payroll, Cashier/ }).click();
    await screen.getByText('List', { exact: true }).click();
    await expect.element(screen.getByText('Leave without saving?')).toBeVisible();
    await screen.getByRole('button', { name: 'Stay' }).click();
    expect(router.state.location.search).toMatchObject({ view: 'matrix' });
  });
});

describe('one role', () => {
  test('RT-31 KR-57 RL-14 shows what it allows by group, and who holds it', async () => {
    const { screen } = await open('/roles/owner');
    await expectText(screen.getByRole('region', { name: 'Employee Management' }), 'Payroll');
    await expect.element(screen.getByText('Sam Okafor')).toBeVisible();
    await expectAccessible();
  });

  test('RT-31 a role that is not there says so', async () => {
    const { screen } = await open('/roles/nowhere');
    await expect.element(screen.getByText('There is no such role')).toBeVisible();
  });

  test('RT-27 KR-53 RL-15 RL-38 is created; an error stands at its field and nothing typed is lost', async () => {
    const errors = [
      { code: 'BEYOND_OWN_RIGHTS', message: 'You do not have Payroll yourself.', path: 'body.grantedPermissions.0' },
    ];
    let isRefused = true;
    const { screen, router } = await open('/roles/create', {
      'POST /api/roles/harbor': () =>
        isRefused ? { status: 400, body: { errors } } : { body: { ...cashier, id: 'new' } },
    });
    await screen.getByLabelText('Name').fill('Owner');
    await expect.element(screen.getByText('Another role has this name.')).toBeVisible();
    await screen.getByLabelText('Name').fill('<b>Till</b>');
    await screen.getByRole('checkbox', { name: 'Payroll' }).click();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Create Role' }).click();
    await expect.element(screen.getByText('You do not have Payroll yourself.').first()).toBeVisible();
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

  test('RT-27 RL-11 a new role may start from a default role', async () => {
    const { screen } = await open('/roles/create');
    await screen.getByLabelText('Start from').click();
    await screen.getByRole('option', { name: 'Template' }).click();
    await expect.element(screen.getByRole('checkbox', { name: 'Payroll' })).toBeChecked();
  });

  test('RT-29 KR-55 RL-16 RL-39 is edited; a conflict puts one’s own changes on top of what was saved meanwhile', async () => {
    const current = buildRole({ id: 'cashier', name: 'Till', permissions: ['DASHBOARD'], percent: 10, ver: 2 });
    const versions: unknown[] = [];
    const { screen, router } = await open('/roles/edit/cashier', {
      'PUT /api/roles/harbor': ({ body }) => {
        versions.push(Reflect.get(Object(body), 'ver'));
        return versions.length === 1
          ? { status: 409, body: { error: 'CONFLICTING EDIT', current } }
          : { body: current };
      },
    });
    await screen.getByRole('checkbox', { name: 'Payroll' }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText(/put on top of theirs/)).toBeVisible();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Till');
    await expect.element(screen.getByRole('checkbox', { name: 'Payroll' })).toBeChecked();
    await screen.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/roles'));
    expect(versions).toEqual([1, 2]);
  });

  test('RT-27 RT-29 what was typed survives a reload, on top of what was saved meanwhile', async () => {
    const first = await open('/roles/edit/cashier');
    await first.screen.getByLabelText('Name').fill('Till');
    await first.screen.getByRole('checkbox', { name: 'Payroll', exact: true }).click();
    await first.screen.unmount();
    const newer = { ...cashier, name: 'Counter', group: 'Front', ver: 9 };
    const { screen } = await open(
      '/roles/edit/cashier',
      { 'GET /api/roles/harbor/cashier': { body: newer } },
      manager,
      true,
    );
    await expect.element(screen.getByText(/Yours stands in place of theirs here: Name\.$/)).toBeVisible();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Till');
    await expect.element(screen.getByLabelText('Group')).toHaveValue('Front');
    await expect.element(screen.getByRole('checkbox', { name: 'Payroll', exact: true })).toBeChecked();
    await screen.getByRole('button', { name: 'Discard' }).click();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Counter');
    await expect.element(screen.getByRole('checkbox', { name: 'Payroll', exact: true })).not.toBeChecked();
  });

  test('RT-29 a role above one’s own cannot be edited', async () => {
    const { screen } = await open('/roles/edit/owner', {
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
    const { screen } = await open('/defaultRoles', {}, keeper);
    await expect.element(screen.getByRole('heading', { name: 'Default Security Roles' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Template' })).toHaveAttribute('href', '/roles/d1/default');
    await expect
      .element(screen.getByRole('link', { name: 'Create Role' }))
      .toHaveAttribute('href', '/roles/create/default');
  });

  test('RT-32 KR-58 one is shown', async () => {
    const { screen } = await open('/roles/d1/default', {}, keeper);
    await expect.element(screen.getByRole('heading', { name: 'Template' })).toBeVisible();
  });

  test('RT-28 KR-54 RT-30 KR-56 are created and edited under their own paths', async () => {
    const { screen, router } = await open(
      '/roles/create/default',
      { 'POST /api/roles/default': { body: buildRole({ id: 'd2', name: 'T' }) } },
      keeper,
    );
    await screen.getByLabelText('Name').fill('T');
    await screen.getByRole('button', { name: 'Create Role' }).click();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/defaultRoles'));
    await router.navigate({ to: '/roles/edit/d1/default' });
    await expect.element(screen.getByRole('heading', { name: 'Edit Template' })).toBeVisible();
  });

  test('PM-52 RT-28 nobody else creates one', async () => {
    const { screen } = await open('/roles/create/default');
    await expect.element(screen.getByText('You cannot edit this role')).toBeVisible();
  });
});

test('why can this person do this: the granted roles that decide it, from the address alone', async () => {
  const { screen, router } = await open('/roles?why=u7&permission=PAYROLL&at=pier', {
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
  await expectText(screen.getByRole('region', { name: 'These roles give it' }), 'Owner on the whole company');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('view as this person: read-only, and home with their eyes; not offered where it would lead upwards', async () => {
  const theirs = buildSession({ userId: 'u7', userDisplayName: 'Sam Okafor', originalUserId: 'u1', isReadOnly: true });
  const { screen, router } = await open('/roles?why=u7', {
    'GET /api/users/harbor/actable': { body: [{ userId: 'u7', name: 'Sam Okafor', email: '', roles: [] }] },
    'POST /api/users/harbor/u7/actAs': { body: theirs },
  });
  await screen.getByRole('button', { name: 'View as Sam Okafor (read-only)' }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  expect(server.to('/api/users/harbor/u7/actAs')[0]?.body).toEqual({ readOnly: true });
});

test('view as is not offered for somebody who may more', async () => {
  const { screen } = await open('/roles?why=u7', { 'GET /api/users/harbor/actable': { body: [] } });
  await expect.element(screen.getByText(/Choose a person and a permission/)).toBeVisible();
  await vi.waitFor(() => expect(server.to('/api/users/harbor/actable')).toHaveLength(1));
  expect(screen.getByRole('button', { name: /View as/ }).elements()).toHaveLength(0);
});
