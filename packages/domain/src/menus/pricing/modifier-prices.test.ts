import { describe, expect, test } from 'vitest';
import { newCategorySettings } from '../entities/inclusions.ts';
import { newModifierPricing } from '../entities/modifiers.ts';
import { newItemPricing, sizePrices } from '../entities/pricing-entries.ts';
import { priceSelection } from './price-selection.ts';
import { buildMenu, chosen, pizza, price, pricing, sale } from './testing/priced-pizza.ts';

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

  test('halves that fill the pizza cost what wholes cost, an odd cent goes to the left half', () => {
    const left = (id: string) => chosen(id, { portion: 'LEFT' });
    const right = (id: string) => chosen(id, { portion: 'RIGHT' });
    const large = (modifiers: readonly ReturnType<typeof chosen>[]) => price(modifiers, { size: 'large' }).cents - 1799;
    expect(large([chosen('mushroom')])).toBe(225);
    expect(large([left('mushroom'), right('olive')])).toBe(225);
    expect(large([right('olive')])).toBe(112);
    expect(large([left('mushroom'), left('olive'), right('basil'), right('mushroom')])).toBe(450);
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

  test('PX-11 ordered on its own it has its base price and upcharges', () => {
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
