import { describe, expect, test } from 'vitest';
import type { Offer } from '../offer.ts';
import { applyOffers } from './apply-offers.ts';
import type { OrderContext } from './order.ts';
import {
  amount,
  buildOffer,
  category,
  combo,
  department,
  group,
  inSize,
  item,
  itemOffer,
  type OfferParts,
  ofGroups,
  orderOffer,
  percent,
  setOffer,
} from './testing/build-offer.ts';
import { buildEvaluationMenu } from './testing/evaluation-menu.ts';
import { cartOf, plainContext, ring } from './testing/ring.ts';

/** Half off any item. */
const anyItemOffer = (id: string, given: OfferParts = {}) => itemOffer(id, percent('50'), given);

describe('values', () => {
  test('OF-18 an offer of the order takes its share of what is left, once, and its parts add up', () => {
    const order = ring(
      [anyItemOffer('half', { groups: [group('g', 1, [item('supreme')])] }), orderOffer('ten', percent('10'))],
      ['supreme', 'garden', 'cola'],
    );
    expect(order.subtotal).toBe(1799 + 1799 + 349);
    expect(order.orderDiscounts).toMatchObject([{ offerId: 'ten', cents: 305 }]);
    expect(order.lines.map(({ discounts }) => discounts.map(({ cents }) => cents))).toEqual([[900, 90], [180], [35]]);
    expect(order.total).toBe(3947 - 900 - 305);
  });

  test('OF-18 without groups any item is any, modifiers ordered on their own are none', () => {
    const menu = buildEvaluationMenu({ offers: [anyItemOffer('half')] });
    const alone = { id: 'alone', selection: { modifierId: 'basil', options: {} } };
    const order = applyOffers(menu, [...cartOf(['cola']), alone], plainContext);
    expect(order.lines.map(({ cents, total }) => [cents, total])).toEqual([
      [349, 174],
      [200, 200],
    ]);
  });

  test('OF-19 a scheme without a value of its own has that of the default scheme', () => {
    expect(ring([anyItemOffer('half')], ['cola'], { scheme: 'delivery' }).taken).toEqual([175]);
    expect(ring([buildOffer('none', { value: { schemes: [] } })], ['cola']).reasons).toEqual(['NO_VALUE']);
  });

  test.each([
    ['an amount, at most the price', amount('5.00'), ['cola', 'supreme'], [349, 500]],
    ['a percentage, half a cent up', percent('50'), ['cola', 'shake'], [175, 313]],
    ['more than a hundred percent, at most the price', percent('150'), ['cola'], [349]],
    ['the price of another size', inSize('small'), ['supreme', 'supreme small', 'cola'], [600, 0, 0]],
    ['a size that is not offered: nothing', inSize('family'), ['supreme'], [0]],
  ])('OF-20 any item: %s', (_, value, lines, taken) => {
    expect(ring([itemOffer('o', value)], lines).taken).toEqual(taken);
  });

  test.each([
    ['an amount below zero', itemOffer('o', amount('-1.00'))],
    ['a percentage below zero', itemOffer('o', percent('-10'))],
    ['a percentage with an exponent', itemOffer('o', percent('1e1'))],
    ['a combo below zero', setOffer('o', combo('-5.00'), { groups: [group('g', 1, [item('cola')])] })],
    [
      'a limit below zero',
      itemOffer('o', percent('50'), { value: { limitOfferValue: { enabled: true, amount: '-1.00' } } }),
    ],
  ])('OF-20 %s, which the editor refuses, takes nothing', (_, offer) => {
    const order = ring([offer], ['cola']);
    expect(order.taken).toEqual([0]);
    expect(order.total).toBe(349);
  });

  test('OF-20 a combo costs its fixed price, the rest spread over its lines', () => {
    const bundle = setOffer('bundle', combo('30.00'), {
      groups: [
        group('pizzas', 2, [department('pizza', { limitToSizeIds: ['large'] })]),
        group('drink', 1, [category('sodas')]),
      ],
    });
    const order = ring([bundle], ['supreme', 'cola', 'supreme']);
    expect(order.total).toBe(3000);
    expect(order.taken).toEqual([432, 84, 431]);
    expect(ring([bundle], ['supreme', 'cola']).reasons).toEqual(['ITEMS_MISSING']);
  });

  test('OF-20 a combo that would cost more takes nothing', () => {
    const dear = setOffer('dear', combo('99.00'), { groups: [group('g', 1, [item('cola')])] });
    expect(ring([dear], ['cola']).reasons).toEqual(['NOTHING_TO_TAKE_OFF']);
  });

  test('OF-20 groups: one at full price, one at half, as often as there are two', () => {
    const pair = setOffer('pair', ofGroups({ half: percent('50') }), {
      groups: [group('full', 1, [department('pizza')]), group('half', 1, [department('pizza')])],
    });
    expect(ring([pair], ['supreme', 'cheese', 'supreme small']).taken).toEqual([0, 0, 600]);
    expect(ring([pair], ['supreme', 'cheese', 'supreme small', 'garden']).taken).toEqual([900, 0, 600, 0]);
    const { applied } = ring([pair], ['supreme', 'cheese', 'supreme small', 'garden']);
    expect(applied).toMatchObject([{ offerId: 'pair', sets: 2, cents: 1500 }]);
  });

  test('LOWEST takes the cheapest that the offer means, HIGHEST the dearest', () => {
    const once = { usageLimit: { enabled: true, limit: 1 } };
    const lines = ['cheese', 'supreme', 'cola'];
    expect(ring([anyItemOffer('o', { validity: once })], lines).taken).toEqual([0, 0, 175]);
    const dearest = anyItemOffer('o', { validity: once, advanced: { applyOfferTo: 'HIGHEST' } });
    expect(ring([dearest], lines).taken).toEqual([0, 900, 0]);
  });

  test('a set is found where choosing the cheapest first would miss it', () => {
    const pair = setOffer('pair', combo('10.00'), {
      groups: [group('any', 1, [department('pizza')]), group('cheese', 1, [item('cheese')])],
    });
    expect(ring([pair], ['cheese', 'supreme']).applied).toMatchObject([{ offerId: 'pair', sets: 1 }]);
  });

  test('excluded parts stay, the limit caps, fees leave the cents as they are', () => {
    const lines = ['supreme deep +', 'cola'];
    const given = (value: Partial<Offer['value']>) => ring([anyItemOffer('o', { value })], lines);
    expect(given({}).taken).toEqual([1087, 175]);
    expect(given({ excludeStyleUpcharge: true }).taken).toEqual([987, 175]);
    expect(given({ excludeModifierUpcharges: true }).taken).toEqual([1000, 175]);
    expect(given({ excludeStyleUpcharge: true, excludeModifierUpcharges: true }).taken).toEqual([900, 175]);
    expect(given({ excludedChoices: [category('signature')] }).taken).toEqual([0, 175]);
    expect(given({ limitOfferValue: { enabled: true, amount: '1.00' } }).taken).toEqual([86, 14]);
    const fees = given({ freeDelivery: true, autoGratuity: true, excludedChoices: [category('signature')] });
    expect(fees.applied).toMatchObject([{ freeDelivery: true, autoGratuity: true, cents: 175 }]);
    const onlyFee = ring([buildOffer('free', { value: { freeDelivery: true } })], lines);
    expect(onlyFee.applied).toMatchObject([{ offerId: 'free', cents: 0, freeDelivery: true }]);
    expect(onlyFee.total).toBe(onlyFee.subtotal);
  });

  test('upcharges that one offer excludes are not taken by the next one that excludes them', () => {
    const all = { value: { excludeModifierUpcharges: true } };
    expect(ring([itemOffer('a', percent('100'), all), itemOffer('b', percent('100'), all)], ['supreme +']).total).toBe(
      175,
    );
  });

  test('a cashier changes the value within the limits of the offer', () => {
    const offer = anyItemOffer('o', {
      value: { cashierOverride: { enabled: true, amount: '2.00', percentage: '20' } },
    });
    const given = (value: OrderContext['cashierValues'][string], of: Offer = offer) =>
      ring([of], ['shake'], { cashierValues: { o: value } });
    expect(given({ amountCents: 200 }).taken).toEqual([200]);
    expect(given({ percentage: '20' }).taken).toEqual([125]);
    expect(given({ amountCents: 201 }).reasons).toEqual(['OVERRIDE']);
    expect(given({ percentage: '20.0001' }).reasons).toEqual(['OVERRIDE']);
    expect(given({ percentage: 'all' }).reasons).toEqual(['OVERRIDE']);
    expect(given({ amountCents: 1 }, anyItemOffer('o')).reasons).toEqual(['OVERRIDE']);
  });

  test('a discount lowers what is taxed unless tax is applied before it', () => {
    const on = anyItemOffer('on', { advanced: { taxApply: 'ON' } });
    expect(ring([on], ['shake']).lines).toMatchObject([{ total: 312, taxable: 625 }]);
    expect(ring([anyItemOffer('off')], ['shake']).lines).toMatchObject([{ total: 312, taxable: 312 }]);
  });
});
