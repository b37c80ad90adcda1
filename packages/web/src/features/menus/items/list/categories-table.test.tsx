import {
  asJsonObject,
  type MenuBlob,
  newCategory,
  newDepartment,
  newItem,
  newStyle,
  newStyleOption,
} from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { bulkAction, bulkBar, selectRows } from '../../../../testing/bulk.ts';
import { pick, undo } from '../../../../testing/editing.ts';
import { buildGroupMenu } from '../../../../testing/group-menu.ts';
import { type OpenMenuItems, openMenuItems } from '../../../../testing/screens/open-menu-items.tsx';

type OpenOptions = OpenMenuItems & { readonly menu?: MenuBlob };

async function open(address: string, { menu = buildGroupMenu(), ...options }: OpenOptions = {}) {
  const opened = await openMenuItems(address, menu, options);
  await expect.element(table()).toBeVisible();
  return opened;
}

const categories = '?list=categories';
const table = () => page.getByRole('treegrid').or(page.getByRole('grid', { name: /Categories|Departments/ }));
const row = (name: string) => table().getByRole('row', { name: new RegExp(`^(Select )?${name}`) });
const group = (name: string) => table().getByRole('row', { name: new RegExp(`Select ${name} ${name}`) });
const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click();
const reviewed = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const review = () => page.getByRole('button', { name: 'Review' }).click();

const select = (...names: readonly string[]) => selectRows(table(), names);

describe('all categories in one table', () => {
  test('RT-72 they are listed by their departments with their items and tax; the table of items leads to it', async () => {
    const { router } = await open('');
    await page.getByRole('radiogroup', { name: 'List' }).getByText('Categories').click();
    await expect.element(row('Signature')).toMatchTextContent('2');
    await expect.element(row('Signature')).toMatchTextContent('Same as the department');
    expect(router.state.location.search).toMatchObject({ list: 'categories' });
    await expectAccessible();
    await row('Signature').click();
    await expect.element(page.getByRole('heading', { name: 'Signature', level: 1 })).toBeVisible();
  });

  test('they are found by name and by department; what matches nothing says so', async () => {
    await open(categories);
    const search = page.getByRole('searchbox', { name: 'Find by name, PLU or department' });
    await search.fill('drinks');
    await expect.element(row('Soft drinks')).toBeVisible();
    await expect.element(row('Classic')).not.toBeInTheDocument();
    await search.fill('nowhere');
    await expect.element(page.getByText('Nothing matches')).toBeVisible();
  });

  test('MN-09 several are made inactive in one step, which the review names and undo takes back; what is selected stays so', async () => {
    await open(categories);
    await select('Signature', 'Classic');
    await expect.element(bulkBar()).toMatchTextContent('2 selected');
    await bulkAction('Make inactive').click();
    await expect.element(row('Classic')).toMatchTextContent('Inactive');
    await review();
    await expect.element(reviewed('Classic')).toMatchTextContent('Status: Active to Inactive');
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await expect.element(bulkBar()).toMatchTextContent('2 selected');
    await expect.element(row('Classic')).toHaveAttribute('aria-selected', 'true');
    await undo();
    await expect.element(row('Classic')).toMatchTextContent('Active');
    await expect.element(page.getByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  });

  test('keys move, select and open: J, K, X, Enter', async () => {
    await open(categories);
    const first = row('Signature').element();
    if (first instanceof HTMLElement) first.focus();
    await userEvent.keyboard('xjx');
    await expect.element(bulkBar()).toMatchTextContent('2 selected');
    await userEvent.keyboard('k{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Signature', level: 1 })).toBeVisible();
  });

  test('DP-01 they move to a department without sizes at the price of one, which is chosen', async () => {
    await open(categories);
    await select('Signature', 'Classic');
    await bulkAction('Move to department').click();
    const dialog = page.getByRole('dialog', { name: 'Move 2 categories' });
    await pick('Department', 'Pies');
    await expect.element(dialog).toMatchTextContent(/all prices except those of the size above: style Size/);
    await pick('Size whose price is kept', 'Large 14″');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Move 2 categories' }).click();
    await expect
      .element(page.getByText(/moved to Pies without these, which it does not have: style Size/))
      .toBeVisible();
    await expect.element(group('Pies')).toMatchTextContent('3');
    await review();
    await expect.element(reviewed('Classic')).toMatchTextContent('Moved from Pizza to Pies');
    await expect.element(reviewed('Harbor Supreme')).toMatchTextContent('Every size, Dine in: $15.99 added');
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await undo();
    await expect.element(group('Pies')).toMatchTextContent('1');
  });

  test('DP-01 for sizes of other names the sizes there are chosen, each once; without any the prices are left out', async () => {
    const menu = buildGroupMenu();
    const width = newStyle({
      id: 'width',
      name: 'Width',
      isSize: true,
      options: ['Slice', 'Whole'].map((name) => newStyleOption({ id: name, name })),
    });
    const pans = newDepartment({ id: 'pans', name: 'Pans', styles: [width] });
    await open(categories, { menu: { ...menu, departments: [...menu.departments, pans] } });
    await select('Signature', 'Classic');
    await bulkAction('Move to department').click();
    const dialog = page.getByRole('dialog', { name: 'Move 2 categories' });
    await pick('Department', 'Pans');
    const small = dialog.getByRole('combobox', { name: 'Instead of Small 10″ (Size)' });
    const large = dialog.getByRole('combobox', { name: 'Instead of Large 14″ (Size)' });
    await expect.element(small).toHaveValue('Slice');
    await expect.element(large).toHaveValue('Whole');
    await pick('Instead of Small 10″ (Size)', 'Whole');
    await expect.element(large).toHaveValue('Nothing: leave it out, along with its prices');
    await expect.element(dialog).toMatchTextContent(/left out, along with their prices: .*option Large 14″/);
    await expectAccessible();
    await pick('Instead of Large 14″ (Size)', 'Slice');
    await expect.element(dialog).not.toMatchTextContent(/option Large/);
    await dialog.getByRole('button', { name: 'Move 2 categories' }).click();
    await review();
    await expect.element(reviewed('Harbor Supreme')).toMatchTextContent('Whole, Dine in: $10.99 added');
  });

  test('PX-01 IN-05 IN-06 tax, kitchen displays and requirements are set for all of them', async () => {
    await open(categories, { displays: [{ id: 'oven', name: 'Oven' }] });
    await select('Signature', 'Classic');
    await bulkAction('Set tax').click();
    await choose('Untaxed');
    await bulkAction('Kitchen displays').click();
    await choose('Show on Oven');
    await bulkAction('Requirements').click();
    await choose('Require Check ID');
    await expect.element(row('Classic')).toMatchTextContent('Untaxed');
    await bulkAction('Requirements').click();
    await expect.element(page.getByRole('menuitem', { name: 'Do not require Check ID' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Require Check ID', exact: true })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await review();
    await expect.element(reviewed('Classic')).toMatchTextContent('Untaxed');
    await expect.element(reviewed('Classic')).toMatchTextContent('Oven');
    await expect.element(reviewed('Classic')).toMatchTextContent('Check ID');
  });

  test('they are no longer sold online, and only on some days', async () => {
    await open(categories);
    await select('Signature', 'Classic');
    await bulkAction('Sold on').click();
    await choose('Do not sell on online ordering');
    await bulkAction('Days and hours').click();
    const dialog = page.getByRole('dialog', { name: 'When 2 categories can be sold' });
    const set = dialog.getByRole('button', { name: 'Current setting of 2 categories' });
    await expect.element(set).toBeDisabled();
    await pick('Days', 'Only on certain days');
    await dialog.getByRole('button', { name: 'Sun' }).click();
    await expectAccessible();
    await set.click();
    await review();
    await expect.element(reviewed('Classic')).toMatchTextContent('Online ordering: on to off');
    await expect.element(reviewed('Classic')).toMatchTextContent('Only on certain days');
  });

  test('DP-11 copies with their items are made and selected', async () => {
    await open(categories);
    await select('Signature', 'Soft drinks');
    await bulkAction('More for the selection').click();
    await choose('Duplicate');
    await expect.element(row('Signature copy')).toHaveAttribute('aria-selected', 'true');
    await expect.element(row('Signature copy')).toMatchTextContent('2');
    await expect.element(bulkBar()).toMatchTextContent('2 selected');
  });

  test('they are deleted with their items after saying what names any of it', async () => {
    const featured = { departmentId: 'drinks', categoryId: 'soft', itemId: 'cola' };
    await open(categories, { menu: { ...buildGroupMenu(), onlineFeaturedItems: [featured] } });
    await select('Signature', 'Soft drinks');
    await bulkAction('More for the selection').click();
    await choose('Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete 2 categories?' });
    await expect.element(dialog).toMatchTextContent('The categories and their 3 items are deleted when you save.');
    await expect.element(dialog).toMatchTextContent('the featured items');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(row('Soft drinks')).not.toBeInTheDocument();
    await undo();
    await expect.element(row('Soft drinks')).toBeVisible();
  });

  test('five thousand items in three hundred categories move at once', async () => {
    const menu = buildGroupMenu();
    const many = Array.from({ length: 300 }, (_, at) =>
      newCategory({ id: `c${at}`, department: 'pizza', name: `Category ${at}` }),
    );
    const items = Array.from({ length: 5_000 }, (_, at) =>
      newItem({ id: `i${at}`, department: 'pizza', category: `c${at % 300}`, name: `Item ${at}` }),
    );
    await open(categories, { menu: { ...menu, categories: many, items } });
    expect(table().getByRole('row').elements().length).toBeLessThan(60);
    await select('Pizza');
    await expect.element(bulkBar()).toMatchTextContent('300 selected');
    await bulkAction('Move to department').click();
    await pick('Department', 'Pies');
    await page.getByRole('dialog').getByRole('button', { name: 'Move 300 categories' }).click();
    await expect.element(group('Pies')).toMatchTextContent('300');
  });
});

describe('at a location', () => {
  const here = '?list=categories&locationId=101';

  test('OV-06 PM-34 PM-35 what the role forbids is not offered, and what is inactive there is marked', async () => {
    await open(here, { features: ['overrideMenus'] });
    await select('Signature', 'Classic');
    await bulkAction('Make inactive in Pier 39').click();
    await expect.element(row('Classic').getByRole('img', { name: 'Here' }).last()).toBeVisible();
    await expect.element(bulkAction('Days and hours')).toBeVisible();
    for (const name of ['Set tax', 'Adjust prices', 'Kitchen displays', 'Move to department'])
      await expect.element(bulkAction(name)).not.toBeInTheDocument();
    await bulkAction('More for the selection').click();
    await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('menuitem', { name: /^Delete/ })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expectAccessible();
  });

  test('PM-34 PM-35 with the permissions for prices and for the kitchen they are', async () => {
    await open(here, { features: ['overrideMenus', 'overridePriceAndTax', 'overridePrintingAndKps'] });
    await select('Signature');
    for (const name of ['Set tax', 'Adjust prices', 'Move to department'])
      await expect.element(bulkAction(name)).toBeVisible();
  });

  test('PM-19 a category that only the store has is deleted by people who manage local items', async () => {
    const special = newCategory({ id: 'special', department: 'pizza', name: 'Special' });
    const own = [
      { kind: 'ARRAY_ELEMENT_ADDED', path: ['categories'], to: asJsonObject(special), after: null } as const,
    ];
    await open(here, { layers: { own }, features: ['overrideMenus', 'manageLocalItems'] });
    await select('Special', 'Classic');
    await bulkAction('More for the selection').click();
    await expect.element(page.getByRole('menuitem', { name: /cannot be deleted here/ })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await select('Classic');
    await bulkAction('More for the selection').click();
    await choose('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(row('Special')).not.toBeInTheDocument();
  });
});

test('at a group several departments become inactive for its stores', async () => {
  await open('?list=departments&locationId=g1', { features: ['overrideMenus'] });
  await select('Pizza', 'Drinks');
  await bulkBar()
    .getByRole('button', { name: /^Make inactive in/ })
    .click();
  await expect.element(row('Drinks')).toMatchTextContent('Inactive');
});

test('on a phone the categories fit with how many items they have, and their actions', async () => {
  await page.viewport(360, 800);
  await open(`${categories}&table=1`);
  await expect.element(row('Signature').getByText('2 items')).toBeVisible();
  await select('Signature', 'Classic');
  await expect.element(bulkAction('Make inactive')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  await expectAccessible();
  await page.viewport(1440, 900);
});
