import { adjustedCents, amountOf, centsOf, type PriceStepBy, type Rounding } from '@servery/domain';

export type Adjustment = {
  readonly by: PriceStepBy;
  /** Null: every scheme. */
  readonly scheme: string | null;
  /** The scheme whose prices are taken as a start; null: each from its own price. */
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
export type AdjustedPrice = Omit<AdjustablePrice, 'from'> & {
  readonly from: string | null;
  readonly to: string;
  /** The nearest ending would have gone against the direction. */
  readonly isHeld: boolean;
};

/** Every price that is meant, also those that rounding brings back to their old amount. Integer cents throughout. */
export function plannedPrices(prices: readonly AdjustablePrice[], adjustment: Adjustment): AdjustedPrice[] {
  const { scheme, from } = adjustment;
  if (from === null || scheme === null || from === scheme)
    return prices
      .filter((price) => scheme === null || scheme === price.scheme)
      .map((price) => ({ ...price, ...adjusted(price.from, adjustment) }));
  const spotOf = ({ ownerId, spot }: AdjustablePrice) => `${ownerId}\n${spot}`;
  const current = new Map(prices.flatMap((price) => (price.scheme === scheme ? [[spotOf(price), price.from]] : [])));
  return prices
    .filter((price) => price.scheme === from)
    .map((price) => ({
      ...price,
      scheme,
      from: current.get(spotOf(price)) ?? null,
      ...adjusted(price.from, adjustment),
    }));
}

function adjusted(price: string, { by, rounding, scheme, from }: Adjustment): Pick<AdjustedPrice, 'to' | 'isHeld'> {
  const cents = centsOf(price);
  const isCopied = from !== null && from !== scheme;
  if (cents === undefined || (by.value === 0 && !isCopied)) return { to: price, isHeld: false };
  const { cents: to, isHeld } = adjustedCents(cents, by, rounding);
  return { to: amountOf(to), isHeld };
}
