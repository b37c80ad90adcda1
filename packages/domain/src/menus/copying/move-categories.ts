import { referenceWalk } from '../../references/reference-walk.ts';
import type { ReferenceKind } from '../../references/references.ts';
import type { MenuItem } from '../entities/items.ts';
import type { ItemPricing } from '../entities/pricing-entries.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { menuIdentifiers } from '../menu-identifiers.ts';
import { itemsById } from '../menu-index.ts';
import { menuReferences } from '../menu-references.ts';
import { entryFor } from '../pricing/scheme-entry.ts';
import { fieldOf } from '../reference-rows.ts';
import { entityNames, idOfName } from './entity-names.ts';
import { clipOfAll } from './menu-clip.ts';
import { withOnePrice } from './one-price.ts';
import { ONE_PRICE, type OptionAnswers, type OptionMatches, optionMatches } from './option-matches.ts';
import { foundByName, type LeftOut } from './paste-clip.ts';

export interface Moved {
  readonly menu: MenuBlob;
  /** Sizes and styles that the other department has nothing of the same name for, each once. */
  readonly leftOut: readonly LeftOut[];
}

/** The department that categories move to, and its equivalents of the sizes and options that it names differently. */
export interface MoveGoal {
  readonly departmentId: string;
  readonly answers?: OptionAnswers;
}

/**
 * The menu with categories and their items in another department. Sizes and styles are found there by their names, else as
 * `answers` say, also where the layout and offers name an entity that moved. A size or style that is not found is left out as if
 * it had been deleted.
 */
export function moveCategories(menu: MenuBlob, ids: ReadonlySet<string>, goal: MoveGoal): Moved {
  const { departmentId, answers = new Map() } = goal;
  const moving = menu.categories.filter(({ id, department }) => ids.has(id) && department !== departmentId);
  const known = menu.departments.some(({ id }) => id === departmentId);
  if (!known || moving.length === 0) return { menu, leftOut: [] };
  const leftOut = new Map<string, LeftOut>();
  let moved = withPricesOfTheirOwn(menu, new Set(moving.map(({ id }) => id)), departmentId);
  for (const [from, categories] of Map.groupBy(moving, ({ department }) => department)) {
    const next = movedFrom(moved, { from, to: departmentId, ids: new Set(categories.map(({ id }) => id)), answers });
    for (const one of next.leftOut) leftOut.set(`${one.to} ${one.name}`, one);
    moved = next.menu;
  }
  return { menu: moved, leftOut: [...leftOut.values()] };
}

/** Categories of one department on their way to another one. */
interface Move {
  readonly from: string;
  readonly to: string;
  readonly ids: ReadonlySet<string>;
  readonly answers: OptionAnswers;
}

function movedFrom(before: MenuBlob, move: Move): Moved {
  const { to, ids } = move;
  const menu = withOnePrices(before, move);
  const clip = clipOfAll(menu, 'category', ids);
  if (clip === undefined) return { menu, leftOut: [] };
  const matches = matchesOf(menu, move);
  const { part, leftOut } = foundByName(menu, clip, { ids: matches, into: { departmentId: to } });
  const categories = new Map(part.categories.map((category) => [category.id, { ...category, department: to }]));
  const items = new Map(part.items.map((item) => [item.id, { ...item, department: to }]));
  const moved: MenuBlob = {
    ...menu,
    departments: menu.departments.map((department) => ({
      ...department,
      categories: listed(department, department.categories, { to, ids: [...categories.keys()] }),
      items: listed(department, department.items, { to, ids: [...items.keys()] }),
    })),
    categories: menu.categories.map((category) => categories.get(category.id) ?? category),
    items: menu.items.map((item) => items.get(item.id) ?? item),
  };
  return { menu: namedThere(moved, { ...move, matches, items: new Set(items.keys()) }), leftOut };
}

function matchesOf({ departments }: MenuBlob, { from, to, answers }: Move): OptionMatches {
  const [here, there] = [from, to].map((id) => departments.find((department) => department.id === id));
  return here && there ? optionMatches(here, there, answers) : { style: new Map(), styleOption: new Map() };
}

/** A department without sizes sells at one price, that of the size which was chosen. */
function withOnePrices(menu: MenuBlob, { from, to, ids, answers }: Move): MenuBlob {
  const [size, sizeThere] = [from, to].map((id) =>
    menu.departments.find((department) => department.id === id)?.styles.find(({ isSize }) => isSize),
  );
  const name = answers.get(ONE_PRICE);
  if (size === undefined || sizeThere !== undefined || !name) return menu;
  return { ...menu, items: menu.items.map((item) => (ids.has(item.category) ? withOnePrice(item, size, name) : item)) };
}

interface Listed {
  readonly to: string;
  readonly ids: readonly string[];
}

/** The order of a department without the categories that left it, or with those added at its end. */
function listed({ id }: { readonly id: string }, before: string[], { to, ids }: Listed): string[] {
  const gone = new Set(ids);
  if (id === to) return [...before.filter((one) => !gone.has(one)), ...ids];
  return before.some((one) => gone.has(one)) ? before.filter((one) => !gone.has(one)) : before;
}

const walkReferences = referenceWalk(
  menuReferences.filter(({ to }) => to === 'department' || to === 'style' || to === 'styleOption'),
  menuIdentifiers,
);

interface NamedMove extends Move {
  readonly items: ReadonlySet<string>;
  readonly matches: OptionMatches;
}

/** The layout, offers, groups of items and featured items name moved things by their department and their sizes. */
function namedThere(menu: MenuBlob, { from, to, ids, items, matches }: NamedMove): MenuBlob {
  const known: Partial<Record<ReferenceKind, ReadonlyMap<string, string>>> = matches;
  const [before, after] = [from, to].map((id) =>
    entityNames(
      menu,
      menu.departments.filter((department) => department.id === id),
    ),
  );
  const { layout, offers, itemGroups, onlineFeaturedItems } = menu;
  const named = walkReferences({ layout, offers, itemGroups, onlineFeaturedItems }, ({ reference, id, owner }) => {
    if (!namesAny(owner, { categories: ids, items })) return 'KEEP';
    if (reference.to === 'department') return { by: to };
    const match = known[reference.to]?.get(String(id));
    if (match !== undefined) return { by: match };
    const name = before?.[reference.to]?.get(String(id));
    const names = after?.[reference.to];
    if (name === undefined || names === undefined || names.get(String(id)) === name) return 'KEEP';
    const by = idOfName(names, name);
    return by === undefined ? reference.whenGone(owner) : { by };
  });
  return { ...menu, ...named };
}

interface MovedIds {
  readonly categories: ReadonlySet<string>;
  readonly items: ReadonlySet<string>;
}

/** Whether a choice, a featured item or a button is of an item that moved, or of a whole category. */
function namesAny(owner: object, { categories, items }: MovedIds): boolean {
  const about = fieldOf(fieldOf(owner, 'typeInfo'), 'itemInfo') ?? owner;
  const item = fieldOf(about, 'itemId');
  if (typeof item === 'string') return items.has(item);
  const category = fieldOf(about, 'categoryId');
  return typeof category === 'string' && categories.has(category);
}

/** Items that follow the prices of an item which ends up in another department keep their amounts, as prices of their own. */
function withPricesOfTheirOwn(menu: MenuBlob, moving: ReadonlySet<string>, to: string): MenuBlob {
  const departmentOf = (item: MenuItem) => (moving.has(item.category) ? to : item.department);
  const byId = itemsById(menu.items);
  const items = menu.items.map((item) => {
    const isApart = ({ itemBased }: ItemPricing) => {
      const other = itemBased.type === 'ITEM' ? byId.get(itemBased.itemId ?? '') : undefined;
      return other !== undefined && departmentOf(other) !== departmentOf(item);
    };
    if (!item.pricing.some(isApart)) return item;
    return { ...item, pricing: item.pricing.map((entry) => (isApart(entry) ? withOwnPrices(entry, menu) : entry)) };
  });
  return { ...menu, items };
}

function withOwnPrices(entry: ItemPricing, menu: MenuBlob): ItemPricing {
  const seen = new Set<string>();
  let followed: ItemPricing | undefined = entry;
  while (followed?.itemBased.type === 'ITEM') {
    const other = itemsById(menu.items).get(followed.itemBased.itemId ?? '');
    followed = other && !seen.has(other.id) ? entryFor(other.pricing, entry.pricingScheme, menu) : undefined;
    if (other) seen.add(other.id);
  }
  const prices = structuredClone(followed?.itemBased.prices ?? []);
  return { ...entry, itemBased: { ...entry.itemBased, type: 'PRICE', itemId: null, prices } };
}
