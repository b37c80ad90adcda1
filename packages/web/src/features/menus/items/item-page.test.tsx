import { asJsonObject, type Change } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../../app/routes/menus/menu-routes.ts';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { chooseTheme, expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { unpackedBody } from '../../../testing/contract-check.ts';
import { pressSwitch, undo } from '../../../testing/editing.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { buildMenuBlob, mainMenu, menuAnswers } from '../../../testing/servers/menu-server.ts';

const price = (scheme: string, size: string, from: string, to: string): Change => ({
  kind: 'SIMPLE_FIELD_CHANGED',
  path: [
    'items',
    { id: 'supreme' },
    'pricing',
    { by: 'pricingScheme', value: scheme },
    'itemBased',
    'prices',
    { id: size },
    'price',
  ],
  from,
  to,
});
const group = [price('delivery', 'small', '11.99', '12.49')];
const own = [price('dine', 'large', '15.99', '17.49')];

async function open(path: string, answers: FakeAnswers = {}, enabledFeatures: readonly string[] = []) {
  closeEditors();
  return renderApp({
    path: `/menu/menuItems${path}`,
    session: buildSession({ userId: crypto.randomUUID(), enabledFeatures: [...enabledFeatures] }),
    routes: [...menuRoutes, ...menuItemsRoutes],
    answers: { ...menuAnswers(buildMenuBlob(), { group, own }), ...answers },
  });
}

const item = '/pizza/item/supreme';
const cell = (row: number, column: number) =>
  page
    .getByRole('grid', { name: 'Prices' })
    .getByRole('row')
    .nth(row + 1)
    .getByRole('gridcell')
    .nth(column);

test.each([
  ['RT-76 a category', '/pizza/category/signature'],
  ['RT-74 a department', '/departments/pizza/edit'],
])(
  '%s has its image and number beside the form where there is room, and below its names where there is none',
  async (_what, path) => {
    await open(path);
    const box = (element: Element) => element.getBoundingClientRect();
    const name = page.getByLabelText('Online name');
    const image = page.getByRole('group', { name: 'Image' });
    await expect.element(image).toBeVisible();
    expect(box(image.element()).left).toBeGreaterThan(box(name.element()).right);
    expect(page.getByLabelText('PLU').elements()).toHaveLength(1);
    await page.viewport(360, 800);
    await expect.poll(() => box(image.element()).top > box(name.element()).bottom).toBe(true);
    await expect.element(page.getByLabelText('PLU')).toBeInTheDocument();
  },
);

test('RT-78 at 1366 pixels a chosen size is read whole in what a guest pays', async () => {
  await page.viewport(1366, 768);
  await open(item);
  const pays = page.getByRole('region', { name: 'Price calculator' });
  const size = pays.getByLabelText('Size').first();
  await expect.element(size).toBeVisible();
  const field = size.element();
  if (!(field instanceof HTMLInputElement)) throw new Error('The size is no field.');
  await expect.poll(() => field.value).toBe('Small 10″');
  expect(field.clientWidth).toBeGreaterThanOrEqual(200);
});

describe('what a role overrides at a location', () => {
  const here = `${item}?locationId=101`;

  test('PM-34 PM-35 without the permissions prices, tax and kitchen are read only, and say so', async () => {
    await open(here, {}, ['overrideMenus']);
    await expect.element(cell(0, 0)).toHaveAttribute('aria-readonly', 'true');
    await expect.element(page.getByText('Your role does not allow you to change prices here.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Paste' })).not.toBeInTheDocument();
    const kitchen = page.getByRole('region', { name: 'Tax and kitchen' });
    await expect.element(kitchen.getByText('Your role does not allow you to change this here.').first()).toBeVisible();
    expect(kitchen.getByText('Your role does not allow you to change this here.').elements()).toHaveLength(2);
    await expectAccessible();
  });

  test('PM-34 with the permission prices are changed as ever', async () => {
    await open(here, {}, ['overrideMenus', 'overridePriceAndTax']);
    await expect.element(cell(0, 0)).toBeVisible();
    await expect.element(cell(0, 0)).not.toHaveAttribute('aria-readonly');
    await expect.element(page.getByText('Your role does not allow you to change prices here.')).not.toBeInTheDocument();
  });

  describe('of an item that only the location has', () => {
    const [supreme] = buildMenuBlob().items;
    const special = { ...supreme, id: 'special', info: { ...supreme?.info, name: 'Special', pluNum: 9901 } };
    const added = { kind: 'ARRAY_ELEMENT_ADDED', path: ['items'], to: asJsonObject(special), after: null } as const;
    const openSpecial = async (...features: readonly string[]) => {
      const answers = menuAnswers(buildMenuBlob(), { own: [added] });
      await open('/pizza/item/special?locationId=101', answers, ['overrideMenus', ...features]);
      await page.getByRole('button', { name: 'Edit Meat toppings', exact: true }).click();
    };
    const panel = () => page.getByRole('list', { name: 'Modifiers' });
    const reason = 'Your role does not allow you to change this here.';

    test('PM-19 without MANAGE_LOCAL_ITEMS its modifiers and its deletion are locked, and say so', async () => {
      await openSpecial();
      await expect.element(panel().getByText(reason)).toBeVisible();
      await expect.element(panel().getByRole('checkbox').first()).toBeDisabled();
      await expect.element(panel().getByRole('button', { name: /^Take / })).not.toBeInTheDocument();
      await expectAccessible();
      await page.getByRole('button', { name: 'More actions', exact: true }).click();
      await expect.element(page.getByRole('menuitem', { name: /^Delete/ })).toBeDisabled();
      await expect.element(page.getByRole('menuitem').getByText(reason)).toBeVisible();
      await expectAccessible();
    });

    test('PM-19 with it they are not', async () => {
      await openSpecial('manageLocalItems');
      await expect.element(panel().getByRole('checkbox').first()).toBeEnabled();
      await page.getByRole('button', { name: 'More actions', exact: true }).click();
      await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeEnabled();
    });
  });

  test('PM-19 who manages local items adds one at a location', async () => {
    await open(here, {}, ['overrideMenus', 'manageLocalItems']);
    await expect.element(page.getByRole('button', { name: /^Add item/ })).toBeVisible();
  });

  test('PM-19 who does not is not offered it', async () => {
    await open(here, {}, ['overrideMenus']);
    await expect.element(page.getByRole('treeitem', { name: /Harbor Supreme/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Add item/ })).not.toBeInTheDocument();
  });
});

describe('the tree', () => {
  test('RT-72 lists departments with their counts, and opens them', async () => {
    const { router } = await open('');
    await expect.element(page.getByRole('treeitem', { name: /Pizza/ })).toMatchTextContent('2');
    await page.getByRole('treeitem', { name: /Pizza/ }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/menu/menuItems/departments/pizza/edit');
  });

  test('RT-72 a search opens what it finds', async () => {
    await open('');
    await page.getByRole('textbox', { name: 'Search 3 items' }).fill('clam');
    await expect.element(page.getByRole('treeitem', { name: 'Fisherman’s Clam' })).toBeVisible();
    await expect.element(page.getByRole('treeitem', { name: /Drinks/ })).not.toBeInTheDocument();
  });

  test('OV-13 marks what is different here and counts it', async () => {
    await open(`${item}?locationId=101`);
    await expect.element(page.getByRole('button', { name: 'Overridden 1' })).toBeVisible();
    await expect
      .element(page.getByRole('treeitem', { name: /Harbor Supreme/ }).getByRole('img', { name: 'Here' }))
      .toBeVisible();
  });
});

describe('one item', () => {
  test('RT-78 PX-07 shows its prices by size and scheme', async () => {
    await open(item);
    await expect.element(page.getByRole('heading', { name: 'Harbor Supreme' })).toBeVisible();
    await expect.element(cell(0, 0)).toMatchTextContent('$10.99');
    await expect.element(cell(1, 1)).toMatchTextContent('$16.99');
  });

  test('OV-13 a price has the edge of its level and the figure it would inherit', async () => {
    await open(`${item}?locationId=101`);
    await expect.element(cell(1, 0)).toHaveAttribute('data-origin', 'here');
    await expect.element(cell(1, 0)).toMatchTextContent(/15\.99.*\$17\.49/);
    await expect.element(cell(0, 1)).toHaveAttribute('data-origin', 'group');
    await expect.element(cell(0, 0)).toHaveAttribute('data-origin', 'company');
  });

  test('a typed price is one change, saved with the version it was made against', async () => {
    const { calls } = await open(`${item}?locationId=101`);
    await cell(0, 0).click();
    await userEvent.keyboard('12.25{Enter}');
    await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    const saves = () => calls.filter(({ url }) => url.pathname.endsWith('/menu/m1/changes'));
    await expect.poll(() => saves().length).toBe(1);
    expect(await unpackedBody(saves()[0]?.body)).toMatchObject({ tenantId: '101', changes: [{ to: '12.25' }] });
  });

  test('MN-09 is made inactive for one group in one press', async () => {
    await open(`${item}?locationId=g1`);
    await page.getByRole('button', { name: 'Make inactive in Bay Area' }).click();
    await expect.element(page.getByRole('button', { name: 'Make active in Bay Area' })).toBeVisible();
    await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
  });

  const usedBy = page.getByRole('region', { name: 'Used by' });

  test('RT-77 says what else names it, with the way there', async () => {
    const menu = buildMenuBlob();
    const [supreme, ...others] = menu.items;
    const suggestions = { categories: [], items: [{ id: 'cola', selected: true, order: 1 }] };
    const items = supreme ? [{ ...supreme, suggestions }, ...others] : others;
    await open('/drinks/item/cola', menuAnswers({ ...menu, items }));
    await expect.element(usedBy.getByRole('link')).toHaveTextContent('Harbor Supreme');
  });

  test('RT-77 that it lies in its category and department is no use', async () => {
    await open('/drinks/item/cola');
    await expect.element(usedBy.getByText('Nothing')).toBeVisible();
  });

  test('RT-76 the items of a category are a link away from all their prices in one table', async () => {
    const { router } = await open('/pizza/category/signature');
    await page.getByRole('link', { name: 'Prices as a table' }).click();
    await expect.poll(() => router.state.location.search).toMatchObject({ in: 'signature' });
  });

  test('OV-14 a store reads which group made an item inactive, and makes it active again', async () => {
    const path = ['items', { id: 'supreme' }, 'info', 'status'];
    const hidden: Change = { kind: 'SIMPLE_FIELD_CHANGED', path, from: 'ACTIVE', to: 'INACTIVE' };
    await open(`${item}?locationId=101`, menuAnswers(buildMenuBlob(), { group: [hidden] }));
    await expect.element(page.getByText('Inactive', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Bay Area: where this value comes from' }).click();
    await expect.element(page.getByRole('heading', { name: 'Status' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: /^Make active in/ }).click();
    await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
  });

  test('DP-05 a PLU number that another item has is refused in words', async () => {
    await open('/pizza/item/clam');
    await page.getByRole('textbox', { name: 'PLU' }).fill('1000');
    await expect.element(page.getByText('PLU 1000 is already used by Harbor Supreme.')).toBeVisible();
  });

  test('DP-11 the next free number skips those in use', async () => {
    await open('/pizza/item/clam');
    await page.getByRole('button', { name: 'Next free number' }).click();
    await expect.element(page.getByRole('textbox', { name: 'PLU' })).toHaveValue('1001');
  });

  test('PX-07 all prices are adjusted at once, after a look at them', async () => {
    await open(item);
    await page.getByRole('button', { name: 'Adjust' }).click();
    await page.getByLabelText('Percent (negative to lower prices)').fill('10');
    await expect
      .element(page.getByRole('row', { name: /Small 10″ Harbor Supreme Dine in/ }))
      .toMatchTextContent('$12.09');
    await page.getByRole('button', { name: 'Change 4 prices' }).click();
    await expect.element(page.getByText('4 changes')).toBeVisible();
  });

  test('OV-09 before prices are adjusted at the company it is said how many of them a store or group keeps', async () => {
    const kept = [own, group].flatMap((changes) => changes.map(({ path }) => path));
    await open(item, { 'POST /api/configuration/2/menu/overrides-below/places': { body: kept } });
    await page.getByRole('button', { name: 'Adjust' }).click();
    await page.getByLabelText('Percent (negative to lower prices)').fill('10');
    const stay = 'overridden at a store or group and stay the same there.';
    await expect.element(page.getByRole('dialog').getByText(`2 of them are ${stay}`)).toBeVisible();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Pricing scheme' }).click();
    await page.getByRole('option', { name: 'Delivery' }).click();
    await expect.element(page.getByRole('dialog').getByText(/^1 of them is overridden/)).toBeVisible();
  });

  test('RT-77 a new item is added to its category with a number, as one change', async () => {
    const { router } = await open('/pizza/signature/item/add');
    await page.getByLabelText('Name', { exact: true }).fill('Lighthouse White');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Lighthouse White' })).toBeVisible();
    expect(router.state.location.pathname).toMatch(/\/menu\/menuItems\/pizza\/item\/item-/);
    await expect.element(page.getByRole('textbox', { name: 'PLU' })).toHaveValue('1001');
    await expect.element(page.getByText(/^No price yet/)).toBeVisible();
    await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
  });

  test('RT-77 the category that a new item goes to can be chosen, and what is typed stays', async () => {
    const { router } = await open('/item/add');
    await page.getByLabelText('Name', { exact: true }).fill('Ginger ale');
    await expect.element(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Soft drinks' }).click();
    await expect.element(page.getByRole('heading', { name: 'New item in Soft drinks' })).toBeVisible();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Ginger ale' })).toBeVisible();
    expect(router.state.location.pathname).toMatch(/\/menu\/menuItems\/drinks\/item\/item-/);
  });

  test('what is no longer on the menu says so', async () => {
    await open('/pizza/item/nothing');
    await expect.element(page.getByText('This is no longer on the menu')).toBeVisible();
  });

  test.each(['light', 'dark'] as const)('is accessible in the %s theme', async (theme) => {
    chooseTheme(theme);
    await open(`${item}?locationId=101`);
    await expect.element(cell(0, 0)).toBeVisible();
    await expectAccessible();
  });
});

describe('departments and categories', () => {
  test.each([
    ['RT-74', '/departments/pizza/edit', 'Pizza'],
    ['RT-76', '/pizza/category/signature', 'Signature'],
    ['RT-73', '/departments/add', 'New department'],
    ['RT-75', '/pizza/category/add', 'New category in Pizza'],
  ])('%s %s opens', async (_rule, path, heading) => {
    await open(path);
    await expect.element(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expectAccessible();
  });
});

describe('which menu is worked on', () => {
  test('SH-16 SH-18 the breadcrumb line has a menu selector, but not with a location active', async () => {
    await open(item);
    await expect.element(page.getByRole('button', { name: 'Menu: Main Menu' })).toBeVisible();
    await page.getByRole('button', { name: 'Menu: Main Menu' }).click();
    await expect.element(page.getByRole('option', { name: 'Lunch Menu' })).toBeVisible();
  });

  test('SH-18 at a location there is none', async () => {
    await open(`${item}?locationId=101`);
    await expect.element(page.getByRole('heading', { name: 'Harbor Supreme' })).toBeVisible();
    expect(page.getByRole('button', { name: /^Menu: / }).elements()).toHaveLength(0);
  });

  test('KE-10 KE-11 a location without a menu goes home and says why', async () => {
    const menus = { body: [{ ...mainMenu, assignedTo: [] }] };
    const { router } = await open('?locationId=101', { 'GET /api/menus/company/2': menus });
    await expect.element(page.getByText('The Location does not have a Menu Assigned.')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/home');
  });

  test('KE-14 KE-15 KR-62 a menu that cannot be loaded goes home and says so', async () => {
    const { router } = await open('', { 'GET /api/menus/company/2/m1': { status: 404, body: { error: 'NOT_FOUND' } } });
    await expect.element(page.getByText('Unable to load Menu, please try again later.')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/home');
  });
});

test('HR-03 hours are kept as a start and a length: another start leaves the end, an end before the start is the next day', async () => {
  await open(item);
  await pressSwitch('Only at certain hours');
  const from = page.getByRole('textbox', { name: 'From' });
  const until = page.getByRole('textbox', { name: 'Until' });
  await expect.element(until).toHaveValue('11:00 PM');
  await from.fill('10:00 AM');
  await userEvent.tab();
  await expect.element(until).toHaveValue('11:00 PM');
  await until.fill('1:00 AM');
  await userEvent.tab();
  await expect.element(page.getByText('The next day')).toBeVisible();
  await expect.element(from).toHaveValue('10:00 AM');
  await undo();
  await undo();
  await expect.element(from).toHaveValue('8:00 AM');
});
