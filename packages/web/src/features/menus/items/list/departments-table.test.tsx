import { type MenuBlob, newDepartment } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { bulkAction, selectRows } from '../../../../testing/bulk.ts';
import { buildGroupMenu } from '../../../../testing/group-menu.ts';
import { type OpenMenuItems, openMenuItems } from '../../../../testing/screens/open-menu-items.tsx';

type OpenOptions = OpenMenuItems & { readonly menu?: MenuBlob };

async function open(address: string, { menu = buildGroupMenu(), ...options }: OpenOptions = {}) {
  const opened = await openMenuItems(address, menu, options);
  await expect.element(table()).toBeVisible();
  return opened;
}

const departments = '?list=departments';
const table = () => page.getByRole('treegrid').or(page.getByRole('grid', { name: /Categories|Departments/ }));
const row = (name: string) => table().getByRole('row', { name: new RegExp(`^(Select )?${name}`) });
const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click();

const select = (...names: readonly string[]) => selectRows(table(), names);

describe('all departments in one table', () => {
  test('RT-72 several are changed at once, and deleted with what they hold', async () => {
    await open(departments);
    await expect.element(row('Pizza')).toMatchTextContent('2');
    await expectAccessible();
    await select('Pizza', 'Drinks');
    await bulkAction('Set tax').click();
    await choose('Untaxed');
    await bulkAction('Make inactive').click();
    await expect.element(row('Drinks')).toMatchTextContent('Inactive');
    await expect.element(row('Drinks')).toMatchTextContent('Untaxed');
    await expect.element(bulkAction('Move to department')).not.toBeInTheDocument();
    await bulkAction('More for the selection').click();
    await choose('Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete 2 departments?' });
    await expect.element(dialog).toMatchTextContent('The departments and their 3 items are deleted when you save.');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(row('Drinks')).not.toBeInTheDocument();
    await expect.element(row('Pies')).toBeVisible();
  });

  test('DP-11 copies hold copies of their categories and items', async () => {
    await open(departments);
    await select('Pizza', 'Drinks');
    await bulkAction('More for the selection').click();
    await choose('Duplicate');
    await expect.element(row('Pizza copy')).toMatchTextContent('2');
    await expect.element(row('Drinks copy')).toHaveAttribute('aria-selected', 'true');
  });

  test('the prices of all items below are adjusted', async () => {
    await open(departments);
    await select('Pizza', 'Drinks');
    await bulkAction('Adjust prices').click();
    const dialog = page.getByRole('dialog', { name: 'Adjust prices of 2 departments' });
    await dialog.getByLabelText('Percent (negative to lower prices)').fill('10');
    await expect.element(dialog.getByRole('button', { name: 'Change 9 prices' })).toBeVisible();
  });
});

describe('the categories of a department', () => {
  test('RT-74 are listed on its page, and are changed at once there', async () => {
    await open('/departments/pizza/edit');
    await expect.element(row('Soft drinks')).not.toBeInTheDocument();
    await select('Signature', 'Classic');
    await bulkAction('Make inactive').click();
    await expect.element(row('Classic')).toMatchTextContent('Inactive');
    await expectAccessible();
    await row('Classic').click();
    await expect.element(page.getByRole('heading', { name: 'Classic', level: 1 })).toBeVisible();
  });

  test('a department without categories says how one comes', async () => {
    const menu = buildGroupMenu();
    await open('/departments/empty/edit', {
      menu: { ...menu, departments: [...menu.departments, newDepartment({ id: 'empty', name: 'Empty' })] },
    });
    await expect.element(page.getByText('This department has no categories yet')).toBeVisible();
  });
});
