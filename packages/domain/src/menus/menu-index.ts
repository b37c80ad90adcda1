import type { Category } from './entities/categories.ts';
import type { Department } from './entities/departments.ts';
import type { MenuItem } from './entities/items.ts';
import type { ModifierCategory, ModifierItem } from './entities/modifiers.ts';

/** Entities by id, built once per array: documents are never mutated, so an array is its own key. */
function indexed<Entity extends { readonly id: string }>() {
  const cache = new WeakMap<readonly Entity[], ReadonlyMap<string, Entity>>();
  return (entities: readonly Entity[]): ReadonlyMap<string, Entity> => {
    const known = cache.get(entities);
    if (known) return known;
    const built = new Map(entities.map((entity) => [entity.id, entity]));
    cache.set(entities, built);
    return built;
  };
}

export const departmentsById = indexed<Department>();
export const categoriesById = indexed<Category>();
export const itemsById = indexed<MenuItem>();
export const modifierCategoriesById = indexed<ModifierCategory>();
export const modifiersById = indexed<ModifierItem>();
