import type { MenuBlob } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuRoutes } from '../../../../app/routes/menus/menu-routes.ts';
import { modifierRoutes } from '../../../../app/routes/menus/modifier-routes.ts';
import { closeEditors } from '../../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { buildSession } from '../../../../testing/build-session.ts';
import { undo } from '../../../../testing/editing.ts';
import { renderApp } from '../../../../testing/screens/render-app.tsx';
import { buildMenuBlob, menuAnswers } from '../../../../testing/servers/menu-server.ts';

type Opened = { readonly modifier?: string; readonly menu?: MenuBlob; readonly floor?: string };

async function open(query = '', { modifier = 'pepperoni', menu = buildMenuBlob(), floor }: Opened = {}) {
  closeEditors();
  const preferences = { marginFloor: floor ?? null, priceViews: [] };
  await renderApp({
    path: `/menu/modifiers/items/${modifier}${query}`,
    session: buildSession({ userId: crypto.randomUUID() }),
    routes: [...menuRoutes, ...modifierRoutes],
    answers: {
      ...menuAnswers(menu),
      'GET /api/preferences/2': { body: { ver: 1, preferences, history: [] } },
    },
  });
  await expect.element(costs()).toBeVisible();
}

const costs = () => page.getByRole('grid', { name: 'Costs and margins' });
type Size = 'Every size' | 'Small' | 'Large';
const cell = (size: Size, column = 0) =>
  costs()
    .getByRole('row', { name: new RegExp(`^${size}`) })
    .getByRole('gridcell')
    .nth(column);

async function typeCost(size: Size, text: string) {
  await cell(size).click();
  await userEvent.keyboard(`${text}{Enter}`);
}

describe('costs and margins of a modifier', () => {
  test('without a cost there is no margin; with one, each size and scheme shows what its own price leaves', async () => {
    await open();
    expect(costs().getByRole('columnheader', { name: 'Delivery' }).elements()).toHaveLength(0);
    await typeCost('Every size', '0.50');
    await expect.element(cell('Every size', 1)).toMatchTextContent('60.0 %');
    await expect.element(cell('Large')).toMatchTextContent('0.50');
    await typeCost('Large', '0.70');
    await expect.element(cell('Large', 2)).toMatchTextContent('60.0 %');
    await expect.element(cell('Large', 2)).toMatchTextContent('1.05');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Cost: $0.50 added')).toBeVisible();
    await expect.element(page.getByText('Cost: Large 14″ $0.70 added')).toBeVisible();
    await expectAccessible();
  });

  test('what is typed is undone', async () => {
    await open();
    await typeCost('Large', '0.70');
    await expect.element(cell('Large')).toMatchTextContent('0.70');
    await undo();
    await expect.element(cell('Large')).toHaveTextContent('–');
  });

  test('a modifier that costs what each item says has a cost and no margin', async () => {
    await open('', { modifier: 'bacon' });
    await typeCost('Every size', '0.50');
    await expect.element(cell('Every size')).toMatchTextContent('0.50');
    expect(costs().getByRole('columnheader', { name: 'Delivery' }).elements()).toHaveLength(0);
  });

  test('what leaves less than the floor is named', async () => {
    await open('', { floor: '65' });
    await typeCost('Every size', '0.50');
    await expect
      .element(page.getByText(/4 margins are below the floor of 65 %: Every size, Dine in \(60\.0 %\)/))
      .toBeVisible();
  });

  test('OV-06 a store has a cost of its own, with its edge, and follows the company again', async () => {
    const menu = buildMenuBlob();
    const [pepperoni] = menu.modifiers.items;
    if (pepperoni) pepperoni.info = { ...pepperoni.info, cost: '0.50' };
    await open('?locationId=101', { menu });
    await typeCost('Every size', '0.55');
    await expect.element(cell('Every size')).toHaveAttribute('data-origin', 'here');
    await cell('Every size').click();
    await userEvent.keyboard('{Delete}');
    await expect.element(cell('Every size')).toHaveAttribute('data-origin', 'company');
    await expectAccessible();
  });
});
