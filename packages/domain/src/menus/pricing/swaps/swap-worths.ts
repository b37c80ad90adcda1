import { newCategorySettings } from '../../entities/inclusions.ts';
import { modifiersById } from '../../menu-index.ts';
import { halvesOf, isNothing, shareOfHalves } from '../amount-share.ts';
import { modifierUnitPrice } from '../modifier-unit-price.ts';
import type { ChosenModifier } from '../selection.ts';
import type { PricedVariant, Variant } from '../variants.ts';

/**
 * IN-02, IN-03: cents that each swap is worth, the most first, by modifier category. An included modifier that the guest
 * leaves out pays for another of its category, up to its own price. Those worth most take the swaps that the
 * category allows, in whatever order they were left out.
 */
export function swapsOf(
  priced: PricedVariant,
  chosen: readonly ChosenModifier[],
  included: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly number[]> {
  const { variant, menu } = priced;
  const worths = new Map<string, number[]>();
  for (const [id, entries] of Map.groupBy(chosen, ({ modifierId }) => modifierId)) {
    const modifier = modifiersById(menu.modifiers.items).get(id);
    const percent = included.get(id);
    if (!modifier || percent === undefined || !isNothing(halvesOf(entries, percent, menu.options))) continue;
    const { cents = 0 } = modifierUnitPrice(modifier, priced);
    const worth = shareOfHalves(cents, { left: percent, right: percent }, 'HALF');
    worths.set(modifier.category, [...(worths.get(modifier.category) ?? []), worth]);
  }
  return new Map([...worths].map(([category, all]) => [category, best(all, swapLimit(variant, category))] as const));
}

function best(worths: readonly number[], count: number): readonly number[] {
  return worths.toSorted((one, other) => other - one).slice(0, count);
}

function swapLimit({ item }: Variant, category: string): number {
  const settings = item.inclusions.categoriesSettings.find(({ id }) => id === category);
  const { substitutions } = settings ?? newCategorySettings(category);
  return substitutions.allow ? substitutions.limitAmount : 0;
}
