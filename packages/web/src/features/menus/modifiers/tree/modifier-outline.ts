import type { MenuBlob, ModifierItem } from '@servery/domain';

/** The fields of a modifier that the tree shows. */
export type OutlineModifier = {
  readonly id: string;
  readonly name: string;
  readonly plu: string;
  readonly isActive: boolean;
  /** Nothing of the menu takes it or names it. */
  readonly isUnused: boolean;
  /** The price that most guests pay for a regular amount; undefined where nothing says a price. */
  readonly cents: number | undefined;
};

export type OutlineModifiers = {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly modifiers: readonly OutlineModifier[];
};

export type ModifierFilter = 'all' | 'overridden' | 'unused' | 'inactive';

type About = {
  readonly isUsed: (modifier: ModifierItem) => boolean;
  readonly priceOf: (modifier: ModifierItem) => number | undefined;
};

/** Modifier categories with their modifiers, both in the order of the menu. */
export function modifierOutline(
  { categories, items }: MenuBlob['modifiers'],
  { isUsed, priceOf }: About,
): OutlineModifiers[] {
  const itemsOf = Map.groupBy(items, ({ category }) => category);
  return categories.map(({ id, info }) => ({
    id,
    name: info.name,
    isActive: info.status === 'ACTIVE',
    modifiers: (itemsOf.get(id) ?? []).map((modifier) => ({
      id: modifier.id,
      name: modifier.info.name,
      plu: modifier.info.pluNum,
      isActive: modifier.info.status === 'ACTIVE',
      isUnused: !isUsed(modifier),
      cents: priceOf(modifier),
    })),
  }));
}

export type ModifierQuery = {
  /** Part of a name, or the beginning of a PLU number. */
  readonly search: string;
  readonly filter: ModifierFilter;
  /** Ids that are different at this level or at the group. */
  readonly overridden: ReadonlySet<string>;
};

/** The part of the outline that matches; a category that matches by its name stays whole. */
export function filterModifiers(outline: readonly OutlineModifiers[], query: ModifierQuery): OutlineModifiers[] {
  const search = query.search.trim().toLowerCase();
  if (search === '' && query.filter === 'all') return [...outline];
  return outline.flatMap((category) => {
    const isNamed = search !== '' && category.name.toLowerCase().includes(search);
    const modifiers = category.modifiers.filter(
      (modifier) => passes(modifier, query) && (isNamed || matches(modifier, search)),
    );
    const isMeant = passes({ ...category, isUnused: false }, query) && (isNamed || search === '');
    return modifiers.length > 0 || isMeant ? [{ ...category, modifiers }] : [];
  });
}

/** How many modifiers each filter lets through. */
export function countModifiers(
  outline: readonly OutlineModifiers[],
  overridden: ReadonlySet<string>,
): Readonly<Record<ModifierFilter, number>> {
  const all = outline.flatMap(({ modifiers }) => modifiers);
  const count = (filter: ModifierFilter) =>
    all.filter((modifier) => passes(modifier, { search: '', filter, overridden })).length;
  return {
    all: all.length,
    overridden: count('overridden'),
    unused: count('unused'),
    inactive: count('inactive'),
  };
}

type Judged = Pick<OutlineModifier, 'id' | 'isActive' | 'isUnused'>;

function passes({ id, isActive, isUnused }: Judged, { filter, overridden }: ModifierQuery): boolean {
  const lets: Readonly<Record<ModifierFilter, boolean>> = {
    all: true,
    overridden: overridden.has(id),
    unused: isUnused,
    inactive: !isActive,
  };
  return lets[filter];
}

function matches({ name, plu }: OutlineModifier, search: string): boolean {
  return search === '' || name.toLowerCase().includes(search) || (plu !== '' && plu.startsWith(search));
}
