import { areApart, areApartOnItems, isAutomatic } from '../evaluation/valid-together.ts';
import type { Offer } from '../offer.ts';
import type { Situation } from './carts/moments.ts';
import { cartsOfEachKind, ownCarts } from './carts/own-carts.ts';
import type { Piece } from './carts/pieces.ts';
import { situationsOf, situationsThatDiffer } from './carts/situations.ts';
import { tryOut, type Workbench } from './carts/workbench.ts';

/**
 * The automatic offer that applied instead on every order that was tried, in every situation that differs, also where a third
 * offer keeps it off the order; undefined when the offer applies once.
 */
export function displacerOnAll(bench: Workbench, offer: Offer): string | undefined {
  const others = bench.offers.filter((other) => other !== offer);
  const rivals = others.filter((other) => isRival(offer, other));
  if (rivals.length === 0) return undefined;
  const helpers = others.filter((other) => !rivals.includes(other) && rivals.some((rival) => isApart(other, rival)));
  const asked = helpers.filter((helper) => !isAutomatic(helper)).slice(0, MOST_HELPERS);
  const contests: readonly (readonly Offer[])[] = [[], ...asked.map((helper) => [helper]), asked];
  const among = [...rivals, ...helpers.filter(isAutomatic)];
  let displacer: string | undefined;
  for (const third of contests) {
    const found = displacerBeside(bench, { offer, among, third });
    if (found === APPLIES) return undefined;
    displacer ??= found;
  }
  return displacer;
}

/** Offers that somebody may ask for, so that a rival does not apply, tried at most. */
const MOST_HELPERS = 12;
/** Situations in which the offer holds, which answer most often. */
const FIRST_SITUATIONS = 4;
const APPLIES = Symbol('the offer applies');

/** A rival whose uses are limited is gone after the last of them. */
function isRival(offer: Offer, other: Offer): boolean {
  return isAutomatic(other) && !other.validity.usageLimit.enabled && isApart(offer, other);
}

function isApart(one: Offer, other: Offer): boolean {
  return areApart(one, other) || areApartOnItems(one, other);
}

interface Contest {
  readonly offer: Offer;
  /** The offers that apply automatically. */
  readonly among: readonly Offer[];
  /** The offers that are asked for besides. */
  readonly third: readonly Offer[];
}

function displacerBeside(bench: Workbench, contest: Contest): string | typeof APPLIES | undefined {
  const { offer, among, third } = contest;
  const present = bench.offers.filter((one) => one === offer || among.includes(one) || third.includes(one));
  let displacer: string | undefined;
  for (const situation of manySituations(bench, offer, present)) {
    for (const pieces of cartsFor(bench, contest, situation)) {
      const asked = [offer, ...third].filter((one) => !isAutomatic(one));
      const { refused } = tryOut(bench, present, { pieces, asked, situation });
      const own = refused.find(({ offerId }) => offerId === offer.id);
      if (!own) return APPLIES;
      displacer ??= own.with;
    }
  }
  return displacer;
}

/** Those in which the offer holds, which answer most often; then all that differ for the others too. */
function* manySituations(bench: Workbench, offer: Offer, among: readonly Offer[]): Generator<Situation> {
  yield* situationsOf([offer], bench).situations.slice(0, FIRST_SITUATIONS);
  yield* situationsThatDiffer(among, bench);
}

/** The offer's own carts and one of each kind; beside others also with the items of these. */
function* cartsFor(bench: Workbench, { offer, third }: Contest, situation: Situation): Generator<readonly Piece[]> {
  const own = [...ownCarts(bench, offer, situation), ...cartsOfEachKind(bench, offer, situation)];
  yield* own;
  const theirs = third.map((other) => ownCarts(bench, other, situation)[0] ?? []);
  const all = theirs.flat();
  if (all.length === 0) return;
  for (const pieces of own) yield [...pieces, ...all];
}
