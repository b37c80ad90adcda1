import { describe, expect, test } from 'vitest';
import { newStyleOption } from './entities/styles.ts';
import { buildEvaluationMenu } from './offers/evaluation/testing/evaluation-menu.ts';
import { countPricesOf, lacksPrice, withAddedOption, withoutPricesOf, withPricesLike } from './option-prices.ts';
import { priceSelection } from './pricing/price-selection.ts';

const sale = { scheme: 'dine-in', channel: 'POS', at: { dayOfWeek: 1, seconds: 43_200 } } as const;
const menu = buildEvaluationMenu();
const family = newStyleOption({ id: 'family', name: 'Family' });
const size = { departmentId: 'pizza', styleId: 'size', option: family } as const;
const supreme = (of = menu) => of.items.find(({ id }) => id === 'supreme') ?? of.items[0];

function priceOf(of: typeof menu, options: Readonly<Record<string, string>>) {
  return priceSelection(of, { itemId: 'supreme', options, modifiers: [] }, sale);
}

describe('an option that is added', () => {
  test('on its own changes no item', () => {
    const after = withAddedOption(menu, { ...size, like: null });
    expect(after.departments[0]?.styles[0]?.options.at(-1)).toEqual(family);
    expect(after.items).toBe(menu.items);
  });

  test('like another one is offered wherever that is, at the same prices in every style', () => {
    const after = withAddedOption(menu, { ...size, like: 'large' });
    for (const crust of ['thin', 'deep']) {
      const large = priceOf(menu, { size: 'large', crust });
      expect(priceOf(after, { size: 'family', crust })).toMatchObject({ cents: large.cents, problems: [] });
      expect(priceOf(after, { size: 'large', crust }).cents).toBe(large.cents);
    }
    const cola = after.items.find(({ id }) => id === 'cola');
    expect(cola).toEqual(menu.items.find(({ id }) => id === 'cola'));
  });

  test('of a style that is no size takes the upcharge with it', () => {
    const pan = newStyleOption({ id: 'pan', name: 'Pan' });
    const after = withAddedOption(menu, { departmentId: 'pizza', styleId: 'crust', option: pan, like: 'deep' });
    expect(priceOf(after, { size: 'small', crust: 'pan' }).cents).toBe(
      priceOf(menu, { size: 'small', crust: 'deep' }).cents,
    );
    const ids = supreme(after)?.pricing[0]?.styleUpcharge.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('takes costs, limits and prices of modifiers along', () => {
    const [olives] = menu.modifiers.items;
    const [pizza] = menu.items;
    if (!olives || !pizza) throw new Error('The menu of the tests has both.');
    const additions = [{ id: 'large', styleId: 'size', optionId: 'large', price: '2.50' }];
    const before = {
      ...menu,
      items: [
        {
          ...pizza,
          info: { ...pizza.info, costs: [{ option: 'large', amount: '4.00' }] },
          inclusions: {
            ...pizza.inclusions,
            itemsSettings: pizza.inclusions.itemsSettings.map((one) => ({ ...one, includedOnlyWith: ['large'] })),
          },
        },
      ],
      modifiers: {
        ...menu.modifiers,
        items: [{ ...olives, pricing: olives.pricing.map((entry) => ({ ...entry, additionPrices: additions })) }],
      },
    };
    const after = withAddedOption(before, { ...size, like: 'large' });
    expect(after.items[0]?.info.costs).toContainEqual({ option: 'family', amount: '4.00' });
    expect(after.items[0]?.inclusions.itemsSettings[0]?.includedOnlyWith).toEqual(['large', 'family']);
    expect(after.modifiers.items[0]?.pricing[0]?.additionPrices).toEqual([
      ...additions,
      { id: 'family', styleId: 'size', optionId: 'family', price: '2.50' },
    ]);
  });
});

describe('prices of an option that an item is not offered in any more', () => {
  test('are counted, and taken away without touching the others', () => {
    const item = supreme();
    if (!item) throw new Error('The menu of the tests has it.');
    expect(countPricesOf(item, 'small')).toBe(1);
    expect(countPricesOf(item, 'deep')).toBe(2);
    const left = withoutPricesOf(item, 'small');
    expect(countPricesOf(left, 'small')).toBe(0);
    expect(countPricesOf(left, 'large')).toBe(countPricesOf(item, 'large'));
    expect(countPricesOf(withoutPricesOf(item, 'deep'), 'deep')).toBe(0);
  });

  test('that are missing are found, and taken over from another size', () => {
    const item = supreme();
    if (!item) throw new Error('The menu of the tests has it.');
    expect(lacksPrice(item, 'small')).toBe(false);
    const without = withoutPricesOf(item, 'small');
    expect(lacksPrice(without, 'small')).toBe(true);
    const after = withPricesLike(without, { like: 'large', id: 'small' });
    expect(lacksPrice(after, 'small')).toBe(false);
    expect(withPricesLike(item, { like: 'large', id: 'small' })).toEqual(item);
  });
});
