/** To the cent, to so many cents, or to the nearest price that ends so: `.x9`, `.49` or `.99`, `.99`, `.00`. */
export const ROUNDINGS = ['1', '5', '10', '25', '9', '49', '99', '00'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** By how much a price changes: basis points (3.5 % is 350) or cents; negative lowers. */
export interface PriceStepBy {
  readonly kind: 'percent' | 'amount';
  readonly value: number;
}

interface AdjustedCents {
  readonly cents: number;
  /**
   * The nearest ending lies on the other side of the price: it has the next one in the direction, or stays where there is none; or
   * the price would fall to nothing, and stays.
   */
  readonly isHeld: boolean;
}

/**
 * A price in cents after a change, rounded once, from the exact value to the ending. An increase never lowers it and a decrease
 * never raises it: 10.25 and 2 % to the nearest .99 is 10.99, not 9.99. A price that would fall to nothing stays, so that no
 * paid item becomes free.
 */
export function adjustedCents(cents: number, by: PriceStepBy, rounding: Rounding): AdjustedCents {
  const exact = by.kind === 'percent' ? BigInt(cents) * BigInt(WHOLE + by.value) : BigInt(cents + by.value) * UNIT;
  if (cents === 0 && exact <= 0n) return { cents, isHeld: false };
  if (exact <= 0n) return { cents, isHeld: true };
  const nearest = nearestEnding(exact, rounding);
  const isAgainst = by.value > 0 ? nearest < cents : by.value < 0 && nearest > cents;
  return isAgainst ? { cents: nextEnding(cents, nearest, rounding), isHeld: true } : { cents: nearest, isHeld: false };
}

/** Exact values are counted in ten-thousandths of a cent. */
const WHOLE = 10_000;
const UNIT = BigInt(WHOLE);

/** Steps and endings in cents. */
const STEPS: Record<Rounding, { readonly step: number; readonly ending: number }> = {
  '1': { step: 1, ending: 0 },
  '5': { step: 5, ending: 0 },
  '10': { step: 10, ending: 0 },
  '25': { step: 25, ending: 0 },
  '9': { step: 10, ending: 9 },
  '49': { step: 50, ending: 49 },
  '99': { step: 100, ending: 99 },
  '00': { step: 100, ending: 0 },
};

/** Half way rounds up; never below the lowest price that has the ending. */
function nearestEnding(exact: bigint, rounding: Rounding): number {
  const { step, ending } = STEPS[rounding];
  const width = BigInt(step) * UNIT;
  const above = 2n * (exact - BigInt(ending) * UNIT) + width;
  return above < 0n
    ? lowest(rounding)
    : Math.max(lowest(rounding), Number((above / (2n * width)) * BigInt(step)) + ending);
}

/** The ending on the other side of the one that goes against the direction; the price itself where that would be nothing. */
function nextEnding(cents: number, nearest: number, rounding: Rounding): number {
  const { step } = STEPS[rounding];
  const next = nearest < cents ? nearest + step : nearest - step;
  return next < lowest(rounding) ? cents : next;
}

function lowest(rounding: Rounding): number {
  const { step, ending } = STEPS[rounding];
  return ending || step;
}
