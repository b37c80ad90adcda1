import type { OfferedOrder, OfferRefusal } from '../evaluation/order.ts';
import { excludes, excludesOnOrder } from '../evaluation/valid-together.ts';
import type { Offer } from '../offer.ts';
import { askedAmong } from './alone.ts';
import type { Situation } from './carts/moments.ts';
import { cartBeside, ownCarts } from './carts/own-carts.ts';
import type { Piece } from './carts/pieces.ts';
import { situationsOf } from './carts/situations.ts';
import { sampleOf, type Trial, tryOut, type Workbench } from './carts/workbench.ts';
import type { ApartCode, Meeting } from './proof.ts';

/** A meeting with the orders on which it was seen. */
export interface SeenMeeting {
  readonly meeting: Meeting;
  readonly seen: readonly { readonly trial: Trial; readonly order: OfferedOrder }[];
}

/** Whether two offers can be on one order, as if they were the only ones. */
export function meet(bench: Workbench, pair: readonly [Offer, Offer]): SeenMeeting {
  const [one, other] = pair;
  const said = {
    offers: [one.id, other.id] as const,
    excludedBy: namers(pair, excludesOnOrder),
    excludedOnItemBy: namers(pair, (a, b) => excludes(a, b, 'applyToTheSameItem')),
  };
  const apart = (code: ApartCode, reason?: OfferRefusal): SeenMeeting => ({
    meeting: { ...said, apart: code, ...(reason ? { reason } : {}) },
    seen: [],
  });
  if (said.excludedBy.length > 0) return apart('EXCLUDES');
  const { situations, apart: limit } = situationsOf(pair, bench);
  if (limit) return apart(limit);
  const { seen, reason } = tryTogether(bench, pair, situations);
  const [first] = seen;
  if (!first) return apart('ITEMS', reason);
  return { meeting: { ...said, sample: sampleOf(first.trial) }, seen };
}

/** Situations with something to sell after which two offers that did not meet are not expected to. */
const MOST_SITUATIONS = 8;

function namers(pair: readonly [Offer, Offer], says: (one: Offer, other: Offer) => boolean): readonly string[] {
  const [one, other] = pair;
  return [...(says(one, other) ? [one.id] : []), ...(says(other, one) ? [other.id] : [])];
}

/** Orders of the first situation in which the two meet. */
function tryTogether(
  bench: Workbench,
  pair: readonly [Offer, Offer],
  situations: readonly Situation[],
): { readonly seen: SeenMeeting['seen']; readonly reason: OfferRefusal | undefined } {
  let reason: OfferRefusal | undefined;
  let withCarts = 0;
  for (const situation of situations) {
    const seen: { trial: Trial; order: OfferedOrder }[] = [];
    let tried = 0;
    for (const pieces of cartsOfBoth(bench, pair, situation)) {
      if (tried >= ENOUGH && seen.length > 0) break;
      tried += 1;
      const trial: Trial = { pieces, asked: askedAmong(pair), situation };
      const order = tryOut(bench, pair, trial);
      if (order.refused.length === 0) seen.push({ trial, order });
      else reason = order.refused[0]?.reason;
    }
    if (tried > 0) withCarts += 1;
    if (seen.length > 0 || withCarts >= MOST_SITUATIONS) return { seen, reason };
  }
  return { seen: [], reason };
}

/** Carts after which a meeting is enough: the dearest shared pieces, and the cheapest. */
const ENOUGH = 2;

/** Carts for both, the pieces that serve both taken once; then side by side. */
function* cartsOfBoth(
  bench: Workbench,
  [one, other]: readonly [Offer, Offer],
  situation: Situation,
): Generator<readonly Piece[]> {
  const shared = cartBeside(bench, one, { other, situation });
  const its = cartBeside(bench, other, { other: one, situation });
  if (shared && its) yield overlap(shared, its);
  const ones = ownCarts(bench, one, situation);
  const others = ownCarts(bench, other, situation);
  const [cheapest, itsCheapest] = [ones.at(-1), others.at(-1)];
  if (cheapest && itsCheapest) yield overlap(cheapest, itsCheapest);
  for (const a of ones) for (const b of others) yield overlap(a, b);
  for (const a of ones) for (const b of others) yield [...a, ...b];
}

/** As many of each piece as the cart that has more of them. */
function overlap(one: readonly Piece[], other: readonly Piece[]): readonly Piece[] {
  const left = [...one];
  const more = other.filter((piece) => {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...one, ...more];
}
