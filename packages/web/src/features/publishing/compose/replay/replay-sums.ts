import { lostShown } from '@servery/contract';
import type { Answer } from '../../../../api/call.ts';

export type Replay = Answer<'replayPublish'>;
type ReplayedItem = Replay['items'][number];

/** The replays of two parts of the stores as one. */
export function together(one: Replay, other: Replay): Replay {
  return {
    ...one,
    stores: [...one.stores, ...other.stores],
    items: mergedItems([...one.items, ...other.items]),
    hours: one.hours.map((cents, hour) => cents + (other.hours[hour] ?? 0)),
    lost: [...one.lost, ...other.lost].slice(0, lostShown),
    offers: mergedOffers([...one.offers, ...other.offers]),
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

function mergedOffers(offers: Replay['offers']): Replay['offers'] {
  const uses = new Map<string, number>();
  for (const offer of offers) uses.set(offer.name, (uses.get(offer.name) ?? 0) + offer.uses);
  return [...uses].map(([name, count]) => ({ name, uses: count }));
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** `+ $812.40`, `– $85.50`, `$0.00` */
export function signed(text: string, cents: number): string {
  if (cents === 0) return text;
  return cents > 0 ? `+ ${text}` : `– ${text.replace('-', '')}`;
}
