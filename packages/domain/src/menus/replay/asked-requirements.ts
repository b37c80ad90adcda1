import type { MenuBlob } from '../menu-blob.ts';
import { categoriesById, itemsById } from '../menu-index.ts';

/**
 * Ids of the requirements that the staff must answer before an item is complete: the item's entry for one counts before that of its
 * category.
 * @param optionIds chosen options of its styles, the size among them
 */
export function askedRequirements(menu: MenuBlob, itemId: string, optionIds: readonly string[]): readonly string[] {
  const item = itemsById(menu.items).get(itemId);
  if (item === undefined || menu.requirements.length === 0) return none;
  const ofCategory = categoriesById(menu.categories).get(item.category)?.requirements ?? [];
  const own = new Set(item.requirements.map(({ id }) => id));
  const used = [...item.requirements, ...ofCategory.filter(({ id }) => !own.has(id))];
  if (used.length === 0) return none;
  const active = new Set(menu.requirements.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id));
  return used
    .filter(({ id, selected, excludeSizes }) => selected && active.has(id) && !excludes(excludeSizes, optionIds))
    .map(({ id }) => id);
}

const none: readonly string[] = [];

function excludes(sizes: readonly string[], optionIds: readonly string[]): boolean {
  return sizes.some((size) => optionIds.includes(size));
}
