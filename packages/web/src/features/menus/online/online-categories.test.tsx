import {
  type MenuBlob,
  newCategory,
  newDepartment,
  newInfo,
  newItem,
  newLocationSettings,
  newOffer,
  newOnlineCategory,
} from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { menuListRoutes } from '../../../app/routes/menus/menu-list-routes.ts';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { deselectRow } from '../../../editing/list/list-selection.ts';
import { chooseTheme, expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession, buildTenant, type SessionOverrides } from '../../../testing/build-session.ts';
import { chooseOfRow, openRow, pick, pressSwitch, rowOf, undo } from '../../../testing/editing.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { buildMenuBlob, menuAnswers } from '../../../testing/servers/menu-server.ts';

const base = buildMenuBlob();
const [pizza] = base.items;
const offer = newOffer({ id: 'two', name: 'Two for one', dateCreated: '2026-09-01', color: '#1B6470' });
const onlineCategories = [
  newOnlineCategory({ id: 'deals', name: 'Deals', categoryType: 'OFFERS', offers: ['two'] }),
  newOnlineCategory({ id: 'line', name: 'From the oven', categoryType: 'SUBHEADER' }),
  newOnlineCategory({ id: 'pizzas', name: 'Our pizzas', categoryIds: ['signature'] }),
];
const feature = (...ids: readonly string[]) =>
  ids.map((itemId) => ({ departmentId: 'pizza', categoryId: 'signature', itemId }));
const menu = buildMenuBlob({ offers: [offer], onlineCategories, onlineFeaturedItems: feature('supreme') });

/** Eight pizzas are more than may be featured. */
function manyItems(length = 8): MenuBlob['items'] {
  if (!pizza) throw new Error('The menu has a pizza.');
  return Array.from({ length }, (_, at) => ({
    ...pizza,
    id: `p${at}`,
    info: { ...pizza.info, name: `Pizza ${at}`, pluNum: '' },
  }));
}

async function open(document = menu, at = '', given: SessionOverrides = {}, answers: FakeAnswers = {}) {
  closeEditors();
  deselectRow();
  return renderApp({
    path: `/menu/onlineCategories${at}`,
    session: buildSession({ userId: crypto.randomUUID(), enabledFeatures: ['manageMenus'], ...given }),
    routes: [...menuListRoutes, ...menuItemsRoutes],
    answers: { ...menuAnswers(document), ...answers },
  });
}

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
});

/** The text of the drawn shop. */
function shop(): string {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Preview of the online shop"]');
  return frame?.contentDocument?.querySelector('.shop')?.textContent ?? '';
}

function rowNames(): readonly string[] {
  const names = page.getByRole('button', { name: /^Edit / }).elements();
  return names.map((name) => name.textContent ?? '');
}

const slots = () =>
  page
    .getByRole('list', { name: 'Featured' })
    .getByRole('button', { name: /^Remove .* from Featured$/ })
    .elements()
    .map((button) => button.getAttribute('aria-label'));

describe('in both themes', () => {
  test.each([
    [1440, 900],
    [360, 800],
  ])('RT-60 KR-33 the screen has no accessibility problem at %i x %i', async (width, height) => {
    await page.viewport(width, height);
    await open();
    await openRow('Our pizzas');
    await expect.element(page.getByRole('textbox', { name: 'Name shown to guests' })).toHaveValue('Our pizzas');
    await expectAccessible();
  });
});

test('OC-01 NG-66 the preview wears the looks of Online Design, also for those who may not read the settings', async () => {
  const { onlineDesign, kioskDesign } = newLocationSettings();
  const body = { onlineDesign: { ...onlineDesign, modernFont: 'Work Sans' }, kioskDesign };
  await open(menu, '', {}, { 'GET /api/menus/designs/company/2': { body } });
  const frame = () => document.querySelector<HTMLIFrameElement>('iframe[title="Preview of the online shop"]');
  await expect
    .poll(() => frame()?.contentDocument?.querySelector<HTMLElement>('.shop')?.style.getPropertyValue('--body-font'))
    .toContain('Work Sans');
});

describe('where it is offered', () => {
  const offline = [buildTenant({ id: '101', licences: { online: false, delivery: false, tableService: false } })];

  test('OC-05 NG-65 a location that takes no orders online has no online categories', async () => {
    await open(menu, '?locationId=101', { enabledFeatures: ['overrideMenus'], accessibleTenants: offline });
    await expect.element(page.getByText(/takes no orders online$/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Add category' }).elements()).toHaveLength(0);
  });

  test('OC-05 NG-65 one that does has them', async () => {
    await open(menu, '?locationId=101', { enabledFeatures: ['overrideMenus'] });
    await expect.element(rowOf('Our pizzas')).toBeVisible();
  });
});

describe('the page as guests read it', () => {
  test('OC-01 OC-02 OC-03 OC-04 each row says what it shows, and how much of it guests see', async () => {
    const items = menu.items.map((item) =>
      item.id === 'clam' ? { ...item, info: { ...item.info, status: 'INACTIVE' as const } } : item,
    );
    await open({ ...menu, items });
    await expect.element(rowOf('Deals').getByText('Two for one')).toBeVisible();
    await expect.element(rowOf('From the oven').getByText('a line above the next category')).toBeVisible();
    await expect.element(rowOf('Our pizzas').getByText('Pizza › Signature')).toBeVisible();
    await expect.element(rowOf('Our pizzas').getByText('1 of 2')).toBeVisible();
    await openRow('Our pizzas');
    await expect.element(page.getByText('1 of 2 items are sold online.')).toBeVisible();
    await expect.element(page.getByText(/^Fisherman’s Clam is inactive\.$/)).toBeVisible();
  });

  test('RT-60 a category is renamed, shown at once in the shop, reviewed in words, and undone', async () => {
    await open();
    await openRow('Our pizzas');
    await page.getByRole('textbox', { name: 'Name shown to guests' }).fill('Signature pies');
    await expect.poll(shop).toContain('Signature pies');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Name shown to guests:').first()).toBeVisible();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await undo();
    await expect.poll(shop).not.toContain('Signature pies');
  });

  test('OC-01 OC-02 a new category shows the categories of the menu that are chosen for it', async () => {
    await open();
    await page.getByRole('button', { name: 'Add category' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Name shown to guests' })).toHaveFocus();
    await userEvent.keyboard('Drinks');
    await expect.element(page.getByText(/Empty categories are removed/)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Drinks › Soft drinks' }).click();
    await expect.poll(shop).toContain('Cola');
    await expect.element(rowOf('Drinks').getByText('Soft drinks', { exact: true })).toBeVisible();
  });

  test('OC-01 the preview shows every item of a long category', async () => {
    await open({ ...menu, items: manyItems(38) });
    await expect.poll(shop).toContain('Pizza 37');
    expect(shop()).not.toContain('more');
  });

  test('of a long menu the preview draws 400 items and offers, and counts the rest', async () => {
    await open({ ...menu, items: manyItems(410) });
    await expect.poll(shop).toContain('Pizza 398');
    expect(shop()).not.toContain('Pizza 399');
    expect(shop()).toContain('and 11 more');
  });

  test('OC-03 a category that shows offers is given offers', async () => {
    await open();
    await openRow('Our pizzas');
    await pick('Shows', 'Offers');
    await page.getByRole('checkbox', { name: 'Two for one' }).click();
    await expect.element(rowOf('Our pizzas').getByText('Two for one')).toBeVisible();
  });

  test('OC-04 CL-62 a new subheader takes the place of the one before it, which can be taken again', async () => {
    await open();
    await page.getByRole('button', { name: 'Add subheader' }).click();
    await expect.element(rowOf('From the oven').getByText('Not used')).toBeVisible();
    await openRow('From the oven');
    await page.getByRole('button', { name: 'Use this one' }).click();
    await expect.element(rowOf('New subheader').getByText('Not used')).toBeVisible();
    await expect.element(rowOf('From the oven').getByText('Not used')).not.toBeInTheDocument();
  });

  test('a hidden category says so, leaves the shop, and its items are missed', async () => {
    await open();
    await expect.poll(shop).toContain('Our pizzas');
    await openRow('Our pizzas');
    await pressSwitch('Show online');
    await expect.element(rowOf('Our pizzas').getByText('Hidden')).toBeVisible();
    await expect.poll(shop).not.toContain('Our pizzas');
    await page.getByRole('button', { name: 'Show Our pizzas' }).click();
    await expect.poll(shop).toContain('Our pizzas');
  });

  test('several are hidden at once, and back in one step', async () => {
    await open();
    for (const name of ['Deals', 'Our pizzas']) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect.element(rowOf('Deals').getByText('Hidden')).toBeVisible();
    await undo();
    await expect.element(rowOf('Deals').getByText('Hidden')).not.toBeInTheDocument();
  });
});

describe('the order', () => {
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });

  test('RT-60 a row is moved by Alt and an arrow key, one place each, and keeps the focus', async () => {
    await open();
    await expect.element(handle('Our pizzas')).toBeVisible();
    const element = handle('Our pizzas').element();
    if (element instanceof HTMLElement) element.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await expect.poll(rowNames).toEqual(['Our pizzas', 'Deals', 'From the oven']);
    await expect.element(handle('Our pizzas')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(rowNames()[0]).toBe('Our pizzas');
  });

  test('RT-60 two keys right after each other move a row two places', async () => {
    await open();
    await expect.element(handle('Our pizzas')).toBeVisible();
    const key = { key: 'ArrowUp', altKey: true, bubbles: true, cancelable: true };
    for (let pressed = 0; pressed < 2; pressed += 1) {
      handle('Our pizzas').element().dispatchEvent(new KeyboardEvent('keydown', key));
      // As long as a browser takes at least between two keys.
      await Promise.resolve();
    }
    await expect.poll(rowNames).toEqual(['Our pizzas', 'Deals', 'From the oven']);
  });

  test('RT-60 a row is picked up by Space, moved by arrows and put down; what happens is read out', async () => {
    await open();
    await expect.element(handle('Deals')).toBeVisible();
    const element = handle('Deals').element();
    if (element instanceof HTMLElement) element.focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('Deals is picked up, at place 1 of 3.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(rowNames).toEqual(['From the oven', 'Deals', 'Our pizzas']);
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('Deals is at place 2 of 3.')).toBeInTheDocument();
    await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
    expect(rowNames()).toEqual(['From the oven', 'Deals', 'Our pizzas']);
  });

  test('RT-60 a row is dragged by its handle', async () => {
    await open();
    await expect.element(handle('Our pizzas')).toBeVisible();
    await userEvent.dragAndDrop(handle('Our pizzas'), handle('Deals'));
    await expect.poll(rowNames).toEqual(['Our pizzas', 'Deals', 'From the oven']);
    await undo();
    await expect.poll(rowNames).toEqual(['Deals', 'From the oven', 'Our pizzas']);
  });
});

describe('what guests cannot find', () => {
  test('is listed with what repairs it; one press puts it on the page', async () => {
    await open();
    const lost = page.getByRole('list', { name: 'Guests cannot find these' });
    await expect.element(lost.getByText('Drinks › Soft drinks')).toBeVisible();
    await expect.element(lost.getByText('1 item: Cola')).toBeVisible();
    await lost.getByRole('button', { name: 'Make a category' }).click();
    await expect.element(rowOf('Soft drinks')).toBeVisible();
    await expect.element(lost).not.toBeInTheDocument();
    await expect.poll(shop).toContain('Cola');
  });

  test('all of it is repaired at once, beside what is shown of its department', async () => {
    const deep = newCategory({ id: 'deep', department: 'pizza', name: 'Deep dish' });
    const more = newItem({ id: 'detroit', name: 'Detroit', department: 'pizza', category: 'deep' });
    await open({ ...menu, categories: [...menu.categories, deep], items: [...menu.items, more] });
    await page.getByRole('button', { name: 'Repair all 2' }).click();
    await expect.element(rowOf('Our pizzas').getByText('Pizza › Signature, +1')).toBeVisible();
    await expect.element(rowOf('Soft drinks')).toBeVisible();
    await undo();
    await expect.element(page.getByRole('button', { name: 'Repair all 2' })).toBeVisible();
  });
});

describe('featured items', () => {
  test('are proposed by what was sold of them', async () => {
    const sold = (item: string, quantity: number) => ({ key: [item], sums: [quantity], before: null });
    const body = { sums: ['quantity'], rows: [sold('p6', 9_000), sold('p7', 31_000)], names: {} };
    await open(eight, '', { enabledFeatures: ['manageMenus', 'dashboard'] }, { 'GET /api/sales/items': { body } });
    await page.getByRole('button', { name: 'Feature an item' }).click();
    const proposed = page.getByRole('dialog').getByRole('listitem');
    await expect.element(proposed.nth(0)).toMatchTextContent(/Pizza 7.*31 sold in 4 weeks/);
    await expect.element(proposed.nth(1)).toMatchTextContent(/Pizza 6.*9 sold in 4 weeks/);
    await expect.element(proposed.nth(2)).not.toMatchTextContent(/sold in/);
  });

  const eight = { ...menu, items: manyItems(), onlineFeaturedItems: feature('p0', 'p1', 'p2', 'p3', 'p4') };

  test('OC-06 OC-07 at most six: the last free slot is filled, then there is none', async () => {
    await open(eight);
    await expect.element(page.getByText('5 of at most 6')).toBeVisible();
    await page.getByRole('button', { name: 'Feature an item' }).click();
    await expect.element(page.getByRole('dialog').getByRole('button', { name: /Pizza 0/ })).not.toBeInTheDocument();
    await page.getByRole('searchbox').fill('7');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Pizza 7/ })
      .click();
    await expect.element(page.getByText('6 of at most 6')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Feature an item' })).not.toBeInTheDocument();
    await expect.poll(shop).toContain('Pizza 7');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Featured items').first()).toBeVisible();
    await expect.element(page.getByText('Pizza 7').first()).toBeVisible();
  });

  test('OC-06 their order is changed by keys, and one is taken out', async () => {
    await open(eight);
    const third = page.getByRole('button', { name: 'Move Pizza 2', exact: true });
    await expect.element(third).toBeVisible();
    const element = third.element();
    if (element instanceof HTMLElement) element.focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect.poll(slots).toEqual([0, 2, 1, 3, 4].map((at) => `Remove Pizza ${at} from Featured`));
    await page.getByRole('button', { name: 'Remove Pizza 0 from Featured' }).click();
    await expect.poll(() => slots().length).toBe(4);
  });

  test('one that is not sold online says so', async () => {
    const items = menu.items.map((item) =>
      item.id === 'supreme' ? { ...item, availability: { ...item.availability, online: false } } : item,
    );
    await open({ ...menu, items });
    await expect.element(page.getByRole('list', { name: 'Featured' }).getByText('Not sold online')).toBeVisible();
  });
});

describe('at a location', () => {
  const overriding = { enabledFeatures: ['overrideMenus'] };

  test('OC-05 a category is taken away, and put back; a featured item too', async () => {
    await open(menu, '?locationId=101', overriding);
    await chooseOfRow('Deals', 'Remove');
    await page.getByRole('button', { name: 'Restore Deals' }).click();
    await expect.element(rowOf('Deals')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Harbor Supreme from Featured' }).click();
    await page.getByRole('button', { name: 'Restore Harbor Supreme' }).click();
    await expect.poll(() => slots().length).toBe(1);
  });

  test('a field says that it is set here, and goes back to what is inherited', async () => {
    await open(menu, '?locationId=101', overriding);
    await openRow('Our pizzas');
    const name = page.getByRole('textbox', { name: 'Name shown to guests' });
    await name.fill('Pier pizzas');
    await rowOf('Pier pizzas').getByRole('button', { name: /Here/ }).click();
    await page.getByRole('button', { name: 'Revert to inherited' }).click();
    await expect.element(name).toHaveValue('Our pizzas');
  });

  test('T5 who may not override menus there changes nothing', async () => {
    await open(menu, '?locationId=101', { enabledFeatures: ['manageMenus'], grantedRoles: [] });
    await expect.element(page.getByText('Our pizzas').first()).toBeVisible();
    for (const name of ['Add category', 'Add subheader', 'Feature an item', 'Make a category', 'Move Deals']) {
      expect(page.getByRole('button', { name, exact: true }).elements()).toHaveLength(0);
    }
  });
});

test('a menu of 5,000 items opens, and a letter in a name is drawn', async () => {
  if (!pizza) throw new Error('The menu has a pizza.');
  const departments = [newDepartment({ id: 'pizza', name: 'Pizza' })];
  const categories = Array.from({ length: 250 }, (_, at) =>
    newCategory({ id: `c${at}`, department: 'pizza', name: `Category ${at}` }),
  );
  const items = categories.flatMap(({ id }) =>
    Array.from({ length: 20 }, (_, at) => ({
      ...pizza,
      id: `${id}-${at}`,
      category: id,
      info: newInfo({ name: `Pizza ${id} ${at}` }),
    })),
  );
  const shown = categories.map(({ id, info }) =>
    newOnlineCategory({ id: `o${id}`, name: info.name, categoryIds: [id] }),
  );
  await open({ ...menu, departments, categories, items, onlineCategories: shown, onlineFeaturedItems: [] });
  await openRow('Category 200');
  await page.getByRole('textbox', { name: 'Name shown to guests' }).fill('Late night');
  await expect.poll(shop).toContain('Late night');
  await expect.element(rowOf('Late night').getByText('20', { exact: true })).toBeVisible();
});
