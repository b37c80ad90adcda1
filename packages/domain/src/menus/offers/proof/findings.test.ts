import { describe, expect, test } from 'vitest';
import type { MenuBlob } from '../../menu-blob.ts';
import { applyOffers } from '../evaluation/apply-offers.ts';
import { category, group, orderOffer, percent, setOffer } from '../evaluation/testing/build-offer.ts';
import { buildEvaluationMenu } from '../evaluation/testing/evaluation-menu.ts';
import type { Offer } from '../offer.ts';
import type { Finding, ProofQuestion } from './proof.ts';
import { proveOffers } from './prove-offers.ts';
import { faultySets } from './testing/faulty-sets.ts';
import { soundSets } from './testing/sound-sets.ts';

/** Open from 10:00 AM until 2:00 AM. */
const days = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: 36_000, endOffset: 57_600 }));
const question: ProofQuestion = {
  zone: 'America/New_York',
  today: '2026-11-23',
  orderTypes: [1, 2],
  openHours: [{ days, specialHours: [] }],
  lines: 3,
  evaluations: 4_000,
};

function menuWith(offers: readonly Offer[]): MenuBlob {
  return buildEvaluationMenu({ offers: [...offers] });
}

function findingsOf(menu: MenuBlob): readonly Finding[] {
  return [...proveOffers(menu, question)].flatMap((news) => (news.kind === 'FINDINGS' ? news.findings : []));
}

test('there are thirty of each', () => {
  expect(faultySets.length).toBeGreaterThanOrEqual(30);
  expect(soundSets.length).toBeGreaterThanOrEqual(30);
});

describe('a mistake is found', () => {
  test.each(faultySets)('$name', ({ offers, code, about }) => {
    const menu = menuWith(offers);
    const findings = findingsOf(menu);
    expect(findings.map((finding) => [finding.code, finding.offers])).toContainEqual([code, about]);
    for (const { witness, offers: named } of findings) {
      if (!witness) continue;
      const among = menuWith(offers.filter(({ id }) => named.includes(id)));
      const order = applyOffers(among, witness.cart, witness.context);
      expect(order.applied.map(({ offerId }) => offerId)).toEqual(expect.arrayContaining([...named]));
      expect(order.lines.flatMap(({ problems }) => problems)).toEqual([]);
    }
  });
});

test('a group that asks for a hundred million at once is answered like any other', () => {
  const groups = [group('many', 100_000_000, [category('pies')])];
  const menu = menuWith([setOffer('set', {}, { groups })]);
  expect([...proveOffers(menu, question)].at(-1)).toMatchObject({ kind: 'DONE' });
});

test('of one kind of mistake a hundred are reported, the others counted', () => {
  const half = (at: number) => orderOffer(`half-${at}`, percent('50'), { applying: { autoApplyIfCriteriaMet: false } });
  const menu = menuWith(Array.from({ length: 16 }, (_, at) => half(at)));
  const low = findingsOf(menu).filter(({ code }) => code === 'LOW_PRICE');
  expect(low).toHaveLength(100);
  const [done] = [...proveOffers(menu, question)].filter(({ kind }) => kind === 'DONE');
  expect(done).toMatchObject({ unreported: 20 });
});

describe('nothing is said of what is sound', () => {
  test.each(soundSets)('$name', ({ offers }) => {
    expect(findingsOf(menuWith(offers)).map(({ code, offers: about }) => [code, about])).toEqual([]);
  });
});
