import { expect, test } from 'vitest';
import { buildMenuBlob } from '../../../testing/servers/menu-server.ts';
import { withItemCopies } from './item-copies.ts';

test('DP-05 DP-11 copies have numbers and names of their own, and come right after their originals', () => {
  const menu = buildMenuBlob();
  const copied = withItemCopies(menu, new Set(['supreme', 'cola']), (name) => `${name} copy`);
  const [supreme = '', cola = ''] = copied.ids;
  expect(copied.menu.items.map(({ id }) => id)).toEqual(['supreme', supreme, 'clam', 'cola', cola]);
  expect(copied.menu.departments.map(({ items }) => items)).toEqual([
    ['supreme', supreme, 'clam'],
    ['cola', cola],
  ]);
  const infos = copied.menu.items.filter(({ id }) => copied.ids.includes(id)).map(({ info }) => info);
  expect(infos.map(({ name, pluNum }) => [name, pluNum])).toEqual([
    ['Harbor Supreme copy', '1001'],
    ['Cola copy', '1002'],
  ]);
  expect(copied.menu.pluNumbers.items).toBe(1003);
});
