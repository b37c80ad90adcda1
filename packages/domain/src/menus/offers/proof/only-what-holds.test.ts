import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localTimeIn } from '../../../formats/local-time.ts';
import { spanRunningAt } from '../../../formats/open-calendar.ts';
import { applyOffers } from '../evaluation/apply-offers.ts';
import {
  group,
  inSize,
  item,
  itemOffer,
  notValid,
  ofGroups,
  orderOffer,
  percent,
  setOffer,
} from '../evaluation/testing/build-offer.ts';
import { buildEvaluationMenu } from '../evaluation/testing/evaluation-menu.ts';
import { orderCases } from '../evaluation/testing/order-cases.ts';
import type { Offer } from '../offer.ts';
import type { Finding, ProofQuestion } from './proof.ts';
import { proveOffers } from './prove-offers.ts';

const zone = 'America/New_York';
const question: ProofQuestion = { zone, today: '2026-11-26', lines: 2, evaluations: 200 };
const on = { enabled: true };
const chosen = { applying: { autoApplyIfCriteriaMet: false } };

function deadAmong(offers: readonly Offer[], asked: ProofQuestion = question): readonly Finding[] {
  const menu = buildEvaluationMenu({ offers: [...offers] });
  return [...proveOffers(menu, asked)]
    .flatMap((news) => (news.kind === 'FINDINGS' ? news.findings : []))
    .filter(({ kind }) => kind === 'DEAD');
}

describe('an offer is called dead only where it is', () => {
  const late = (endDate: string) =>
    itemOffer('late', percent('10'), {
      validity: {
        dateRange: { ...on, startDate: null, endDate },
        timeOfDay: { ...on, startTime: 22 * 3_600, endOffset: 4 * 3_600 },
      },
    });

  test('not in the night after its last day, while its hours run', () => {
    const menu = buildEvaluationMenu({ offers: [late('2026-11-25')] });
    const [witness] = [...proveOffers(menu, question)].flatMap((news) => (news.kind === 'WORST' ? news.cases : []));
    expect(witness?.witness.order.applied.map(({ offerId }) => offerId)).toEqual(['late']);
    expect(deadAmong([late('2026-11-25')])).toEqual([]);
    expect(deadAmong([late('2026-11-24')])).toMatchObject([{ code: 'DATES_OVER' }]);
  });

  test('not in the night after its last day, while the store that it runs all day in is open', () => {
    const allDay = (endDate: string) =>
      itemOffer('all-day', percent('10'), { validity: { dateRange: { ...on, startDate: null, endDate } } });
    const days = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: 61_200, endOffset: 32_400 }));
    const openHours = [{ days, specialHours: [] }];
    const menu = buildEvaluationMenu({ offers: [allDay('2026-11-25')] });
    const [witness] = [...proveOffers(menu, { ...question, openHours })].flatMap((news) =>
      news.kind === 'WORST' ? news.cases : [],
    );
    expect(witness?.witness.order.applied.map(({ offerId }) => offerId)).toEqual(['all-day']);
    expect(deadAmong([allDay('2026-11-25')], { ...question, openHours })).toEqual([]);
    expect(deadAmong([allDay('2026-11-24')], { ...question, openHours })).toMatchObject([{ code: 'DATES_OVER' }]);
    expect(deadAmong([allDay('2026-11-25')])).toMatchObject([{ code: 'DATES_OVER' }]);
  });

  test('not where a third offer keeps the one that displaces it off the order', () => {
    const whole = orderOffer('whole', percent('10'), chosen);
    const shy = itemOffer('shy', percent('10'), {
      order: 1,
      notWith: { applyAutomatically: notValid(), applyToTheOrder: notValid() },
    });
    const usual = itemOffer('usual', percent('5'), { order: 2 });
    expect(deadAmong([whole, shy, usual])).toEqual([]);
    expect(deadAmong([shy, usual])).toMatchObject([{ code: 'DISPLACED', offers: ['usual', 'shy'] }]);
  });

  test('not where the cashier may key in a value though its own takes nothing off', () => {
    const larger = (amount: string) =>
      setOffer(
        'larger',
        { individualGroups: [{ id: 'g', ...inSize('large') }] },
        {
          groups: [group('g', 1, [item('supreme', { limitToSizeIds: ['large'] })])],
          value: { appliesTo: 'ITEM_GROUPS', cashierOverride: { ...on, amount, percentage: '0' } },
        },
      );
    expect(deadAmong([larger('5.00')])).toEqual([]);
    expect(deadAmong([larger('0.00')])).toMatchObject([{ code: 'NOTHING_TO_TAKE_OFF' }]);
  });

  test('not where the one that displaces it may be used up', () => {
    const twice = itemOffer('twice', percent('10'), {
      validity: { usageLimit: { ...on, limit: 2 } },
      notWith: { applyAutomatically: notValid() },
    });
    expect(deadAmong([twice, itemOffer('usual', percent('5'), { order: 1 })])).toEqual([]);
  });

  test.each([20_261_127, 7, 1_860])('on random orders from today on a dead offer never applies: seed %i', (seed) => {
    let checked = 0;
    fc.assert(
      fc.property(orderCases, ({ offers, cart, context: given }) => {
        const context = { ...given, scheme: 'dine-in' };
        const at = localTimeIn(context.instant, zone);
        const { openHours = [] } = context;
        fc.pre(openHours.length === 0 || openHours.some((calendar) => spanRunningAt(calendar, at) !== undefined));
        const asked = { zone, today: at.date, lines: 2, evaluations: 100 };
        const dead = deadAmong(offers, openHours.length === 0 ? asked : { ...asked, openHours });
        const menu = buildEvaluationMenu({ offers: [...offers] });
        const applied = applyOffers(menu, cart, context).applied.map(({ offerId }) => offerId);
        for (const finding of dead) expect(applied, finding.code).not.toContain(finding.offers[0]);
        checked += dead.length;
      }),
      // DISPLACED and MINIMUM are said of the orders that were tried: fixed seeds, so that a run means the same everywhere.
      { numRuns: 200, seed },
    );
    expect(checked).toBeGreaterThan(20);
  });
});

test('the worst order of buy two, get one free has as many sets as there is room for', () => {
  const free = setOffer('free', ofGroups({ gift: percent('100') }), {
    groups: [group('paid', 2, [item('supreme')]), group('gift', 1, [item('supreme')])],
  });
  const menu = buildEvaluationMenu({ offers: [free] });
  const cases = [...proveOffers(menu, { ...question, lines: 6, evaluations: 2_000 })]
    .flatMap((news) => (news.kind === 'WORST' ? news.cases : []))
    .filter(({ kind }) => kind === 'MONEY');
  const { order, cart } = cases.at(-1)?.witness ?? { order: { subtotal: 0, total: 1 }, cart: [] };
  expect(cart).toHaveLength(6);
  expect(order.total * 3).toBe(order.subtotal * 2);
});
