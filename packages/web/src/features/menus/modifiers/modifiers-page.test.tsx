import type { Change } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../../app/routes/menus/menu-routes.ts';
import { modifierRoutes } from '../../../app/routes/menus/modifier-routes.ts';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { buildMenuBlob, menuAnswers } from '../../../testing/servers/menu-server.ts';

const own: Change = {
  kind: 'SIMPLE_FIELD_CHANGED',
  path: ['modifiers', 'items', { id: 'bacon' }, 'info', 'abbreviation'],
  from: '',
  to: 'BAC',
};

async function open(path: string, answers: FakeAnswers = {}, enabledFeatures: readonly string[] = []) {
  closeEditors();
  return renderApp({
    path: `/menu/modifiers${path}`,
    session: buildSession({ userId: crypto.randomUUID(), enabledFeatures: [...enabledFeatures] }),
    routes: [...menuRoutes, ...menuItemsRoutes, ...modifierRoutes],
    answers: { ...menuAnswers(buildMenuBlob(), { own: [own] }), ...answers },
  });
}

const node = (name: RegExp) => page.getByRole('treeitem', { name });
const changes = (count: string) => page.getByText(count, { exact: true });

describe('the tree', () => {
  test('RT-67 KR-40 has what most guests pay at the right, and opens what is pressed', async () => {
    const { router } = await open('');
    await node(/Meat toppings/).click();
    await expect.element(node(/Pepperoni/)).toMatchTextContent('$1.25');
    await node(/Pepperoni/).click();
    await expect.poll(() => router.state.location.pathname).toBe('/menu/modifiers/items/pepperoni');
    await expect.element(page.getByRole('heading', { name: 'Pepperoni', level: 1 })).toBeVisible();
  });

  test('a search opens what it finds, the filters count', async () => {
    const menu = buildMenuBlob();
    const items = menu.items.map((item) => ({
      ...item,
      inclusions: { ...item.inclusions, categoriesSettings: [] },
    }));
    await open('', menuAnswers({ ...menu, items }));
    await page.getByRole('button', { name: 'Unused 1' }).click();
    await expect.element(node(/Bacon/)).toBeVisible();
    await expect.element(node(/Pepperoni/)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('textbox', { name: 'Search 2 modifiers' }).fill('pep');
    await expect.element(node(/Pepperoni/)).toBeVisible();
  });

  test('OV-13 marks what is different at a location and counts it', async () => {
    await open('/items/bacon?locationId=101');
    await expect.element(page.getByRole('button', { name: 'Overridden 1' })).toBeVisible();
    await expect.element(node(/Bacon/).getByRole('img', { name: 'Here' })).toBeVisible();
  });

  test('at the company a mark means that a group or store differs', async () => {
    const kept = [['modifiers', 'items', { id: 'bacon' }, 'info', 'abbreviation']];
    const places = { 'POST /api/configuration/2/menu/overrides-below/places': { body: kept } };
    await open('/items/pepperoni', places);
    await expect.element(node(/Bacon/).getByRole('img', { name: 'A group or store differs' })).toBeVisible();
    await expect.element(node(/Pepperoni/).getByRole('img')).not.toBeInTheDocument();
  });

  test('Alt and an arrow move a modifier, which is one change and taken back with one Ctrl-Z', async () => {
    await open('/items/bacon');
    await node(/Bacon/).click();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(changes('1 change')).toBeVisible();
    await expect.element(node(/Bacon/)).toHaveAttribute('aria-posinset', '1');
    await expect.element(page.getByText('Bacon is now 1 of 2.')).toBeInTheDocument();
    await expect.element(node(/Bacon/)).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(node(/Bacon/)).toHaveAttribute('aria-posinset', '2');
  });

  test('a modifier is drawn to another place', async () => {
    await open('/items/bacon');
    await userEvent.dragAndDrop(node(/Pepperoni/), node(/Bacon/), { targetPosition: { x: 60, y: 24 }, steps: 8 });
    await expect.element(node(/Pepperoni/)).toHaveAttribute('aria-posinset', '2');
    await expect.element(changes('1 change')).toBeVisible();
  });

  test.each([
    ['a modifier', '/items/pepperoni', 'Pepperoni'],
    ['a category', '/meat/edit', 'Meat toppings'],
    ['a new modifier', '/meat/item/add', 'New modifier in Meat toppings'],
  ])('%s is accessible in both themes', async (_what, path, heading) => {
    await open(path);
    await expect.element(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expectAccessible();
  });
});

describe('one modifier', () => {
  test('RT-71 KR-44 MD-02 has its names, number and category; each edit is one change', async () => {
    await open('/items/pepperoni');
    await page.getByRole('textbox', { name: 'Kitchen name' }).fill('PEP');
    await expect.element(changes('1 change')).toBeVisible();
    await page.getByRole('button', { name: 'Light', exact: true }).click();
    await expect.element(changes('2 changes')).toBeVisible();
    await page.getByRole('switch', { name: 'Can be on a half' }).click();
    await expect.element(changes('3 changes')).toBeVisible();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Kitchen name: nothing to PEP')).toBeVisible();
    await expect.element(page.getByText('Can be on a half: Yes to No')).toBeVisible();
  });

  test('the last amount stays', async () => {
    const menu = buildMenuBlob();
    const items = menu.modifiers.items.map((modifier) => ({ ...modifier, amounts: ['REGULAR' as const] }));
    await open('/items/bacon', menuAnswers({ ...menu, modifiers: { ...menu.modifiers, items } }));
    await expect.element(page.getByRole('button', { name: 'Regular', exact: true })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Double', exact: true })).toBeEnabled();
  });

  test('DP-06 a number that an item has is refused in words; the next free one is proposed', async () => {
    await open('/items/bacon');
    await page.getByRole('textbox', { name: 'PLU' }).fill('1000');
    await expect.element(page.getByText('PLU 1000 is already used by Harbor Supreme.')).toBeVisible();
    await page.getByRole('textbox', { name: 'PLU' }).fill('');
    await page.getByRole('button', { name: 'Next free number' }).click();
    await expect.element(page.getByRole('textbox', { name: 'PLU' })).toHaveValue('1001');
  });

  test('MN-09 is made inactive for one location in one press', async () => {
    await open('/items/pepperoni?locationId=101');
    await page.getByRole('button', { name: 'Make inactive in Pier 39' }).click();
    await expect.element(changes('1 change')).toBeVisible();
    await expect.element(node(/Pepperoni/)).toMatchTextContent('Inactive');
  });

  test('one that each item prices says so instead of showing a grid of nothing', async () => {
    const { screen } = await open('/items/bacon');
    await expect.element(screen.getByText(/^It has no prices of its own. Each item sets/)).toBeVisible();
    const grid = screen.getByRole('grid', { name: 'Added to an item' });
    await expect.element(grid).not.toBeInTheDocument();
    await screen.getByRole('combobox', { name: 'Charge, Dine in' }).click();
    await screen.getByRole('option', { name: 'Its own prices' }).click();
    await expect.element(grid).toBeVisible();
  });

  test('says where it is used, and opens the whole list', async () => {
    await open('/items/pepperoni');
    const used = page.getByRole('region', { name: 'Where used' });
    await used.getByRole('button', { name: 'Show where it is used: Comes with, 1 item' }).click();
    await expect.element(used.getByRole('link', { name: 'Harbor Supreme' })).toBeVisible();
  });

  test('a copy comes right after it, with a number of its own, and opens', async () => {
    const { router } = await open('/items/pepperoni');
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect.element(page.getByRole('heading', { name: 'Pepperoni copy', level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toMatch(/\/menu\/modifiers\/items\/mod-item-/);
    await expect.element(page.getByRole('textbox', { name: 'PLU' })).toHaveValue('1001');
    await expect.element(node(/Pepperoni copy/)).toHaveAttribute('aria-posinset', '2');
  });

  test('is deleted after the places that name it are said, and leaves them', async () => {
    const { router } = await open('/items/pepperoni');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(page.getByRole('dialog').getByText(/Harbor Supreme/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/menu/modifiers');
    await expect.element(node(/Meat toppings/)).toMatchTextContent('1');
  });

  test('what is no longer on the menu says so', async () => {
    await open('/items/nothing');
    await expect.element(page.getByText('This is no longer on the menu')).toBeVisible();
  });
});

describe('categories', () => {
  test('RT-69 KR-42 one choice only is a change of the category', async () => {
    await open('/meat/edit');
    await page.getByRole('switch', { name: 'One choice only' }).click();
    await expect.element(changes('1 change')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Bacon' })).toBeVisible();
  });

  test('RT-68 KR-41 a new category is added with a number and opens', async () => {
    const { router } = await open('/addCategory');
    await page.getByLabelText('Name', { exact: true }).fill('Cheese');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Cheese', level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toMatch(/\/menu\/modifiers\/mod-[^/]+\/edit/);
  });

  test('RT-70 KR-43 a new modifier begins like another of its category', async () => {
    await open('/meat/item/add');
    await page.getByLabelText('Name', { exact: true }).fill('Salami');
    await page.getByRole('combobox', { name: 'Copy from' }).click();
    await page.getByRole('option', { name: 'Pepperoni' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Salami', level: 1 })).toBeVisible();
    await expect.element(node(/Salami/)).toMatchTextContent('$1.25');
  });

  test('a category called edit or items keeps its own address', async () => {
    const { router } = await open('/items/edit');
    await expect.element(page.getByText('This is no longer on the menu')).toBeVisible();
    expect(router.state.matches.at(-1)?.params).toEqual({ modifierId: 'edit' });
  });
});

describe('what a role overrides at a location', () => {
  test('PM-19 who does not manage local items adds, duplicates and deletes nothing', async () => {
    await open('/items/pepperoni?locationId=101', {}, ['overrideMenus']);
    await expect.element(page.getByRole('textbox', { name: 'Kitchen name' })).toBeEnabled();
    await expect.element(page.getByRole('button', { name: 'Add a modifier or category' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Duplicate' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'More actions' }).click();
    const remove = page.getByRole('menuitem', { name: /^Delete/ });
    await expect.element(remove).toBeDisabled();
    await expect
      .element(remove)
      .toMatchTextContent('It belongs to the company menu. Here it can be made inactive, not deleted.');
  });

  test('PM-19 who does adds one', async () => {
    await open('/meat/item/add?locationId=101', {}, ['overrideMenus', 'manageLocalItems']);
    await page.getByLabelText('Name', { exact: true }).fill('Linguiça');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Linguiça', level: 1 })).toBeVisible();
  });
});
