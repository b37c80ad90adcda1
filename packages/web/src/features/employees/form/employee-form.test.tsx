import { expect, test, vi } from 'vitest';
import { buildRecord, openEmployees } from '../../../testing/open-employees.tsx';
import { expectAccessible } from '../../../testing/open-screen.tsx';

test('RT-21 EE-01 EE-02 EE-03 a person is added with a role; what is wrong is said as it is typed', async () => {
  const { screen, router, bodyOf } = await openEmployees('/employees/add', {
    'POST /api/users/harbor': { body: buildRecord({ name: 'New Person' }) },
  });
  await screen.getByRole('button', { name: 'Add employee' }).click();
  await expect.element(screen.getByText('Give a name.')).toBeVisible();
  await screen.getByLabelText('Name').fill('New Person');
  await screen.getByLabelText('Phone').fill('12');
  await expect.element(screen.getByText('A phone has 10 to 15 digits.')).toBeVisible();
  await screen.getByLabelText('Phone').fill('555 123 4567');
  await expect.element(screen.getByText('A phone has 10 to 15 digits.')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Add role' }).click();
  await screen.getByRole('combobox', { name: 'Role 1', exact: true }).click();
  await screen.getByRole('option', { name: 'Server' }).click();
  await screen.getByRole('combobox', { name: 'Where role 1 holds' }).click();
  await screen.getByRole('option', { name: 'Pier 39' }).click();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Add employee' }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/employees/e1'));
  expect(bodyOf('/api/users/harbor')).toEqual({
    name: 'New Person',
    phone: '555 123 4567',
    grantedRoles: [{ id: 'server', grantObject: 'pier' }],
  });
});

test('RT-24 EE-04 EE-05 a second role at one place is explained before it is sent', async () => {
  const { screen } = await openEmployees('/employees/edit/e1');
  await screen.getByRole('button', { name: 'Add role' }).click();
  await screen.getByRole('combobox', { name: 'Role 2', exact: true }).click();
  await screen.getByRole('option', { name: 'Manager' }).click();
  await screen.getByRole('combobox', { name: 'Where role 2 holds' }).click();
  await screen.getByRole('option', { name: 'Pier 39' }).click();
  await expect.element(screen.getByText(/One role per place/)).toBeVisible();
  await screen.getByRole('combobox', { name: 'Where role 2 holds' }).click();
  await screen.getByRole('option', { name: 'Bay Area' }).click();
  await expect.element(screen.getByText(/One role per place/)).not.toBeInTheDocument();
});

test('RT-24 only what was changed is sent; what the server refuses stands at its field and nothing is lost', async () => {
  const path = '/api/users/harbor/e1';
  const { screen, bodyOf } = await openEmployees('/employees/edit/e1', {
    [`PUT ${path}`]: {
      status: 400,
      body: {
        errors: [{ code: 'ALREADY_EXISTS', message: 'The provided Email is already in use.', path: 'body.email' }],
      },
    },
  });
  await screen.getByLabelText('E-mail').fill('taken@harbor.example');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('The provided Email is already in use.')).toBeVisible();
  await expect.element(screen.getByLabelText('E-mail')).toHaveValue('taken@harbor.example');
  expect(bodyOf(path)).toEqual({ email: 'taken@harbor.example', ver: 3 });
});

test('RT-24 a conflict keeps what was typed, and the second save goes over the newer version', async () => {
  const path = '/api/users/harbor/e1';
  let version = 3;
  const { screen, bodyOf } = await openEmployees('/employees/edit/e1', {
    [`GET ${path}`]: () => ({ body: buildRecord({ ver: version }) }),
    [`PUT ${path}`]: () => {
      version = 4;
      return { status: 409, body: { error: 'CONFLICTING EDIT' } };
    },
  });
  await screen.getByLabelText('Name').fill('Mine');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/Somebody else saved/)).toBeVisible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(bodyOf(path)).toEqual({ name: 'Mine', ver: 4 }));
});

test('RT-25 EE-07 an invalid field has the focus and says what is wrong', async () => {
  const bad = buildRecord({ posId: '88', problems: [{ field: 'posId', code: 'POS_ID_TAKEN' }] });
  const { screen } = await openEmployees('/employees/edit/e1/posId', { 'GET /api/users/harbor/e1': { body: bad } });
  await expect.element(screen.getByLabelText('POS id')).toHaveFocus();
  await expect.element(screen.getByText('Somebody else has this POS id.')).toBeVisible();
  await screen.getByLabelText('POS id').fill('89');
  await expect.element(screen.getByText('Somebody else has this POS id.')).not.toBeInTheDocument();
});
