import { type MenuBlob, newModifierCategory, newModifierItem } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuRoutes } from '../../../app/routes/menus/menu-routes.ts';
import { modifierRoutes } from '../../../app/routes/menus/modifier-routes.ts';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { bulkAction, selectRows } from '../../../testing/bulk.ts';
import { pick, undo } from '../../../testing/editing.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import { buildMenuBlob, menuAnswers } from '../../../testing/servers/menu-server.ts';

/** A second category, and a modifier in it that no item takes. */
function buildMenu(): MenuBlob {
  const menu = buildMenuBlob();
  const { categories, items } = menu.modifiers;
  return {
    ...menu,
    modifiers: {
      ...menu.modifiers,
      categories: [...categories, newModifierCategory({ id: 'cheese', name: 'Cheese' })],
      items: [...items, newModifierItem({ id: 'feta', category: 'cheese', name: 'Feta' })],
    },
  };
}

async function open(query = '', features: readonly string[] = []) {
  closeEditors();
  const opened = await renderApp({
    path: `/menu/modifiers${query}`,
    session: buildSession({ userId: crypto.randomUUID(), enabledFeatures: [...features] }),
    routes: [...menuRoutes, ...modifierRoutes],
    answers: menuAnswers(buildMenu()),
  });
  await expect.element(table()).toBeVisible();
  return opened;
}

const table = () =>
  page.getByRole('treegrid', { name: 'Modifiers' }).or(page.getByRole('grid', { name: 'Categories' }));
const row = (name: string) => table().getByRole('row', { name: new RegExp(`^Select ${name}`) });

const select = (...names: readonly string[]) => selectRows(table(), names);

test('RT-67 modifiers are listed by their categories, with the price most guests pay and how many items take them', async () => {
  await open();
  await expect.element(row('Pepperoni')).toMatchTextContent('$1.25');
  await expect.element(row('Pepperoni')).toMatchTextContent('1 item');
  await expect.element(row('Feta')).toMatchTextContent('Nothing');
  await expectAccessible();
});

test('the filter lets through what nothing uses, and stays in the address', async () => {
  const { router } = await open();
  await page.getByRole('button', { name: 'Show: All' }).click();
  await page.getByRole('option', { name: 'Unused' }).click();
  await expect.element(row('Feta')).toBeVisible();
  await expect.element(row('Pepperoni')).not.toBeInTheDocument();
  expect(router.state.location.search).toMatchObject({ show: 'unused' });
  await page.getByRole('button', { name: 'Show: Unused' }).click();
  await page.getByRole('option', { name: 'Inactive' }).click();
  await expect.element(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(row('Pepperoni')).toBeVisible();
});

test('several move to another category in one step, and the review names it', async () => {
  await open();
  await select('Pepperoni', 'Bacon');
  await bulkAction('Move to category').click();
  await pick('Category', 'Cheese');
  await page.getByRole('dialog').getByRole('button', { name: 'Move 2 modifiers' }).click();
  await expect.element(table().getByRole('row', { name: /Cheese/ })).toMatchTextContent('3');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect
    .element(page.getByRole('region', { name: /^Bacon/ }))
    .toMatchTextContent('Category: Meat toppings to Cheese');
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await undo();
  await expect.element(table().getByRole('row', { name: /Cheese/ })).toMatchTextContent('1');
});

test('DP-11 copies are made and selected, and deleted after a question', async () => {
  await open();
  await select('Pepperoni', 'Feta');
  await bulkAction('More for the selection').click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect.element(row('Feta copy')).toHaveAttribute('aria-selected', 'true');
  await bulkAction('More for the selection').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 modifiers?' });
  await expect.element(dialog).toMatchTextContent('The modifiers are deleted when you save.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(row('Feta copy')).not.toBeInTheDocument();
});

test('PM-34 at a location the role decides what is offered, and what is inactive there is marked', async () => {
  await open('?locationId=101', ['overrideMenus']);
  await select('Bacon');
  await expect.element(bulkAction('Adjust prices')).not.toBeInTheDocument();
  await bulkAction('Make inactive in Pier 39').click();
  await expect.element(row('Bacon').getByRole('img', { name: 'Here' }).last()).toBeVisible();
  await expectAccessible();
});

describe('the categories of modifiers', () => {
  const categories = '?list=categories';

  test('RT-67 are listed in one table with their modifiers and the items that take them', async () => {
    const { router } = await open();
    await page.getByRole('radiogroup', { name: 'List' }).getByText('Categories').click();
    await expect.element(row('Meat toppings')).toMatchTextContent('1 item');
    await expect.element(row('Cheese')).toMatchTextContent('Nothing');
    await expectAccessible();
    expect(router.state.location.search).toMatchObject({ list: 'categories' });
    await row('Cheese').click();
    await expect.element(page.getByRole('heading', { name: 'Cheese', level: 1 })).toBeVisible();
  });

  test('are changed at once, which the review names, and copied with their modifiers', async () => {
    await open(categories);
    await select('Meat toppings', 'Cheese');
    await bulkAction('Choice').click();
    await page.getByRole('menuitem', { name: 'Only one' }).click();
    await bulkAction('Make inactive').click();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect
      .element(page.getByRole('region', { name: /^Cheese/ }))
      .toMatchTextContent('Status: Active to Inactive');
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await undo();
    await expect.element(row('Cheese')).toMatchTextContent('Active');
    await bulkAction('More for the selection').click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect.element(row('Meat toppings copy')).toMatchTextContent('2');
    await expect.element(row('Cheese copy')).toHaveAttribute('aria-selected', 'true');
  });

  test('are deleted with their modifiers after saying what names any of it', async () => {
    await open(categories);
    await select('Meat toppings', 'Cheese');
    await bulkAction('More for the selection').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 2 categories?' });
    await expect.element(dialog).toMatchTextContent('The categories and their 3 modifiers are deleted when you save.');
    await expect.element(dialog).toMatchTextContent('Harbor Supreme');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(row('Cheese')).not.toBeInTheDocument();
  });

  test('PM-34 at a location the role decides what is offered', async () => {
    await open(`${categories}&locationId=101`, ['overrideMenus']);
    await select('Meat toppings');
    await expect.element(bulkAction('Adjust prices')).not.toBeInTheDocument();
    await bulkAction('Make inactive in Pier 39').click();
    await expect.element(row('Meat toppings').getByRole('img', { name: 'Here' }).last()).toBeVisible();
    await bulkAction('More for the selection').click();
    await expect.element(page.getByRole('menuitem', { name: /^Delete/ })).toBeDisabled();
  });
});
