import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildRecord, openEmployees } from '../../../testing/screens/open-employees.tsx';
import { expectAccessible, expectText } from '../../../testing/screens/open-screen.tsx';

test('RT-21 EE-01 EE-02 EE-03 a person is added with a role; what is wrong is said as it is typed', async () => {
  const { screen, router, bodyOf } = await openEmployees('/employees/add', {
    'POST /api/users/harbor': { body: buildRecord({ name: 'New Person' }) },
  });
  await screen.getByRole('button', { name: 'Add employee' }).click();
  await expect.element(screen.getByText('Enter a name.')).toBeVisible();
  await screen.getByLabelText('Name').fill('New Person');
  await screen.getByLabelText('Phone').fill('12');
  await userEvent.tab();
  await expect.element(screen.getByText('Enter a phone number of 10 to 15 digits.')).toBeVisible();
  await screen.getByLabelText('Phone').fill('555 123 4567');
  await expect.element(screen.getByText('Enter a phone number of 10 to 15 digits.')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Add role' }).click();
  await screen.getByRole('combobox', { name: 'Role 1', exact: true }).click();
  await screen.getByRole('option', { name: 'Server' }).click();
  await screen.getByRole('combobox', { name: 'Role 1 applies at' }).click();
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
  await screen.getByRole('combobox', { name: 'Role 2 applies at' }).click();
  await screen.getByRole('option', { name: 'Pier 39' }).click();
  await expect.element(screen.getByText(/Each place has one role/)).toBeVisible();
  await screen.getByRole('combobox', { name: 'Role 2 applies at' }).click();
  await screen.getByRole('option', { name: 'Bay Area' }).click();
  await expect.element(screen.getByText(/Each place has one role/)).not.toBeInTheDocument();
});

test('RT-24 only the changed fields are sent; a refusal of the server is shown at its field and nothing is lost', async () => {
  const path = '/api/users/harbor/e1';
  const { screen, bodyOf } = await openEmployees('/employees/edit/e1', {
    [`PUT ${path}`]: {
      status: 400,
      body: {
        errors: [{ code: 'ALREADY_EXISTS', message: 'The provided Email is already in use.', path: 'body.email' }],
      },
    },
  });
  await screen.getByLabelText('Email').fill('taken@harbor.example');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('The provided Email is already in use.')).toBeVisible();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('taken@harbor.example');
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
  expect(bodyOf(path)).toEqual({ email: 'taken@harbor.example', ver: 3 });
});

const conflict = (current: object) => ({ status: 409, body: { error: 'CONFLICTING EDIT', current } });

test('RT-24 what only somebody else changed is taken over and shown, and is not sent back', async () => {
  const path = '/api/users/harbor/e1';
  const newer = buildRecord({
    phone: '5559998888',
    grantedRoles: [{ id: 'manager', name: 'Manager', grantObject: 'pier', grantObjectName: 'Pier 39' }],
    ver: 4,
  });
  const answers = [conflict(newer), { body: { ...newer, ver: 5 } }];
  const { screen, bodyOf } = await openEmployees('/employees/edit/e1', {
    [`PUT ${path}`]: () => answers.shift() ?? { status: 500 },
  });
  await screen.getByLabelText('Name').fill('Mine');
  await screen.getByRole('button', { name: 'Save' }).click();
  const notice = screen.getByRole('region', { name: 'Someone else saved this in the meantime' });
  await expectText(notice, 'Phone: 5551234567 to 5559998888');
  await expectText(notice, 'Server (Pier 39) to Manager (Pier 39)');
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Mine');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(bodyOf(path)).toEqual({ name: 'Mine', ver: 4 }));
});

test('RT-24 a field that both changed is asked about before anything is saved', async () => {
  const path = '/api/users/harbor/e1';
  const newer = buildRecord({ name: 'Theirs', ver: 4 });
  const answers = [conflict(newer), { body: { ...newer, ver: 5 } }];
  const { screen, bodyOf, server } = await openEmployees('/employees/edit/e1', {
    [`PUT ${path}`]: () => answers.shift() ?? { status: 500 },
  });
  await screen.getByLabelText('Name').fill('Mine');
  await screen.getByLabelText('POS id').fill('77');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('radio', { name: /^Yours.*Mine/ })).toHaveFocus();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('One value is not decided yet.')).toBeVisible();
  expect(server.to(path).filter(({ method }) => method === 'PUT')).toHaveLength(1);
  await screen.getByRole('radio', { name: /^Theirs/ }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Theirs');
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(bodyOf(path)).toEqual({ posId: '77', ver: 4 }));
});

test('RT-25 EE-07 an invalid field has the focus and says what is wrong', async () => {
  const bad = buildRecord({ posId: '88', problems: [{ field: 'posId', code: 'POS_ID_TAKEN' }] });
  const { screen } = await openEmployees('/employees/edit/e1/posId', { 'GET /api/users/harbor/e1': { body: bad } });
  await expect.element(screen.getByLabelText('POS id')).toHaveFocus();
  await expect.element(screen.getByText('Another employee has this POS id.')).toBeVisible();
  await screen.getByLabelText('POS id').fill('89');
  await expect.element(screen.getByText('Another employee has this POS id.')).not.toBeInTheDocument();
});
