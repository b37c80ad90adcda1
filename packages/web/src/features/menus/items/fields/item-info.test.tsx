import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openMenuItems } from '../../../../testing/screens/open-menu-items.tsx';

const name = page.getByRole('textbox', { name: 'Name', exact: true });
const bar = page.getByRole('region', { name: 'Unsaved changes' });
const saves = (calls: readonly { readonly path: string }[]) =>
  calls.filter(({ path }) => path.endsWith('/menu/m1/changes'));

test('an item keeps its place without a name, says at the field that it needs one, and is not saved before', async () => {
  const { calls } = await openMenuItems('/pizza/item/supreme');
  await name.fill('  ');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('An item needs a name.').first()).toBeVisible();
  await bar.getByRole('button', { name: /^Save/ }).click();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  expect(saves(calls)).toEqual([]);
  await name.fill('Supreme');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('An item needs a name.')).not.toBeInTheDocument();
  await bar.getByRole('button', { name: /^Save/ }).click();
  await expect.poll(() => saves(calls).length).toBe(1);
});

test('a name that is pasted beyond its limit stays as it is, says how long it may be, and is not saved before', async () => {
  const { calls } = await openMenuItems('/pizza/item/supreme');
  await name.fill('x'.repeat(204));
  await expect.element(page.getByText('Use at most 200 characters. There are 204.')).toBeVisible();
  await expect.element(name).toHaveValue('x'.repeat(204));
  await bar.getByRole('button', { name: /^Save/ }).click();
  await expect.element(page.getByText('Use at most 200 characters. There are 204.')).toBeVisible();
  expect(saves(calls)).toEqual([]);
  await name.click();
  await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}');
  await expect.element(page.getByText(/^Use at most 200 characters/)).not.toBeInTheDocument();
  await bar.getByRole('button', { name: /^Save/ }).click();
  await expect.poll(() => saves(calls).length).toBe(1);
});
