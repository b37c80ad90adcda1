import { unsignedCentsOf } from '../../../formats/amount.ts';
import { type LocalTime, localTimeIn } from '../../../formats/local-time.ts';
import { inBusinessDay } from '../../../formats/open-calendar.ts';
import type { MenuBlob } from '../../menu-blob.ts';
import type { Offer } from '../offer.ts';
import { FORMERS, type Formed, type ValuedOffer } from './form-sets.ts';
import { askingFor, isOverrideAllowed, limitThatRefuses } from './holds.ts';
import { schemeValueOf } from './offer-value-of.ts';
import { freeLines, type OpenOrder, type Standing, sum } from './open-order.ts';
import type { Asking, CartLine, OfferedOrder, OfferRefusal, OrderContext, RefusedOffer } from './order.ts';
import { type PricedLine, priceLine, saleOf } from './priced-line.ts';
import { withinLimit } from './take-off.ts';
import { toOfferedOrder } from './to-offered-order.ts';
import { areApart, areApartOnItems } from './valid-together.ts';

/**
 * The discounts that the offers of a menu give on a cart: every cent with the entry that causes it, every offer applied or
 * refused with the reason.
 */
export function applyOffers(menu: MenuBlob, cart: readonly CartLine[], context: OrderContext): OfferedOrder {
  const at = inBusinessDay(localTimeIn(context.instant, context.zone), context.openHours);
  const sale = saleOf(context, at);
  const lines = cart.map((line) => priceLine(menu, line, sale));
  return applyToLines(menu, lines, { context, at });
}

/** The same for lines that have their prices. */
export function applyToLines(
  menu: MenuBlob,
  lines: readonly PricedLine[],
  { context, at }: { readonly context: OrderContext; readonly at: LocalTime },
): OfferedOrder {
  const order: OpenOrder = { menu, context, at, lines, left: lines.map(({ cents }) => cents), standing: [] };
  const refused: RefusedOffer[] = [];
  for (const offer of offersInOrder(menu.offers)) {
    const judged = judge(offer, order);
    if ('reason' in judged) refused.push(judged);
    else stand(judged, order);
  }
  return toOfferedOrder(order, refused);
}

/** The list as it is judged: by `order`, then by place. */
export function offersInOrder(offers: readonly Offer[]): readonly Offer[] {
  return offers.toSorted((a, b) => a.order - b.order);
}

function stand(standing: Standing, { standing: all, left }: OpenOrder): void {
  all.push(standing);
  for (const { line, cents } of standing.parts) left[line] = (left[line] ?? 0) - cents;
}

function judge(offer: Offer, order: OpenOrder): Standing | RefusedOffer {
  const refuse = (reason: OfferRefusal, other?: Standing): RefusedOffer => ({
    offerId: offer.id,
    reason,
    ...(other ? { with: other.offer.id } : {}),
  });
  const asking = askedFor(offer, order);
  if (asking.refusal !== undefined) return refuse(asking.refusal);
  const apart = order.standing.find((standing) => areApart(offer, standing.offer));
  if (apart) return refuse('NOT_WITH', apart);
  if (isBelowMinimum(offer, order)) return refuse('MINIMUM_PURCHASE');
  const value = schemeValueOf(offer, order.context.scheme, order.menu);
  if (!value) return refuse('NO_VALUE');
  const formed = form({ offer, value }, order);
  if ('missing' in formed) return formed.missing ? refuse('NOT_WITH', formed.missing) : refuse('ITEMS_MISSING');
  const parts = withinLimit(offer, formed.parts);
  const isFee = offer.value.freeDelivery || offer.value.autoGratuity;
  if (parts.length === 0 && !isFee) return refuse('NOTHING_TO_TAKE_OFF');
  return { offer, asking: asking.asking, sets: formed.sets, parts, lines: linesOf(offer, formed, parts) };
}

/** An offer of the order applies to the lines it takes from, others apply to all lines of their sets. */
function linesOf({ value }: Offer, { lines }: Formed, parts: Standing['parts']): ReadonlySet<number> {
  return value.appliesTo === 'ENTIRE_ORDER' ? new Set(parts.map(({ line }) => line)) : lines;
}

type AskingOrRefusal =
  | { readonly asking: Asking; readonly refusal?: undefined }
  | { readonly asking?: undefined; readonly refusal: OfferRefusal };

/** The conditions that do not depend on the lines or on other offers. */
function askedFor(offer: Offer, { context, at }: OpenOrder): AskingOrRefusal {
  const limit = limitThatRefuses(offer, context, at);
  if (limit !== undefined) return { refusal: limit };
  const asking = askingFor(offer, context);
  if (asking === 'NOT_ASKED_FOR') return { refusal: 'NOT_ASKED_FOR' };
  if (asking === 'CODE_MISSING') return { refusal: 'CODE' };
  const cashier = context.cashierValues[offer.id];
  return cashier && !isOverrideAllowed(offer, cashier) ? { refusal: 'OVERRIDE' } : { asking };
}

function isBelowMinimum({ validity: { minimumPurchase } }: Offer, { lines, left }: OpenOrder): boolean {
  if (!minimumPurchase.enabled) return false;
  const purchase = minimumPurchase.mode === 'BEFORE' ? lines.map(({ cents }) => cents) : left;
  return sum(purchase) < (unsignedCentsOf(minimumPurchase.amount) ?? 0);
}

/** The sets of an offer, or the first offer that keeps it from the lines it would have. */
function form(valued: ValuedOffer, order: OpenOrder): Formed | { readonly missing: Standing | undefined } {
  const former = FORMERS[valued.offer.value.appliesTo];
  const { allowed, free } = freeLines(valued.offer, order);
  const formed = former(valued, free, order);
  if (formed) return formed;
  const isKept = allowed.length > free.length && former(valued, allowed, order) !== undefined;
  return { missing: isKept ? keeperOf(valued.offer, allowed, order) : undefined };
}

/** The first offer that applies to one of the lines and is never on one line with this offer. */
function keeperOf(offer: Offer, lines: readonly number[], { standing }: OpenOrder): Standing | undefined {
  return standing.find((other) => areApartOnItems(offer, other.offer) && lines.some((line) => other.lines.has(line)));
}
