import { newCategory } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuItemsRoutes } from '../../../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../../../app/routes/menus/menu-routes.ts';
import { closeEditors } from '../../../../editing/kinds/editors.ts';
import { buildSession } from '../../../../testing/build-session.ts';
import { undo } from '../../../../testing/editing.ts';
import { expectTidy } from '../../../../testing/expect-tidy.ts';
import { renderApp } from '../../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../../testing/servers/fake-api.ts';
import { buildMenuBlob, menuAnswers } from '../../../../testing/servers/menu-server.ts';

async function open(path: string, answers: FakeAnswers = {}) {
  closeEditors();
  const menu = buildMenuBlob();
  const classic = newCategory({ id: 'classic', department: 'pizza', name: 'Classic' });
  const departments = menu.departments.map((one) =>
    one.id === 'pizza' ? { ...one, categories: ['signature', 'classic'] } : one,
  );
  const wide = { ...menu, departments, categories: [...menu.categories, classic] };
  return renderApp({
    path: `/menu/menuItems${path}`,
    session: buildSession({ userId: crypto.randomUUID() }),
    routes: [...menuRoutes, ...menuItemsRoutes],
    answers: { ...menuAnswers(wide), ...answers },
  });
}

const node = (name: RegExp) => page.getByRole('treeitem', { name });
const place = (name: RegExp) => expect.element(node(name)).toHaveAttribute('aria-posinset', '1');

describe('the tree of departments, categories and items', () => {
  test('at the company a mark means that a group or store differs', async () => {
    const kept = [['items', { id: 'supreme' }, 'info', 'abbreviation']];
    await open('/pizza/item/clam', { 'POST /api/configuration/2/menu/overrides-below/places': { body: kept } });
    await expect.element(node(/Harbor Supreme/).getByRole('img', { name: 'A group or store differs' })).toBeVisible();
    await expect.element(node(/Clam/).getByRole('img', { name: 'A group or store differs' })).not.toBeInTheDocument();
  });

  test('RT-50 on a phone a press on a department or category unfolds it, and its pencil opens its form', async () => {
    await page.viewport(390, 844);
    const { router } = await open('');
    await node(/^Pizza/).click();
    await node(/^Signature/).click();
    await expect.element(node(/Harbor Supreme/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/menu/menuItems');
    const pencil = page.getByRole('button', { name: 'Edit Signature', exact: true });
    const { width, height } = pencil.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(43);
    await pencil.click();
    await expect.poll(() => router.state.location.pathname).toBe('/menu/menuItems/pizza/category/signature');
  });

  test.each([390, 768])('RT-77 Add item opens the form of a new item in place of the tree at %i px', async (width) => {
    await page.viewport(width, 900);
    await open('');
    await page.getByRole('button', { name: 'Add item', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lantern Pie');
    await expect.element(node(/^Pizza/)).not.toBeInTheDocument();
  });

  test('RT-50 the pencils keep apart where a window becomes as narrow as a phone', async () => {
    await page.viewport(1440, 900);
    await open('');
    await expect.element(node(/^Pizza/)).toBeVisible();
    await expectTidy([390, 1440]);
  });

  test('RT-50 a name is read whole beside the mark that the item is inactive', async () => {
    const menu = buildMenuBlob();
    const named = (info: (typeof menu.items)[number]['info']) => ({
      ...info,
      name: 'Tugboat Meat Lovers Pie',
      status: 'INACTIVE' as const,
    });
    const items = menu.items.map((item) => (item.id === 'clam' ? { ...item, info: named(item.info) } : item));
    await open('/pizza/item/supreme', menuAnswers({ ...menu, items }));
    const tugboat = node(/Tugboat Meat Lovers Pie/);
    await expect.element(tugboat).toBeVisible();
    await expect.element(tugboat.getByText('Inactive')).toBeInTheDocument();
    const name = tugboat.getByTitle('Tugboat Meat Lovers Pie').element();
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  });

  test.each([
    ['an item', /Fisherman’s Clam/],
    ['a category', /^Classic/],
    ['a department', /^Drinks/],
  ] as const)('RT-50 Alt and an arrow move %s, one change and one step of undo', async (_what, name) => {
    await open('/pizza/item/clam');
    await node(name).click();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await place(name);
    await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
    await undo();
    await expect.element(node(name)).toHaveAttribute('aria-posinset', '2');
  });

  test('RT-50 an item is drawn to another place, and into another category', async () => {
    await open('/pizza/item/clam');
    const clam = node(/Fisherman’s Clam/);
    await userEvent.dragAndDrop(clam, node(/Harbor Supreme/), { targetPosition: { x: 60, y: 4 }, steps: 8 });
    await expect.element(clam).toHaveAttribute('aria-posinset', '1');
    await userEvent.dragAndDrop(clam, node(/^Classic/), { targetPosition: { x: 60, y: 16 }, steps: 8 });
    await expect.element(node(/^Signature/)).toMatchTextContent('1');
    await undo();
    await expect.element(clam).toHaveAttribute('aria-posinset', '1');
  });

  test('CT-09 an item in another category is one change, one sentence of the review and one revert', async () => {
    await open('/pizza/item/clam');
    const target = { targetPosition: { x: 60, y: 16 }, steps: 8 };
    await userEvent.dragAndDrop(node(/Fisherman’s Clam/), node(/^Classic/), target);
    await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Review' }).click();
    const moved = page.getByRole('region', { name: /^Fisherman’s Clam/ });
    await expect.element(moved).toMatchTextContent('Moved from Signature to Classic');
    await moved.getByRole('button', { name: 'Revert' }).click();
    await expect.element(page.getByText('There are no changes.')).toBeVisible();
  });
});
