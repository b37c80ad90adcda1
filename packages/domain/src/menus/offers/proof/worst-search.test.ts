import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newInfo } from '../../entities/info.ts';
import type { MenuBlob } from '../../menu-blob.ts';
import { applyOffers } from '../evaluation/apply-offers.ts';
import { department, group, itemOffer, orderOffer, percent } from '../evaluation/testing/build-offer.ts';
import { buildEvaluationMenu } from '../evaluation/testing/evaluation-menu.ts';
import { offerLists } from '../evaluation/testing/order-cases.ts';
import type { ProofQuestion, WorstCase, WorstKind } from './proof.ts';
import { proveOffers } from './prove-offers.ts';

const question: ProofQuestion = { zone: 'America/New_York', today: '2026-11-01' };

function worstCases(menu: MenuBlob, asked: ProofQuestion): Partial<Record<WorstKind, WorstCase>> {
  const cases: Partial<Record<WorstKind, WorstCase>> = {};
  for (const news of proveOffers(menu, asked))
    if (news.kind === 'WORST') for (const one of news.cases) cases[one.kind] = one;
  return cases;
}

const pizza = [group('g', 1, [department('pizza')])];
const chosen = { applying: { autoApplyIfCriteriaMet: false } };

describe('beyond what can be rung up one by one', () => {
  test('every witness is what the evaluator makes of its cart, and is not called certain unless it is free', () => {
    fc.assert(
      fc.property(offerLists, (offers) => {
        const menu = buildEvaluationMenu({ offers });
        for (const { kind, isCertain, witness } of Object.values(worstCases(menu, { ...question, evaluations: 400 }))) {
          expect(applyOffers(menu, witness.cart, witness.context)).toEqual(witness.order);
          expect(witness.order.lines.flatMap(({ problems }) => problems)).toEqual([]);
          expect(witness.cart.length).toBeLessThanOrEqual(6);
          expect(isCertain).toBe(kind === 'PERCENT' && witness.order.total === 0);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('the four offers that stack best are found among thirty', () => {
    const small = Array.from({ length: 26 }, (_, at) => orderOffer(`small-${at}`, percent('5'), chosen));
    const big = ['a', 'b', 'c', 'd'].map((id) => itemOffer(id, percent('40'), { ...chosen, groups: pizza }));
    const menu = buildEvaluationMenu({ offers: [...small.slice(0, 13), ...big, ...small.slice(13)] });
    const { MONEY, PERCENT } = worstCases(menu, question);
    expect(MONEY?.witness.order.applied.map(({ offerId }) => offerId)).toEqual(['a', 'b', 'c', 'd']);
    expect(MONEY?.witness.cart).toHaveLength(6);
    expect(MONEY?.isCertain).toBe(false);
    const single = worstCases(menu, { ...question, lines: 1 });
    expect(single.MONEY?.witness.order.applied.map(({ offerId }) => offerId)).toEqual(['a', 'b', 'c', 'd']);
    const { total, subtotal } = PERCENT?.witness.order ?? { total: 1, subtotal: 1 };
    expect(total / subtotal).toBeLessThan(0.131);
  });

  test('where costs are known the lowest margin is found too, and shown with the witness', () => {
    const whole = buildEvaluationMenu();
    const items = whole.items.map((item) => ({
      ...item,
      info: { ...newInfo({ name: item.id }), cost: item.id === 'cola' ? '3.00' : '0.50' },
    }));
    const toppings = (cost: string | undefined) => ({
      ...whole.modifiers,
      items: whole.modifiers.items.map((one) => ({ ...one, info: { ...one.info, cost } })),
    });
    const offers = [itemOffer('a', percent('10'), chosen)];
    const menu = { ...whole, items, modifiers: toppings('0.10'), offers };
    const { MARGIN, MONEY } = worstCases(menu, { ...question, lines: 1 });
    expect(MARGIN?.witness.cart).toMatchObject([{ selection: { itemId: 'cola' } }]);
    expect(MARGIN?.witness.margin).toEqual({ costCents: 300, marginCents: 14, percent: 4.5 });
    expect(MONEY?.witness.cart).toMatchObject([{ selection: { itemId: 'supreme' } }]);
    const ofSizes = [
      { option: 'small', amount: '12.00' },
      { option: 'large', amount: '2.00' },
    ];
    const sized = items.map((item) =>
      item.id === 'cheese' ? { ...item, info: { ...item.info, costs: ofSizes } } : item,
    );
    const bySize = worstCases({ ...menu, items: sized }, { ...question, lines: 1 });
    expect(bySize.MARGIN?.witness).toMatchObject({
      cart: [{ selection: { itemId: 'cheese', options: { size: 'small' } } }],
      margin: { costCents: 1_210 },
    });
    const dear = { ...menu, modifiers: toppings('9.00') };
    expect(worstCases(dear, { ...question, lines: 1 }).MARGIN?.witness).toMatchObject({
      cart: [{ selection: { itemId: 'cheese' } }],
      margin: { costCents: 950 },
    });
    const unknown = { ...menu, items: whole.items };
    expect(worstCases(unknown, { ...question, lines: 1 })).toMatchObject({ MONEY: { witness: { margin: undefined } } });
    expect(worstCases(unknown, { ...question, lines: 1 }).MARGIN).toBeUndefined();
  });
});
