import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../overrides/change.ts';
import { findByPath } from '../../../overrides/path.ts';
import { applyOffers } from './apply-offers.ts';
import type { OfferedOrder } from './order.ts';
import { buildEvaluationMenu } from './testing/evaluation-menu.ts';
import { orderCases } from './testing/order-cases.ts';
import { evaluateSlowly } from './testing/slow-evaluator.ts';

/** `OFFER_CARTS=100000 npx vitest run --project domain offers/evaluation/agreement` for a long run. */
const CARTS = Number(process.env.OFFER_CARTS ?? 8_000);

const plain = buildEvaluationMenu();

/** The results that both programs report. */
function reported({ lines, applied, refused, total }: OfferedOrder) {
  return {
    lines: lines.map(({ id, cents, total: left, taxable, discounts }) => ({
      id,
      cents,
      total: left,
      taxable,
      discounts: discounts.map(({ offerId, groupId, cents: off }) => ({ offerId, groupId, cents: off })),
    })),
    applied: applied.map(({ offerId, asking, sets, cents }) => ({ offerId, asking, sets, cents })),
    refused,
    total,
  };
}

test('two programs written from one page take the same off any cart', { timeout: 3_600_000 }, () => {
  fc.assert(
    fc.property(orderCases, ({ offers, cart, context }) => {
      const menu = { ...plain, offers };
      expect(reported(applyOffers(menu, cart, context))).toEqual(evaluateSlowly(menu, cart, context));
    }),
    { numRuns: CARTS },
  );
});

test('every cent is explained, no line falls below zero, every offer is applied or refused once', () => {
  fc.assert(
    fc.property(orderCases, ({ offers, cart, context }) => {
      const menu = { ...plain, offers };
      const order = applyOffers(menu, cart, context);
      const document: JsonObject = JSON.parse(JSON.stringify(menu));
      for (const { cents, total, taxable, discounts } of order.lines) {
        expect(total).toBe(cents - sum(discounts));
        expect(total).toBeGreaterThanOrEqual(0);
        expect(taxable).toBeGreaterThanOrEqual(total);
        for (const { source } of discounts) expect(findByPath(document, source)).toBeDefined();
      }
      for (const { offerId, cents } of order.applied)
        expect(sum(order.lines.flatMap(({ discounts }) => discounts.filter((d) => d.offerId === offerId)))).toBe(cents);
      expect(order.total).toBe(order.subtotal - sum(order.applied));
      expect([...order.applied, ...order.refused].map(({ offerId }) => offerId).sort()).toEqual(
        offers.map(({ id }) => id).sort(),
      );
    }),
    { numRuns: 1_000 },
  );
});

function sum(parts: readonly { readonly cents: number }[]): number {
  return parts.reduce((total, { cents }) => total + cents, 0);
}
