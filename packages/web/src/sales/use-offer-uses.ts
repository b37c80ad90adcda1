import { useLastFourWeeks } from './use-last-four-weeks.ts';

export type OfferUse = {
  readonly tickets: number;
  /** Cents that it gave away. */
  readonly gave: number;
};

const none: OfferUse = { tickets: 0, gave: 0 };

/** How often each offer was used at the stores of the level in the last four weeks, by id; undefined for people without the dashboard, and while it is read. */
export function useOfferUses(): ((offerId: string) => OfferUse) | undefined {
  const rows = useLastFourWeeks('offers', 'offer');
  if (rows === undefined) return undefined;
  const uses = new Map(
    rows.map(({ key: [offer], sums }) => [String(offer), { tickets: sums.tickets ?? 0, gave: sums.discounts ?? 0 }]),
  );
  return (offerId) => uses.get(offerId) ?? none;
}
