import { centsOf } from '../../formats/amount.ts';
import type { ChainVariant } from './pizza-chain-source.ts';

/** The one rule that a variant's ten ladder prices follow. */
export interface Ladder {
  /** Cents of the variant without more toppings. */
  readonly base: number;
  /** Cents of a topping beyond the free ones. */
  readonly step: number;
  readonly freeCount: number;
  readonly halfPricing: 'HALF' | 'FULL';
}

/** A variant whose ladder says nothing that can be kept: its own price, and toppings that cost nothing. */
export function flatLadder({ price }: ChainVariant): Ladder {
  return { base: centsOf(price) ?? 0, step: 0, freeCount: 0, halfPricing: 'FULL' };
}

const COUNTS = [0, 1, 2, 3, 4] as const;

/** Undefined when the ladder is neither a line nor a line after some free toppings. */
export function readLadder({ price, pricing }: ChainVariant): Ladder | undefined {
  const half = COUNTS.map((count) => centsOf(pricing[`price1-${count}`] ?? ''));
  const whole = COUNTS.map((count) => centsOf(pricing[`price2-${count}`] ?? ''));
  const line = readLine(whole);
  if (!line || centsOf(price) !== line.base) return undefined;
  if (half.every((cents, count) => cents === whole[count])) return { ...line, halfPricing: 'FULL' };
  const halved = readLine(half);
  const isHalf = halved?.base === line.base && halved.step * 2 === line.step && halved.freeCount === line.freeCount;
  return isHalf ? { ...line, halfPricing: 'HALF' } : undefined;
}

function readLine(points: readonly (number | undefined)[]): Omit<Ladder, 'halfPricing'> | undefined {
  const [base, ...others] = points;
  if (base === undefined) return undefined;
  const steps = others.map((cents, index) => (cents ?? Number.NaN) - (points[index] ?? Number.NaN));
  const firstPaid = steps.findIndex((step) => step !== 0);
  const freeCount = firstPaid === -1 ? 0 : firstPaid;
  const step = steps[freeCount] ?? 0;
  return steps.slice(freeCount).every((candidate) => candidate === step) && step >= 0
    ? { base, step, freeCount }
    : undefined;
}
