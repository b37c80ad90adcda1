import type { Amount } from '../entities/amounts.ts';

const AMOUNTS: ReadonlyMap<string, Amount> = new Map([
  ['0', 'NONE'],
  ['0.5', 'LIGHT'],
  ['1', 'REGULAR'],
  ['1.5', 'EXTRA'],
  ['2', 'DOUBLE'],
]);

/** The amount of a weight; undefined for three and more, which no amount says. */
export function amountOfWeight(weight: string): Amount | undefined {
  return AMOUNTS.get(weight);
}

export function amountsOfWeights(weights: readonly string[]): Amount[] {
  return weights.flatMap((weight) => amountOfWeight(weight) ?? []);
}
