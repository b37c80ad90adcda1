import { amountOf, centsOf } from '@servery/domain';

/** To the cent, to so many cents, or to the nearest price that ends so: `.x9`, `.49` or `.99`, `.99`, `.00`. */
export const roundings = ['1', '5', '10', '25', '9', '49', '99', '00'] as const;
export type Rounding = (typeof roundings)[number];

export type Adjustment = {
  /** Basis points (3.5 % is 350) or cents. */
  readonly by: { readonly kind: 'percent' | 'amount'; readonly value: number };
  /** Null: every scheme. */
  readonly scheme: string | null;
  /** The scheme whose prices are taken as a start; null: each from what it is. */
  readonly from: string | null;
  readonly rounding: Rounding;
};

/** A price that can be adjusted. */
export type AdjustablePrice = {
  /** Of the item or modifier. */
  readonly ownerId: string;
  readonly owner: string;
  readonly scheme: string;
  /** Which of the owner's prices in the scheme. */
  readonly spot: string;
  /** Before the owner's name: `Large 14″`; empty where the owner has one price. */
  readonly spotName: string;
  readonly from: string;
};

/** One price that an adjustment changes; from null where there was none. */
export type AdjustedPrice = Omit<AdjustablePrice, 'from'> & { readonly from: string | null; readonly to: string };

/** Every price that is meant, also those that rounding brings back to what they were. Integer cents throughout. */
export function plannedPrices(prices: readonly AdjustablePrice[], adjustment: Adjustment): AdjustedPrice[] {
  const { scheme, from } = adjustment;
  if (from === null || scheme === null || from === scheme)
    return prices
      .filter((price) => scheme === null || scheme === price.scheme)
      .map((price) => ({ ...price, to: adjusted(price.from, adjustment) }));
  const spotOf = ({ ownerId, spot }: AdjustablePrice) => `${ownerId}\n${spot}`;
  const current = new Map(prices.flatMap((price) => (price.scheme === scheme ? [[spotOf(price), price.from]] : [])));
  return prices
    .filter((price) => price.scheme === from)
    .map((price) => ({
      ...price,
      scheme,
      from: current.get(spotOf(price)) ?? null,
      to: adjusted(price.from, adjustment),
    }));
}

function adjusted(price: string, { by, rounding, scheme, from }: Adjustment): string {
  const cents = centsOf(price);
  const isCopied = from !== null && from !== scheme;
  if (cents === undefined || (by.value === 0 && !isCopied)) return price;
  const raw = by.kind === 'amount' ? cents + by.value : Math.round((cents * (10_000 + by.value)) / 10_000);
  return amountOf(round(Math.max(0, raw), rounding));
}

/** Steps and endings in cents. */
const steps: Record<Rounding, { readonly step: number; readonly ending: number }> = {
  '1': { step: 1, ending: 0 },
  '5': { step: 5, ending: 0 },
  '10': { step: 10, ending: 0 },
  '25': { step: 25, ending: 0 },
  '9': { step: 10, ending: 9 },
  '49': { step: 50, ending: 49 },
  '99': { step: 100, ending: 99 },
  '00': { step: 100, ending: 0 },
};

/** To the nearest price with the ending; what costs something never becomes free. */
function round(cents: number, rounding: Rounding): number {
  if (cents === 0) return 0;
  const { step, ending } = steps[rounding];
  return Math.max(ending || step, Math.round((cents - ending) / step) * step + ending);
}
