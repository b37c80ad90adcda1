import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newCategorySettings, newInclusions, newItemSettings } from '../../entities/inclusions.ts';
import { newModifierPricing } from '../../entities/modifiers.ts';
import type { MenuBlob } from '../../menu-blob.ts';
import type { ChosenModifier } from '../selection.ts';
import { buildMenu, chosen, pizza, price, pricing } from '../testing/priced-pizza.ts';
import { slowModifierCents } from './testing/slow-modifiers.ts';

const none = { amount: 'NONE' } as const;
const included = ['pepperoni', 'onion', 'basil'];
const added = ['mushroom', 'olive'];

interface Given {
  /** The price of each modifier, in dollars. */
  readonly prices: Readonly<Record<string, string>>;
  readonly limit: number;
  readonly freeCount?: number;
  readonly freeInSize?: number;
}

function menuWith({ prices, limit, freeCount = 0, freeInSize = 0 }: Given): MenuBlob {
  const substitutions = { allow: limit > 0, limitAmount: limit };
  const toppings = newCategorySettings('toppings', {
    substitutions,
    freeBySize: freeInSize > 0 ? [{ option: 'small', count: freeInSize }] : [],
  });
  const menu = buildMenu({
    ...pizza,
    pricing: [{ ...pricing, toppingBased: { ...pricing.toppingBased, freeCount } }],
    inclusions: newInclusions({
      categoriesSettings: [toppings],
      itemsSettings: included.map((id) => newItemSettings(id)),
    }),
  });
  const items = menu.modifiers.items.map((item) => {
    const own = prices[item.id];
    return own === undefined
      ? item
      : { ...item, pricing: [newModifierPricing({ pricingScheme: 'dine-in', price: own })] };
  });
  return { ...menu, modifiers: { ...menu.modifiers, items } };
}

const centsOf = (modifiers: readonly ChosenModifier[], menu: MenuBlob) => price(modifiers, {}, menu).cents - 1199;

describe('a swap', () => {
  test('IN-02 pays the most that is left out, in whatever order it was left out', () => {
    const menu = menuWith({ prices: { onion: '0.00', pepperoni: '1.50', mushroom: '1.50' }, limit: 1 });
    const mushroom = chosen('mushroom');
    const [pepperoni, onion] = [chosen('pepperoni', none), chosen('onion', none)];
    expect(centsOf([pepperoni, mushroom], menu)).toBe(0);
    expect(centsOf([pepperoni, onion, mushroom], menu)).toBe(0);
    expect(centsOf([onion, pepperoni, mushroom], menu)).toBe(0);
    const cheap = menuWith({ prices: { onion: '0.50', pepperoni: '1.50', mushroom: '1.50' }, limit: 1 });
    expect(centsOf([onion, pepperoni, mushroom], cheap)).toBe(0);
  });

  test('IN-02 the best one pays for the dearest of what was added', () => {
    const prices = { onion: '0.50', pepperoni: '2.00', mushroom: '0.50', olive: '2.00' };
    const asked = [chosen('onion', none), chosen('pepperoni', none), chosen('mushroom'), chosen('olive')];
    expect(centsOf(asked, menuWith({ prices, limit: 2 }))).toBe(0);
    expect(centsOf(asked, menuWith({ prices, limit: 1 }))).toBe(50);
  });

  test('IN-02 is not used up by a modifier that is free anyway', () => {
    const prices = { onion: '1.50', mushroom: '4.00', olive: '1.50' };
    const menu = menuWith({ prices, limit: 1, freeCount: 1 });
    expect(centsOf([chosen('mushroom')], menu)).toBe(0);
    expect(centsOf([chosen('onion', none), chosen('mushroom')], menu)).toBe(0);
    expect(centsOf([chosen('onion', none), chosen('mushroom'), chosen('olive')], menu)).toBe(0);
  });

  test('IN-02 only a modifier that is on neither half was left out', () => {
    const menu = menuWith({ prices: { onion: '1.50', mushroom: '1.50' }, limit: 1 });
    const halves = [chosen('onion', { ...none, portion: 'LEFT' }), chosen('onion', { ...none, portion: 'RIGHT' })];
    expect(centsOf([...halves, chosen('mushroom')], menu)).toBe(0);
    expect(centsOf([halves[0] ?? chosen('onion'), chosen('mushroom')], menu)).toBe(150);
    expect(centsOf([chosen('onion', none), chosen('onion'), chosen('mushroom')], menu)).toBe(150);
  });
});

const amounts = fc.constantFrom('LIGHT', 'REGULAR', 'EXTRA', 'DOUBLE' as const);
const portions = fc.constantFrom('WHOLE', 'LEFT', 'RIGHT' as const);
const dollars = fc.integer({ min: 0, max: 500 }).map((cents) => (cents / 100).toFixed(2));
const givens: fc.Arbitrary<Given> = fc.record({
  prices: fc.record(Object.fromEntries([...included, ...added].map((id) => [id, dollars]))),
  limit: fc.integer({ min: 0, max: 3 }),
  freeCount: fc.integer({ min: 0, max: 2 }),
  freeInSize: fc.integer({ min: 0, max: 2 }),
});
const additions = fc
  .subarray(added)
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.record({ modifierId: fc.constant(id), amount: amounts, portion: portions }))),
  );
const leftOut = fc.shuffledSubarray(included);

describe('laws of swaps', () => {
  test('leaving out more never makes it dearer, and its order does not count', () => {
    fc.assert(
      fc.property(givens, additions, leftOut, (given, more, out) => {
        const menu = menuWith(given);
        const without = (ids: readonly string[]) => centsOf([...ids.map((id) => chosen(id, none)), ...more], menu);
        for (const [at] of out.entries()) {
          expect(without(out.slice(0, at + 1))).toBeLessThanOrEqual(without(out.slice(0, at)));
        }
        expect(without(out.toReversed())).toBe(without(out));
      }),
      { numRuns: 1_000 },
    );
  });

  test('a second program from the decision pages comes to the same cents', () => {
    fc.assert(
      fc.property(givens, additions, leftOut, (given, more, out) => {
        const menu = menuWith(given);
        const asked = [...more, ...out.map((id) => chosen(id, none))];
        expect(centsOf(asked, menu)).toBe(slowModifierCents({ ...given, included, chosen: asked }));
      }),
      { numRuns: 2_000 },
    );
  });
});
