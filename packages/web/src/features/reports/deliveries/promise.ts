import { salesValue } from '@servery/words';
import type { SalesRow } from '../../../sales/sales-calls.ts';

/** Of all promises, so many are to be kept. */
export const keptLimit = 0.85;
/** From here on each step of the color begins. */
export const keptSteps = [keptLimit, 0.9, 0.93, 0.95] as const;

/** The share of promises kept; null where nothing was promised. */
export function keptShareOf({ sums }: Pick<SalesRow, 'sums'>): number | null {
  return salesValue('keptShare', { sums, whole: sums });
}

export function isLow(row: Pick<SalesRow, 'sums'>): boolean {
  return (keptShareOf(row) ?? 1) < keptLimit;
}

/** The place of a share in the steps; null below the limit, and where nothing was promised. */
export function stepOf(share: number | null): number | null {
  if (share === null || share < keptLimit) return null;
  return keptSteps.findLastIndex((from) => share >= from);
}
