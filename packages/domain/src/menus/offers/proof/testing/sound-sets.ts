import {
  amount,
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

export interface SoundSet {
  readonly name: string;
  readonly offers: readonly Offer[];
}

const asked = { autoApplyIfCriteriaMet: false };
const on = { enabled: true };
const code = (text: string) => ({ ...asked, couponCode: { required: true, code: text } });
const pizza = group('pizza', 1, [department('pizza')]);
const large = group('large', 1, [department('pizza', { limitToSizeIds: ['large'] })]);
const soda = group('soda', 1, [category('sodas')]);
const from = (money: string) => ({ minimumPurchase: { ...on, amount: money, mode: 'BEFORE' as const } });
const alone = { applyAutomatically: notValid(), applyToTheOrder: notValid(), applyToTheSameItem: notValid() };

/** Sets as careful people make them: nothing to say about any of them. */
export const soundSets: readonly SoundSet[] = [
  { name: 'none', offers: [] },
  { name: 'ten percent for those who ask', offers: [orderOffer('a', percent('10'), { applying: asked })] },
  {
    name: 'five off thirty',
    offers: [orderOffer('a', amount('5.00'), { applying: code('FIVE'), validity: from('30.00') })],
  },
  {
    name: 'half a pizza on Tuesday',
    offers: [itemOffer('a', percent('50'), { groups: [pizza], validity: { daysOfTheWeek: { ...on, days: [2] } } })],
  },
  { name: 'a pizza and a soda', offers: [setOffer('a', combo('20.99'), { groups: [pizza, soda] })] },
  { name: 'two large pizzas', offers: [setOffer('a', combo('28.00'), { groups: [group('two', 2, large.choices)] })] },
  {
    name: 'a large pizza for less',
    offers: [setOffer('a', combo('13.99'), { groups: [large], value: { excludeStyleUpcharge: true } })],
  },
  {
    name: 'the second at half',
    offers: [
      setOffer('a', ofGroups({ second: percent('50') }), { groups: [pizza, group('second', 1, pizza.choices)] }),
    ],
  },
  {
    name: 'a soda for a dollar less',
    offers: [setOffer('a', ofGroups({ soda: amount('1.00') }), { groups: [pizza, soda] })],
  },
  { name: 'large for the price of small', offers: [itemOffer('a', inSize('small'), { groups: [large] })] },
  {
    name: 'everything free for the manager',
    offers: [orderOffer('a', percent('100'), { info: { type: 'COMP' }, applying: asked })],
  },
  {
    name: 'a meal for the staff beside a coupon',
    offers: [
      orderOffer('a', percent('50'), { info: { type: 'COMP' }, applying: asked }),
      orderOffer('b', percent('40'), { applying: code('FORTY') }),
    ],
  },
  {
    name: 'free delivery',
    offers: [
      orderOffer('a', amount('0.00'), { applying: asked, value: { freeDelivery: true }, validity: from('35.00') }),
    ],
  },
  { name: 'ten percent twice', offers: ['a', 'b'].map((id) => orderOffer(id, percent('10'), { applying: code(id) })) },
  {
    name: 'two halves that exclude each other',
    offers: ['a', 'b'].map((id) => itemOffer(id, percent('50'), { applying: asked, groups: [pizza], notWith: alone })),
  },
  {
    name: 'two halves of which one excludes the other',
    offers: [
      itemOffer('a', percent('50'), { applying: asked, groups: [pizza], notWith: { applyToTheSameItem: notValid() } }),
      itemOffer('b', percent('50'), { applying: asked, groups: [pizza] }),
    ],
  },
  {
    name: 'two halves on two days',
    offers: [1, 2].map((day) =>
      itemOffer(`on-${day}`, percent('50'), { groups: [pizza], validity: { daysOfTheWeek: { ...on, days: [day] } } }),
    ),
  },
  {
    name: 'two halves one after the other',
    offers: [
      itemOffer('a', percent('50'), {
        groups: [pizza],
        validity: { dateRange: { ...on, startDate: null, endDate: '2026-11-30' } },
      }),
      itemOffer('b', percent('50'), {
        groups: [pizza],
        validity: { dateRange: { ...on, startDate: '2026-12-01', endDate: null } },
      }),
    ],
  },
  {
    name: 'two halves at lunch and at dinner',
    offers: [11, 17].map((hour) =>
      itemOffer(`at-${hour}`, percent('50'), {
        groups: [pizza],
        validity: { timeOfDay: { ...on, startTime: hour * 3_600, endOffset: 10_800 } },
      }),
    ),
  },
  {
    name: 'two halves for pick-up and for the table',
    offers: [1, 2].map((type) =>
      itemOffer(`type-${type}`, percent('50'), {
        groups: [pizza],
        validity: { orderTypes: { ...on, orderTypes: [type] } },
      }),
    ),
  },
  {
    name: 'two halves online and in the store',
    offers: (['POS', 'ONLINE'] as const).map((channel) =>
      itemOffer(channel, percent('50'), { groups: [pizza], info: { channels: [channel] } }),
    ),
  },
  {
    name: 'two halves for two kinds of customers',
    offers: (['BUSINESS', 'LODGING'] as const).map((type) =>
      itemOffer(type, percent('50'), {
        groups: [pizza],
        validity: { customerTypes: { ...on, customerTypes: [type] } },
      }),
    ),
  },
  {
    name: 'two halves for two tenders',
    offers: [1, 2].map((type) =>
      itemOffer(`tender-${type}`, percent('50'), {
        groups: [pizza],
        validity: { tenderTypes: { ...on, exclude: false, tenderTypes: [type] } },
      }),
    ),
  },
  {
    name: 'halves of different things',
    offers: [
      itemOffer('a', percent('50'), { groups: [group('signature', 1, [category('signature')])] }),
      itemOffer('b', percent('50'), { groups: [group('classic', 1, [category('classic')])] }),
    ],
  },
  { name: 'an inactive mistake', offers: [orderOffer('a', percent('100'), { info: { status: 'INACTIVE' } })] },
  {
    name: 'late hours past midnight',
    offers: [
      itemOffer('a', percent('30'), {
        groups: [soda],
        validity: { timeOfDay: { ...on, startTime: 75_600, endOffset: 18_000 }, daysOfTheWeek: { ...on, days: [5] } },
      }),
    ],
  },
  {
    name: 'forty percent at most eight dollars beside one of ten',
    offers: [
      itemOffer('a', percent('40'), {
        applying: asked,
        groups: [large],
        value: { limitOfferValue: { ...on, amount: '8.00' } },
      }),
      orderOffer('b', percent('10'), { applying: asked, order: 1 }),
    ],
  },
  {
    name: 'all but the supreme',
    offers: [itemOffer('a', percent('20'), { groups: [pizza], value: { excludedChoices: [item('supreme')] } })],
  },
  {
    name: 'an offer that gives way on discounted items only',
    offers: [
      itemOffer('a', percent('50'), { groups: [group('supreme', 1, [item('supreme')])] }),
      orderOffer('b', percent('50'), { order: 1, applying: asked, notWith: { applyToTheSameItem: notValid() } }),
    ],
  },
  {
    name: 'only what is small and deep',
    offers: [
      itemOffer('a', percent('20'), {
        groups: [group('g', 1, [item('supreme', { limitToSizeIds: ['small'], limitToStyleIds: ['deep'] })])],
      }),
    ],
  },
  {
    name: 'once a guest',
    offers: [itemOffer('a', amount('3.00'), { groups: [large], validity: { usageLimit: { ...on, limit: 1 } } })],
  },
  {
    name: 'a club',
    offers: [orderOffer('a', percent('15'), { validity: { customerGroups: { ...on, customerGroups: ['club'] } } })],
  },
  {
    name: 'a combo that keeps its crust',
    offers: [
      setOffer('a', combo('20.00'), {
        groups: [large, soda],
        value: { excludeStyleUpcharge: true, excludeModifierUpcharges: true },
      }),
    ],
  },
];
