import { expect, test } from 'vitest';
import { category, group, itemOffer, percent } from '../evaluation/testing/build-offer.ts';
import { buildEvaluationMenu } from '../evaluation/testing/evaluation-menu.ts';
import { offerExamples } from './offer-examples.ts';
import type { ProofQuestion } from './proof.ts';

const question: ProofQuestion = { zone: 'America/New_York', today: '2026-11-23', orderTypes: [1, 2] };
const half = itemOffer('half', percent('50'), { groups: [group('g', 1, [category('signature')])] });
const menu = buildEvaluationMenu({ offers: [half] });

test('an offer is shown in every scheme in use, on an order it is made for, off or on', () => {
  const shown = offerExamples(menu, { ...half, info: { ...half.info, status: 'INACTIVE' } }, question);
  expect(shown.map(({ schemeId }) => schemeId)).toEqual(
    menu.pricingSchemes.filter(({ isActive }) => isActive).map(({ id }) => id),
  );
  for (const { witness } of shown) {
    expect(witness?.order.applied.map(({ offerId }) => offerId)).toEqual(['half']);
    expect(witness?.order.total).toBeLessThan(witness?.order.subtotal ?? 0);
  }
});

test('an offer that takes nothing off has no example', () => {
  const nothing = itemOffer('nothing', percent('0'), { groups: [group('g', 1, [category('signature')])] });
  expect(offerExamples(menu, nothing, question).map(({ witness }) => witness)).toEqual(
    menu.pricingSchemes.filter(({ isActive }) => isActive).map(() => undefined),
  );
});
