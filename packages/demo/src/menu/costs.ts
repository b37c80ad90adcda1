import { amountOf, atRate, centsOf } from '@servery/domain';

/** What a thing costs the company that asks `price` for it: `rate` percent, `28`. */
export function costOf(price: string, rate: string): string {
  return amountOf(atRate(centsOf(price) ?? 0, rate));
}
