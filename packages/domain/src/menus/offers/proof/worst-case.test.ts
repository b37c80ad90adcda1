import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newAvailability } from '../../availability/availability.ts';
import type { MenuBlob } from '../../menu-blob.ts';
import { buildEvaluationMenu } from '../evaluation/testing/evaluation-menu.ts';
import { offerLists } from '../evaluation/testing/order-cases.ts';
import type { ProofQuestion, WorstCase } from './proof.ts';
import { proveOffers } from './prove-offers.ts';
import { bruteWorst } from './testing/brute-force.ts';

/** `OFFER_MENUS=10000 npx vitest run --project domain offers/proof/worst-case` for a long run. */
const MENUS = Number(process.env.OFFER_MENUS ?? 2_000);

const whole = buildEvaluationMenu();

/** A pizza in two sizes and two drinks, one of which is sold by day. */
const items = whole.items.flatMap((item) => {
  if (item.id === 'cheese')
    return [
      { ...item, styles: item.styles.map((used) => (used.id === 'crust' ? { ...used, options: ['thin'] } : used)) },
    ];
  const limitHours = { enabled: true, startTime: 36_000, endOffset: 28_800 };
  if (item.id === 'shake') return [{ ...item, availability: newAvailability({ limitHours }) }];
  return [];
});

const ZONE = 'America/New_York';
const question: ProofQuestion = { zone: ZONE, today: '2026-11-01', lines: 2, asked: 2, evaluations: 1_000_000 };
const bounds = { zone: ZONE, from: Date.parse('2026-11-01T04:00:00Z'), hours: 10 * 24, lines: 2, asked: 2 };

const menus = offerLists.map((offers): MenuBlob => ({ ...whole, items, offers: offers.slice(0, 3) }));

function worstCases(menu: MenuBlob, asked: ProofQuestion): readonly WorstCase[] {
  let cases: readonly WorstCase[] = [];
  for (const news of proveOffers(menu, asked)) if (news.kind === 'WORST') cases = news.cases;
  return cases;
}

test('on small menus the worst case is what ringing up everything finds', { timeout: 3_600_000 }, () => {
  fc.assert(
    fc.property(menus, (menu) => {
      const cases = worstCases(menu, question);
      const given = cases.map(({ kind, isCertain, witness: { order } }) => {
        expect(isCertain).toBe(true);
        const cents = order.subtotal - order.total;
        return [kind, kind === 'MONEY' ? cents : cents / order.subtotal];
      });
      const { cents, share } = bruteWorst(menu, bounds);
      expect(given).toEqual(
        cents === 0
          ? []
          : [
              ['MONEY', cents],
              ['PERCENT', share],
            ],
      );
    }),
    { numRuns: MENUS },
  );
});
