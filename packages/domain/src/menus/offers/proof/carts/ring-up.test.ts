import { expect, test } from 'vitest';
import { itemOffer, percent } from '../../evaluation/testing/build-offer.ts';
import { buildEvaluationMenu } from '../../evaluation/testing/evaluation-menu.ts';
import { cartOf, plainContext } from '../../evaluation/testing/ring.ts';
import { ringUp } from './ring-up.ts';

const menu = buildEvaluationMenu({ offers: [itemOffer('half', percent('50'))] });
const context = { ...plainContext, chosen: ['half'] };
const cart = cartOf(['supreme small', 'cola']);

test('an order put together by hand is rung up by the evaluator; nothing of a margin where a cost is not known', () => {
  const { order, margin } = ringUp(menu, { cart, context });
  expect(order.applied.map(({ offerId }) => offerId)).toEqual(['half']);
  expect(order.subtotal).toBe(1_199 + 349);
  expect(order.total).toBeLessThan(order.subtotal);
  expect(margin).toBeUndefined();
});

const items = menu.items.map((item) =>
  item.id === 'supreme'
    ? { ...item, info: { ...item.info, cost: '9.00', costs: [{ option: 'small', amount: '3.00' }] } }
    : { ...item, info: { ...item.info, cost: '0.50' } },
);
const withToppings = (stated: Readonly<Record<string, string>>) => ({
  ...menu.modifiers,
  items: menu.modifiers.items.map((one) => ({ ...one, info: { ...one.info, cost: stated[one.id] } })),
});

test('with costs, that of the size counts, and that of what comes with it', () => {
  const modifiers = withToppings({ olives: '0.40' });
  const { order, margin } = ringUp({ ...menu, items, modifiers }, { cart, context });
  expect(margin).toMatchObject({ costCents: 390, marginCents: order.total - 390 });
});

test('what a guest adds costs too; without a cost of its own there is no margin', () => {
  const added = cartOf(['supreme small +', 'cola']);
  const known = withToppings({ olives: '0.40', basil: '0.25' });
  expect(ringUp({ ...menu, items, modifiers: known }, { cart: added, context }).margin?.costCents).toBe(415);
  const unknown = withToppings({ olives: '0.40' });
  expect(ringUp({ ...menu, items, modifiers: unknown }, { cart: added, context }).margin).toBeUndefined();
  expect(ringUp({ ...menu, items, modifiers: withToppings({}) }, { cart, context }).margin).toBeUndefined();
});
