import { unavailableIds } from '../availability/modifier-availability.ts';
import type { CategorySettings } from '../entities/inclusions.ts';
import type { MenuItem } from '../entities/items.ts';
import type { ModifierItem } from '../entities/modifiers.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { departmentsById, modifierCategoriesById, modifiersById } from '../menu-index.ts';
import { includedModifiers, isAddable } from '../pricing/included-modifiers.ts';
import { type Variant, variantOf, variantsOf } from '../pricing/variants.ts';

/** Modifiers by their category, once per list: documents are never mutated. */
const byCategory = new WeakMap<readonly ModifierItem[], ReadonlyMap<string, readonly ModifierItem[]>>();

/** Whether a modifier can be chosen on an item of a department. */
type IsOffered = (modifier: ModifierItem) => boolean;

/** Active, and offered by the menu and the department; the channel and the hour are not asked. */
export function offeredIn({ modifiers, departments }: MenuBlob, departmentId: string): IsOffered {
  const department = departmentsById(departments).get(departmentId);
  const lists = [modifiers.availability, ...(department ? [department.modifiers.availability] : [])];
  const categories = lists.map((list) => unavailableIds(list.categories));
  const items = lists.map((list) => unavailableIds(list.items));
  const known = modifierCategoriesById(modifiers.categories);
  return ({ id, category, info }) =>
    info.status === 'ACTIVE' &&
    known.get(category)?.info.status === 'ACTIVE' &&
    !categories.some((ids) => ids.has(category)) &&
    !items.some((ids) => ids.has(id));
}

/** The choices that an item asks of one modifier category, and the modifiers that can answer them. */
export interface AskedChoices {
  readonly item: MenuItem;
  readonly settings: CategorySettings;
  readonly menu: MenuBlob;
  readonly isOffered: IsOffered;
  /** Those of the item that may differ in their choices. */
  readonly variants: readonly Variant[];
}

/** How many modifiers of the category can be had at once on a variant: those that come with it, and those that may be added. */
export function choosable({ item, settings, menu, isOffered }: AskedChoices, variant: Variant): number {
  const own = new Map(item.inclusions.itemsSettings.map((one) => [one.id, one]));
  const included = new Set(includedModifiers(variant).map(({ id }) => id));
  const count = membersOf(menu, settings.id).filter(
    (modifier) =>
      isOffered(modifier) &&
      (included.has(modifier.id) || (settings.allowed && isAddable(own.get(modifier.id), variant))),
  ).length;
  return isExclusive(menu, settings.id) ? Math.min(count, 1) : count;
}

/** How many modifiers of the category come with a variant. */
export function includedOf({ settings, menu, isOffered }: AskedChoices, variant: Variant): number {
  return includedModifiers(variant).filter(({ id, amount }) => {
    const modifier = modifiersById(menu.modifiers.items).get(id);
    return modifier?.category === settings.id && amount !== 'NONE' && isOffered(modifier);
  }).length;
}

/** Choosing one of an exclusive category takes the others away. */
export function mostOf({ settings, menu }: AskedChoices): number | null {
  if (!isExclusive(menu, settings.id)) return settings.max;
  return Math.min(settings.max ?? 1, 1);
}

/** The variants that may differ in their choices: the default one where no modifier depends on an option. */
export function variantsAsked(item: MenuItem, menu: MenuBlob): readonly Variant[] {
  const depends = item.inclusions.itemsSettings.some(
    ({ includedOnlyWith, allowedOnlyWith }) => includedOnlyWith.length > 0 || allowedOnlyWith.length > 0,
  );
  return depends ? variantsOf(item, menu) : [variantOf(item, menu, {})];
}

function isExclusive({ modifiers }: MenuBlob, categoryId: string): boolean {
  return modifierCategoriesById(modifiers.categories).get(categoryId)?.exclusive === true;
}

function membersOf({ modifiers: { items } }: MenuBlob, categoryId: string): readonly ModifierItem[] {
  const known = byCategory.get(items) ?? Map.groupBy(items, ({ category }) => category);
  byCategory.set(items, known);
  return known.get(categoryId) ?? [];
}
