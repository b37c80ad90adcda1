import { useLastFourWeeksQuery } from './use-last-four-weeks.ts';

export type CollectedTax = {
  /** Cents. */
  readonly tax: number;
  readonly tickets: number;
};

/** A tax structure of the menu. */
type Structure = { readonly id: string; readonly name: string };

const none: CollectedTax = { tax: 0, tickets: 0 };

/**
 * The amount of each tax that the stores of the level collected in the last four weeks. Terminals that report no ids of taxes are counted by the
 * name of the tax.
 * @returns `of` undefined while it is read, where it could not be, and for people without the dashboard
 */
export function useTaxesCollected() {
  const { data, isError, refetch } = useLastFourWeeksQuery('taxes', 'tax');
  const sums = new Map(
    data?.rows.map(({ key: [key], sums: { tax = 0, tickets = 0 } }) => [String(key), { tax, tickets }]),
  );
  const of = (structure: Structure): CollectedTax =>
    [...keysOf(structure)]
      .map((key) => sums.get(key) ?? none)
      .reduce((sum, one) => ({ tax: sum.tax + one.tax, tickets: sum.tickets + one.tickets }), none);
  return { of: data && of, isFailed: isError && data === undefined, retry: () => void refetch() };
}

/** The keys that sums of taxes know a structure by. */
export function keysOf({ id, name }: Structure): ReadonlySet<string> {
  return new Set([id, name].filter((key) => key !== ''));
}
