import { shareOfCents } from '../../formats/exact.ts';
import type { Amount, MenuOptions } from '../entities/amounts.ts';
import type { ChosenModifier } from './selection.ts';

/** The amount that is asked for on each half, in percent of a regular amount. */
export interface Halves {
  readonly left: number;
  readonly right: number;
}

export function percentOf(amount: Amount, options: MenuOptions): number {
  return options.amountPercents.find(({ id }) => id === amount)?.percent ?? STANDARD_PERCENTS[amount];
}

/** The amounts of one modifier on both halves; a half that is not chosen keeps the included amount. */
export function halvesOf(chosen: readonly ChosenModifier[], included: number, options: MenuOptions): Halves {
  const on = (half: 'LEFT' | 'RIGHT') => {
    const spoken = chosen.filter(({ portion }) => portion === 'WHOLE' || portion === half);
    return spoken.length === 0 ? included : sum(spoken.map(({ amount }) => percentOf(amount, options)));
  };
  return { left: on('LEFT'), right: on('RIGHT') };
}

/** The part of an amount above a given one, on each half. */
export function beyond(halves: Halves, given: number): Halves {
  return { left: Math.max(0, halves.left - given), right: Math.max(0, halves.right - given) };
}

/** Whether neither half has any of it. */
export function isNothing({ left, right }: Halves): boolean {
  return left === 0 && right === 0;
}

/**
 * HALF: the two halves of a whole add up to it, and an odd cent goes to the left one: of 2.25 they cost 1.13 and 1.12,
 * also where each has another modifier. FULL: the half with more decides.
 */
export function shareOfHalves(cents: number, { left, right }: Halves, pricing: 'HALF' | 'FULL'): number {
  if (pricing === 'FULL') return shareOfCents(cents, Math.max(left, right), 100);
  const wholeRight = shareOfCents(cents, right, 100);
  return shareOfCents(shareOfCents(cents, left, 100), 1, 2) + wholeRight - shareOfCents(wholeRight, 1, 2);
}

const STANDARD_PERCENTS: Record<Amount, number> = { NONE: 0, LIGHT: 100, REGULAR: 100, EXTRA: 150, DOUBLE: 200 };

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
