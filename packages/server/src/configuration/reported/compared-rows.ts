import { invalid } from '../../platform/fault.ts';

/** Sums or medians by a key; null: one that is not known, or not shown. */
export interface SummedRow<Sum> {
  readonly key: (string | number)[];
  readonly sums: Sum[];
}

interface AskedDays {
  readonly from: string;
  readonly to: string;
  readonly comparedFrom?: string | undefined;
  readonly comparedTo?: string | undefined;
}

/**
 * The rows of some days, each with its values in the days compared with; those that there were only then have zeros now.
 * @param sumsOf by the keys as JSON
 * @throws Fault where the days are the wrong way round, or half a comparison
 */
export async function comparedRows<Sum>(
  { from, to, comparedFrom, comparedTo }: AskedDays,
  zero: Sum[],
  sumsOf: (days: { readonly from: string; readonly to: string }) => Promise<ReadonlyMap<string, SummedRow<Sum>>>,
) {
  if (to < from) throw invalid('DATES', 'Choose a last day that is not before the first.', 'querystring.to');
  if ((comparedFrom === undefined) !== (comparedTo === undefined))
    throw invalid('DATES', 'Give both days of the comparison, or none.', 'querystring.comparedTo');
  const now = await sumsOf({ from, to });
  const isCompared = comparedFrom !== undefined && comparedTo !== undefined;
  const before = isCompared ? await sumsOf({ from: comparedFrom, to: comparedTo }) : undefined;
  const gone = [...(before ?? [])].filter(([place]) => !now.has(place)).map(([, { key }]) => ({ key, sums: zero }));
  return [...now.values(), ...gone].map(({ key, sums }) => ({
    key,
    sums,
    before: before === undefined ? null : (before.get(JSON.stringify(key))?.sums ?? zero),
  }));
}
