/** How much an amount rose, as `3.5` times, or its rest, as `29` percent. */
export type FarAmount =
  | { readonly kind: 'rose'; readonly times: string }
  | { readonly kind: 'fell'; readonly percent: string };

/** From this factor on a change is rarely meant: a point left out makes a price a hundred times itself, a digit too many or too few often less. */
const FAR = 3;

/**
 * Whether an amount became three times as much or more, or a third or less.
 * @param before integer cents, as `after`
 * @returns undefined for a near amount, and where the one before was nothing
 */
export function farAmount(before: number, after: number): FarAmount | undefined {
  const [was, is] = [Math.abs(before), Math.abs(after)];
  if (was === 0 || (is < was * FAR && is * FAR > was)) return undefined;
  return is > was ? { kind: 'rose', times: figure(is / was) } : { kind: 'fell', percent: figure((is / was) * 100) };
}

/** One decimal below ten, none above: `3.5`, `1,200`. */
function figure(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 1 : 0 });
}
