import { formatMoney, centsOf as wholeCents } from '@servery/words';

/** An amount as it is kept: a decimal string with two places, such as `14.49`; null for none. */
export type Amount = string | null;

/** Why a text is no amount. */
export type AmountFault = 'notAmount' | 'negative' | 'decimals' | 'decimalComma' | 'tooLarge';
export type ReadAmount = { readonly value: Amount } | { readonly fault: AmountFault };

/** Digits plain or in groups of three, cents after a period. */
const written = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;
/** Digits before the period; leading zeros do not count. */
const mostDigits = 9;

/** The text that a person typed or pasted (`$1,014.5`, ` 14.49 `) as an amount, or why it is none. A comma never comes before cents: `12,50` is no amount. */
export function readAmount(text: string, { isSigned = false }: { readonly isSigned?: boolean } = {}): ReadAmount {
  if (text.trim() === '' || text.trim() === '–') return { value: null };
  const bare = text.replace(/[$\s]/g, '').replace(/^[−–](?=.)/, '-');
  const isNegative = bare.startsWith('-');
  const unsigned = isNegative ? bare.slice(1) : bare;
  const fault = faultOf(unsigned);
  if (fault) return { fault };
  const [whole = '', decimals = ''] = unsigned.replaceAll(',', '').split('.');
  const value = `${whole.replace(/^0+/, '') || '0'}.${decimals.padEnd(2, '0')}`;
  if (!isNegative || value === '0.00') return { value };
  return isSigned ? { value: `-${value}` } : { fault: 'negative' };
}

function faultOf(unsigned: string): AmountFault | null {
  if (/^\d+,\d{1,2}$/.test(unsigned)) return 'decimalComma';
  if (!written.test(unsigned) || !/\d/.test(unsigned)) return 'notAmount';
  const [whole = '', decimals = ''] = unsigned.replaceAll(',', '').split('.');
  if (decimals.length > 2) return 'decimals';
  return whole.replace(/^0+/, '').length > mostDigits ? 'tooLarge' : null;
}

/** Whether two amounts are worth the same: `7.5` and `7.50` are. */
export function isSameAmount(one: Amount, other: Amount): boolean {
  return one === other || (one !== null && other !== null && centsOf(one) === centsOf(other));
}

/** Integer cents; 0 for a text that is no amount. */
export function centsOf(amount: string): number {
  return wholeCents(amount) ?? 0;
}

/** `$1,014.49`. FM-01, FM-02: a value that is no amount shows as $0.00. */
export function formatAmount(amount: Amount): string {
  return amount === null ? '–' : formatMoney(amount);
}

/** `14.49`: the small gray figure without its sign. */
export function bareAmount(amount: Amount): string {
  return formatAmount(amount).replace('$', '');
}
