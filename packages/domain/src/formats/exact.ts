/** Plain digits with as many decimals as a figure that people type has: `4.1`, `0.625`. */
const DECIMAL = /^(\d{1,9})(?:\.(\d{1,6}))?$/;

/** `cents * part / whole` in whole cents, half a cent rounded up (-1.5 is -1). Integers, `whole` above zero. */
export function shareOfCents(cents: number, part: number, whole: number): number {
  const doubled = 2 * cents * part + whole;
  if (!Number.isSafeInteger(doubled)) return Number(floored(2n * BigInt(cents) * BigInt(part) + BigInt(whole), whole));
  const over = 2 * whole;
  return (doubled - (((doubled % over) + over) % over)) / over;
}

/** Cents times a decimal figure such as miles: 95 times `4.1` is 390, half a cent rounded up; undefined for no figure. */
export function timesDecimal(cents: number, factor: string): number | undefined {
  const [, whole, decimals = ''] = DECIMAL.exec(factor) ?? [];
  if (whole === undefined) return undefined;
  return shareOfCents(cents, Number(`${whole}${decimals}`), 10 ** decimals.length);
}

/** How many percent a part is of a whole, with one decimal: 3 of 2,000 is 0.2. For showing, not for money. */
export function percentOfWhole(part: number, whole: number): number {
  return shareOfCents(part, 1_000, whole) / 10;
}

/** A figure of an input with two decimals, in hundredths: 1.15 is 115. */
export function hundredthsOf(figure: number): number {
  return Math.round(figure * 100);
}

function floored(numerator: bigint, whole: number): bigint {
  const over = 2n * BigInt(whole);
  return (numerator - (((numerator % over) + over) % over)) / over;
}

/** How much was sold, in thousandths, so that sums and differences are exact: 0.25 is 250. */
export function thousandthsOf(quantity: number): number {
  return Math.round(quantity * 1_000);
}
