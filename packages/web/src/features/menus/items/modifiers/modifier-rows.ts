import { type MenuBlob, type MenuItem, newCategorySettings, newItemSettings, type Path } from '@servery/domain';

type CategorySettings = MenuItem['inclusions']['categoriesSettings'][number];
type ItemSettings = MenuItem['inclusions']['itemsSettings'][number];

/** A modifier category as the item uses it. */
export type ModifierRow = {
  readonly id: string;
  readonly name: string;
  /** Names of the choices. */
  readonly choices: readonly string[];
  readonly included: number;
  readonly total: number;
  /** Null: as many as one likes. */
  readonly max: number | null;
  /** How many may be swapped; null: none may. */
  readonly swaps: number | null;
  /** The places of all of it in the item. */
  readonly paths: readonly Path[];
  /** Its place among the categories of the item, were its modifiers in this order. */
  readonly placeBy: (orderOf: OrderOf) => number;
};

/** The position of a modifier; undefined where no setting gives one. */
export type OrderOf = (modifierId: string) => number | undefined;

/** The modifier categories that the item takes, in its own order. */
export function modifierRows(item: MenuItem, modifiers: MenuBlob['modifiers']): ModifierRow[] {
  const { categoriesSettings, itemsSettings } = item.inclusions;
  const settings = new Map(itemsSettings.map((one) => [one.id, one]));
  const used = usedCategories(item, modifiers);
  return categoriesInOrder(used, modifiers, orderIn(item)).map(({ id, info }) => {
    const members = membersInOrder(item, id, modifiers);
    const { max, substitutions } = find(categoriesSettings, id) ?? newCategorySettings(id);
    const allowed = members.filter((member) => settings.get(member.id)?.allowed ?? true);
    return {
      id,
      name: info.name,
      choices: allowed.map((member) => member.info.name),
      included: members.filter((member) => settings.get(member.id)?.included === true).length,
      total: members.length,
      max,
      swaps: substitutions.allow ? substitutions.limitAmount : null,
      paths: [
        ['inclusions', 'categoriesSettings', { id }],
        ...members.map((member): Path => ['inclusions', 'itemsSettings', { id: member.id }]),
      ],
      placeBy: (orderOf) => categoriesInOrder(used, modifiers, orderOf).findIndex((category) => category.id === id),
    };
  });
}

function orderIn({ inclusions }: MenuItem): OrderOf {
  const orders = new Map(inclusions.inclusionsOrder.map(({ id, order }) => [id, order]));
  return (id) => orders.get(id);
}

/** Each at the place of its first modifier; those without a place follow as the menu has them. */
function categoriesInOrder(
  used: ReadonlySet<string>,
  modifiers: MenuBlob['modifiers'],
  orderOf: OrderOf,
): MenuBlob['modifiers']['categories'] {
  const first = new Map<string, number>();
  for (const { id, category } of modifiers.items) {
    const place = orderOf(id);
    if (place !== undefined) first.set(category, Math.min(place, first.get(category) ?? place));
  }
  return modifiers.categories
    .filter(({ id }) => used.has(id))
    .toSorted((a, b) => byPlace(first.get(a.id), first.get(b.id)));
}

/** Without a place both are infinite, and their difference is no number. */
function byPlace(one = Number.POSITIVE_INFINITY, other = Number.POSITIVE_INFINITY): number {
  return one === other ? 0 : one - other;
}

/** The categories in this order, each with its modifiers in the order they had. */
export function withCategoryOrder(
  item: MenuItem,
  categories: readonly string[],
  modifiers: MenuBlob['modifiers'],
): MenuItem {
  const ids = categories.flatMap((category) => membersInOrder(item, category, modifiers).map(({ id }) => id));
  return withMemberOrder(item, ids);
}

/** The modifiers of a category in the item's own order; those without a place follow as the menu has them. IN-01 */
export function membersInOrder(
  item: MenuItem,
  categoryId: string,
  modifiers: MenuBlob['modifiers'],
): MenuBlob['modifiers']['items'] {
  const orderOf = orderIn(item);
  const members = modifiers.items.filter(({ category }) => category === categoryId);
  return members.toSorted((a, b) => byPlace(orderOf(a.id), orderOf(b.id)));
}

/** These modifiers in this order; others keep their places among them. */
export function withMemberOrder(item: MenuItem, members: readonly string[]): MenuItem {
  const { inclusionsOrder } = item.inclusions;
  const known = inclusionsOrder.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
  const all = [...known, ...members.filter((id) => !known.includes(id))];
  const next = [...members];
  const ids = all.map((id) => (members.includes(id) ? (next.shift() ?? id) : id));
  const entries = ids.map((id, order) => ({ ...(find(inclusionsOrder, id) ?? { id }), order }));
  return { ...item, inclusions: { ...item.inclusions, inclusionsOrder: entries } };
}

/** How many modifiers of a category are free in a size; null takes the number away. */
export function withFreeInSize(
  item: MenuItem,
  categoryId: string,
  free: { size: string; count: number | null },
): MenuItem {
  const settings = find(item.inclusions.categoriesSettings, categoryId) ?? newCategorySettings(categoryId);
  const others = (settings.freeBySize ?? []).filter(({ option }) => option !== free.size);
  const entries = free.count === null ? others : [...others, { option: free.size, count: free.count }];
  return withCategorySettings(item, categoryId, { freeBySize: entries.length === 0 ? undefined : entries });
}

/** The modifier categories that an item takes something of. */
export function usedCategories(item: MenuItem, modifiers: MenuBlob['modifiers']): ReadonlySet<string> {
  const { categoriesSettings, itemsSettings } = item.inclusions;
  const own = new Set(itemsSettings.filter(({ included }) => included).map(({ id }) => id));
  return new Set([
    ...categoriesSettings.filter(({ allowed }) => allowed).map(({ id }) => id),
    ...modifiers.items.filter(({ id }) => own.has(id)).map(({ category }) => category),
  ]);
}

export function withCategorySettings(item: MenuItem, id: string, given: Partial<CategorySettings>): MenuItem {
  const { categoriesSettings } = item.inclusions;
  const next = put(categoriesSettings, { ...(find(categoriesSettings, id) ?? newCategorySettings(id)), ...given });
  return { ...item, inclusions: { ...item.inclusions, categoriesSettings: next } };
}

/** A modifier without settings here is allowed and not included. */
export function withItemSettings(item: MenuItem, id: string, given: Partial<ItemSettings>): MenuItem {
  const { itemsSettings, inclusionsOrder } = item.inclusions;
  const before = find(itemsSettings, id) ?? newItemSettings(id, { included: false });
  const order = find(inclusionsOrder, id)
    ? inclusionsOrder
    : [...inclusionsOrder, { id, order: inclusionsOrder.length }];
  return {
    ...item,
    inclusions: {
      ...item.inclusions,
      itemsSettings: put(itemsSettings, { ...before, ...given }),
      inclusionsOrder: order,
    },
  };
}

/** The item takes nothing of the category any more. */
export function withoutCategory(item: MenuItem, id: string, modifiers: MenuBlob['modifiers']): MenuItem {
  const members = new Set(modifiers.items.filter(({ category }) => category === id).map((member) => member.id));
  const { categoriesSettings, itemsSettings, inclusionsOrder } = item.inclusions;
  return {
    ...item,
    inclusions: {
      ...item.inclusions,
      categoriesSettings: categoriesSettings.filter((one) => one.id !== id),
      itemsSettings: itemsSettings.filter((one) => !members.has(one.id)),
      inclusionsOrder: inclusionsOrder.filter((one) => !members.has(one.id)),
    },
  };
}

function find<Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): Entry | undefined {
  return entries.find((entry) => entry.id === id);
}

function put<Entry extends { readonly id: string }>(entries: readonly Entry[], next: Entry): Entry[] {
  const isKnown = entries.some(({ id }) => id === next.id);
  return isKnown ? entries.map((entry) => (entry.id === next.id ? next : entry)) : [...entries, next];
}
