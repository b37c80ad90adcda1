import { unsignedCentsOf } from '../../../../formats/amount.ts';
import { schemeValueOf } from '../../evaluation/offer-value-of.ts';
import type { Offer } from '../../offer.ts';
import type { Situation } from './moments.ts';
import { exclusionKey, type Piece, type PieceClass, slotKey } from './pieces.ts';
import type { Workbench } from './workbench.ts';

/** The key that a piece is looked for by: that of a group, or undefined for any piece the offer does not exclude. */
type Slot = string | undefined;

type Preference = 'DEAREST' | 'CHEAPEST' | 'SAVING';

/** Carts that one offer is made for: with the dearest pieces, with the cheapest, and with those that save most in another size. */
export function ownCarts(bench: Workbench, offer: Offer, situation: Situation): readonly (readonly Piece[])[] {
  const key = `${offer.id} ${situation.channel} ${situation.soldKey}`;
  const known = bench.ownCarts.get(key) ?? newOwnCarts(bench, offer, situation);
  bench.ownCarts.set(key, known);
  return known;
}

function newOwnCarts(bench: Workbench, offer: Offer, situation: Situation): readonly (readonly Piece[])[] {
  const preferences: readonly Preference[] = sizeOf(bench, offer)
    ? ['SAVING', 'DEAREST', 'CHEAPEST']
    : ['DEAREST', 'CHEAPEST'];
  return preferences.flatMap((preference) =>
    slotsOf(offer).flatMap((slots) => {
      const pieces = slots.map((slot) => pick(bench, { offer, slot, situation, preference }));
      const cart = pieces.filter((piece) => piece !== undefined);
      return cart.length === slots.length ? filledCarts(bench, offer, { cart, situation }) : [];
    }),
  );
}

/** The cart of an offer with the dearest pieces that another offer is for too, wherever there are such. */
export function cartBeside(bench: Workbench, offer: Offer, { other, situation }: Beside): readonly Piece[] | undefined {
  const others = [...new Set(slotsOf(other).flat())];
  const [slots] = slotsOf(offer);
  const pieces = (slots ?? []).map((slot) => {
    const both = classesFor(bench, offer, slot).filter((one) =>
      others.some((its) => classesFor(bench, other, its).includes(one)),
    );
    const shared = both.flatMap((one) => CANDIDATES.DEAREST(one.pieces, (piece) => bench.isSold(piece, situation)));
    const [first, ...rest] = shared;
    if (!first) return pick(bench, { offer, slot, situation, preference: 'DEAREST' });
    return rest.reduce((best, piece) => (piece.line.cents > best.line.cents ? piece : best), first);
  });
  const cart = pieces.filter((piece) => piece !== undefined);
  return slots && cart.length === slots.length ? filled(bench, offer, { cart, situation }) : undefined;
}

interface Beside {
  readonly other: Offer;
  readonly situation: Situation;
}

/** For an offer that needs one line: a cart for each kind of piece that offers tell apart. */
export function cartsOfEachKind(bench: Workbench, offer: Offer, situation: Situation): readonly (readonly Piece[])[] {
  const single = slotsOf(offer).filter((slots) => slots.length === 1);
  return single.flatMap(([slot]) =>
    classesFor(bench, offer, slot)
      .slice(0, MOST_KINDS)
      .flatMap(({ pieces }) => {
        const piece = pieces.findLast((one) => bench.isSold(one, situation));
        return piece ? [filled(bench, offer, { cart: [piece], situation })] : [];
      }),
  );
}

const MOST_KINDS = 30;

/** The pieces each place of an offer may have at the ends of their prices. */
export function extremePieces(bench: Workbench, offer: Offer, situation: Situation): readonly Piece[] {
  const slots = new Set(slotsOf(offer).flat());
  const found = [...slots].flatMap((slot) =>
    (['DEAREST', 'CHEAPEST'] as const).map((preference) => pick(bench, { offer, slot, situation, preference })),
  );
  return [...new Set(found.filter((piece) => piece !== undefined))];
}

/** Of an offer that asks for more at once no order is put together. */
const MOST_PLACES = 200;

/** The ways to fill an offer: all places of its groups, or one place of any group. */
function slotsOf(offer: Offer): readonly (readonly Slot[])[] {
  const { itemGroups } = offer;
  if (itemGroups.length === 0) return offer.value.appliesTo === 'ITEM_GROUPS' ? [] : [[undefined]];
  if (offer.value.appliesTo === 'ANY_ITEM') return itemGroups.map(({ id }) => [slotKey(offer, id)]);
  if (itemGroups.reduce((sum, { quantity }) => sum + quantity, 0) > MOST_PLACES) return [];
  return [itemGroups.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => slotKey(offer, id)))];
}

/** Classes of pieces that fit a slot, the offer's exclusions left out. */
export function classesFor(bench: Workbench, offer: Offer, slot: Slot): readonly PieceClass[] {
  const key = slot ?? `${offer.id}/*`;
  const known = bench.fitting.get(key);
  if (known) return known;
  const excluded = exclusionKey(offer);
  const found = bench.classes().filter(({ keys }) => !keys.has(excluded) && (slot === undefined || keys.has(slot)));
  bench.fitting.set(key, found);
  return found;
}

interface WantedCart {
  readonly offer: Offer;
  readonly slot: Slot;
  readonly situation: Situation;
  readonly preference: Preference;
}

function pick(bench: Workbench, { offer, slot, situation, preference }: WantedCart): Piece | undefined {
  const isSold = (piece: Piece) => bench.isSold(piece, situation);
  const size = sizeOf(bench, offer);
  let best: Piece | undefined;
  for (const { pieces } of classesFor(bench, offer, slot)) {
    const candidates = CANDIDATES[preference](pieces, isSold);
    for (const piece of candidates)
      if (!best || worth(piece, preference, size) > worth(best, preference, size)) best = piece;
  }
  return best;
}

/** As few pieces of a class as the preference needs. */
const CANDIDATES: Record<
  Preference,
  (pieces: readonly Piece[], isSold: (piece: Piece) => boolean) => readonly Piece[]
> = {
  DEAREST: (pieces, isSold) => listed(pieces.findLast(isSold)),
  CHEAPEST: (pieces, isSold) =>
    listed(pieces.find((piece) => piece.line.cents > 0 && isSold(piece)) ?? pieces.find(isSold)),
  SAVING: (pieces, isSold) => pieces.slice(-MOST_RESIZED).filter(isSold),
};

/** Resized pieces are priced a second time. */
const MOST_RESIZED = 50;

function worth({ line }: Piece, preference: Preference, size: string | undefined): number {
  if (preference === 'DEAREST') return line.cents;
  if (preference === 'CHEAPEST') return line.cents === 0 ? Number.NEGATIVE_INFINITY : -line.cents;
  return line.cents - (line.inSize(size ?? '')?.cents ?? line.cents);
}

/** The size that an offer charges, if it is such an offer. */
function sizeOf({ scheme, menu }: Workbench, offer: Offer): string | undefined {
  const value = schemeValueOf(offer, scheme, menu);
  if (!value || offer.value.appliesTo === 'ENTIRE_ORDER') return undefined;
  const entries = offer.value.appliesTo === 'ANY_ITEM' ? [value.anyItem] : value.individualGroups;
  return entries.find(({ type }) => type === 'DIFFERENT_SIZE')?.sizeOptionId ?? undefined;
}

interface Begun {
  readonly cart: readonly Piece[];
  readonly situation: Situation;
}

/** With as much as the minimum purchase asks for; where earlier offers count, also with as much again as they could take. */
function filledCarts(bench: Workbench, offer: Offer, begun: Begun): readonly (readonly Piece[])[] {
  const { enabled, mode } = offer.validity.minimumPurchase;
  const once = filled(bench, offer, begun);
  return enabled && mode === 'AFTER' ? [once, filled(bench, offer, { ...begun, cart: [...once, ...once] })] : [once];
}

/** With as many of the dearest pieces as the minimum purchase asks for. */
function filled(bench: Workbench, offer: Offer, { cart, situation }: Begun): readonly Piece[] {
  const { enabled, amount } = offer.validity.minimumPurchase;
  const begun = cart.reduce((sum, { line }) => sum + line.cents, 0);
  const missing = enabled ? (unsignedCentsOf(amount) ?? 0) - begun : 0;
  const filler = missing > 0 ? pick(bench, { offer, slot: undefined, situation, preference: 'DEAREST' }) : undefined;
  if (!filler || filler.line.cents === 0) return cart;
  const count = Math.min(MOST_FILLERS, Math.ceil(missing / filler.line.cents));
  return [...cart, ...Array.from({ length: count }, () => filler)];
}

/** A minimum beyond so many of the dearest is out of reach. */
const MOST_FILLERS = 60;

function listed(piece: Piece | undefined): readonly Piece[] {
  return piece ? [piece] : [];
}
