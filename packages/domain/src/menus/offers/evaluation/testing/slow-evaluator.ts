import type { MenuBlob } from '../../../menu-blob.ts';
import type { Offer } from '../../offer.ts';
import type { CartLine, OrderContext } from '../order.ts';
import { add, type Desk, means } from './slow-desk.ts';
import { clockOf, whyNotNow } from './slow-limits.ts';
import { slowLine } from './slow-lines.ts';
import { cutsOf } from './slow-values.ts';

/** Written only from docs/decisions/0020: tries every arrangement instead of choosing well, exact fractions instead of remainders. */
export interface SlowOrder {
  readonly lines: readonly {
    readonly id: string;
    readonly cents: number;
    readonly total: number;
    readonly taxable: number;
    readonly discounts: readonly {
      readonly offerId: string;
      readonly groupId: string | null;
      readonly cents: number;
    }[];
  }[];
  readonly applied: readonly {
    readonly offerId: string;
    readonly asking: string;
    readonly cents: number;
    readonly sets: number;
  }[];
  readonly refused: readonly { readonly offerId: string; readonly reason: string; readonly with?: string }[];
  readonly total: number;
}

export function evaluateSlowly(menu: MenuBlob, cart: readonly CartLine[], context: OrderContext): SlowOrder {
  const clock = clockOf(context);
  const desk: Desk = {
    menu,
    context,
    clock,
    lines: cart.map((line) => slowLine(menu, line, { context, clock })),
    stood: [],
  };
  const refused: { offerId: string; reason: string; with?: string }[] = [];
  const queue = menu.offers.map((offer, place) => ({ offer, place }));
  queue.sort((a, b) => a.offer.order - b.offer.order || a.place - b.place);
  for (const { offer } of queue) {
    const no = whyNot(offer, desk);
    if (no !== undefined) refused.push({ offerId: offer.id, ...no });
  }
  return {
    lines: desk.lines.map(({ id, cents }) => {
      const discounts = desk.stood.flatMap(({ offer, cuts }) =>
        cuts
          .filter((cut) => cut.line === id)
          .map((cut) => ({ offerId: offer.id, groupId: cut.groupId, cents: cut.cents })),
      );
      const untaxed = discounts.filter(({ offerId }) =>
        menu.offers.some((o) => o.id === offerId && o.advanced.taxApply === 'OFF'),
      );
      return { id, cents, total: cents - add(discounts), taxable: cents - add(untaxed), discounts };
    }),
    applied: desk.stood.map(({ offer, asking, sets, cuts }) => ({ offerId: offer.id, asking, sets, cents: add(cuts) })),
    refused,
    total: add(desk.lines) - add(desk.stood.flatMap(({ cuts }) => cuts)),
  };
}

/** Undefined when the offer now applies. */
function whyNot(offer: Offer, desk: Desk): { reason: string; with?: string } | undefined {
  const now = whyNotNow(offer, desk);
  if ('reason' in now) return now;
  const barred = desk.stood.find((other) => bars(offer, other.offer) || bars(other.offer, offer));
  if (barred) return { reason: 'NOT_WITH', with: barred.offer.id };
  const { enabled, amount, mode } = offer.validity.minimumPurchase;
  const bought = mode === 'BEFORE' ? add(desk.lines) : add(desk.lines) - add(desk.stood.flatMap(({ cuts }) => cuts));
  if (enabled && bought < Math.round(Number(amount) * 100)) return { reason: 'MINIMUM_PURCHASE' };
  const usual = desk.menu.pricingSchemes.find(({ isDefault, isActive }) => isDefault && isActive);
  const value = [desk.context.scheme, usual?.id].flatMap((id) =>
    offer.value.schemes.filter((s) => s.schemeId === id),
  )[0];
  if (!value) return { reason: 'NO_VALUE' };
  const mine = desk.lines.filter(
    (line) => !offer.value.excludedChoices.some((choice) => means(choice, line, desk.menu)),
  );
  const shy = desk.stood.filter((other) => shuns(offer, other.offer) || shuns(other.offer, offer));
  const free = mine.filter(({ id }) => !shy.some(({ on }) => on.includes(id)));
  const found = cutsOf({ offer, value, lines: free, desk });
  if (!found) {
    const blocker = shy.find(({ on }) => mine.some(({ id }) => on.includes(id)));
    return blocker && cutsOf({ offer, value, lines: mine, desk })
      ? { reason: 'NOT_WITH', with: blocker.offer.id }
      : { reason: 'ITEMS_MISSING' };
  }
  if (add(found.cuts) === 0 && !offer.value.freeDelivery && !offer.value.autoGratuity)
    return { reason: 'NOTHING_TO_TAKE_OFF' };
  const cuts = found.cuts.filter(({ cents }) => cents > 0);
  const on = offer.value.appliesTo === 'ENTIRE_ORDER' ? cuts.map(({ line }) => line) : found.on;
  desk.stood.push({ offer, asking: now.asking, sets: found.sets, cuts, on });
  return undefined;
}

function ofType(types: readonly string[], other: Offer): boolean {
  return types.length === 0 || types.includes(other.info.type);
}

function bars(one: Offer, other: Offer): boolean {
  const { applyAutomatically, applyToTheOrder } = one.interactions.notValidWithOffersThat;
  const byItself = other.applying.autoApplyIfCriteriaMet && !other.applying.couponCode.required;
  if (applyAutomatically.enabled && byItself && ofType(applyAutomatically.limitOfferTypes, other)) return true;
  return (
    applyToTheOrder.enabled &&
    other.value.appliesTo === 'ENTIRE_ORDER' &&
    ofType(applyToTheOrder.limitOfferTypes, other)
  );
}

function shuns(one: Offer, other: Offer): boolean {
  const { enabled, limitOfferTypes } = one.interactions.notValidWithOffersThat.applyToTheSameItem;
  return enabled && other.value.appliesTo !== 'ENTIRE_ORDER' && ofType(limitOfferTypes, other);
}
