import { describe, expect, test } from 'vitest';
import { buildMenuBlob } from '../../../../testing/servers/menu-server.ts';
import { menuOutline } from './menu-outline.ts';
import { filterCounts, filterOutline, type TreeFilter } from './outline-filter.ts';

const blob = buildMenuBlob();
const items = blob.items.map((item) =>
  item.id === 'clam' ? { ...item, info: { ...item.info, status: 'INACTIVE' as const } } : item,
);
const outline = menuOutline({ ...blob, items });
const names = (search: string, filter: TreeFilter = 'all') =>
  filterOutline(outline, { search, filter, overridden: new Set(['supreme']) }).flatMap(({ name, categories }) => [
    name,
    ...categories.flatMap((category) => category.items.map((item) => item.name)),
  ]);

describe('the outline of a menu', () => {
  test('items are listed in the order of their department', () => {
    const [pizza] = blob.departments;
    const turned = pizza ? { ...pizza, items: ['clam', 'supreme'] } : [];
    const [first] = menuOutline({ ...blob, departments: [turned].flat() });
    expect(first?.categories[0]?.items.map(({ id }) => id)).toEqual(['clam', 'supreme']);
  });

  test('a search finds names and PLU numbers; a department found by name stays whole', () => {
    expect(names('clam')).toEqual(['Pizza', 'Fisherman’s Clam']);
    expect(names('100')).toEqual(['Pizza', 'Harbor Supreme']);
    expect(names('drinks')).toEqual(['Drinks', 'Cola']);
    expect(names('nothing')).toEqual([]);
  });

  test('MN-09 filters leave only what is overridden or inactive, and say how many', () => {
    expect(names('', 'overridden')).toEqual(['Pizza', 'Harbor Supreme']);
    expect(names('', 'inactive')).toEqual(['Pizza', 'Fisherman’s Clam']);
    expect(filterCounts(outline, new Set(['supreme']))).toEqual({ all: 3, overridden: 1, inactive: 1 });
  });
});
