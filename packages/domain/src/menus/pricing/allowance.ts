import type { Path } from '../../overrides/change.ts';
import { newCategorySettings } from '../entities/inclusions.ts';
import { modifiersById } from '../menu-index.ts';
import { shareOfHalves } from './amount-share.ts';
import { includedPercents } from './included-modifiers.ts';
import { modifierUnitPrice } from './modifier-unit-price.ts';
import { entryFor } from './scheme-entry.ts';
import type { ChosenModifier } from './selection.ts';
import type { PricedVariant, Variant } from './variants.ts';

/** What a selection may still have for nothing; used up modifier by modifier. */
export interface Allowance {
  /** Included amounts in percent of a regular one, by modifier. */
  readonly included: ReadonlyMap<string, number>;
  readonly halfPricing: 'HALF' | 'FULL';
  readonly freeSource: Path;
  free: number;
  /** How many modifiers of a category are free in this size, by category. */
  readonly freeOfCategory: Map<string, number>;
  /** Cents that each swap is worth, by modifier category. */
  readonly swaps: ReadonlyMap<string, number[]>;
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

/** Included modifiers the guest leaves out pay for another of their category, up to what they would cost themselves. */
function swapsOf(
  { variant, menu, scheme }: PricedVariant,
  chosen: readonly ChosenModifier[],
  included: ReadonlyMap<string, number>,
): ReadonlyMap<string, number[]> {
  const swaps = new Map<string, number[]>();
  for (const { modifierId, amount, portion } of chosen) {
    const modifier = modifiersById(menu.modifiers.items).get(modifierId);
    const percent = included.get(modifierId);
    if (!modifier || percent === undefined || amount !== 'NONE' || portion !== 'WHOLE') continue;
    const worth = swaps.get(modifier.category) ?? [];
    if (worth.length >= swapLimit(variant, modifier.category)) continue;
    const { cents = 0 } = modifierUnitPrice(modifier, { variant, menu, scheme });
    swaps.set(modifier.category, [...worth, shareOfHalves(cents, { left: percent, right: percent }, 'HALF')]);
  }
  return swaps;
}

function swapLimit({ item }: Variant, category: string): number {
  const settings = item.inclusions.categoriesSettings.find(({ id }) => id === category);
  const { substitutions } = settings ?? newCategorySettings(category);
  return substitutions.allow ? substitutions.limitAmount : 0;
}
