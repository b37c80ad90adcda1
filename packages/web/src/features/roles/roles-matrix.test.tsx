import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bulkPath, cashier, openRoles, owner } from '../../testing/screens/open-roles.tsx';
import { expectAccessible } from '../../testing/screens/open-screen.tsx';

test('RL-05 RL-06 RL-07 RL-08 RL-09 RL-10 the keyboard grants and revokes; review and save send what changed', async () => {
  const { screen, server } = await openRoles('/roles?view=matrix', { [`POST ${bulkPath}`]: { body: [cashier] } });
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
  const { screen } = await openRoles('/roles?view=matrix');
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
  const { screen } = await openRoles('/roles?view=matrix', { [`POST ${bulkPath}`]: { status: 400, body: { errors } } });
  await screen.getByRole('gridcell', { name: /^Payroll, Cashier/ }).click();
  await screen.getByRole('button', { name: /^Save/ }).click();
  await expect.element(screen.getByText('You do not have Payroll yourself.')).toBeVisible();
  await expect.element(screen.getByRole('gridcell', { name: /^Payroll, Cashier: Being granted/ })).toBeVisible();
});

test('what one does not have oneself, and roles above one’s own, are locked', async () => {
  const above = { ...owner, canEdit: false };
  const { screen } = await openRoles('/roles?view=matrix', { 'GET /api/roles/harbor': { body: [cashier, above] } });
  const locked = screen.getByRole('gridcell', { name: /^Payroll, Owner/ });
  await expect.element(locked).toHaveAttribute('aria-readonly', 'true');
  const foreign = screen.getByRole('gridcell', { name: /^Manage Menus, Cashier/ });
  await foreign.click();
  await expect.element(foreign).toHaveAttribute('aria-readonly', 'true');
  expect(screen.getByRole('button', { name: 'Discard' }).elements()).toHaveLength(0);
});

test('search, differences and compared roles live in the address bar', async () => {
  const { screen } = await openRoles('/roles?view=matrix&show=differences&compare=owner,cashier&q=dash');
  await expect.element(screen.getByText('No permission matches')).toBeVisible();
  await screen.getByRole('searchbox').fill('');
  await expect.element(screen.getByRole('gridcell', { name: /^Payroll, Owner/ })).toBeVisible();
  expect(screen.getByRole('gridcell', { name: /^Dashboard/ }).elements()).toHaveLength(0);
});

test('RL-10 RL-20 pending changes survive a reload; a percent that somebody else changed in between is named', async () => {
  const first = await openRoles('/roles?view=matrix');
  await first.screen.getByRole('gridcell', { name: /^Payroll, Cashier/ }).click();
  const percent = first.screen.getByRole('gridcell', { name: /^Max Discount Percentage, Cashier/ });
  percent.element().focus();
  await userEvent.keyboard('25{Enter}');
  await expect.element(first.screen.getByText('2 changes', { exact: true })).toBeVisible();
  await first.screen.unmount();
  const newer = { ...cashier, changes: { ...cashier.changes, currentMaxDiscountPct: 15 } };
  const more = { 'GET /api/roles/harbor': { body: [newer, owner] } };
  const { screen } = await openRoles('/roles?view=matrix', more, { isReturning: true });
  await expect.element(screen.getByText(/Your values replace theirs in: Cashier\.$/)).toBeVisible();
  await expect.element(screen.getByRole('gridcell', { name: /^Payroll, Cashier: Being granted/ })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByText('Your unsaved changes were restored.')).not.toBeInTheDocument();
  await screen.unmount();
  const third = await openRoles('/roles?view=matrix', {}, { isReturning: true });
  await expect.element(third.screen.getByRole('gridcell', { name: /^Payroll, Cashier: Not granted/ })).toBeVisible();
});

test('leaving with changes asks', async () => {
  const { screen, router } = await openRoles('/roles?view=matrix');
  await screen.getByRole('gridcell', { name: /^Payroll, Cashier/ }).click();
  await screen.getByText('List', { exact: true }).click();
  await expect.element(screen.getByText('Leave without saving?')).toBeVisible();
  await screen.getByRole('button', { name: 'Stay' }).click();
  expect(router.state.location.search).toMatchObject({ view: 'matrix' });
});
