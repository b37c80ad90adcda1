import { type OpenOrder, type Part, type Standing, sum } from './open-order.ts';
import type { AppliedOffer, Discount, OfferedLine, OfferedOrder, RefusedOffer } from './order.ts';
import type { PricedLine } from './priced-line.ts';

/** The decisions as an order, line by line and offer by offer. */
export function toOfferedOrder({ lines, standing }: OpenOrder, refused: readonly RefusedOffer[]): OfferedOrder {
  const offered = lines.map((line, at) => toOfferedLine(line, at, standing));
  return {
    lines: offered,
    orderDiscounts: standing
      .filter(({ offer, parts }) => offer.value.appliesTo === 'ENTIRE_ORDER' && parts.length > 0)
      .map(({ offer, parts }) => ({
        offerId: offer.id,
        cents: centsOfParts(parts),
        source: parts[0]?.value.source ?? [],
      })),
    subtotal: sum(lines.map(({ cents }) => cents)),
    total: sum(offered.map(({ total }) => total)),
    applied: standing.map(toApplied),
    refused,
  };
}

function toOfferedLine({ id, cents, problems }: PricedLine, at: number, standing: readonly Standing[]): OfferedLine {
  const discounts: Discount[] = [];
  let total = cents;
  let taxable = cents;
  for (const { offer, parts } of standing) {
    for (const part of parts) {
      if (part.line !== at) continue;
      discounts.push(toDiscount(offer.id, part));
      total -= part.cents;
      if (offer.advanced.taxApply === 'OFF') taxable -= part.cents;
    }
  }
  return { id, cents, discounts, total, taxable, problems };
}

function toDiscount(offerId: string, { cents, groupId, value }: Part): Discount {
  return { offerId, groupId, cents, source: value.source };
}

function toApplied({ offer, asking, parts, sets }: Standing): AppliedOffer {
  const { freeDelivery, autoGratuity } = offer.value;
  return { offerId: offer.id, asking, cents: centsOfParts(parts), sets, freeDelivery, autoGratuity };
}

function centsOfParts(parts: readonly Part[]): number {
  return sum(parts.map(({ cents }) => cents));
}
