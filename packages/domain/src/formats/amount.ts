import { z } from 'zod';
import { shareOfCents } from './exact.ts';

/** `13.99`, `0`, `7.5`: plain digits, at most two decimals, no sign, no exponent, nothing around it. */
const AMOUNT = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,2})?$/;

/** An amount of money in a document: a decimal string, from which cents are computed, never a float. */
export const moneySchema = z.string().regex(AMOUNT, 'Enter an amount such as 12.99.');

/** An amount that may lower a price: `-1.50`. There is no negative zero. */
export const signedMoneySchema = z
  .string()
  .regex(/^(?!-0(?:\.0{1,2})?$)-?(?:0|[1-9]\d{0,8})(?:\.\d{1,2})?$/, 'Enter an amount such as 12.99.');

/** A percentage or rate as a decimal string with up to four decimals: `8.875`. */
export const rateSchema = z.string().regex(/^(?:0|[1-9]\d{0,3})(?:\.\d{1,4})?$/, 'Enter a percentage such as 8.875.');

/** Integer cents of a document's amount; undefined when the text is no amount. `'13.5'` is 1350. */
export function centsOf(amount: string): number | undefined {
  const negative = amount.startsWith('-');
  const digits = negative ? amount.slice(1) : amount;
  if (!AMOUNT.test(digits)) return undefined;
  const [whole = '0', decimals = ''] = digits.split('.');
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  if (!negative) return cents;
  return cents === 0 ? undefined : -cents;
}

/** Integer cents of an amount that cannot be below zero, as `moneySchema` has it; undefined for any other text. */
export function unsignedCentsOf(amount: string): number | undefined {
  return amount.startsWith('-') ? undefined : centsOf(amount);
}

/** An amount of cents times a rate in percent: 1799 at `50` is 900; half a cent rounds up. */
export function atRate(cents: number, rate: string): number {
  const [whole = '0', decimals = ''] = rate.split('.');
  const tenThousandths = Number(whole) * 10_000 + Number(decimals.padEnd(4, '0').slice(0, 4));
  return shareOfCents(cents, tenThousandths, 1_000_000);
}
