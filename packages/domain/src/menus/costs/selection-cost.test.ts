import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newItemSettings } from '../entities/inclusions.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { buildEvaluationMenu } from '../offers/evaluation/testing/evaluation-menu.ts';
import { orderCases } from '../offers/evaluation/testing/order-cases.ts';
import type { ChosenModifier } from '../pricing/selection.ts';
import { selectionCost } from './selection-cost.ts';
import { slowCost } from './testing/slow-cost.ts';

type Stated = { readonly cost?: string; readonly costs?: { readonly option: string; readonly amount: string }[] };

/** The menu of the evaluator's tests, in which olives come with every pizza, with costs by id. */
function menuWith(stated: Readonly<Record<string, Stated>>, menu = buildEvaluationMenu()): MenuBlob {
  const withCosts = <One extends MenuBlob['items'][number]['info']>(id: string, info: One) => ({
    ...info,
    ...stated[id],
  });
  return {
    ...menu,
    items: menu.items.map((item) => ({ ...item, info: withCosts(item.id, item.info) })),
    modifiers: {
      ...menu.modifiers,
      items: menu.modifiers.items.map((one) => ({ ...one, info: withCosts(one.id, one.info) })),
    },
  };
}

const full = menuWith({
  supreme: { cost: '4.00', costs: [{ option: 'small', amount: '3.00' }] },
  cola: { cost: '0.50' },
  olives: { cost: '0.60', costs: [{ option: 'small', amount: '0.41' }] },
  basil: { cost: '0.30' },
});

const pizza = (modifiers: readonly ChosenModifier[] = [], size = 'large') => ({
  itemId: 'supreme',
  options: { size },
  modifiers,
});

const asked = (modifierId: string, given: Partial<ChosenModifier> = {}): ChosenModifier => ({
  modifierId,
  amount: 'REGULAR',
  portion: 'WHOLE',
  ...given,
});

describe('what a selection costs the restaurant', () => {
  test('is the item and what comes with it, in its size', () => {
    expect(selectionCost(full, pizza())).toEqual({ cents: 460, unstated: [] });
    expect(selectionCost(full, pizza([], 'small')).cents).toBe(341);
    expect(selectionCost(full, { itemId: 'cola', options: {}, modifiers: [] }).cents).toBe(50);
  });

  test('counts what is asked for by its amount and half, and nothing of what is left out', () => {
    expect(selectionCost(full, pizza([asked('basil')])).cents).toBe(490);
    expect(selectionCost(full, pizza([asked('olives', { amount: 'NONE' })])).cents).toBe(400);
    expect(selectionCost(full, pizza([asked('olives', { amount: 'DOUBLE' })])).cents).toBe(520);
    expect(selectionCost(full, pizza([asked('olives', { amount: 'DOUBLE', portion: 'LEFT' })])).cents).toBe(490);
    expect(selectionCost(full, pizza([asked('basil', { portion: 'RIGHT' })], 'small')).cents).toBe(356);
  });

  test('half of a modifier costs half, though the guest pays for the whole; an odd cent counts with the left half', () => {
    const whole: MenuBlob = { ...full, options: { ...full.options, halfPricing: 'FULL' } };
    expect(selectionCost(whole, pizza([asked('basil', { portion: 'LEFT' })])).cents).toBe(475);
    const without = (portion: 'LEFT' | 'RIGHT') => asked('olives', { amount: 'NONE', portion });
    expect(selectionCost(full, pizza([without('LEFT')], 'small')).cents).toBe(320);
    expect(selectionCost(full, pizza([without('RIGHT')], 'small')).cents).toBe(321);
  });

  test('a modifier included only with an option counts only there', () => {
    const menu: MenuBlob = {
      ...full,
      items: full.items.map((item) => ({
        ...item,
        inclusions: { ...item.inclusions, itemsSettings: [newItemSettings('olives', { includedOnlyWith: ['deep'] })] },
      })),
    };
    expect(selectionCost(menu, pizza()).cents).toBe(400);
    expect(selectionCost(menu, { ...pizza(), options: { size: 'large', crust: 'deep' } }).cents).toBe(460);
  });

  test('of a modifier ordered on its own is that of the modifier, in the size that is chosen', () => {
    expect(selectionCost(full, { modifierId: 'olives', options: {} }).cents).toBe(60);
    expect(selectionCost(full, { modifierId: 'olives', options: { size: 'small' } }).cents).toBe(41);
  });

  test('is not known while anything on it has no cost, and says what', () => {
    const some = menuWith({ supreme: { cost: '4.00' }, cola: {} });
    expect(selectionCost(some, pizza())).toEqual({ cents: undefined, unstated: ['olives'] });
    expect(selectionCost(some, pizza([asked('olives', { amount: 'NONE' })]))).toEqual({ cents: 400, unstated: [] });
    expect(selectionCost(some, pizza([asked('basil')])).unstated).toEqual(['olives', 'basil']);
    expect(selectionCost(some, { itemId: 'cola', options: {}, modifiers: [] }).unstated).toEqual(['cola']);
    expect(selectionCost(some, { itemId: 'gone', options: {}, modifiers: [] }).cents).toBeUndefined();
  });

  test('is the same in a second program written from the decision', () => {
    const stated: readonly Stated[] = [
      {},
      { cost: '0.00' },
      { cost: '0.41' },
      { cost: '3.33' },
      { cost: '2.00', costs: [{ option: 'small', amount: '1.05' }] },
    ];
    const cost = fc.constantFrom(...stated);
    const costs = fc.record({ supreme: cost, garden: cost, cheese: cost, cola: cost, olives: cost, basil: cost });
    const setting = fc.record({
      included: fc.boolean(),
      amount: fc.constantFrom('LIGHT', 'REGULAR', 'EXTRA'),
      includedOnlyWith: fc.constantFrom('', '', 'deep', 'small thin').map((ids) => ids.split(' ').filter(Boolean)),
    });
    fc.assert(
      fc.property(orderCases, costs, setting, ({ cart }, costsById, olives) => {
        const plain = buildEvaluationMenu();
        const items = plain.items.map((item) => ({
          ...item,
          inclusions: { ...item.inclusions, itemsSettings: [newItemSettings('olives', olives)] },
        }));
        const menu = menuWith(costsById, { ...plain, items });
        for (const { selection } of cart) expect(selectionCost(menu, selection).cents).toBe(slowCost(menu, selection));
      }),
      { numRuns: 3_000 },
    );
  });
});
