import type { ItemSettings } from '../entities/inclusions.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { percentOf } from './amount-share.ts';
import type { Variant } from './variants.ts';

/** The modifiers a variant comes with. */
export function includedModifiers({ item, chosen }: Variant): readonly ItemSettings[] {
  const options = new Set(chosen.map(({ option }) => option.id));
  return item.inclusions.itemsSettings.filter(
    ({ included, includedOnlyWith }) =>
      included && (includedOnlyWith.length === 0 || includedOnlyWith.some((id) => options.has(id))),
  );
}

/** Their amounts in percent of a regular one, by modifier id. */
export function includedPercents(variant: Variant, menu: MenuBlob): ReadonlyMap<string, number> {
  return new Map(includedModifiers(variant).map(({ id, amount }) => [id, percentOf(amount, menu.options)]));
}
