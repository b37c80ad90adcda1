import {
  type MenuBlob,
  type ModifierPricing,
  newModifierItem,
  newModifierPricing,
  newStyle,
  newStyleOption,
  wholeStyle,
} from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuRoutes } from '../../../../app/routes/menus/menu-routes.ts';
import { modifierRoutes } from '../../../../app/routes/menus/modifier-routes.ts';
import { closeEditors } from '../../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { buildSession } from '../../../../testing/build-session.ts';
import { renderApp } from '../../../../testing/screens/render-app.tsx';
import { buildMenuBlob, menuAnswers } from '../../../../testing/servers/menu-server.ts';

const crust = newStyle({
  id: 'crust',
  name: 'Crust',
  options: [
    newStyleOption({ id: 'hand', name: 'Hand Tossed', abbreviation: 'Hand T.' }),
    newStyleOption({ id: 'deep', name: 'Deep Dish', abbreviation: 'Deep D.' }),
  ],
});

/** Pizzas with two crusts, a Small has no Deep Dish; Pepperoni has prices of its own in both schemes. */
function crustMenu(pricing?: readonly ModifierPricing[]): MenuBlob {
  const menu = buildMenuBlob();
  const departments = menu.departments.map((department) =>
    department.id === 'pizza' ? { ...department, styles: [...department.styles, crust] } : department,
  );
  const items = menu.items.map((item) =>
    item.department === 'pizza'
      ? {
          ...item,
          styles: [...item.styles, wholeStyle(crust)],
          excludedCombinations: [{ id: 'x', options: ['small', 'deep'] }],
          inclusions: { ...item.inclusions, itemsSettings: [] },
        }
      : item,
  );
  const modifiers = menu.modifiers.items.map((modifier) =>
    modifier.id === 'pepperoni' && pricing ? { ...modifier, pricing: [...pricing] } : modifier,
  );
  return { ...menu, departments, items, modifiers: { ...menu.modifiers, items: modifiers } };
}

async function open(menu = crustMenu(), search = '', enabledFeatures: readonly string[] = []) {
  closeEditors();
  return renderApp({
    path: `/menu/modifiers/items/pepperoni${search}`,
    session: buildSession({ userId: crypto.randomUUID(), enabledFeatures: [...enabledFeatures] }),
    routes: [...menuRoutes, ...modifierRoutes],
    answers: menuAnswers(menu),
  });
}

const grid = page.getByRole('grid', { name: 'Added to an item' });
/** Rows: every size, small, large; columns: Dine in hand and deep, Delivery hand and deep. */
const cell = (row: number, column: number) =>
  grid
    .getByRole('row')
    .nth(row + 2)
    .getByRole('gridcell')
    .nth(column);

describe('PX-10 added to an item', () => {
  test('sizes are below each other, schemes and styles beside each other', async () => {
    await open();
    await expect.element(grid.getByText('Dine in', { exact: true })).toHaveAttribute('colspan', '2');
    await expect.element(grid.getByRole('columnheader', { name: 'Deep D.' }).first()).toBeVisible();
    await expect.element(cell(0, 0)).toMatchTextContent('$1.25');
    await expect.element(cell(2, 0)).toMatchTextContent('$1.75');
    await expectAccessible();
  });

  test('a gray figure follows, and changes with what it follows; what is not made has a dash', async () => {
    await open();
    await expect.element(cell(2, 1)).toHaveAttribute('data-following');
    await expect.element(cell(2, 1)).toMatchTextContent('$1.75');
    await expect.element(cell(1, 1)).toMatchTextContent('–');
    await expect.element(cell(1, 1)).toHaveAttribute('aria-readonly', 'true');
    await cell(2, 0).click();
    await userEvent.keyboard('1.95{Enter}');
    await expect.element(cell(2, 1)).toMatchTextContent('$1.95');
    await expect.element(cell(2, 0)).toHaveAttribute('data-unsaved');
    await expect.element(cell(2, 1)).not.toHaveAttribute('data-unsaved');
  });

  test('typing makes a figure its own, Delete lets it follow again', async () => {
    await open();
    await cell(2, 1).click();
    await userEvent.keyboard('2.24{Enter}');
    await expect.element(cell(2, 1)).not.toHaveAttribute('data-following');
    await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Large 14″ Deep Dish, Dine in: $2.24 added')).toBeVisible();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await cell(2, 1).click();
    await userEvent.keyboard('{Delete}');
    await expect.element(cell(2, 1)).toMatchTextContent('$1.75');
    await expect.element(page.getByText('1 change', { exact: true })).not.toBeInTheDocument();
  });

  test('a block is filled across the border between schemes', async () => {
    await open();
    await cell(2, 0).click();
    await cell(2, 3).click({ modifiers: ['Shift'] });
    await userEvent.keyboard('{Control>}r{/Control}');
    await expect.element(cell(2, 3)).toMatchTextContent('$1.75');
    await cell(2, 0).click();
    await userEvent.keyboard('3.50{Enter}');
    await cell(2, 0).click();
    await cell(2, 3).click({ modifiers: ['Shift'] });
    await userEvent.keyboard('{Control>}r{/Control}');
    await expect.element(cell(2, 2)).toMatchTextContent('$3.50');
    await expect.element(cell(2, 3)).toMatchTextContent('$3.50');
  });

  test('a scheme is charged as each item says: its cells are read only', async () => {
    await open();
    await page.getByRole('combobox', { name: 'Charge, Delivery' }).click();
    await page.getByRole('option', { name: 'Set by each item' }).click();
    await expect.element(cell(2, 2)).toHaveAttribute('aria-readonly', 'true');
    await expect.element(cell(2, 2)).toMatchTextContent('–');
    await expect.element(cell(2, 0)).not.toHaveAttribute('aria-readonly');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Charge, Delivery: Its own prices to Set by each item')).toBeVisible();
  });

  test('all prices go up at once, after a look at them', async () => {
    await open();
    await page.getByRole('button', { name: 'Adjust' }).click();
    await page.getByLabelText('Percent (negative to lower prices)').fill('10');
    await expect.element(page.getByRole('row', { name: /Large 14″ Pepperoni Dine in/ })).toMatchTextContent('$1.93');
    await page.getByRole('button', { name: 'Change 4 prices' }).click();
    await expect.element(page.getByText('4 changes')).toBeVisible();
    await expect.element(cell(2, 0)).toMatchTextContent('$1.93');
  });

  test('PM-34 without the permission prices are read only at a location, and say so', async () => {
    await open(crustMenu(), '?locationId=101', ['overrideMenus']);
    await expect.element(cell(0, 0)).toHaveAttribute('aria-readonly', 'true');
    await expect.element(page.getByText('Your role does not allow you to change prices here.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Adjust' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('combobox', { name: 'Charge, Delivery' })).toBeDisabled();
    await expect.element(page.getByRole('textbox', { name: 'Kitchen name' })).toBeEnabled();
  });

  test('PM-34 OV-13 with it a price of the location has its edge, and Delete takes back what it inherits', async () => {
    await open(crustMenu(), '?locationId=101', ['overrideMenus', 'overridePriceAndTax']);
    await cell(2, 0).click();
    await userEvent.keyboard('1.99{Enter}');
    await expect.element(cell(2, 0)).toHaveAttribute('data-origin', 'here');
    await expect.element(cell(2, 0)).toMatchTextContent(/1\.75.*\$1\.99/);
    await cell(2, 0).click();
    await userEvent.keyboard('{Delete}');
    await expect.element(cell(2, 0)).toHaveAttribute('data-origin', 'company');
    await expect.element(cell(2, 0)).toMatchTextContent('$1.75');
  });
});

describe('PX-11 ordered separately', () => {
  const alone = page.getByRole('grid', { name: 'Ordered separately' });
  const aloneCell = (row: number, column: number) =>
    alone
      .getByRole('row')
      .nth(row + 1)
      .getByRole('gridcell')
      .nth(column);

  test('has a base price, what options add, and an example that the pricing function computes', async () => {
    await open();
    await expect.element(aloneCell(0, 1)).toMatchTextContent('$2.50');
    await expect
      .element(page.getByText(/Large 14″ separately, Delivery: \$2\.50 \+ \$0\.50 =/))
      .toMatchTextContent('$3.00');
    await aloneCell(2, 1).click();
    await userEvent.keyboard('0.75{Enter}');
    await expect
      .element(page.getByText(/Large 14″ separately, Delivery: \$2\.50 \+ \$0\.75 =/))
      .toMatchTextContent('$3.25');
    await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
  });

  test('is switched off scheme by scheme', async () => {
    await open();
    const section = page.getByRole('region', { name: 'Ordered separately' });
    await section.getByRole('switch', { name: 'Dine in' }).click();
    await expect.element(alone.getByRole('columnheader', { name: 'Dine in' })).not.toBeInTheDocument();
    await section.getByRole('switch', { name: 'Delivery' }).click();
    await expect.element(alone).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Ordered separately, Dine in: Yes to No')).toBeVisible();
  });
});

describe('what a guest pays', () => {
  const preview = page.getByRole('region', { name: 'Price calculator' });

  test('says every line of the price for the choice beside the form', async () => {
    await open();
    await expect.element(preview).toMatchTextContent(/Small 10″ Hand Tossed Harbor Supreme.*\$10\.99/);
    await preview.getByRole('combobox', { name: 'Size' }).click();
    await page.getByRole('option', { name: 'Large 14″' }).click();
    await preview.getByRole('combobox', { name: 'Amount' }).click();
    await page.getByRole('option', { name: 'Double' }).click();
    await expect.element(preview).toMatchTextContent(/Double Pepperoni.*\$3\.50/);
    await cell(2, 0).click();
    await userEvent.keyboard('2.00{Enter}');
    await expect.element(preview).toMatchTextContent(/Double Pepperoni.*\$4\.00/);
  });

  test('a modifier that nothing takes says so', async () => {
    const menu = crustMenu();
    const items = [...menu.modifiers.items, newModifierItem({ id: 'egg', category: 'none', name: 'Egg' })];
    const bare = menu.items.map((item) => ({ ...item, inclusions: { ...item.inclusions, categoriesSettings: [] } }));
    await open({ ...menu, items: bare, modifiers: { ...menu.modifiers, items } });
    await expect.element(preview.getByText('No item has this modifier yet.')).toBeVisible();
  });
});

test('PX-10 a scheme without prices of the modifier follows the default one', async () => {
  await open(crustMenu([newModifierPricing({ pricingScheme: 'dine', price: '1.25' })]));
  await expect.element(cell(2, 2)).toMatchTextContent('$1.25');
  await expect.element(cell(2, 2)).toHaveAttribute('data-following');
  await cell(2, 2).click();
  await userEvent.keyboard('1.45{Enter}');
  await expect.element(cell(2, 2)).not.toHaveAttribute('data-following');
  await expect.element(cell(2, 0)).toMatchTextContent('$1.25');
});
