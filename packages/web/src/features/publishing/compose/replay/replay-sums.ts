import { lostShown } from '@servery/contract';
import type { Answer } from '../../../../api/call.ts';

export type Replay = Answer<'replayPublish'>;
type ReplayedItem = Replay['items'][number];
type ReplayedRate = Replay['rates'][number];

/** The replays of two parts of the stores as one. */
export function together(one: Replay, other: Replay): Replay {
  return {
    ...one,
    stores: [...one.stores, ...other.stores],
    items: mergedItems([...one.items, ...other.items]),
    hours: one.hours.map((cents, hour) => cents + (other.hours[hour] ?? 0)),
    lost: [...one.lost, ...other.lost].slice(0, lostShown),
    offers: merged(
      [...one.offers, ...other.offers],
      ({ name }) => name,
      (offer, { uses }) => ({ ...offer, uses: offer.uses + uses }),
    ),
    taxes: merged(
      [...one.taxes, ...other.taxes],
      ({ id }) => id,
      (tax, more) => ({
        ...tax,
        before: tax.before + more.before,
        after: tax.after + more.after,
      }),
    ),
    rates: mergedRates([...one.rates, ...other.rates]),
    requirements: merged(
      [...one.requirements, ...other.requirements],
      ({ id }) => id,
      (requirement, { lines }) => ({
        ...requirement,
        lines: requirement.lines + lines,
      }),
    ),
    withheld: one.withheld + other.withheld,
  };
}

function mergedItems(items: readonly ReplayedItem[]): ReplayedItem[] {
  const merged = [...Map.groupBy(items, ({ key }) => key).values()].flatMap(mergedItem);
  return merged.toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference));
}

/** A price that differs from store to store is none. */
function mergedItem(parts: readonly ReplayedItem[]): readonly ReplayedItem[] {
  const [first] = parts;
  if (first === undefined) return [];
  const same = (of: (item: ReplayedItem) => number | null) =>
    parts.every((part) => of(part) === of(first)) ? of(first) : null;
  return [
    {
      ...first,
      thousandths: sumOf(parts.map(({ thousandths }) => thousandths)),
      unitBefore: same(({ unitBefore }) => unitBefore),
      unitAfter: same(({ unitAfter }) => unitAfter),
      difference: sumOf(parts.map(({ difference }) => difference)),
    },
  ];
}

/** Those of one key as one, in the order of their first. */
function merged<One>(list: readonly One[], keyOf: (one: One) => string, add: (one: One, more: One) => One): One[] {
  const known = new Map<string, One>();
  for (const one of list) {
    const before = known.get(keyOf(one));
    known.set(keyOf(one), before === undefined ? one : add(before, one));
  }
  return [...known.values()];
}

/** A rate that differs from store to store is none. */
function mergedRates(rates: readonly ReplayedRate[]): ReplayedRate[] {
  const together = merged(
    rates,
    ({ key }) => key,
    (rate, more) => ({
      ...rate,
      thousandths: rate.thousandths + more.thousandths,
      before: rate.before === more.before ? rate.before : null,
      after: rate.after === more.after ? rate.after : null,
    }),
  );
  return together.toSorted((one, other) => other.thousandths - one.thousandths);
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** `+ $812.40`, `– $85.50`, `$0.00` */
export function signed(text: string, cents: number): string {
  if (cents === 0) return text;
  return cents > 0 ? `+ ${text}` : `– ${text.replace('-', '')}`;
}
