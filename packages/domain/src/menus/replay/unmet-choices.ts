import type { Path } from '../../overrides/change.ts';
import { availabilityOf } from '../availability/availability-of.ts';
import type { Circumstances } from '../availability/availability-reasons.ts';
import type { CategorySettings } from '../entities/inclusions.ts';
import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { itemsById, modifierCategoriesById, modifiersById } from '../menu-index.ts';
import { includedModifiers, isAddable } from '../pricing/included-modifiers.ts';
import type { ChosenModifier, ItemSelection } from '../pricing/selection.ts';
import { type Variant, variantOf } from '../pricing/variants.ts';

export type UnmetCode =
  | 'NOT_FOR_ORDER_TYPE'
  | 'MODIFIER_NOT_SOLD'
  | 'MODIFIER_NOT_TAKEN'
  | 'AMOUNT_NOT_OFFERED'
  | 'TOO_FEW_CHOICES'
  | 'TOO_MANY_CHOICES';

/** A choice of a line, as it was ordered, that a menu does not take; its price is another matter. */
export interface UnmetChoice {
  readonly code: UnmetCode;
  readonly path: Path;
  readonly message: string;
}

/** Everything that keeps a line from being rung up as it was ordered, beside its price; empty for an item that does not exist. */
export function unmetChoices(menu: MenuBlob, selection: ItemSelection, when: Circumstances): readonly UnmetChoice[] {
  const item = itemsById(menu.items).get(selection.itemId);
  if (item === undefined) return [];
  const variant = variantOf(item, menu, selection.options);
  const ordered: Ordered = { menu, item, variant, modifiers: selection.modifiers, when };
  return [...orderTypeOf(ordered), ...selection.modifiers.flatMap((one) => notTaken(one, ordered)), ...limits(ordered)];
}

interface Ordered {
  readonly menu: MenuBlob;
  readonly item: MenuItem;
  readonly variant: Variant;
  readonly modifiers: readonly ChosenModifier[];
  readonly when: Circumstances;
}

function orderTypeOf({ menu, item, when }: Ordered): readonly UnmetChoice[] {
  const { reasons } = availabilityOf(menu, { kind: 'item', id: item.id }, when);
  return reasons
    .filter(({ code }) => code === 'ORDER_TYPE')
    .map(({ path, message }) => ({ code: 'NOT_FOR_ORDER_TYPE', path, message }));
}

/** A modifier that is left out asks for nothing. One that does not exist has no price, which says so. */
function notTaken(chosen: ChosenModifier, { menu, item, variant, when }: Ordered): readonly UnmetChoice[] {
  const modifier = modifiersById(menu.modifiers.items).get(chosen.modifierId);
  if (modifier === undefined || chosen.amount === 'NONE') return [];
  const { id, category, info } = modifier;
  const [reason] = availabilityOf(menu, { kind: 'modifier', id, department: item.department }, when).reasons;
  if (reason) return [{ code: 'MODIFIER_NOT_SOLD', path: reason.path, message: reason.message }];
  const { categoriesSettings, itemsSettings } = item.inclusions;
  const own = itemsSettings.find((one) => one.id === id);
  const ofCategory = categoriesSettings.find((one) => one.id === category);
  const path: Path = ['items', { id: item.id }, 'inclusions', 'itemsSettings', { id }];
  const isIncluded = includedModifiers(variant).some((one) => one.id === id);
  const isTaken = (own !== undefined || ofCategory !== undefined) && ofCategory?.allowed !== false;
  if (!isIncluded && !(isTaken && isAddable(own, variant))) {
    const message = `${info.name} is not offered with ${item.info.name}.`;
    return [{ code: 'MODIFIER_NOT_TAKEN', path, message }];
  }
  const amounts = own !== undefined && own.amounts.length > 0 ? own.amounts : modifier.amounts;
  const isOffered = amounts.length === 0 || amounts.includes(chosen.amount);
  if (isOffered && !(modifier.wholeOnly && chosen.portion !== 'WHOLE')) return [];
  const message = isOffered
    ? `${info.name} is not offered on one half.`
    : `${info.name} is not offered in this amount.`;
  return [{ code: 'AMOUNT_NOT_OFFERED', path, message }];
}

function limits(ordered: Ordered): readonly UnmetChoice[] {
  return ordered.item.inclusions.categoriesSettings.flatMap((settings) => limitOf(settings, ordered));
}

function limitOf(settings: CategorySettings, ordered: Ordered): readonly UnmetChoice[] {
  const { menu, item } = ordered;
  const { id, min } = settings;
  const category = modifierCategoriesById(menu.modifiers.categories).get(id);
  const max = category?.exclusive === true ? Math.min(settings.max ?? 1, 1) : settings.max;
  if (min === 0 && max === null) return [];
  const count = countOf(id, ordered, category?.exclusive === true);
  const path: Path = ['items', { id: item.id }, 'inclusions', 'categoriesSettings', { id }];
  const name = `${category?.info.name ?? id} of ${item.info.name}`;
  if (count < min)
    return [
      { code: 'TOO_FEW_CHOICES', path: [...path, 'min'], message: `${name}: at least ${min}, ${orderedText(count)}.` },
    ];
  if (max === null || count <= max) return [];
  return [
    { code: 'TOO_MANY_CHOICES', path: [...path, 'max'], message: `${name}: at most ${max}, ${orderedText(count)}.` },
  ];
}

/** How many of a category are on the line: those that come with it and were not left out, and those chosen beside them. */
function countOf(categoryId: string, { menu, variant, modifiers }: Ordered, isExclusive: boolean): number {
  const isOf = (id: string) => modifiersById(menu.modifiers.items).get(id)?.category === categoryId;
  const chosen = new Set(modifiers.filter(({ amount }) => amount !== 'NONE').map(({ modifierId }) => modifierId));
  const named = new Set(modifiers.map(({ modifierId }) => modifierId));
  const picked = [...chosen].filter(isOf).length;
  if (isExclusive && picked > 0) return picked;
  const comes = includedModifiers(variant).filter(({ id, amount }) => amount !== 'NONE' && !named.has(id) && isOf(id));
  return picked + comes.length;
}

function orderedText(count: number): string {
  if (count === 0) return 'none was ordered';
  return count === 1 ? '1 was ordered' : `${count} were ordered`;
}
