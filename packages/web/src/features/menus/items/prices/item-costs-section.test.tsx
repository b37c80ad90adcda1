import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuItemsRoutes } from '../../../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../../../app/routes/menus/menu-routes.ts';
import { closeEditors } from '../../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { buildSession } from '../../../../testing/build-session.ts';
import { undo } from '../../../../testing/editing.ts';
import { renderApp } from '../../../../testing/screens/render-app.tsx';
import { buildMenuBlob, menuAnswers } from '../../../../testing/servers/menu-server.ts';

type Layers = Parameters<typeof menuAnswers>[1];

async function open(path = '', layers: Layers = {}, menu = buildMenuBlob()) {
  closeEditors();
  return renderApp({
    path: `/menu/menuItems/pizza/item/supreme${path}`,
    session: buildSession({ userId: crypto.randomUUID() }),
    routes: [...menuRoutes, ...menuItemsRoutes],
    answers: menuAnswers(menu, layers),
  });
}

/** The menu in which Pepperoni, which comes with the item, has a cost. */
function withPepperoni(cost: string) {
  const menu = buildMenuBlob();
  const items = menu.modifiers.items.map((one) =>
    one.id === 'pepperoni' ? { ...one, info: { ...one.info, cost } } : one,
  );
  return { ...menu, modifiers: { ...menu.modifiers, items } };
}

const costs = () => page.getByRole('grid', { name: 'Costs and margins' });
const cell = (size: 'Small' | 'Large' | 'Every size', column = 0) =>
  costs()
    .getByRole('row', { name: new RegExp(`^${size}`) })
    .getByRole('gridcell')
    .nth(column);

async function typeCost(size: 'Small' | 'Large', text: string) {
  await cell(size).click();
  await userEvent.keyboard(`${text}{Enter}`);
}

describe('costs and margins of an item', () => {
  test('without a cost there is no margin; a size’s own cost shows what each scheme leaves of its price', async () => {
    await open('', {}, withPepperoni('0.50'));
    await expect.element(costs()).toBeVisible();
    expect(costs().getByRole('columnheader', { name: 'Delivery' }).elements()).toHaveLength(0);
    await typeCost('Small', '3');
    await expect.element(cell('Small')).toMatchTextContent('3.00');
    await expect.element(cell('Small', 2)).toMatchTextContent('8.49');
    await expect.element(cell('Small', 2)).toMatchTextContent('70.8 %');
    await expect.element(cell('Large', 2)).toHaveTextContent('–');
    await expect.element(cell('Small', 2)).toHaveAttribute('aria-readonly', 'true');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Cost: Small 10″ $3.00 added')).toBeVisible();
    await expectAccessible();
  });

  test('what is typed is undone, and what is no amount is refused in its cell', async () => {
    await open();
    await typeCost('Large', '4.25');
    await expect.element(cell('Large')).toMatchTextContent('4.25');
    await undo();
    await expect.element(cell('Large')).toHaveTextContent('–');
    await typeCost('Large', 'four');
    await expect
      .element(
        page
          .getByRole('alert')
          .or(page.getByText(/amount/i))
          .first(),
      )
      .toBeVisible();
  });

  test('what comes with an item needs a cost too; until it has one there is no margin, and it is named', async () => {
    await open();
    const needed = page.getByText('To calculate margins, enter the cost of Pepperoni too.');
    await expect.element(costs()).toBeVisible();
    await expect.element(needed).not.toBeInTheDocument();
    await typeCost('Small', '3');
    await expect.element(needed).toBeVisible();
    await expect.element(cell('Small', 2)).toHaveTextContent('–');
    await expectAccessible();
  });

  test('a cost for every size holds where a size has none of its own', async () => {
    const menu = buildMenuBlob();
    const [supreme] = menu.items;
    if (supreme) supreme.info = { ...supreme.info, cost: '4.00', costs: [{ option: 'small', amount: '3.00' }] };
    await open('', {}, menu);
    await expect.element(cell('Small')).toMatchTextContent('3.00');
    await expect.element(cell('Large')).toMatchTextContent('4.00');
    await expect.element(cell('Every size')).toMatchTextContent('4.00');
    await expect.element(cell('Every size', 2)).toHaveTextContent('–');
  });

  test('OV-06 a store has a cost of its own, with its edge, and follows the company again', async () => {
    const menu = buildMenuBlob();
    const [supreme] = menu.items;
    if (supreme) supreme.info = { ...supreme.info, costs: [{ option: 'small', amount: '3.00' }] };
    await open('?locationId=101', {}, menu);
    await typeCost('Small', '3.50');
    await expect.element(cell('Small')).toHaveAttribute('data-origin', 'here');
    await expect.element(cell('Small')).toMatchTextContent('3.00');
    await cell('Small').click();
    await userEvent.keyboard('{Delete}');
    await expect.element(cell('Small')).toHaveAttribute('data-origin', 'company');
    await expectAccessible();
  });
});
