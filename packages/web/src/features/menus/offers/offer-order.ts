import { type Offer, offersInOrder } from '@servery/domain';
import type { TreeSide } from '../../../ui/data/tree-moves.ts';

interface Target {
  readonly to: string;
  readonly side: TreeSide;
}

/** The list with an offer before or after another one; it takes the other's `order`, so that no third offer is touched. */
export function withOfferAt(offers: readonly Offer[], id: string, { to, side }: Target): Offer[] {
  const moved = offers.find((offer) => offer.id === id);
  const target = offers.find((offer) => offer.id === to);
  if (!moved || !target || moved === target) return [...offers];
  const rest = offersInOrder(offers).filter((offer) => offer !== moved);
  const at = rest.indexOf(target) + (side === 'before' ? 0 : 1);
  return rest.toSpliced(at, 0, { ...moved, order: target.order });
}

/** A copy of an offer, right behind it. */
export function withOfferBehind(offers: readonly Offer[], id: string, copy: Offer): Offer[] {
  const inOrder = offersInOrder(offers);
  const at = inOrder.findIndex((offer) => offer.id === id);
  return inOrder.toSpliced(at + 1, 0, { ...copy, order: inOrder[at]?.order ?? 0 });
}

/** An offer that comes last is judged last. */
export function lastOrder(offers: readonly Offer[]): number {
  return Math.max(0, ...offers.map(({ order }) => order));
}
