import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newReferencedPricing } from '../../testing/referenced-pricing.ts';
import { watchedList } from '../../testing/watched-list.ts';
import { newAvailability } from '../availability/availability.ts';
import { newDepartment } from '../entities/departments.ts';
import { newInfo } from '../entities/info.ts';
import { newItem } from '../entities/items.ts';
import { priceSelection, usualItemPrice } from './price-selection.ts';
import { buildMenu, chosen, crust, pizza, price, sale, size, styles } from './testing/priced-pizza.ts';
import { variantName, variantsOf } from './variants.ts';

describe('the price of a variant', () => {
  test('PX-07 is its size price, with the entry named', () => {
    expect(price([], { size: 'large' })).toEqual({
      cents: 1799,
      lines: [
        {
          label: 'Large Hand Tossed Harbor Supreme',
          cents: 1799,
          source: [
            'items',
            { id: 'pizza' },
            'pricing',
            { by: 'pricingScheme', value: 'dine-in' },
            'itemBased',
            'prices',
            { id: 'large' },
            'price',
          ],
        },
      ],
      problems: [],
    });
  });

  test('takes default options for what is left out', () => {
    expect(price([]).cents).toBe(1199);
  });

  test('PX-09 an upcharge for this size goes before one for every size', () => {
    expect(price([], { crust: 'deep' }).cents).toBe(1299);
    expect(price([], { size: 'large', crust: 'deep' }).cents).toBe(1999);
  });

  test('a scheme without an entry falls back to the default scheme', () => {
    const menu = buildMenu();
    expect(
      priceSelection(menu, { itemId: 'pizza', options: {}, modifiers: [] }, { ...sale, scheme: 'delivery' }).cents,
    ).toBe(1199);
  });

  test('PX-08 may be that of another item', () => {
    const slice = newItem({
      id: 'slice',
      department: 'd',
      category: 'c',
      name: 'Twin',
      styles,
      pricing: [newReferencedPricing('dine-in', 'pizza')],
    });
    const menu = buildMenu(pizza, { items: [pizza, slice] });
    expect(priceSelection(menu, { itemId: 'slice', options: { size: 'large' }, modifiers: [] }, sale).cents).toBe(1799);
  });

  test('a circle of references ends with a problem', () => {
    const one = newItem({
      id: 'pizza',
      department: 'd',
      category: 'c',
      name: 'One',
      pricing: [newReferencedPricing('dine-in', 'two')],
    });
    const two = newItem({
      id: 'two',
      department: 'd',
      category: 'c',
      name: 'Two',
      pricing: [newReferencedPricing('dine-in', 'pizza')],
    });
    const found = price([], {}, buildMenu(one, { items: [one, two] }));
    expect(found).toMatchObject({ cents: 0, problems: [{ code: 'PRICE_CYCLE' }] });
  });

  test('an unknown item, option or combination is a problem, not an error', () => {
    const menu = buildMenu({ ...pizza, excludedCombinations: [{ id: 'x', options: ['small', 'deep'] }] });
    expect(priceSelection(menu, { itemId: 'gone', options: {}, modifiers: [] }, sale).problems).toMatchObject([
      { code: 'NO_SUCH_ITEM' },
    ]);
    expect(price([], { size: 'huge' }, menu).problems).toMatchObject([
      { code: 'OPTION_NOT_OFFERED' },
      { code: 'NO_PRICE' },
    ]);
    expect(price([], { crust: 'deep' }, menu).problems).toMatchObject([{ code: 'EXCLUDED_COMBINATION' }]);
    expect(price([chosen('gone')], {}, menu).problems).toMatchObject([{ code: 'NO_SUCH_MODIFIER' }]);
  });

  test('what is not sold here is a problem that says so', () => {
    const menu = buildMenu({ ...pizza, availability: newAvailability({ pos: false }) });
    expect(price([], {}, menu)).toMatchObject({
      cents: 1199,
      problems: [{ code: 'NOT_SOLD', path: ['items', { id: 'pizza' }, 'availability', 'pos'] }],
    });
  });
});

describe('variants', () => {
  test('are every combination of active options, save the excluded ones', () => {
    const item = { ...pizza, excludedCombinations: [{ id: 'x', options: ['small', 'deep'] }] };
    expect(variantsOf(item, buildMenu(item)).map(variantName)).toEqual([
      'Small Hand Tossed',
      'Large Hand Tossed',
      'Large Deep Dish',
    ]);
    const off = {
      ...crust,
      options: crust.options.map((option) => ({
        ...option,
        status: option.id === 'deep' ? ('INACTIVE' as const) : option.status,
      })),
    };
    const menu = buildMenu(pizza, { departments: [newDepartment({ id: 'd', name: 'Pizza', styles: [size, off] })] });
    expect(variantsOf(pizza, menu).map(variantName)).toEqual(['Small Hand Tossed', 'Large Hand Tossed']);
  });

  test('an item without styles has exactly one', () => {
    expect(variantsOf({ ...pizza, styles: [] }, buildMenu())).toHaveLength(1);
  });
});

describe('any selection', () => {
  const amounts = fc.constantFrom('NONE', 'LIGHT', 'REGULAR', 'EXTRA', 'DOUBLE');
  const portions = fc.constantFrom('WHOLE', 'LEFT', 'RIGHT');
  const modifierIds = fc.constantFrom('pepperoni', 'onion', 'mushroom', 'olive', 'basil');
  const modifiers = fc.uniqueArray(fc.record({ modifierId: modifierIds, amount: amounts, portion: portions }), {
    selector: ({ modifierId }) => modifierId,
  });
  const options = fc.record({ size: fc.constantFrom('small', 'large'), crust: fc.constantFrom('hand', 'deep') });

  test('costs the sum of its lines, in whole cents, and never less than the bare item', () => {
    fc.assert(
      fc.property(modifiers, options, (selected, variant) => {
        const found = price(selected, variant);
        expect(Number.isSafeInteger(found.cents)).toBe(true);
        expect(found.cents).toBe(found.lines.reduce((sum, line) => sum + line.cents, 0));
        expect(found.cents).toBeGreaterThanOrEqual(price([], variant).cents);
      }),
    );
  });
});

test('pricing every item of a menu of twice as many items takes twice as many steps', () => {
  expect(stepsFor(1000) / stepsFor(500)).toBeLessThan(2.1);
});

/** How often the list of items is read while each of them is priced. */
function stepsFor(count: number): number {
  const list = Array.from({ length: count }, (_, index) => ({
    ...pizza,
    id: `i${index}`,
    info: newInfo({ name: `Item ${index}` }),
  }));
  const items = watchedList(list);
  const menu = buildMenu(pizza, { items: items.list });
  for (const { id } of list) priceSelection(menu, { itemId: id, options: {}, modifiers: [chosen('mushroom')] }, sale);
  expect(items.reads()).toBeGreaterThan(count);
  return items.reads();
}

describe('what most guests pay for an item', () => {
  const inSize = (defaultOption: string) => ({
    ...pizza,
    styles: [{ id: 'size', options: ['small', 'large'], defaultOption }, ...pizza.styles.slice(1)],
  });

  test('PX-07 is its price in the default scheme, in its default size and styles', () => {
    expect(usualItemPrice(buildMenu(), pizza)).toBe(1199);
    expect(usualItemPrice(buildMenu(), inSize('large'))).toBe(1799);
    const deep = {
      ...pizza,
      styles: [pizza.styles[0] ?? [], { id: 'crust', options: ['deep'], defaultOption: null }].flat(),
    };
    expect(usualItemPrice(buildMenu(), deep)).toBe(1299);
  });

  test('is not known where nothing says a price, and does not ask whether it is sold now', () => {
    expect(usualItemPrice(buildMenu(), { ...pizza, pricing: [] })).toBeUndefined();
    const inactive = { ...pizza, info: { ...pizza.info, status: 'INACTIVE' as const } };
    expect(usualItemPrice(buildMenu(inactive), inactive)).toBe(1199);
  });
});
