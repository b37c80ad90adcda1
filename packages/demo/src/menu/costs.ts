import { amountOf, atRate, centsOf } from '@servery/domain';

/** The cost of a thing to the company that asks `price` for it: `rate` percent, `28`. */
export function costOf(price: string, rate: string): string {
  return amountOf(atRate(centsOf(price) ?? 0, rate));
}
