import type { Path } from '../../../overrides/change.ts';
import type { PriceLine } from '../selection.ts';

/** A line of a modifier, and the category whose swaps may pay for it; undefined where none may. */
export interface ModifierLine {
  readonly line: PriceLine;
  readonly swapsOf: string | undefined;
}

interface Swaps {
  readonly itemId: string;
  /** Cents, the most first, by modifier category. */
  readonly worths: ReadonlyMap<string, readonly number[]>;
}

/** Lets swaps pay for modifiers that are still charged: in each category the best swap for the dearest modifier, so that they pay most. */
export function paySwaps(lines: readonly ModifierLine[], { itemId, worths }: Swaps): readonly PriceLine[] {
  const paid = new Map<ModifierLine, PriceLine>();
  for (const [category, all] of worths) {
    const dearest = lines
      .filter((one) => one.swapsOf === category)
      .toSorted((one, other) => other.line.cents - one.line.cents);
    const source: Path = ['items', { id: itemId }, 'inclusions', 'categoriesSettings', { id: category }];
    for (const [at, worth] of all.entries()) {
      const one = dearest[at];
      if (one && worth > 0) paid.set(one, lessBy(one.line, worth, source));
    }
  }
  return lines.map((one) => paid.get(one) ?? one.line);
}

function lessBy(line: PriceLine, worth: number, source: Path): PriceLine {
  const left = line.cents - worth;
  return left > 0 ? { ...line, cents: left } : { label: line.label, cents: 0, source, note: 'SUBSTITUTED' };
}
