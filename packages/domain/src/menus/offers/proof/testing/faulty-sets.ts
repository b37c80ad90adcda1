import {
  amount,
  anyItem,
  category,
  combo,
  department,
  group,
  inSize,
  item,
  itemOffer,
  notValid,
  ofGroups,
  orderOffer,
  percent,
  setOffer,
} from '../../evaluation/testing/build-offer.ts';
import type { Offer } from '../../offer.ts';
import type { DeadCode, SuspiciousCode } from '../proof.ts';

export interface FaultySet {
  readonly name: string;
  readonly offers: readonly Offer[];
  readonly code: DeadCode | SuspiciousCode;
  /** The offers it is about. */
  readonly about: readonly string[];
}

const asked = { autoApplyIfCriteriaMet: false };
const on = { enabled: true };
const once = { usageLimit: { ...on, limit: 1 } };
const anyPizza = (limits: Parameters<typeof department>[1] = {}) => group('pizza', 1, [department('pizza', limits)]);
const soda = group('soda', 1, [category('sodas')]);
const half = (id: string, given: Parameters<typeof itemOffer>[2] = {}) =>
  itemOffer(id, percent('50'), { applying: asked, groups: [anyPizza()], ...given });

/** Each with one mistake that somebody made in a menu. */
export const faultySets: readonly FaultySet[] = [
  { name: 'two stackable 50 %', offers: [half('a'), half('b')], code: 'LOW_PRICE', about: ['a', 'b'] },
  {
    name: 'half a pizza and half the order',
    offers: [half('a'), orderOffer('b', percent('50'), { applying: asked })],
    code: 'LOW_PRICE',
    about: ['a', 'b'],
  },
  {
    name: 'three times 30 %',
    offers: ['a', 'b', 'c'].map((id) => orderOffer(id, percent('30'), { applying: asked })),
    code: 'LOW_PRICE',
    about: ['a', 'b', 'c'],
  },
  {
    name: 'a combo cheaper than its part',
    offers: [setOffer('a', combo('9.99'), { groups: [anyPizza(), soda] })],
    code: 'COMBO_BELOW_PART',
    about: ['a'],
  },
  {
    name: 'a family combo of two without its price',
    offers: [setOffer('a', combo('0.00'), { groups: [group('two', 2, [department('pizza')])] })],
    code: 'FREE_ORDER',
    about: ['a'],
  },
  {
    name: 'everything free',
    offers: [orderOffer('a', percent('100'), { applying: asked })],
    code: 'FREE_ORDER',
    about: ['a'],
  },
  {
    name: 'five off with no minimum',
    offers: [orderOffer('a', amount('5.00'), { applying: asked })],
    code: 'FREE_ORDER',
    about: ['a'],
  },
  {
    name: 'the second pizza free',
    offers: [
      setOffer('a', ofGroups({ free: percent('100') }), {
        groups: [anyPizza(), group('free', 1, [department('pizza')])],
      }),
    ],
    code: 'FREE_ITEM',
    about: ['a'],
  },
  {
    name: 'a soda free with a pizza',
    offers: [setOffer('a', ofGroups({ soda: percent('100') }), { groups: [anyPizza(), soda] })],
    code: 'FREE_ITEM',
    about: ['a'],
  },
  {
    name: '500 % for 50 %',
    offers: [half('a', {}), itemOffer('b', percent('500'))],
    code: 'PERCENT_OVER_100',
    about: ['b'],
  },
  {
    name: 'an amount above the price of the cheapest soda',
    offers: [itemOffer('a', amount('4.00'), { groups: [soda] })],
    code: 'AMOUNT_ABOVE_PRICE',
    about: ['a'],
  },
  {
    name: 'an amount of a group above its price',
    offers: [setOffer('a', ofGroups({ soda: amount('5.00') }), { groups: [anyPizza(), soda] })],
    code: 'AMOUNT_ABOVE_PRICE',
    about: ['a'],
  },
  {
    name: 'one code on two offers',
    offers: ['a', 'b'].map((id) =>
      orderOffer(id, percent('10'), {
        applying: { ...asked, couponCode: { required: true, code: id === 'a' ? 'TIDE' : ' tide ' } },
      }),
    ),
    code: 'SAME_CODE',
    about: ['a', 'b'],
  },
  {
    name: 'two automatic offers on one item',
    offers: [
      itemOffer('a', percent('10'), { groups: [anyPizza()] }),
      itemOffer('b', percent('10'), { groups: [group('supreme', 1, [item('supreme')])] }),
    ],
    code: 'TWO_AUTOMATIC',
    about: ['a', 'b'],
  },
  {
    name: 'two automatic offers that share what is neither dearest nor cheapest',
    offers: [
      itemOffer('a', percent('10'), {
        groups: [group('a', 1, [category('signature'), category('classic')])],
        validity: once,
        advanced: { applyOfferTo: 'HIGHEST' },
      }),
      itemOffer('b', percent('10'), {
        groups: [group('b', 1, [category('classic'), category('sodas')])],
        validity: once,
      }),
    ],
    code: 'TWO_AUTOMATIC',
    about: ['a', 'b'],
  },
  {
    name: 'an automatic offer on Tuesday noon beside one of each noon',
    offers: [
      itemOffer('a', percent('10'), { validity: { daysOfTheWeek: { ...on, days: [2] } } }),
      itemOffer('b', percent('10'), { validity: { timeOfDay: { ...on, startTime: 39_600, endOffset: 7_200 } } }),
    ],
    code: 'TWO_AUTOMATIC',
    about: ['a', 'b'],
  },
  {
    name: 'last year',
    offers: [half('a', { validity: { dateRange: { ...on, startDate: '2025-01-01', endDate: '2025-12-31' } } })],
    code: 'DATES_OVER',
    about: ['a'],
  },
  {
    name: 'an end before the start',
    offers: [half('a', { validity: { dateRange: { ...on, startDate: '2027-02-01', endDate: '2027-01-01' } } })],
    code: 'NO_DAY',
    about: ['a'],
  },
  {
    name: 'a weekend without a Tuesday',
    offers: [
      half('a', {
        validity: {
          dateRange: { ...on, startDate: '2026-11-28', endDate: '2026-11-29' },
          daysOfTheWeek: { ...on, days: [2] },
        },
      }),
    ],
    code: 'NO_DAY',
    about: ['a'],
  },
  {
    name: 'no day at all',
    offers: [half('a', { validity: { daysOfTheWeek: { ...on, days: [] } } })],
    code: 'NO_DAY',
    about: ['a'],
  },
  {
    name: 'breakfast while the store is closed',
    offers: [half('a', { validity: { timeOfDay: { ...on, startTime: 18_000, endOffset: 10_800 } } })],
    code: 'CLOSED',
    about: ['a'],
  },
  { name: 'no channel', offers: [half('a', { info: { channels: [] } })], code: 'NO_CHANNEL', about: ['a'] },
  {
    name: 'limited to no order type',
    offers: [half('a', { validity: { orderTypes: { ...on, orderTypes: [] } } })],
    code: 'EMPTY_LIST',
    about: ['a'],
  },
  {
    name: 'an order type the store does not have',
    offers: [half('a', { validity: { orderTypes: { ...on, orderTypes: [7] } } })],
    code: 'EMPTY_LIST',
    about: ['a'],
  },
  {
    name: 'a required code that is empty',
    offers: [half('a', { applying: { ...asked, couponCode: { required: true, code: '' } } })],
    code: 'NO_CODE',
    about: ['a'],
  },
  {
    name: 'a group without choices',
    offers: [setOffer('a', combo('15.00'), { groups: [anyPizza(), group('empty', 1, [])] })],
    code: 'NO_ITEMS',
    about: ['a'],
  },
  {
    name: 'a group of a size nobody offers',
    offers: [half('a', { groups: [anyPizza({ limitToSizeIds: ['family'] })] })],
    code: 'NO_ITEMS',
    about: ['a'],
  },
  {
    name: 'its own items excluded',
    offers: [half('a', { value: { excludedChoices: [department('pizza')] } })],
    code: 'NO_ITEMS',
    about: ['a'],
  },
  {
    name: 'a minimum of a million',
    offers: [half('a', { validity: { minimumPurchase: { ...on, amount: '1000000.00', mode: 'BEFORE' } } })],
    code: 'MINIMUM',
    about: ['a'],
  },
  {
    name: 'a combo dearer than its parts',
    offers: [setOffer('a', combo('49.99'), { groups: [anyPizza(), soda] })],
    code: 'NOTHING_TO_TAKE_OFF',
    about: ['a'],
  },
  {
    name: 'no value in any scheme',
    offers: [half('a', { value: { schemes: [] } })],
    code: 'NO_VALUE',
    about: ['a'],
  },
  {
    name: 'a size dearer than every other',
    offers: [itemOffer('a', inSize('large'), { groups: [anyPizza()] })],
    code: 'NOTHING_TO_TAKE_OFF',
    about: ['a'],
  },
  {
    name: 'always displaced by an offer of every order',
    offers: [orderOffer('all', percent('5')), half('a', { order: 1, notWith: { applyAutomatically: notValid() } })],
    code: 'DISPLACED',
    about: ['a', 'all'],
  },
  {
    name: 'never free of an offer on the same item',
    offers: [
      itemOffer('all', percent('10'), { groups: [anyPizza()] }),
      half('a', { order: 1, notWith: { applyToTheSameItem: notValid('COUPON') } }),
    ],
    code: 'DISPLACED',
    about: ['a', 'all'],
  },
  {
    name: 'any item for nothing in another size',
    offers: [setOffer('a', { individualGroups: [], ...anyItem(percent('10')) }, { groups: [anyPizza()] })],
    code: 'NOTHING_TO_TAKE_OFF',
    about: ['a'],
  },
];
