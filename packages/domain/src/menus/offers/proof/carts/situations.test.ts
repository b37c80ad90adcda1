import { expect, test } from 'vitest';
import { notValid, orderOffer, percent } from '../../evaluation/testing/build-offer.ts';
import { buildEvaluationMenu } from '../../evaluation/testing/evaluation-menu.ts';
import type { Offer } from '../../offer.ts';
import { proveOffers } from '../prove-offers.ts';

type Validity = Partial<Offer['validity']>;

const on = { enabled: true };
const hours = (from: number, to: number): Validity => ({
  timeOfDay: { ...on, startTime: from * 3_600, endOffset: (to - from) * 3_600 },
});

/** Automatic, and never beside the other. */
const rival = (validity: Validity, info: Partial<Offer['info']> = {}) =>
  orderOffer('rival', percent('10'), { validity, info });
const half = (validity: Validity = {}) =>
  orderOffer('half', percent('50'), {
    order: 1,
    validity,
    applying: { autoApplyIfCriteriaMet: false },
    notWith: { applyAutomatically: notValid() },
  });

test.each<[string, Offer, Offer]>([
  ['before it begins', rival(hours(10, 14)), half(hours(9, 12))],
  ['after it ends', rival(hours(9, 12)), half(hours(10, 14))],
  ['past midnight', rival(hours(8, 24)), half(hours(22, 26))],
  ['on another day', rival({ daysOfTheWeek: { ...on, days: [0, 1, 2, 3, 4, 6] } }), half()],
  ['after its last date', rival({ dateRange: { ...on, startDate: null, endDate: '2027-03-01' } }), half()],
  ['before its first date', rival({ dateRange: { ...on, startDate: '2026-11-24', endDate: null } }), half()],
  ['for another order type', rival({ orderTypes: { ...on, orderTypes: [1] } }), half()],
  ['with another tender', rival({ tenderTypes: { ...on, exclude: false, tenderTypes: [1] } }), half()],
  ['before the tender is known', rival({ tenderTypes: { ...on, exclude: true, tenderTypes: [] } }), half()],
  ['with a tender it excludes', rival({ tenderTypes: { ...on, exclude: true, tenderTypes: [1] } }), half()],
  ['for another customer', rival({ customerTypes: { ...on, customerTypes: ['BUSINESS'] } }), half()],
  ['for a guest of no group', rival({ customerGroups: { ...on, customerGroups: ['club'] } }), half()],
  ['on the other channel', rival({}, { channels: ['POS'] }), half()],
  [
    'for the first of two order types',
    rival({ orderTypes: { ...on, orderTypes: [2] } }),
    half({ orderTypes: { ...on, orderTypes: [1, 2] } }),
  ],
])('an offer is seen where the one that displaces it does not hold: %s', (_, one, other) => {
  const menu = buildEvaluationMenu({ offers: [one, other] });
  const news = [...proveOffers(menu, { zone: 'America/New_York', today: '2026-11-23', lines: 1 })];
  const [worst] = news
    .flatMap((part) => (part.kind === 'WORST' ? part.cases : []))
    .filter(({ kind }) => kind === 'MONEY');
  expect(worst?.isCertain).toBe(true);
  expect(worst?.witness.order.applied.map(({ offerId }) => offerId)).toEqual(['half']);
  expect(news.flatMap((part) => (part.kind === 'FINDINGS' ? part.findings : []))).toEqual([]);
});
