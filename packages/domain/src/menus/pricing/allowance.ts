import type { Path } from '../../overrides/change.ts';
import { includedPercents } from './included-modifiers.ts';
import { entryFor } from './scheme-entry.ts';
import type { ChosenModifier } from './selection.ts';
import { swapsOf } from './swaps/swap-worths.ts';
import type { PricedVariant, Variant } from './variants.ts';

/** The amounts and modifiers that a selection may have for nothing; free modifiers are used up one by one, as they were chosen. */
export interface Allowance {
  /** Included amounts in percent of a regular one, by modifier. */
  readonly included: ReadonlyMap<string, number>;
  readonly halfPricing: 'HALF' | 'FULL';
  readonly freeSource: Path;
  free: number;
  /** How many modifiers of a category are free in this size, by category. */
  readonly freeOfCategory: Map<string, number>;
  /** Cents that each swap is worth, the most first, by modifier category. */
  readonly swaps: ReadonlyMap<string, readonly number[]>;
}

export function newAllowance({ variant, menu, scheme }: PricedVariant, chosen: readonly ChosenModifier[]): Allowance {
  const { item } = variant;
  const entry = entryFor(item.pricing, scheme, menu);
  const included = includedPercents(variant, menu);
  const pricing = entry ? [{ by: 'pricingScheme', value: entry.pricingScheme }] : [];
  return {
    included,
    halfPricing: entry?.toppingBased.halfPricing ?? menu.options.halfPricing,
    freeSource: ['items', { id: item.id }, 'pricing', ...pricing, 'toppingBased', 'freeCount'],
    free: entry?.toppingBased.freeCount ?? 0,
    freeOfCategory: freeInSize(variant),
    swaps: swapsOf({ variant, menu, scheme }, chosen, included),
  };
}

function freeInSize({ item, size }: Variant): Map<string, number> {
  const counts = item.inclusions.categoriesSettings.map(
    ({ id, freeBySize }) => [id, freeBySize?.find(({ option }) => option === size?.id)?.count ?? 0] as const,
  );
  return new Map(counts.filter(([, count]) => count > 0));
}
