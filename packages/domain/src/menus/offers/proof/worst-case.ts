import { marginOf } from '../../costs/margin.ts';
import { limitThatRefuses } from '../evaluation/holds.ts';
import type { OfferedOrder } from '../evaluation/order.ts';
import { isAutomatic } from '../evaluation/valid-together.ts';
import type { Offer } from '../offer.ts';
import type { Situation } from './carts/moments.ts';
import type { Piece } from './carts/pieces.ts';
import { situationsThatDiffer } from './carts/situations.ts';
import { canBeRungUp, type Trial, tryOut, type Workbench, witnessOf } from './carts/workbench.ts';
import type { WorstCase, WorstKind } from './proof.ts';
import { givesOnPurpose } from './suspicious.ts';

export const WORST_KINDS = ['MONEY', 'PERCENT', 'MARGIN'] as const satisfies readonly WorstKind[];

/** How bad an order is; undefined where that cannot be said. */
export const BADNESS: Record<WorstKind, (bench: Workbench, trial: Trial, order: OfferedOrder) => number | undefined> = {
  MONEY: (_, __, { subtotal, total }) => subtotal - total,
  PERCENT: (_, __, { subtotal, total }) => (subtotal === 0 ? undefined : (subtotal - total) / subtotal),
  MARGIN: ({ costOf }, { pieces }, { total }) => {
    const margin = marginOf(pieces.map(costOf), total);
    if (!margin) return undefined;
    return total === 0 ? Number.POSITIVE_INFINITY : -margin.marginCents / total;
  },
};

/** The worst trials so far. */
export interface Worst {
  readonly badness: number;
  readonly trial: Trial;
}
export type WorstSoFar = Partial<Record<WorstKind, Worst>>;

/** Keeps a trial that is worse than the known one; only trials that give something away count. */
export function keepWorse(
  worst: WorstSoFar,
  bench: Workbench,
  { trial, order }: { trial: Trial; order: OfferedOrder },
): boolean {
  if (order.total === order.subtotal) return false;
  let isWorse = false;
  for (const kind of WORST_KINDS) {
    const badness = BADNESS[kind](bench, trial, order);
    if (badness === undefined || badness <= (worst[kind]?.badness ?? Number.NEGATIVE_INFINITY)) continue;
    worst[kind] = { badness, trial };
    isWorse = true;
  }
  return isWorse;
}

/** The worst trials as witnesses: each is evaluated again from the start, and kept when it can be rung up. */
export function toWorstCases(bench: Workbench, worst: WorstSoFar, isExhaustive: boolean): readonly WorstCase[] {
  return WORST_KINDS.flatMap((kind) => {
    const found = worst[kind];
    const witness = found && witnessOf(bench, found.trial);
    if (!witness || !canBeRungUp(witness)) return [];
    const isWhole = kind === 'PERCENT' && witness.order.total === 0;
    return [{ kind, witness, isCertain: isExhaustive || isWhole }];
  });
}

/** Every cart within the bounds in every situation, where there are few enough; undefined where there are not. */
export function exhaustiveWorst(bench: Workbench): WorstSoFar | undefined {
  const { lines = 6, asked = 4, evaluations = 20_000 } = bench.question;
  const pieces = bench.pieces();
  const perSituation = countCarts(pieces.length, lines) * countSubsets(askable(bench.offers).length, asked);
  if (perSituation > evaluations) return undefined;
  const situations = situationsThatDiffer(bench.offers, bench);
  if (perSituation * situations.length > evaluations) return undefined;
  const worst: WorstSoFar = {};
  for (const situation of situations) tryAll(bench, situation, worst);
  return worst;
}

function tryAll(bench: Workbench, situation: Situation, worst: WorstSoFar): void {
  const { lines = 6, asked = 4 } = bench.question;
  const sold = bench.pieces().filter((piece) => bench.isSold(piece, situation));
  const carts = cartsUpTo(sold, lines);
  for (const some of subsetsUpTo(askable(holdingIn(bench.offers, situation)), asked)) {
    for (const pieces of carts) {
      const trial: Trial = { pieces, asked: some, situation };
      keepWorse(worst, bench, { trial, order: tryOut(bench, bench.menu.offers, trial) });
    }
  }
}

export function holdingIn(offers: readonly Offer[], { context, at }: Situation): readonly Offer[] {
  return offers.filter((offer) => limitThatRefuses(offer, context, at) === undefined);
}

/** Offers that somebody may ask for when the worst case is looked for. */
export function askable(offers: readonly Offer[]): readonly Offer[] {
  return offers.filter((offer) => !isAutomatic(offer) && !givesOnPurpose(offer));
}

/** Every cart of up to `most` pieces, in the order of the menu. */
function cartsUpTo(pieces: readonly Piece[], most: number): readonly (readonly Piece[])[] {
  let longest: readonly { readonly cart: readonly Piece[]; readonly from: number }[] = [{ cart: [], from: 0 }];
  const all: (readonly Piece[])[] = [];
  for (let length = 1; length <= most; length += 1) {
    longest = longest.flatMap(({ cart, from }) =>
      pieces.slice(from).map((piece, at) => ({ cart: [...cart, piece], from: from + at })),
    );
    all.push(...longest.map(({ cart }) => cart));
  }
  return all;
}

function subsetsUpTo<One>(all: readonly One[], most: number): readonly (readonly One[])[] {
  const subsets: (readonly One[])[] = [[]];
  for (const one of all) {
    const smaller = subsets.filter(({ length }) => length < most);
    subsets.push(...smaller.map((subset) => [...subset, one]));
  }
  return subsets;
}

function countCarts(pieces: number, lines: number): number {
  return choose(pieces + lines, lines) - 1;
}

function countSubsets(offers: number, asked: number): number {
  let count = 0;
  for (let size = 0; size <= Math.min(asked, offers); size += 1) count += choose(offers, size);
  return count;
}

function choose(of: number, some: number): number {
  let count = 1;
  for (let at = 1; at <= some; at += 1) count = (count * (of - some + at)) / at;
  return count;
}
