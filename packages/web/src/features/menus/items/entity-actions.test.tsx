import { type MenuBlob, newOnlineCategory } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { undo } from '../../../testing/editing.ts';
import { openMenuItems } from '../../../testing/screens/open-menu-items.tsx';
import { buildMenuBlob } from '../../../testing/servers/menu-server.ts';

const dialog = page.getByRole('dialog');
const node = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });

/** Cola suggests the supreme and its category, guests find both online, and the first page features the supreme. */
function menuWithUses(): MenuBlob {
  const menu = buildMenuBlob();
  const chosen = (id: string) => [{ id, selected: true, order: 1 }];
  const suggestions = { categories: chosen('signature'), items: chosen('supreme') };
  return {
    ...menu,
    items: menu.items.map((one) => (one.id === 'cola' ? { ...one, suggestions } : one)),
    onlineCategories: [newOnlineCategory({ id: 'web', name: 'Our pizzas', categoryIds: ['signature'] })],
    onlineFeaturedItems: [{ departmentId: 'pizza', categoryId: 'signature', itemId: 'supreme' }],
  };
}

async function choose(action: string) {
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

describe('what the dots of a page delete', () => {
  test.each([
    {
      what: 'RT-78 an item',
      path: '/pizza/item/supreme',
      name: 'Harbor Supreme',
      goes: 'The item is deleted when you save.',
      uses: 'used in 2 places and will be removed there too: Cola, the featured items.',
    },
    {
      what: 'RT-76 a category with its items',
      path: '/pizza/category/signature',
      name: 'Signature',
      goes: 'The category and its 2 items are deleted when you save.',
      uses: 'used in 3 places and will be removed there too: Cola, the featured items, the online category Our pizzas.',
    },
    {
      what: 'RT-74 a department with its items',
      path: '/departments/pizza/edit',
      name: 'Pizza',
      goes: 'The department and its 2 items are deleted when you save.',
      uses: 'used in 3 places and will be removed there too: Cola, the featured items, the online category Our pizzas.',
    },
  ])('$what: what points there is said first and lets it go; undo brings all of it back', async (given) => {
    const { path, name, goes, uses } = given;
    const { router } = await openMenuItems(path, menuWithUses());
    const heading = page.getByRole('heading', { name, level: 1, exact: true });
    await expect.element(heading).toBeVisible();
    await choose('Delete');
    await expect.element(dialog).toMatchTextContent(`Delete ${name}?`);
    await expect.element(dialog).toMatchTextContent(goes);
    await expect.element(dialog).toMatchTextContent(uses);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(heading).toBeVisible();
    await choose('Delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText(`${name} is removed from the draft.`)).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/menu/menuItems');
    await router.navigate({ href: '/menu/menuItems/drinks/item/cola' });
    await expect.element(page.getByRole('heading', { name: 'Cola', level: 1 })).toBeVisible();
    await expect.element(suggestion('Harbor Supreme')).not.toBeInTheDocument();
    await undo();
    await expect.element(suggestion('Harbor Supreme')).toBeVisible();
    await router.navigate({ href: `/menu/menuItems${path}` });
    await expect.element(heading).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Used by' }).getByRole('link').first()).toBeVisible();
  });
});

test('RT-78 DP-11 an item is duplicated by the dots of its page: the copy opens with a number of its own; undo takes it out', async () => {
  const { router } = await openMenuItems('/pizza/item/supreme', menuWithUses());
  await expect.element(page.getByRole('heading', { name: 'Harbor Supreme', level: 1 })).toBeVisible();
  await choose('Duplicate');
  await expect.element(page.getByRole('heading', { name: 'Harbor Supreme copy', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'PLU' })).toHaveValue('1001');
  await expect.element(page.getByRole('region', { name: 'Used by' }).getByText('Nothing')).toBeVisible();
  await expect.element(node('Harbor Supreme copy')).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/menu\/menuItems\/pizza\/item\/item-/);
  await undo();
  await expect.element(node('Harbor Supreme copy')).not.toBeInTheDocument();
  await expect.element(node('Harbor Supreme')).toBeVisible();
});

function suggestion(name: string) {
  return page.getByRole('region', { name: 'Suggestions' }).getByRole('list', { name: 'These items' }).getByText(name);
}
