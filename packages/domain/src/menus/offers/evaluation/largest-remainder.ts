/**
 * Divides a sum in whole cents in proportion to weights, at most as much as they add up to. Cents lost by rounding go to the
 * largest remainders, the earlier first.
 */
export function spread(sum: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const shares = weights.map((weight, index) => ({ index, ...shareOf(sum, weight, whole) }));
  const parts = shares.map(({ cents }) => cents);
  const left = sum - parts.reduce((total, cents) => total + cents, 0);
  const byRemainder = shares.toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

function shareOf(sum: number, weight: number, whole: number): { readonly cents: number; readonly remainder: number } {
  const product = sum * weight;
  if (product <= Number.MAX_SAFE_INTEGER) {
    const remainder = product % whole;
    return { cents: (product - remainder) / whole, remainder };
  }
  const exact = BigInt(sum) * BigInt(weight);
  return { cents: Number(exact / BigInt(whole)), remainder: Number(exact % BigInt(whole)) };
}
