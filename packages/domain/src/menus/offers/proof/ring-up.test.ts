import { expect, test } from 'vitest';
import { itemOffer, percent } from '../evaluation/testing/build-offer.ts';
import { buildEvaluationMenu } from '../evaluation/testing/evaluation-menu.ts';
import { cartOf, plainContext } from '../evaluation/testing/ring.ts';
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

test('with costs, that of the size counts', () => {
  const items = menu.items.map((item) =>
    item.id === 'supreme'
      ? { ...item, info: { ...item.info, cost: '9.00', costs: [{ option: 'small', amount: '3.00' }] } }
      : { ...item, info: { ...item.info, cost: '0.50' } },
  );
  const { order, margin } = ringUp({ ...menu, items }, { cart, context });
  expect(margin).toMatchObject({ costCents: 350, marginCents: order.total - 350 });
});
