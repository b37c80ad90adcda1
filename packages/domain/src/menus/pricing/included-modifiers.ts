import type { ItemSettings } from '../entities/inclusions.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { percentOf } from './amount-share.ts';
import type { Variant } from './variants.ts';

/** The modifiers a variant comes with. */
export function includedModifiers({ item, chosen }: Variant): readonly ItemSettings[] {
  return item.inclusions.itemsSettings.filter(
    ({ included, includedOnlyWith }) => included && hasOneOf(chosen, includedOnlyWith),
  );
}

/** Whether a modifier of a category that the item takes may be added to a variant; one without settings of its own may. */
export function isAddable(settings: ItemSettings | undefined, { chosen }: Variant): boolean {
  return settings === undefined || (settings.allowed && hasOneOf(chosen, settings.allowedOnlyWith));
}

/** No options mean every variant. */
function hasOneOf(chosen: Variant['chosen'], options: readonly string[]): boolean {
  return options.length === 0 || chosen.some(({ option }) => options.includes(option.id));
}

/** Their amounts in percent of a regular one, by modifier id. */
export function includedPercents(variant: Variant, menu: MenuBlob): ReadonlyMap<string, number> {
  return new Map(includedModifiers(variant).map(({ id, amount }) => [id, percentOf(amount, menu.options)]));
}
