import { describe, expect, test } from 'vitest';
import { newAvailability } from '../../availability/availability.ts';
import { applyOffers } from '../evaluation/apply-offers.ts';
import {
  amount,
  category,
  combo,
  department,
  group,
  item,
  itemOffer,
  notValid,
  orderOffer,
  percent,
  setOffer,
} from '../evaluation/testing/build-offer.ts';
import { buildEvaluationMenu } from '../evaluation/testing/evaluation-menu.ts';
import type { Offer } from '../offer.ts';
import { newWorkbench } from './carts/workbench.ts';
import type { Meeting, ProofQuestion } from './proof.ts';
import { proveOffers } from './prove-offers.ts';
import { meet } from './together.ts';

const question: ProofQuestion = { zone: 'America/New_York', today: '2026-11-23', lines: 2, evaluations: 1_000 };

function meetings(offers: readonly Offer[], asked: Partial<ProofQuestion> = {}): readonly Meeting[] {
  const menu = buildEvaluationMenu({ offers: [...offers] });
  const news = [...proveOffers(menu, { ...question, ...asked })];
  const found = news.flatMap((one) => (one.kind === 'TOGETHER' ? one.meetings : []));
  for (const { offers: pair, sample } of found) {
    if (!sample) continue;
    const order = applyOffers(
      { ...menu, offers: menu.offers.filter(({ id }) => pair.includes(id)) },
      sample.cart,
      sample.context,
    );
    expect(order.applied).toHaveLength(2);
    expect(order.lines.flatMap(({ problems }) => problems)).toEqual([]);
  }
  return found;
}

const ten = (id: string, given: Parameters<typeof orderOffer>[2] = {}) =>
  orderOffer(id, percent('10'), { applying: { autoApplyIfCriteriaMet: false }, ...given });
const on = { enabled: true };

describe('two offers', () => {
  test('meet on an order that the evaluator agrees to', () => {
    const pizza = itemOffer('a', percent('50'), { groups: [group('g', 1, [department('pizza')])] });
    const bundle = setOffer('c', combo('5.00'), { groups: [group('sodas', 2, [category('sodas')])] });
    const late = ten('b', { validity: { minimumPurchase: { ...on, amount: '80.00', mode: 'AFTER' } } });
    const found = meetings([pizza, late, bundle]);
    expect(found.map(({ offers, apart }) => [offers.join(' '), apart])).toEqual([
      ['a b', undefined],
      ['a c', undefined],
      ['b c', undefined],
    ]);
  });

  test('meet after midnight where one ends and the other goes on', () => {
    const friday = ten('friday', {
      validity: {
        timeOfDay: { ...on, startTime: 79_200, endOffset: 14_400 },
        daysOfTheWeek: { ...on, days: [5] },
      },
    });
    const saturday = ten('saturday', { validity: { daysOfTheWeek: { ...on, days: [6] } } });
    const sunday = ten('sunday', { validity: { daysOfTheWeek: { ...on, days: [0] } } });
    expect(meetings([friday, saturday, sunday]).map(({ offers, apart }) => [offers.join(' '), apart])).toEqual([
      ['friday saturday', undefined],
      ['friday sunday', 'TIME'],
      ['saturday sunday', 'TIME'],
    ]);
  });

  test('meet only while what they are for is sold and the store is open', () => {
    const days = [{ dayOfWeek: 1, startTime: 36_000, endOffset: 36_000 }];
    const openHours = [{ days, specialHours: [] }];
    const monday = ten('monday', { validity: { daysOfTheWeek: { ...on, days: [1] } } });
    const every = ten('every');
    expect(meetings([monday, every], { openHours })[0]?.apart).toBeUndefined();
    const later = ten('later', { validity: { timeOfDay: { ...on, startTime: 75_600, endOffset: 3_600 } } });
    expect(meetings([every, later], { openHours })).toEqual([]);
  });

  test('meet in special hours, and after days on which the store is closed', () => {
    const days = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: 36_000, endOffset: 36_000 }));
    const late = ten('late', { validity: { timeOfDay: { ...on, startTime: 82_800, endOffset: 3_600 } } });
    const every = ten('every');
    const special = { dateString: '2027-01-01', closed: false, startTime: 0, endOffset: 86_400 };
    const met = meetings([every, late], { openHours: [{ days, specialHours: [special] }] });
    expect(met[0]?.sample?.context.instant).toBe(Date.parse('2027-01-02T04:00:00Z'));
    const shut = Array.from({ length: 20 }, (_, at) => ({
      dateString: new Date(Date.parse('2026-11-23T00:00:00Z') + at * 86_400_000).toISOString().slice(0, 10),
      closed: true,
      startTime: null,
      endOffset: null,
    }));
    const monday = ten('monday', { validity: { daysOfTheWeek: { ...on, days: [1] } } });
    const after = meetings([every, monday], { openHours: [{ days, specialHours: shut }] });
    expect(after[0]?.sample?.context.instant).toBe(Date.parse('2026-12-14T15:00:00Z'));
  });

  test('meet in the only hours in which what they are for is sold, however many others there are', () => {
    const whole = buildEvaluationMenu();
    const items = whole.items.map((sold, at) => {
      const limitHours = { enabled: true, startTime: at * 7_200, endOffset: 3_600 };
      return { ...sold, availability: newAvailability({ limitHours }) };
    });
    const shake = [group('g', 1, [item('shake')])];
    const offers = ['a', 'b'].map((id) =>
      itemOffer(id, percent('10'), { groups: shake, applying: { autoApplyIfCriteriaMet: false } }),
    );
    const news = [...proveOffers({ ...whole, items, offers }, question)];
    expect(news.flatMap((one) => (one.kind === 'FINDINGS' ? one.findings : []))).toEqual([]);
    const [meeting] = news.flatMap((one) => (one.kind === 'TOGETHER' ? one.meetings : []));
    expect(meeting?.apart).toBeUndefined();
  });

  test.each([
    ['CHANNEL', { info: { channels: ['POS' as const] } }, { info: { channels: ['ONLINE' as const] } }],
    [
      'ORDER_TYPE',
      { validity: { orderTypes: { ...on, orderTypes: [1] } } },
      { validity: { orderTypes: { ...on, orderTypes: [2] } } },
    ],
    [
      'TENDER',
      { validity: { tenderTypes: { ...on, exclude: false, tenderTypes: [1] } } },
      { validity: { tenderTypes: { ...on, exclude: true, tenderTypes: [1] } } },
    ],
    [
      'CUSTOMER_TYPE',
      { validity: { customerTypes: { ...on, customerTypes: ['BUSINESS' as const] } } },
      { validity: { customerTypes: { ...on, customerTypes: ['LODGING' as const] } } },
    ],
    [
      'TIME',
      { validity: { dateRange: { ...on, startDate: null, endDate: '2026-11-30' } } },
      { validity: { dateRange: { ...on, startDate: '2026-12-01', endDate: null } } },
    ],
  ])('are kept apart by %s', (apart, one, other) => {
    expect(meetings([ten('a', one), ten('b', other)])).toMatchObject([{ offers: ['a', 'b'], apart }]);
  });

  test('meet in customer groups that one guest has both of', () => {
    const of = (name: string) => ({ validity: { customerGroups: { ...on, customerGroups: [name] } } });
    const [meeting] = meetings([ten('a', of('club')), ten('b', of('staff'))]);
    expect(meeting?.sample?.context.customerGroups).toEqual(['club', 'staff']);
  });

  test('are kept apart by what nothing can satisfy both of', () => {
    const one = itemOffer('a', percent('100'), { groups: [group('g', 1, [item('cola')])] });
    const other = itemOffer('b', amount('1.00'), { order: 1, groups: [group('g', 1, [item('cola')])] });
    expect(meetings([one, other])).toMatchObject([{ apart: 'ITEMS', reason: 'NOTHING_TO_TAKE_OFF' }]);
  });

  test('show which of them excludes the other', () => {
    const shy = ten('shy', { notWith: { applyToTheOrder: notValid() } });
    const pizzas = [group('g', 1, [department('pizza')])];
    const calm = itemOffer('calm', percent('10'), { applying: { autoApplyIfCriteriaMet: false }, groups: pizzas });
    const wary = itemOffer('wary', percent('10'), { notWith: { applyToTheSameItem: notValid() } });
    const found = meetings([shy, ten('ten'), calm, wary]);
    const reported = (one: string, other: string) =>
      found.find(({ offers }) => offers.includes(one) && offers.includes(other));
    expect(reported('shy', 'ten')).toMatchObject({ apart: 'EXCLUDES', excludedBy: ['shy'] });
    expect(reported('shy', 'calm')).toMatchObject({ excludedBy: [], excludedOnItemBy: [] });
    expect(reported('calm', 'wary')).toMatchObject({ excludedOnItemBy: ['wary'] });
    expect(reported('calm', 'wary')?.apart).toBeUndefined();
  });

  test('are tried on what both are for, though it is neither the dearest nor the cheapest of either', () => {
    const once = { usageLimit: { ...on, limit: 1 } };
    const both = (...ids: readonly string[]) => [
      group(
        'g',
        1,
        ids.map((id) => category(id)),
      ),
    ];
    const dearest = { advanced: { applyOfferTo: 'HIGHEST' as const } };
    const pair = [
      itemOffer('a', percent('10'), { groups: both('signature', 'classic'), validity: once, ...dearest }),
      itemOffer('b', percent('10'), { groups: both('classic', 'sodas'), validity: once }),
    ] as const;
    const { seen } = meet(newWorkbench(buildEvaluationMenu({ offers: [...pair] }), question), pair);
    expect(seen.some(({ order }) => order.lines.some(({ discounts }) => discounts.length === 2))).toBe(true);
  });

  test('of which one is being edited come first', () => {
    const all = ['a', 'b', 'c'].map((id) => ten(id));
    expect(meetings(all, { focus: 'c' }).map(({ offers }) => offers.join(' '))).toEqual(['a c', 'b c', 'a b']);
  });
});
