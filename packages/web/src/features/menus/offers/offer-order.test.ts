import { newOffer, offersInOrder } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { lastOrder, withOfferAt, withOfferBehind } from './offer-order.ts';

const offer = (id: string, order: number) =>
  newOffer({ id, name: id, order, dateCreated: '2026-11-01', color: '#275D94' });
const offers = [offer('a', 0), offer('b', 1), offer('c', 1), offer('d', 4)];
const judged = (list: ReturnType<typeof withOfferAt>) => offersInOrder(list).map(({ id }) => id);

describe('the order of offers', () => {
  test.each([
    ['d', 'a', 'before', ['d', 'a', 'b', 'c']],
    ['a', 'd', 'after', ['b', 'c', 'd', 'a']],
    ['d', 'c', 'before', ['a', 'b', 'd', 'c']],
    ['a', 'b', 'after', ['b', 'a', 'c', 'd']],
    ['b', 'b', 'after', ['a', 'b', 'c', 'd']],
    ['b', 'gone', 'after', ['a', 'b', 'c', 'd']],
  ] as const)('%s goes to %s, %s', (id, to, side, order) => {
    expect(judged(withOfferAt(offers, id, { to, side }))).toEqual(order);
  });

  test('a move gives no third offer another place number', () => {
    const moved = withOfferAt(offers, 'd', { to: 'a', side: 'before' });
    expect(moved.filter((one) => offers.find(({ id }) => id === one.id)?.order !== one.order)).toHaveLength(1);
  });

  test('a copy is judged right behind its original, a new offer last', () => {
    expect(judged(withOfferBehind(offers, 'b', offer('copy', 9)))).toEqual(['a', 'b', 'copy', 'c', 'd']);
    expect(lastOrder(offers)).toBe(4);
    expect(lastOrder([])).toBe(0);
  });
});
