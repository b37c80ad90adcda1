import type { OutlineDepartment, OutlineItem } from './menu-outline.ts';

export const treeFilters = ['all', 'overridden', 'inactive'] as const;
export type TreeFilter = (typeof treeFilters)[number];

export type OutlineQuery = {
  /** Part of a name, or the beginning of a PLU number. */
  readonly search: string;
  readonly filter: TreeFilter;
  /** Ids that are different at this level or at the group. */
  readonly overridden: ReadonlySet<string>;
};

/** The part of the outline that matches; a department or category that matches by its name stays whole. */
export function filterOutline(outline: readonly OutlineDepartment[], query: OutlineQuery): OutlineDepartment[] {
  const search = query.search.trim().toLowerCase();
  if (search === '' && query.filter === 'all') return [...outline];
  return outline.flatMap((department) => {
    const isWhole = matchesName(department.name, search) && search !== '';
    const categories = department.categories.flatMap((category) => {
      const takesAll = isWhole || (search !== '' && matchesName(category.name, search));
      const items = category.items.filter((item) => passes(item, query) && (takesAll || matches(item, search)));
      const isNamed = passes({ ...category, plu: '', imageId: null }, query) && (query.filter !== 'all' || takesAll);
      return items.length > 0 || (isNamed && (search === '' || takesAll)) ? [{ ...category, items }] : [];
    });
    const isNamed = query.filter !== 'all' && search === '' && passes({ ...department, plu: '', imageId: null }, query);
    return categories.length > 0 || isWhole || isNamed
      ? [{ ...department, categories, count: countOf(categories) }]
      : [];
  });
}

function countOf(categories: OutlineDepartment['categories']): number {
  return categories.reduce((sum, { items }) => sum + items.length, 0);
}

/** How many items each filter lets through. */
export function filterCounts(
  outline: readonly OutlineDepartment[],
  overridden: ReadonlySet<string>,
): Readonly<Record<TreeFilter, number>> {
  const items = outline.flatMap(({ categories }) => categories.flatMap((category) => category.items));
  return {
    all: items.length,
    overridden: items.filter(({ id }) => overridden.has(id)).length,
    inactive: items.filter(({ isActive }) => !isActive).length,
  };
}

function passes({ id, isActive }: OutlineItem, { filter, overridden }: OutlineQuery): boolean {
  if (filter === 'overridden') return overridden.has(id);
  return filter === 'all' || !isActive;
}

function matches({ name, plu }: OutlineItem, search: string): boolean {
  return search === '' || matchesName(name, search) || (plu !== '' && plu.startsWith(search));
}

function matchesName(name: string, search: string): boolean {
  return name.toLowerCase().includes(search);
}
