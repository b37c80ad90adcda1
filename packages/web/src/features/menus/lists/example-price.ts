import { amountOf } from '@servery/domain';
import { formatAmount } from '../../../ui/fields/amount.ts';

/** Cents of the price that examples show the tax on. */
export const examplePrice = 1949;

export function dollars(cents: number): string {
  return formatAmount(amountOf(cents));
}
