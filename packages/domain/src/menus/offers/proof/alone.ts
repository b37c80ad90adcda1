import type { OfferedOrder, OfferRefusal } from '../evaluation/order.ts';
import { isAutomatic } from '../evaluation/valid-together.ts';
import type { Offer } from '../offer.ts';
import { ownCarts } from './carts/own-carts.ts';
import { situationsOf } from './carts/situations.ts';
import { type Trial, tryOut, type Workbench } from './carts/workbench.ts';
import { displacerOnAll } from './displaced.ts';
import type { DeadCode, Finding } from './proof.ts';

/** The result for one offer without the others: the trials in which it applies, or the reason that there is none. */
export interface Alone {
  readonly trials: readonly { readonly trial: Trial; readonly order: OfferedOrder }[];
  readonly refusals: ReadonlySet<OfferRefusal>;
}

/** The offer on the carts it is made for, as if it were the only one. */
export function alone(bench: Workbench, offer: Offer): Alone {
  const { situations } = situationsOf([offer], bench);
  const trials: { trial: Trial; order: OfferedOrder }[] = [];
  const refusals = new Set<OfferRefusal>();
  let tried = 0;
  for (const situation of situations) {
    const carts = ownCarts(bench, offer, situation);
    if (carts.length > 0) tried += 1;
    for (const pieces of carts) {
      const trial: Trial = { pieces, asked: askedAmong([offer]), situation };
      const order = tryOut(bench, [offer], trial);
      const [refused] = order.refused;
      if (refused) refusals.add(refused.reason);
      else trials.push({ trial, order });
    }
    if (tried >= ENOUGH_SITUATIONS && trials.length > 0) break;
  }
  return { trials, refusals };
}

/** Situations with something to sell after which an offer that applies is known well enough. */
const ENOUGH_SITUATIONS = 4;

/** The offers that are not automatic: a guest must ask for them. */
export function askedAmong(offers: readonly Offer[]): readonly Offer[] {
  return offers.filter((offer) => !isAutomatic(offer));
}

/** Why an offer that holds at some time still never applies. */
export function deadOnCarts(bench: Workbench, offer: Offer, { trials, refusals }: Alone): Finding | undefined {
  if (trials.length === 0 && refusals.has('NOTHING_TO_TAKE_OFF') && mayBeKeyedIn(offer)) return undefined;
  if (trials.length === 0) return { kind: 'DEAD', code: deadCode(refusals), offers: [offer.id] };
  const displacer = displacerOnAll(bench, offer);
  return displacer ? { kind: 'DEAD', code: 'DISPLACED', offers: [offer.id, displacer] } : undefined;
}

/** A value that the cashier keys in takes off where the offer's own, such as the price of a larger size, does not; none is tried. */
function mayBeKeyedIn({ value: { cashierOverride } }: Offer): boolean {
  const { enabled, amount, percentage } = cashierOverride;
  return enabled && (Number(amount) > 0 || Number(percentage) > 0);
}

function deadCode(refusals: ReadonlySet<OfferRefusal>): DeadCode {
  if (refusals.has('NO_VALUE')) return 'NO_VALUE';
  if (refusals.has('NOTHING_TO_TAKE_OFF')) return 'NOTHING_TO_TAKE_OFF';
  return refusals.has('MINIMUM_PURCHASE') ? 'MINIMUM' : 'NO_ITEMS';
}
