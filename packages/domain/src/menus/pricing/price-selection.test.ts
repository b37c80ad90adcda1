import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newReferencedPricing } from '../../testing/referenced-pricing.ts';
import { watchedList } from '../../testing/watched-list.ts';
import { newAvailability } from '../availability/availability.ts';
import { newCategory } from '../entities/categories.ts';
import { newDepartment } from '../entities/departments.ts';
import { newCategorySettings, newInclusions, newItemSettings } from '../entities/inclusions.ts';
import { newInfo } from '../entities/info.ts';
import { type MenuItem, newItem } from '../entities/items.ts';
import { newModifierCategory, newModifierItem, newModifierPricing } from '../entities/modifiers.ts';
import { newItemPricing, sizePrices } from '../entities/pricing-entries.ts';
import { newPricingScheme } from '../entities/pricing-schemes.ts';
import { newStyle, newStyleOption } from '../entities/styles.ts';
import { type MenuBlob, newMenuBlob } from '../menu-blob.ts';
import { priceSelection, usualItemPrice } from './price-selection.ts';
import type { ChosenModifier, SaleContext } from './selection.ts';
import { variantName, variantsOf } from './variants.ts';

const sale: SaleContext = { scheme: 'dine-in', channel: 'POS', at: { dayOfWeek: 1, seconds: 43_200 } };

const size = newStyle({
  id: 'size',
  name: 'Size',
  isSize: true,
  options: [newStyleOption({ id: 'small', name: 'Small' }), newStyleOption({ id: 'large', name: 'Large' })],
});
const crust = newStyle({
  id: 'crust',
  name: 'Crust',
  options: [newStyleOption({ id: 'hand', name: 'Hand Tossed' }), newStyleOption({ id: 'deep', name: 'Deep Dish' })],
});
const styles = [
  { id: 'size', options: ['small', 'large'], defaultOption: 'small' },
  { id: 'crust', options: ['hand', 'deep'], defaultOption: 'hand' },
];

const pricing = newItemPricing({
  pricingScheme: 'dine-in',
  prices: sizePrices({ small: '11.99', large: '17.99' }),
  toppings: sizePrices({ small: '1.50', large: '2.25' }),
  styleUpcharge: [
    { id: 'u1', flatRate: '1.00', size: null, sizeOption: null, style: 'crust', styleOption: 'deep' },
    { id: 'u2', flatRate: '2.00', size: 'size', sizeOption: 'large', style: 'crust', styleOption: 'deep' },
  ],
});

const pizza = newItem({
  id: 'pizza',
  department: 'd',
  category: 'c',
  name: 'Harbor Supreme',
  styles,
  pricing: [pricing],
  inclusions: newInclusions({ itemsSettings: [newItemSettings('pepperoni'), newItemSettings('onion')] }),
});

function buildMenu(item: MenuItem = pizza, given: Partial<MenuBlob> = {}): MenuBlob {
  const modifier = (id: string, category = 'toppings') => newModifierItem({ id, category, name: id });
  return newMenuBlob({
    departments: [newDepartment({ id: 'd', name: 'Pizza', styles: [size, crust] })],
    categories: [newCategory({ id: 'c', department: 'd', name: 'Signature' })],
    items: [item],
    pricingSchemes: [
      newPricingScheme({ id: 'dine-in', name: 'Dine in', isDefault: true }),
      newPricingScheme({ id: 'delivery', name: 'Delivery' }),
    ],
    modifiers: {
      categories: [newModifierCategory({ id: 'toppings', name: 'Toppings' })],
      items: ['pepperoni', 'onion', 'mushroom', 'olive', 'basil'].map((id) => modifier(id)),
      availability: { categories: [], items: [] },
    },
    ...given,
  });
}

const chosen = (modifierId: string, given: Partial<ChosenModifier> = {}): ChosenModifier => ({
  modifierId,
  amount: 'REGULAR',
  portion: 'WHOLE',
  ...given,
});

function price(modifiers: readonly ChosenModifier[], options: Record<string, string> = {}, menu = buildMenu()) {
  return priceSelection(menu, { itemId: 'pizza', options, modifiers }, sale);
}

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

describe('the price of modifiers', () => {
  test('a modifier costs the topping price of the size', () => {
    expect(price([chosen('mushroom')]).cents).toBe(1199 + 150);
    expect(price([chosen('mushroom')], { size: 'large' }).cents).toBe(1799 + 225);
  });

  test.each([
    ['LIGHT', 150],
    ['REGULAR', 150],
    ['EXTRA', 225],
    ['DOUBLE', 300],
    ['NONE', 0],
  ] as const)('%s costs %i', (amount, cents) => {
    expect(price([chosen('mushroom', { amount })]).cents).toBe(1199 + cents);
  });

  test('an included default costs nothing unless its amount exceeds the default', () => {
    expect(price([chosen('pepperoni')]).lines.at(-1)).toMatchObject({ cents: 0, note: 'INCLUDED' });
    expect(price([chosen('pepperoni', { amount: 'LIGHT' })]).cents).toBe(1199);
    expect(price([chosen('pepperoni', { amount: 'EXTRA' })]).cents).toBe(1199 + 75);
    expect(price([chosen('pepperoni', { amount: 'DOUBLE' })]).cents).toBe(1199 + 150);
  });

  test('a half costs its half, rounded once, or as much as the whole', () => {
    const half = [chosen('mushroom', { portion: 'LEFT' })];
    expect(price(half, { size: 'large' }).cents).toBe(1799 + 113);
    const full = buildMenu({
      ...pizza,
      pricing: [{ ...pricing, toppingBased: { ...pricing.toppingBased, halfPricing: 'FULL' } }],
    });
    expect(price(half, { size: 'large' }, full).cents).toBe(1799 + 225);
  });

  test('extra of a default on one half costs the difference on that half', () => {
    expect(price([chosen('pepperoni', { amount: 'DOUBLE', portion: 'LEFT' })]).cents).toBe(1199 + 75);
    expect(price([chosen('mushroom', { portion: 'LEFT' }), chosen('mushroom', { portion: 'RIGHT' })]).cents).toBe(
      1199 + 150,
    );
  });

  test('the first n chosen modifiers are free', () => {
    const menu = buildMenu({
      ...pizza,
      pricing: [{ ...pricing, toppingBased: { ...pricing.toppingBased, freeCount: 2 } }],
    });
    const found = price([chosen('mushroom'), chosen('olive', { amount: 'DOUBLE' }), chosen('basil')], {}, menu);
    expect(found.lines.slice(1).map(({ cents, note }) => [cents, note])).toEqual([
      [0, 'FREE'],
      [150, undefined],
      [150, undefined],
    ]);
  });

  test('a category gives so many free in a size, beyond what is included and before those of the item', () => {
    const toppings = newCategorySettings('toppings', {
      substitutions: { allow: false, limitAmount: 0 },
      freeBySize: [{ option: 'large', count: 1 }],
    });
    const menu = buildMenu({
      ...pizza,
      inclusions: { ...pizza.inclusions, categoriesSettings: [toppings] },
      pricing: [{ ...pricing, toppingBased: { ...pricing.toppingBased, freeCount: 1 } }],
    });
    const asked = ['mushroom', 'olive', 'basil'].map((id) => chosen(id));
    const notes = (options: Readonly<Record<string, string>>) =>
      price([chosen('pepperoni'), ...asked], options, menu)
        .lines.slice(1)
        .map(({ cents, note }) => [cents, note]);
    expect(notes({ size: 'large' })).toEqual([
      [0, 'INCLUDED'],
      [0, 'FREE'],
      [0, 'FREE'],
      [225, undefined],
    ]);
    expect(notes({ size: 'small' })).toEqual([
      [0, 'INCLUDED'],
      [0, 'FREE'],
      [150, undefined],
      [150, undefined],
    ]);
  });

  test('IN-02 IN-03 one removed default may be swapped for another of its category', () => {
    const none = { amount: 'NONE' } as const;
    const found = price([chosen('onion', none), chosen('pepperoni', none), chosen('mushroom'), chosen('olive')]);
    expect(found.lines.slice(1).map(({ cents, note }) => [cents, note])).toEqual([
      [0, undefined],
      [0, undefined],
      [0, 'SUBSTITUTED'],
      [150, undefined],
    ]);
    const settings = newCategorySettings('toppings', { substitutions: { allow: false, limitAmount: 1 } });
    const strict = { ...pizza, inclusions: { ...pizza.inclusions, categoriesSettings: [settings] } };
    expect(price([chosen('onion', none), chosen('mushroom')], {}, buildMenu(strict)).cents).toBe(1199 + 150);
  });

  test('a swap pays no more than what was left out would cost', () => {
    const base = buildMenu();
    const dear = newModifierPricing({ pricingScheme: 'dine-in', price: '4.00' });
    const free = newModifierPricing({ pricingScheme: 'dine-in', basedOn: 'FREE' });
    const priced = (pricing: Readonly<Record<string, typeof dear>>) => {
      const items = base.modifiers.items.map((item) => ({ ...item, pricing: [pricing[item.id] ?? []].flat() }));
      return { ...base, modifiers: { ...base.modifiers, items } };
    };
    const swap = [chosen('onion', { amount: 'NONE' }), chosen('basil')];
    expect(price(swap, {}, priced({ basil: dear })).cents).toBe(1199 + 400 - 150);
    expect(price(swap, {}, priced({ basil: dear, onion: free })).cents).toBe(1199 + 400);
  });

  test('PX-10 a modifier may have a price of its own, by option', () => {
    const own = newModifierPricing({
      pricingScheme: 'dine-in',
      price: '0.75',
      additionPrices: [{ id: 'a', styleId: 'size', optionId: 'large', price: '1.10' }],
    });
    const base = buildMenu();
    const items = base.modifiers.items.map((item) => (item.id === 'basil' ? { ...item, pricing: [own] } : item));
    const menu = { ...base, modifiers: { ...base.modifiers, items } };
    expect(price([chosen('basil')], {}, menu).cents).toBe(1199 + 75);
    expect(price([chosen('basil')], { size: 'large' }, menu).cents).toBe(1799 + 110);
  });

  test('PX-10 a price for an option in this very size goes before one for every size', () => {
    const own = newModifierPricing({
      pricingScheme: 'dine-in',
      price: '0.75',
      additionPrices: [
        { id: 'a', styleId: 'size', optionId: 'large', price: '1.10' },
        { id: 'b', styleId: 'crust', optionId: 'deep', sizeOptionId: 'large', price: '1.60' },
      ],
    });
    const base = buildMenu();
    const items = base.modifiers.items.map((item) => (item.id === 'basil' ? { ...item, pricing: [own] } : item));
    const menu = { ...base, modifiers: { ...base.modifiers, items } };
    const basil = (options: Readonly<Record<string, string>>) =>
      price([chosen('basil')], options, menu).lines.find(({ label }) => label === 'basil')?.cents;
    expect(basil({ size: 'large', crust: 'deep' })).toBe(160);
    expect(basil({ size: 'large' })).toBe(110);
    expect(basil({ size: 'small', crust: 'deep' })).toBe(75);
  });

  test('PX-11 ordered alone it has its base price and upcharges', () => {
    const orderAlone = {
      enabled: true,
      basePrice: '3.00',
      styleUpcharge: [{ id: 'u', flatRate: '0.50', size: null, sizeOption: null, style: 'size', styleOption: 'large' }],
    };
    const base = buildMenu();
    const alone = newModifierPricing({ pricingScheme: 'dine-in', orderAlone });
    const items = base.modifiers.items.map((item) => (item.id === 'basil' ? { ...item, pricing: [alone] } : item));
    const menu = { ...base, modifiers: { ...base.modifiers, items } };
    expect(priceSelection(menu, { modifierId: 'basil', options: { size: 'large' } }, sale).cents).toBe(350);
    expect(priceSelection(menu, { modifierId: 'olive', options: {} }, sale).problems).toMatchObject([
      { code: 'NOT_ORDERED_ALONE' },
    ]);
  });

  test('a modifier nobody has priced is a problem', () => {
    const menu = buildMenu({
      ...pizza,
      pricing: [newItemPricing({ pricingScheme: 'dine-in', prices: sizePrices({ BASE: '5.00' }) })],
    });
    expect(price([chosen('mushroom')], {}, menu)).toMatchObject({ cents: 500, problems: [{ code: 'NO_PRICE' }] });
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
