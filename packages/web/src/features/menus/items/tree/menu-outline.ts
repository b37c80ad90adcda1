import type { MenuBlob } from '@servery/domain';

/** The part of a menu that the tree shows, without anything that an edit of a price or a text could change. */
export type OutlineItem = {
  readonly id: string;
  readonly name: string;
  readonly plu: string;
  readonly imageId: string | null;
  readonly isActive: boolean;
};
export type OutlineCategory = {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly items: readonly OutlineItem[];
};
export type OutlineDepartment = {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly categories: readonly OutlineCategory[];
  readonly count: number;
};

type Parts = Pick<MenuBlob, 'departments' | 'categories' | 'items'>;
type Item = MenuBlob['items'][number];

const outlineItems = new WeakMap<Item, OutlineItem>();

/** Departments with their categories and items, in the order the department says; those that it does not name come last. */
export function menuOutline({ departments, categories, items }: Parts): OutlineDepartment[] {
  const itemsOf = Map.groupBy(items, ({ category }) => category);
  const categoriesOf = Map.groupBy(categories, ({ department }) => department);
  return departments.map(({ id, info, categories: categoryOrder, items: itemOrder }) => {
    const place = new Map(itemOrder.map((itemId, index) => [itemId, index]));
    const below = inOrder(categoriesOf.get(id) ?? [], new Map(categoryOrder.map((key, index) => [key, index]))).map(
      (category): OutlineCategory => ({
        id: category.id,
        name: category.info.name,
        isActive: category.info.status === 'ACTIVE',
        items: inOrder(itemsOf.get(category.id) ?? [], place).map(outlineItem),
      }),
    );
    const count = below.reduce((sum, category) => sum + category.items.length, 0);
    return { id, name: info.name, isActive: info.status === 'ACTIVE', categories: below, count };
  });
}

function outlineItem(item: Item): OutlineItem {
  const known = outlineItems.get(item);
  if (known) return known;
  const { name, pluNum, imageId, status } = item.info;
  const made = { id: item.id, name, plu: pluNum, imageId, isActive: status === 'ACTIVE' };
  outlineItems.set(item, made);
  return made;
}

function inOrder<Entity extends { readonly id: string }>(
  entities: readonly Entity[],
  place: ReadonlyMap<string, number>,
): readonly Entity[] {
  const placeOf = ({ id }: Entity) => place.get(id) ?? Number.MAX_SAFE_INTEGER;
  return entities.toSorted((one, other) => placeOf(one) - placeOf(other));
}
