import { expect, test, vi } from 'vitest';
import { forgetFormsOfOthers, storedForms } from '../../../form-draft/form-memory.ts';
import { buildRecord, openEmployees } from '../../../testing/screens/open-employees.tsx';
import { buildSession, expectAccessible } from '../../../testing/screens/open-screen.tsx';

test('RT-24 what was typed survives a reload, says so, and is thrown away on demand', async () => {
  const first = await openEmployees('/employees/edit/e1');
  await first.screen.getByLabelText('Name').fill('Mine');
  await first.screen.getByRole('button', { name: 'Add role' }).click();
  await first.screen.unmount();
  const { screen } = await openEmployees('/employees/edit/e1', {}, { isReturning: true });
  await expect.element(screen.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Mine');
  await expect.element(screen.getByRole('combobox', { name: 'Role 2', exact: true })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Noa Berg');
  await screen.unmount();
  const third = await openEmployees('/employees/edit/e1', {}, { isReturning: true });
  await expect.element(third.screen.getByLabelText('Name')).toHaveValue('Noa Berg');
});

test('RT-24 a draft that could not be read stays for the next visit', async () => {
  const first = await openEmployees('/employees/edit/e1');
  await first.screen.getByLabelText('Name').fill('Mine');
  await first.screen.unmount();
  const reading = vi.spyOn(storedForms, 'read').mockRejectedValue(new DOMException('Not now.', 'InvalidStateError'));
  const second = await openEmployees('/employees/edit/e1', {}, { isReturning: true });
  await expect.element(second.screen.getByLabelText('Name')).toHaveValue('Noa Berg');
  await vi.waitFor(() => expect(reading).toHaveBeenCalled());
  await second.screen.unmount();
  reading.mockRestore();
  const { screen } = await openEmployees('/employees/edit/e1', {}, { isReturning: true });
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Mine');
});

test('RT-24 a draft on a record that somebody else saved in between asks where both changed the same', async () => {
  const path = '/api/users/harbor/e1';
  const first = await openEmployees('/employees/edit/e1');
  await first.screen.getByLabelText('Name').fill('Mine');
  await first.screen.unmount();
  const newer = buildRecord({ name: 'Theirs', posId: '77', ver: 8 });
  const { screen, bodyOf } = await openEmployees(
    '/employees/edit/e1',
    { [`GET ${path}`]: { body: newer }, [`PUT ${path}`]: { body: newer } },
    { isReturning: true },
  );
  await screen.getByRole('radio', { name: /^Yours.*Mine/ }).click();
  await expect.element(screen.getByLabelText('POS id')).toHaveValue('77');
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(bodyOf(path)).toEqual({ name: 'Mine', ver: 8 }));
  await screen.unmount();
  const third = await openEmployees('/employees/edit/e1', {}, { isReturning: true });
  await expect.element(third.screen.getByLabelText('Name')).toHaveValue('Noa Berg');
});

test('RT-24 EE-04 roles that two people added to one person come together line by line', async () => {
  const path = '/api/users/harbor/e1';
  const [held] = buildRecord().grantedRoles;
  if (!held) throw new Error('The person has no role.');
  const first = await openEmployees('/employees/edit/e1');
  await first.screen.getByRole('button', { name: 'Remove role 1' }).click();
  await first.screen.unmount();
  const theirs = { id: 'r2', name: 'Area Manager', grantObject: 'bay', grantObjectName: 'Bay Area' };
  const newer = buildRecord({ grantedRoles: [held, theirs], ver: 8 });
  const { screen } = await openEmployees(
    '/employees/edit/e1',
    { [`GET ${path}`]: { body: newer } },
    { isReturning: true },
  );
  await expect.element(screen.getByRole('button', { name: 'Remove role 1' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Remove role 2' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('radio', { name: /^Yours/ })).not.toBeInTheDocument();
});

test('RT-24 what one person left unfinished is nothing to another, and goes when that one logs out', async () => {
  const first = await openEmployees('/employees/edit/e1');
  await first.screen.getByLabelText('Name').fill('Mine');
  await first.screen.unmount();
  const other = buildSession({ userId: 'other', enabledFeatures: ['userAdmin'] });
  const second = await openEmployees('/employees/edit/e1', {}, { session: other, isReturning: true });
  await expect.element(second.screen.getByLabelText('Name')).toHaveValue('Noa Berg');
  await second.screen.unmount();
  await forgetFormsOfOthers(other);
  const third = await openEmployees('/employees/edit/e1', {}, { isReturning: true });
  await expect.element(third.screen.getByLabelText('Name')).toHaveValue('Noa Berg');
});

test('RT-24 leaving after the question throws away what was typed', async () => {
  const first = await openEmployees('/employees/edit/e1');
  await first.screen.getByLabelText('Name').fill('Mine');
  await first.screen.getByRole('link', { name: 'Cancel' }).click();
  await first.screen.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await vi.waitFor(() => expect(first.router.state.location.pathname).toBe('/employees/e1'));
  await first.screen.unmount();
  const { screen } = await openEmployees('/employees/edit/e1', {}, { isReturning: true });
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Noa Berg');
});
