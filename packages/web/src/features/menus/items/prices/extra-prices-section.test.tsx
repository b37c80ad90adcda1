import { newItemPricing, newStyle, newStyleOption, wholeStyle } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { openMenuItems } from '../../../../testing/screens/open-menu-items.tsx';
import { buildMenuBlob } from '../../../../testing/servers/menu-server.ts';

const grid = (name: string) => page.getByRole('grid', { name });
const cell = (name: string, row: string, column = 0) =>
  grid(name)
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .getByRole('gridcell')
    .nth(column);
const keys = (text: string) => userEvent.keyboard(text);
const bar = () => page.getByRole('region', { name: 'Unsaved changes' });

describe('what one more modifier costs', () => {
  test('PX-07 an item that takes modifiers gets its first price of one more, by size, and its free ones', async () => {
    await openMenuItems('/pizza/item/supreme');
    await cell('Extra modifiers', 'Large').click();
    await expect.element(grid('Extra modifiers').getByRole('row', { name: /^Every size/ })).not.toBeInTheDocument();
    await keys('1.50{Enter}');
    await expect.element(cell('Extra modifiers', 'Large')).toMatchTextContent('$1.50');
    await page.getByRole('textbox', { name: 'Free modifiers' }).fill('2');
    await keys('{Tab}');
    await expectAccessible();
    await expect.element(page.getByRole('textbox', { name: 'Free modifiers' })).toHaveValue('2');
    await expect.element(bar()).toMatchTextContent('2 changes');
  });

  test('PX-07 an item without sizes or prices has one row, and free modifiers of its own', async () => {
    await openMenuItems('/drinks/item/cola', menuWithBareCola());
    await page.getByRole('textbox', { name: 'Free modifiers' }).fill('1');
    await keys('{Tab}');
    await cell('Extra modifiers', 'Every size').click();
    await keys('0.75{Enter}');
    await expect.element(cell('Extra modifiers', 'Every size')).toMatchTextContent('$0.75');
    await expect.element(page.getByRole('textbox', { name: 'Free modifiers' })).toHaveValue('1');
  });

  test('PX-07 the free modifiers are one number in every pricing scheme, one change and one sentence', async () => {
    const menu = buildMenuBlob();
    const items = menu.items.map((item) =>
      item.id === 'supreme'
        ? { ...item, pricing: menu.pricingSchemes.map(({ id }) => newItemPricing({ pricingScheme: id })) }
        : item,
    );
    expect(menu.pricingSchemes.length).toBeGreaterThan(1);
    await openMenuItems('/pizza/item/supreme', { ...menu, items });
    await page.getByRole('textbox', { name: 'Free modifiers' }).fill('2');
    await keys('{Tab}');
    await expect.element(bar()).toMatchTextContent('1 change');
    await bar().getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByRole('heading', { name: 'Review 1 change' })).toBeVisible();
    await expect.element(page.getByText(/^Free modifiers: 0 to 2$/)).toBeVisible();
  });

  test('an item that takes no modifiers asks for no such price', async () => {
    await openMenuItems('/pizza/item/clam');
    await expect.element(grid('Prices')).toBeVisible();
    expect(grid('Extra modifiers').elements()).toHaveLength(0);
  });
});

describe('upcharges of an item', () => {
  test('PX-09 an option gets one in a pricing scheme, which may lower the price', async () => {
    await openMenuItems('/pizza/item/supreme', menuWithCrusts());
    await cell('Upcharges', 'Stuffed').click();
    await keys('2{Enter}');
    await expect.element(cell('Upcharges', 'Stuffed')).toMatchTextContent('$2.00');
    await cell('Upcharges', 'Thin', 1).click();
    await keys('-0.50{Enter}');
    await expect.element(cell('Upcharges', 'Thin', 1)).toMatchTextContent('$0.50');
    await expect.element(bar()).toMatchTextContent('2 changes');
    await expectAccessible();
  });
});

test('PX-09 an option gets upcharges of its own per size', async () => {
  await openMenuItems('/pizza/item/supreme', menuWithCrusts());
  await page.getByRole('button', { name: 'Own price per size' }).click();
  await page.getByRole('menuitem', { name: 'Stuffed' }).click();
  await cell('Upcharges', 'Stuffed Large').click();
  await keys('3{Enter}');
  await expect.element(cell('Upcharges', 'Stuffed Large')).toMatchTextContent('$3.00');
  await expect.element(bar()).toMatchTextContent('1 change');
  await expectAccessible();
});

/** The cola takes meat, and nobody has priced it. */
function menuWithBareCola() {
  const menu = buildMenuBlob();
  const inclusions = menu.items.find(({ id }) => id === 'supreme')?.inclusions;
  const items = menu.items.map((item) =>
    item.id === 'cola' && inclusions ? { ...item, inclusions, pricing: [] } : item,
  );
  return { ...menu, items };
}

/** The supreme has a crust beside its size. */
function menuWithCrusts() {
  const crust = newStyle({
    id: 'crust',
    name: 'Crust',
    options: [newStyleOption({ id: 'thin', name: 'Thin' }), newStyleOption({ id: 'stuffed', name: 'Stuffed' })],
  });
  const { departments, items, ...menu } = buildMenuBlob();
  return {
    ...menu,
    departments: departments.map((one) => (one.id === 'pizza' ? { ...one, styles: [...one.styles, crust] } : one)),
    items: items.map((one) => (one.id === 'supreme' ? { ...one, styles: [...one.styles, wholeStyle(crust)] } : one)),
  };
}
