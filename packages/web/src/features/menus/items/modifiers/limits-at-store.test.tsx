import type { Change } from '@servery/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuItemsRoutes } from '../../../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../../../app/routes/menus/menu-routes.ts';
import { closeEditors } from '../../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { buildSession } from '../../../../testing/build-session.ts';
import { renderApp } from '../../../../testing/screens/render-app.tsx';
import { buildMenuBlob, menuAnswers } from '../../../../testing/servers/menu-server.ts';

const meat = ['items', { id: 'supreme' }, 'inclusions', 'categoriesSettings', { id: 'meat' }];
const own: readonly Change[] = [{ kind: 'SIMPLE_FIELD_CHANGED', path: [...meat, 'min'], from: 0, to: 2 }];
const body = page.getByRole('list', { name: 'Modifiers' });
const minimum = body.getByRole('textbox', { name: 'Minimum' });
const here = body.getByRole('button', { name: 'Here: where this value comes from' });

async function open() {
  closeEditors();
  await renderApp({
    path: '/menu/menuItems/pizza/item/supreme?locationId=101',
    session: buildSession({ userId: crypto.randomUUID() }),
    routes: [...menuRoutes, ...menuItemsRoutes],
    answers: menuAnswers(buildMenuBlob(), { own }),
  });
  await page.getByRole('button', { name: 'Edit Meat toppings', exact: true }).click();
  await expect.element(minimum).toBeVisible();
}

async function revert() {
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
}

test('OV-13 a limit that differs at a store says so, and goes back to what it inherits', async () => {
  await open();
  await expect.element(minimum).toHaveValue('2');
  expect(here.elements()).toHaveLength(1);
  await here.click();
  await revert();
  await expect.element(minimum).toHaveValue('0');
  await expect.element(here).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Unsaved changes' })).toMatchTextContent('1 change');
});

test('OV-13 maximum, swaps and free ones by size are marked as the store changes them, each separately', async () => {
  await open();
  await body.getByRole('textbox', { name: 'Maximum' }).fill('4');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => here.elements().length).toBe(2);
  await body.getByRole('switch', { name: 'Swaps allowed' }).click();
  await expect.poll(() => here.elements().length).toBe(3);
  const large = body.getByRole('textbox', { name: 'Large 14″' });
  await large.fill('1');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => here.elements().length).toBe(4);
  await expectAccessible();
  await here.last().click();
  await expect.element(page.getByRole('dialog').getByText('Large 14″ 1')).toBeVisible();
  await revert();
  await expect.element(large).toHaveValue('');
  await expect.poll(() => here.elements().length).toBe(3);
});

test('OV-13 sizes in which a modifier comes with it differ at a store, and go back', async () => {
  await open();
  await body.getByRole('button', { name: 'Limits of Pepperoni' }).click();
  const group = body.getByRole('group', { name: 'Included only with' });
  const large = group.getByRole('button', { name: 'Large 14″' });
  await large.click();
  await expect.element(large).toHaveAttribute('aria-pressed', 'true');
  // The modifier as a whole, its sizes, and the minimum of the category.
  await expect.poll(() => here.elements().length).toBe(3);
  await here.nth(1).click();
  await revert();
  await expect.element(large).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => here.elements().length).toBe(1);
});
