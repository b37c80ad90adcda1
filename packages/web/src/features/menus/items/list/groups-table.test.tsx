import {
  asJsonObject,
  type MenuBlob,
  newCategory,
  newDepartment,
  newItem,
  newLocationSettings,
  newStyle,
  newStyleOption,
  newTaxStructure,
  settingsNamesOf,
} from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuItemsRoutes } from '../../../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../../../app/routes/menus/menu-routes.ts';
import { closeEditors } from '../../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { buildSession } from '../../../../testing/build-session.ts';
import { pick, undo } from '../../../../testing/editing.ts';
import { renderApp } from '../../../../testing/screens/render-app.tsx';
import { buildMenuBlob, menuAnswers } from '../../../../testing/servers/menu-server.ts';

type OpenOptions = {
  readonly menu?: MenuBlob;
  readonly layers?: Parameters<typeof menuAnswers>[1];
  readonly features?: readonly string[];
  readonly displays?: readonly { readonly id: string; readonly name: string }[];
};

async function open(address: string, { menu = buildMenu(), layers, features = [], displays = [] }: OpenOptions = {}) {
  closeEditors();
  const opened = await renderApp({
    path: `/menu/menuItems${address}`,
    session: buildSession({ userId: crypto.randomUUID(), enabledFeatures: [...features] }),
    routes: [...menuRoutes, ...menuItemsRoutes],
    answers: {
      ...menuAnswers(menu, layers),
      'GET /api/menus/settings-names/company/2': { body: { ...settingsNamesOf(newLocationSettings()), displays } },
    },
  });
  await expect.element(table()).toBeVisible();
  return opened;
}

/** A second category of pizzas and one of pies, whose department has no sizes. */
function buildMenu(): MenuBlob {
  const menu = buildMenuBlob();
  return {
    ...menu,
    departments: [...menu.departments, newDepartment({ id: 'pies', name: 'Pies', categories: ['daily'] })],
    categories: [
      ...menu.categories,
      newCategory({ id: 'classic', department: 'pizza', name: 'Classic' }),
      newCategory({ id: 'daily', department: 'pies', name: 'Daily' }),
    ],
    taxStructures: [...menu.taxStructures, newTaxStructure({ id: 'no-tax', name: 'Untaxed' })],
  };
}

const categories = '?list=categories';
const departments = '?list=departments';
const table = () => page.getByRole('treegrid').or(page.getByRole('grid', { name: /Categories|Departments/ }));
const row = (name: string) => table().getByRole('row', { name: new RegExp(`^(Select )?${name}`) });
const group = (name: string) => table().getByRole('row', { name: new RegExp(`Select ${name} ${name}`) });
const bar = () => page.getByRole('region', { name: /selected/ });
const action = (name: string) => bar().getByRole('button', { name, exact: true });
const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click();
const reviewed = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const review = () => page.getByRole('button', { name: 'Review' }).click();

async function select(...names: readonly string[]) {
  for (const name of names)
    await table()
      .getByRole('checkbox', { name: `Select ${name}`, exact: true })
      .first()
      .click();
}

describe('all categories in one table', () => {
  test('RT-72 they stand by their departments with their items and tax; the table of items leads to it', async () => {
    const { router } = await open('');
    await page.getByRole('radiogroup', { name: 'List' }).getByText('Categories').click();
    await expect.element(row('Signature')).toMatchTextContent('2');
    await expect.element(row('Signature')).toMatchTextContent('As its department says');
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

  test('MN-09 several are made inactive in one step, which the review names and undo takes back', async () => {
    await open(categories);
    await select('Signature', 'Classic');
    await expect.element(bar()).toMatchTextContent('2 selected');
    await action('Make inactive').click();
    await expect.element(row('Classic')).toMatchTextContent('Inactive');
    await review();
    await expect.element(reviewed('Classic')).toMatchTextContent('Status: Active to Inactive');
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await undo();
    await expect.element(row('Classic')).toMatchTextContent('Active');
    await expect.element(page.getByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  });

  test('keys move, select and open: J, K, X, Enter', async () => {
    await open(categories);
    const first = row('Signature').element();
    if (first instanceof HTMLElement) first.focus();
    await userEvent.keyboard('xjx');
    await expect.element(bar()).toMatchTextContent('2 selected');
    await userEvent.keyboard('k{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Signature', level: 1 })).toBeVisible();
  });

  test('DP-01 they move to a department without sizes at the price of one, which is chosen', async () => {
    await open(categories);
    await select('Signature', 'Classic');
    await action('Move to department').click();
    const dialog = page.getByRole('dialog', { name: 'Move 2 categories' });
    await pick('Department', 'Pies');
    await expect.element(dialog).toMatchTextContent(/all prices but those of the size above: style Size/);
    await pick('Price of the size', 'Large 14″');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Move 2 categories' }).click();
    await expect.element(page.getByText(/moved to Pies without what it does not have: style Size/)).toBeVisible();
    await expect.element(group('Pies')).toMatchTextContent('3');
    await review();
    await expect.element(reviewed('Classic')).toMatchTextContent('Department: Pizza to Pies');
    await expect.element(reviewed('Harbor Supreme')).toMatchTextContent('Every size, Dine in: $15.99 added');
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await undo();
    await expect.element(group('Pies')).toMatchTextContent('1');
  });

  test('DP-01 for sizes of other names the sizes there are chosen, each once; without any the prices are left out', async () => {
    const menu = buildMenu();
    const width = newStyle({
      id: 'width',
      name: 'Width',
      isSize: true,
      options: ['Slice', 'Whole'].map((name) => newStyleOption({ id: name, name })),
    });
    const pans = newDepartment({ id: 'pans', name: 'Pans', styles: [width] });
    await open(categories, { menu: { ...menu, departments: [...menu.departments, pans] } });
    await select('Signature', 'Classic');
    await action('Move to department').click();
    const dialog = page.getByRole('dialog', { name: 'Move 2 categories' });
    await pick('Department', 'Pans');
    const small = dialog.getByRole('combobox', { name: 'Instead of Small 10″ (Size)' });
    const large = dialog.getByRole('combobox', { name: 'Instead of Large 14″ (Size)' });
    await expect.element(small).toHaveValue('Slice');
    await expect.element(large).toHaveValue('Whole');
    await pick('Instead of Small 10″ (Size)', 'Whole');
    await expect.element(large).toHaveValue('Nothing: left out, with its prices');
    await expect.element(dialog).toMatchTextContent(/left out, with their prices: .*option Large 14″/);
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
    await action('Set tax').click();
    await choose('Untaxed');
    await action('Kitchen displays').click();
    await choose('Show on Oven');
    await action('Requirements').click();
    await choose('Ask for Check ID');
    await expect.element(row('Classic')).toMatchTextContent('Untaxed');
    await action('Requirements').click();
    await expect.element(page.getByRole('menuitem', { name: 'Do not ask for Check ID' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Ask for Check ID', exact: true })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await review();
    await expect.element(reviewed('Classic')).toMatchTextContent('Untaxed');
    await expect.element(reviewed('Classic')).toMatchTextContent('Oven');
    await expect.element(reviewed('Classic')).toMatchTextContent('Check ID');
  });

  test('they are no longer sold online, and only on some days', async () => {
    await open(categories);
    await select('Signature', 'Classic');
    await action('Sold on').click();
    await choose('Not on online ordering');
    await action('Days and hours').click();
    const dialog = page.getByRole('dialog', { name: 'When 2 categories can be sold' });
    const set = dialog.getByRole('button', { name: 'Set for 2 categories' });
    await expect.element(set).toBeDisabled();
    await pick('Days', 'Only on some days');
    await dialog.getByRole('button', { name: 'Sun' }).click();
    await expectAccessible();
    await set.click();
    await review();
    await expect.element(reviewed('Classic')).toMatchTextContent('Online ordering: on to off');
    await expect.element(reviewed('Classic')).toMatchTextContent('Only on some days');
  });

  test('DP-11 copies with their items are made and selected', async () => {
    await open(categories);
    await select('Signature', 'Soft drinks');
    await action('More for the selection').click();
    await choose('Duplicate');
    await expect.element(row('Signature copy')).toHaveAttribute('aria-selected', 'true');
    await expect.element(row('Signature copy')).toMatchTextContent('2');
    await expect.element(bar()).toMatchTextContent('2 selected');
  });

  test('they are deleted with their items after saying what names any of it', async () => {
    const featured = { departmentId: 'drinks', categoryId: 'soft', itemId: 'cola' };
    await open(categories, { menu: { ...buildMenu(), onlineFeaturedItems: [featured] } });
    await select('Signature', 'Soft drinks');
    await action('More for the selection').click();
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
    const menu = buildMenu();
    const many = Array.from({ length: 300 }, (_, at) =>
      newCategory({ id: `c${at}`, department: 'pizza', name: `Category ${at}` }),
    );
    const items = Array.from({ length: 5_000 }, (_, at) =>
      newItem({ id: `i${at}`, department: 'pizza', category: `c${at % 300}`, name: `Item ${at}` }),
    );
    await open(categories, { menu: { ...menu, categories: many, items } });
    expect(table().getByRole('row').elements().length).toBeLessThan(60);
    await select('Pizza');
    await expect.element(bar()).toMatchTextContent('300 selected');
    await action('Move to department').click();
    await pick('Department', 'Pies');
    await page.getByRole('dialog').getByRole('button', { name: 'Move 300 categories' }).click();
    await expect.element(group('Pies')).toMatchTextContent('300');
  });
});

describe('all departments in one table', () => {
  test('RT-72 several are changed at once, and deleted with what they hold', async () => {
    await open(departments);
    await expect.element(row('Pizza')).toMatchTextContent('2');
    await expectAccessible();
    await select('Pizza', 'Drinks');
    await action('Set tax').click();
    await choose('Untaxed');
    await action('Make inactive').click();
    await expect.element(row('Drinks')).toMatchTextContent('Inactive');
    await expect.element(row('Drinks')).toMatchTextContent('Untaxed');
    await expect.element(action('Move to department')).not.toBeInTheDocument();
    await action('More for the selection').click();
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
    await action('More for the selection').click();
    await choose('Duplicate');
    await expect.element(row('Pizza copy')).toMatchTextContent('2');
    await expect.element(row('Drinks copy')).toHaveAttribute('aria-selected', 'true');
  });

  test('the prices of all items below are adjusted', async () => {
    await open(departments);
    await select('Pizza', 'Drinks');
    await action('Adjust prices').click();
    const dialog = page.getByRole('dialog', { name: 'Adjust prices of 2 departments' });
    await dialog.getByLabelText('Percent, negative lowers').fill('10');
    await expect.element(dialog.getByRole('button', { name: 'Change 9 prices' })).toBeVisible();
  });
});

describe('the categories of a department', () => {
  test('RT-74 stand on its page, and are changed at once there', async () => {
    await open('/departments/pizza/edit');
    await expect.element(row('Soft drinks')).not.toBeInTheDocument();
    await select('Signature', 'Classic');
    await action('Make inactive').click();
    await expect.element(row('Classic')).toMatchTextContent('Inactive');
    await expectAccessible();
    await row('Classic').click();
    await expect.element(page.getByRole('heading', { name: 'Classic', level: 1 })).toBeVisible();
  });

  test('a department without categories says how one comes', async () => {
    const menu = buildMenu();
    await open('/departments/empty/edit', {
      menu: { ...menu, departments: [...menu.departments, newDepartment({ id: 'empty', name: 'Empty' })] },
    });
    await expect.element(page.getByText('This department has no categories yet')).toBeVisible();
  });
});

describe('at a location', () => {
  const here = '?list=categories&locationId=101';

  test('OV-06 PM-34 PM-35 what the role forbids is not offered, and what is inactive there is marked', async () => {
    await open(here, { features: ['overrideMenus'] });
    await select('Signature', 'Classic');
    await action('Make inactive in Pier 39').click();
    await expect.element(row('Classic').getByRole('img', { name: 'Here' }).last()).toBeVisible();
    await expect.element(action('Days and hours')).toBeVisible();
    for (const name of ['Set tax', 'Adjust prices', 'Kitchen displays', 'Move to department'])
      await expect.element(action(name)).not.toBeInTheDocument();
    await action('More for the selection').click();
    await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('menuitem', { name: /^Delete/ })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expectAccessible();
  });

  test('PM-34 PM-35 with the permissions for prices and for the kitchen they are', async () => {
    await open(here, { features: ['overrideMenus', 'overridePriceAndTax', 'overridePrintingAndKps'] });
    await select('Signature');
    for (const name of ['Set tax', 'Adjust prices', 'Move to department'])
      await expect.element(action(name)).toBeVisible();
  });

  test('PM-19 a category of the store alone is deleted by who manages local items', async () => {
    const special = newCategory({ id: 'special', department: 'pizza', name: 'Special' });
    const own = [
      { kind: 'ARRAY_ELEMENT_ADDED', path: ['categories'], to: asJsonObject(special), after: null } as const,
    ];
    await open(here, { layers: { own }, features: ['overrideMenus', 'manageLocalItems'] });
    await select('Special', 'Classic');
    await action('More for the selection').click();
    await expect.element(page.getByRole('menuitem', { name: /cannot be deleted here/ })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await select('Classic');
    await action('More for the selection').click();
    await choose('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(row('Special')).not.toBeInTheDocument();
  });
});

test('at a group several departments become inactive for its stores', async () => {
  await open('?list=departments&locationId=g1', { features: ['overrideMenus'] });
  await select('Pizza', 'Drinks');
  await bar()
    .getByRole('button', { name: /^Make inactive in/ })
    .click();
  await expect.element(row('Drinks')).toMatchTextContent('Inactive');
});

test('on a phone the categories fit, with their actions', async () => {
  await page.viewport(360, 800);
  await open(`${categories}&table=1`);
  await select('Signature', 'Classic');
  await expect.element(action('Make inactive')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  await expectAccessible();
  await page.viewport(1440, 900);
});
