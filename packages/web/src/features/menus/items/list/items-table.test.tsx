import { asJsonObject, type MenuBlob, newCategory, newItem, newTaxStructure } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuItemsRoutes } from '../../../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../../../app/routes/menus/menu-routes.ts';
import { closeEditors } from '../../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { buildSession } from '../../../../testing/build-session.ts';
import { bulkAction, bulkBar, selectRows } from '../../../../testing/bulk.ts';
import { pick, undo } from '../../../../testing/editing.ts';
import { type OpenMenuItems, openMenuItems } from '../../../../testing/screens/open-menu-items.tsx';
import { renderApp } from '../../../../testing/screens/render-app.tsx';
import { buildMenuBlob, menuAnswers } from '../../../../testing/servers/menu-server.ts';
import { buildOutEntry } from '../../../../testing/servers/out-entries.ts';

type OpenOptions = OpenMenuItems & { readonly menu?: MenuBlob };

async function open(query = '', { menu = buildMenu(), ...options }: OpenOptions = {}) {
  const opened = await openMenuItems(query, menu, options);
  await expect.element(table()).toBeVisible();
  return opened;
}

/** A second category of pizzas, and a tax structure beside the first. */
function buildMenu(): MenuBlob {
  const menu = buildMenuBlob();
  return {
    ...menu,
    categories: [...menu.categories, newCategory({ id: 'classic', department: 'pizza', name: 'Classic' })],
    taxStructures: [...menu.taxStructures, newTaxStructure({ id: 'no-tax', name: 'Untaxed' })],
  };
}

const table = () => page.getByRole('treegrid', { name: 'Menu items' });
const row = (name: string) => table().getByRole('row', { name: new RegExp(`^Select ${name}`) });
const review = () => page.getByRole('button', { name: 'Review' }).click();

const select = (...names: readonly string[]) => selectRows(table(), names);

describe('all items in one table', () => {
  test('RT-72 they are listed by their categories, with the price most guests pay, their tax and whether they are sold', async () => {
    await open();
    const clam = row('Fisherman’s Clam');
    await expect.element(clam).toMatchTextContent('$10.99');
    await expect.element(clam).toMatchTextContent('Sales Tax');
    await expect.element(clam).toMatchTextContent('Active');
    await expect.element(table().getByRole('row', { name: /Pizza › Signature/ })).toMatchTextContent('2');
    await expectAccessible();
  });

  test('search, filter, sort and folded groups are kept in the address', async () => {
    const { router } = await open('?sort=-price&fold=soft');
    const names = () =>
      table()
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .elements()
        .map((box) => box.getAttribute('aria-label'));
    await expect.poll(names).not.toContain('Select Cola');
    await table()
      .getByRole('row', { name: /Soft drinks/ })
      .click();
    await expect.poll(names).toContain('Select Cola');
    expect(router.state.location.search).not.toHaveProperty('fold', 'soft');
    await page.getByRole('button', { name: 'Fold all' }).click();
    await expect.poll(names).toEqual(['Select Pizza › Signature', 'Select Drinks › Soft drinks']);
    expect(router.state.location.search).toMatchObject({ fold: '*' });
    await page.getByRole('searchbox', { name: 'Find by name, PLU or category' }).fill('clam');
    await expect.poll(names).toEqual(['Select Pizza › Signature', 'Select Fisherman’s Clam']);
    expect(router.state.location.search).toMatchObject({ q: 'clam', sort: '-price' });
    await row('Fisherman’s Clam').click();
    await expect.element(page.getByRole('heading', { name: 'Fisherman’s Clam', level: 1 })).toBeVisible();
  });

  test('five thousand items are a few rows on the page; all are made inactive at once', async () => {
    const menu = buildMenuBlob();
    const items = Array.from({ length: 5_000 }, (_, at) =>
      newItem({ id: `i${at}`, department: 'pizza', category: 'signature', name: `Item ${at}` }),
    );
    await open('', { menu: { ...menu, items } });
    expect(table().getByRole('row').elements().length).toBeLessThan(80);
    await table().getByRole('checkbox', { name: 'Select all' }).click();
    await bulkAction('Make inactive').click();
    await expect.element(page.getByText('5,000 changes')).toBeVisible();
    await expect.element(row('Item 3 ')).toMatchTextContent('Inactive');
  });
});

describe('what is done with many at once', () => {
  test('IN-05 IN-06 kitchen displays and requirements are set for all of them; what changes none is not offered', async () => {
    await open('', { displays: [{ id: 'oven', name: 'Oven' }] });
    await select('Harbor Supreme', 'Cola');
    await bulkAction('Kitchen displays').click();
    await expect.element(page.getByRole('menuitem', { name: 'Not on Oven' })).not.toBeInTheDocument();
    await page.getByRole('menuitem', { name: 'Show on Oven' }).click();
    await bulkAction('Requirements').click();
    await page.getByRole('menuitem', { name: 'Require Check ID', exact: true }).click();
    await bulkAction('Kitchen displays').click();
    await expect.element(page.getByRole('menuitem', { name: 'Show on Oven' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await review();
    for (const words of ['Oven', 'Check ID'])
      await expect.element(page.getByRole('region', { name: /^Cola/ })).toMatchTextContent(words);
  });

  test('they become inactive and active again; each is one step of undo, and one line of the review; what is selected stays so', async () => {
    await open();
    await select('Harbor Supreme', 'Cola');
    await bulkAction('Make inactive').click();
    await expect.element(row('Cola')).toMatchTextContent('Inactive');
    await review();
    await expect.element(page.getByRole('region', { name: /^Cola/ })).toMatchTextContent('Status: Active to Inactive');
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await expect.element(bulkBar()).toMatchTextContent('2 selected');
    await undo();
    await expect.element(row('Cola')).toMatchTextContent('Active');
    await expect.element(page.getByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  });

  test('they move to another category of their department, and not out of it', async () => {
    await open();
    await select('Harbor Supreme', 'Fisherman’s Clam', 'Cola');
    await expect.element(bulkAction('Move to category')).toHaveAttribute('aria-disabled', 'true');
    await select('Cola');
    await bulkAction('Move to category').click();
    const dialog = page.getByRole('dialog', { name: 'Move 2 items' });
    await pick('Category', 'Classic');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Move 2 items' }).click();
    await expect.element(table().getByRole('row', { name: /Pizza › Classic/ })).toMatchTextContent('2');
    await review();
    await expect
      .element(page.getByRole('region', { name: /^Harbor Supreme/ }))
      .toMatchTextContent('Moved from Signature to Classic');
  });

  test('PX-01 they get another tax structure, and follow their category again', async () => {
    await open();
    await select('Harbor Supreme', 'Cola');
    await bulkAction('Set tax').click();
    await page.getByRole('menuitem', { name: 'Untaxed' }).click();
    await expect.element(row('Cola')).toMatchTextContent('Untaxed');
    await bulkAction('Set tax').click();
    await page.getByRole('menuitem', { name: 'Same as the category' }).click();
    await expect.element(row('Cola')).toMatchTextContent('Sales Tax');
  });

  test('they are no longer sold online', async () => {
    await open();
    await select('Harbor Supreme', 'Cola');
    await bulkAction('Sold on').click();
    await expect.element(page.getByRole('menuitem', { name: 'Sell on kiosk' })).not.toBeInTheDocument();
    await page.getByRole('menuitem', { name: 'Do not sell on online ordering' }).click();
    await review();
    await expect.element(page.getByRole('region', { name: /^Cola/ })).toMatchTextContent('Online ordering: on to off');
  });

  test('their prices are adjusted together', async () => {
    await open();
    await select('Harbor Supreme', 'Cola');
    await bulkAction('Adjust prices').click();
    const dialog = page.getByRole('dialog', { name: 'Adjust prices of 2 items' });
    await dialog.getByLabelText('Percent (negative to lower prices)').fill('10');
    await dialog.getByRole('button', { name: 'Change 5 prices' }).click();
    await expect.element(row('Harbor Supreme')).toMatchTextContent('$12.09');
  });

  test('DP-11 copies are made and selected', async () => {
    await open();
    await select('Harbor Supreme', 'Cola');
    await bulkAction('More for the selection').click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect.element(row('Cola copy')).toHaveAttribute('aria-selected', 'true');
    await expect.element(row('Cola copy')).toMatchTextContent('1002');
    await expect.element(bulkBar()).toMatchTextContent('2 selected');
  });

  test('they are deleted after saying what names them', async () => {
    await open('', { menu: { ...buildMenu(), onlineFeaturedItems: [featured] } });
    await select('Harbor Supreme', 'Cola');
    await bulkAction('More for the selection').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 2 items?' });
    await expect
      .element(dialog)
      .toMatchTextContent('They are used in 1 place and will be removed there too: the featured items.');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(row('Cola')).not.toBeInTheDocument();
    await expect.element(bulkBar()).not.toBeInTheDocument();
    await undo();
    await expect.element(row('Cola')).toBeVisible();
  });
});

const featured = { departmentId: 'drinks', categoryId: 'soft', itemId: 'cola' };

test('OV-04 who may not change the company menu finds and opens items, and selects none', async () => {
  await open('?locationId=0', { features: ['overrideMenus'], onlyAt: '101' });
  await expect.element(table().getByRole('row', { name: /^Cola/ })).toBeVisible();
  expect(table().getByRole('checkbox').elements()).toHaveLength(0);
  await expectAccessible();
});

describe('at a location', () => {
  const here = '?locationId=101';

  test('OV-06 what is inactive there is marked, and the buttons name the store', async () => {
    await open(here, { features: ['overrideMenus'] });
    await select('Harbor Supreme', 'Cola');
    await bulkAction('Make inactive in Pier 39').click();
    await expect.element(row('Cola').getByRole('img', { name: 'Here' }).last()).toBeVisible();
    await expectAccessible();
  });

  test('PM-34 PM-19 what the role forbids is not offered', async () => {
    await open(here, { features: ['overrideMenus'] });
    await select('Cola');
    await expect.element(bulkAction('Make inactive in Pier 39')).toBeVisible();
    await expect.element(bulkAction('Move to category')).not.toBeInTheDocument();
    await expect.element(bulkAction('Adjust prices')).not.toBeInTheDocument();
    await expect.element(bulkAction('Set tax')).not.toBeInTheDocument();
    await bulkAction('More for the selection').click();
    await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('menuitem', { name: /^Delete/ })).toBeDisabled();
  });

  test('PM-34 with the permission prices, tax and the category that prices come from are', async () => {
    await open(here, { features: ['overrideMenus', 'overridePriceAndTax'] });
    await select('Cola');
    await expect.element(bulkAction('Move to category')).toBeVisible();
    await expect.element(bulkAction('Adjust prices')).toBeVisible();
    await expect.element(bulkAction('Set tax')).toBeVisible();
  });

  test('PM-19 an item that only the store has is deleted by people who manage local items, together with none of the company', async () => {
    const [cola] = buildMenu().items.slice(2);
    const special = { ...cola, id: 'special', info: { ...cola?.info, name: 'Special', pluNum: '9901' } };
    const own = [{ kind: 'ARRAY_ELEMENT_ADDED', path: ['items'], to: asJsonObject(special), after: null } as const];
    await open(here, { layers: { own }, features: ['overrideMenus', 'manageLocalItems'] });
    await select('Special', 'Cola');
    await bulkAction('More for the selection').click();
    await expect.element(page.getByRole('menuitem', { name: /cannot be deleted here/ })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await select('Cola');
    await bulkAction('More for the selection').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(row('Special')).not.toBeInTheDocument();
  });
});

test('RT-50 the tree leads to the table from an item, and not from the table', async () => {
  closeEditors();
  await renderApp({
    path: '/menu/menuItems/pizza/item/clam',
    session: buildSession({ userId: crypto.randomUUID() }),
    routes: [...menuRoutes, ...menuItemsRoutes],
    answers: menuAnswers(buildMenu()),
  });
  const button = page.getByRole('button', { name: 'Show all in one table' });
  await button.click();
  await expect.element(row('Cola')).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});

test('on a phone the tree leads to the table and back', async () => {
  await page.viewport(390, 844);
  closeEditors();
  await renderApp({
    path: '/menu/menuItems',
    session: buildSession({ userId: crypto.randomUUID() }),
    routes: [...menuRoutes, ...menuItemsRoutes],
    answers: menuAnswers(buildMenu()),
  });
  await page.getByRole('button', { name: 'Show all in one table' }).click();
  await expect.element(row('Cola')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectAccessible();
  await page.getByRole('link', { name: 'Menu items' }).last().click();
  await expect.element(page.getByRole('treeitem', { name: /Pizza/ })).toBeVisible();
  await expect.element(table()).not.toBeInTheDocument();
  await page.viewport(1440, 900);
});

describe('an item is taken out of stock from its row', () => {
  const features = ['manageMenus'];

  test('with O or the button of the row, and a second press for how long', async () => {
    const answers = { 'POST /api/out-of-stock': { body: { id: 'oos_1', locationCount: 3 } } };
    const { calls } = await open('', { features, answers });
    const clam = row('Fisherman’s Clam');
    await clam.getByRole('button', { name: 'Take Fisherman’s Clam out of stock' }).click();
    const panel = page.getByRole('dialog', { name: 'Take Fisherman’s Clam out of stock' });
    await expect.element(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    clam.element().focus();
    await userEvent.keyboard('o');
    await panel.getByRole('button', { name: /^End of business day/ }).click();
    await expect
      .poll(() => calls.find(({ method, path }) => method === 'POST' && path === '/api/out-of-stock')?.body)
      .toMatchObject({ thing: { kind: 'ITEM', id: 'clam', itemId: null }, length: { kind: 'BUSINESS_DAY' } });
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
  });

  test('what is out is put back with one press', async () => {
    const outOfStock = [buildOutEntry({ thing: { kind: 'ITEM', id: 'clam', itemId: null }, name: 'Fisherman’s Clam' })];
    const answers = { 'POST /api/out-of-stock/put-back': { body: { id: 'oos_2', locationCount: 1 } } };
    const { calls } = await open('', { features, outOfStock, answers });
    const button = row('Fisherman’s Clam').getByRole('button', { name: /^Put back Fisherman’s Clam, back/ });
    await expect.element(button).toBeVisible();
    await expectAccessible();
    await button.click();
    await expect
      .poll(() => calls.find(({ path }) => path === '/api/out-of-stock/put-back')?.body)
      .toMatchObject({ id: outOfStock[0]?.id });
  });

  test('who only looks on finds no way to it', async () => {
    await open('', { features, isReadOnly: true });
    await expect.element(table().getByRole('row', { name: /^Fisherman’s Clam/ })).toBeVisible();
    expect(page.getByRole('button', { name: /out of stock$/ }).elements()).toHaveLength(0);
  });
});
