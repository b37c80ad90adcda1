import { centsOf, type FarAmount, farAmount } from '@servery/domain';

/** For parts of the console that know words and not the domain. */
export { farAmount } from '@servery/domain';

/** How far an amount in words, `$11.49`, is from the amount before; undefined for other values and for a near amount. */
export function farAmounts(from: string | null, to: string | null): FarAmount | undefined {
  const [before, after] = [from, to].map(centsInWords);
  return before === undefined || after === undefined ? undefined : farAmount(before, after);
}

function centsInWords(words: string | null): number | undefined {
  return words === null || !/^-?\$[\d,]+\.\d\d$/.test(words) ? undefined : centsOf(words.replace(/[$,]/g, ''));
}
