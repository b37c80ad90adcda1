import { centsOf } from '../../formats/amount.ts';
import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { itemsById, modifiersById } from '../menu-index.ts';
import { halvesOf, isNothing, shareOfHalves } from '../pricing/amount-share.ts';
import { includedPercents } from '../pricing/included-modifiers.ts';
import type { AloneSelection, ItemSelection, Selection } from '../pricing/selection.ts';
import { variantOf } from '../pricing/variants.ts';

/** The cost of one piece to the restaurant. */
export interface SelectionCost {
  /** Undefined where something on it has no cost. */
  readonly cents: number | undefined;
  /** Ids of the item and the modifiers on it whose cost nobody has stated. */
  readonly unstated: readonly string[];
}

interface Part {
  readonly id: string;
  readonly cents: number | undefined;
}

/** The cost of an item and of every modifier on it, whether the guest pays for the modifier or not (decision 0031). */
export function selectionCost(menu: MenuBlob, selection: Selection): SelectionCost {
  const parts = 'itemId' in selection ? itemParts(menu, selection) : [alonePart(menu, selection)];
  const unstated = parts.filter(({ cents }) => cents === undefined).map(({ id }) => id);
  const cents = unstated.length > 0 ? undefined : parts.reduce((sum, part) => sum + (part.cents ?? 0), 0);
  return { cents, unstated };
}

/** The cost of a size of an item or modifier to the restaurant: its own cost, or that of every size. */
export function costIn({ costs, cost }: MenuItem['info'], sizeId: string | undefined): number | undefined {
  const amount = costs?.find(({ option }) => option === sizeId)?.amount ?? cost;
  return amount === undefined ? undefined : centsOf(amount);
}

function itemParts(menu: MenuBlob, { itemId, options, modifiers }: ItemSelection): readonly Part[] {
  const item = itemsById(menu.items).get(itemId);
  if (!item) return [{ id: itemId, cents: undefined }];
  const variant = variantOf(item, menu, options);
  const size = variant.size?.id;
  const included = includedPercents(variant, menu);
  const chosen = Map.groupBy(modifiers, ({ modifierId }) => modifierId);
  const onIt = [...new Set([...included.keys(), ...chosen.keys()])];
  const modifierParts = onIt.flatMap((id) => {
    const halves = halvesOf(chosen.get(id) ?? [], included.get(id) ?? 0, menu.options);
    if (isNothing(halves)) return [];
    const whole = modifierCost(menu, id, size);
    return [{ id, cents: whole === undefined ? undefined : shareOfHalves(whole, halves, 'HALF') }];
  });
  return [{ id: itemId, cents: costIn(item.info, size) }, ...modifierParts];
}

function alonePart(menu: MenuBlob, { modifierId: id, options }: AloneSelection): Part {
  const chosen = Object.values(options);
  const sized = modifiersById(menu.modifiers.items)
    .get(id)
    ?.info.costs?.find(({ option }) => chosen.includes(option));
  return { id, cents: modifierCost(menu, id, sized?.option) };
}

/** Of a regular amount on the whole. */
function modifierCost(menu: MenuBlob, id: string, size: string | undefined): number | undefined {
  const info = modifiersById(menu.modifiers.items).get(id)?.info;
  return info && costIn(info, size);
}
