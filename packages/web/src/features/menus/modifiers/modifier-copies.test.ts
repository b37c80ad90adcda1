import { expect, test } from 'vitest';
import { buildMenuBlob } from '../../../testing/servers/menu-server.ts';
import { withModifierCategoryCopies, withModifierCopies } from './modifier-copies.ts';

test('DP-06 DP-11 copies have names and numbers of their own, and come right after their originals', () => {
  const menu = buildMenuBlob();
  const copied = withModifierCopies(menu, new Set(['pepperoni', 'bacon']), (name) => `${name} copy`);
  const [pepperoni = '', bacon = ''] = copied.ids;
  expect(copied.menu.modifiers.items.map(({ id, info }) => [id, info.name, info.pluNum])).toEqual([
    ['pepperoni', 'Pepperoni', ''],
    [pepperoni, 'Pepperoni copy', '1001'],
    ['bacon', 'Bacon', ''],
    [bacon, 'Bacon copy', '1002'],
  ]);
});

test('DP-06 DP-11 copies of categories hold copies of their modifiers, and come right after their originals', () => {
  const { menu, ids } = withModifierCategoryCopies(buildMenuBlob(), new Set(['meat']), (name) => `${name} copy`);
  expect(menu.modifiers.categories.map(({ id, info }) => [id, info.name])).toEqual([
    ['meat', 'Meat toppings'],
    [ids[0], 'Meat toppings copy'],
  ]);
  const inside = menu.modifiers.items.filter(({ category }) => category === ids[0]);
  expect(inside.map(({ info }) => info.name)).toEqual(['Pepperoni', 'Bacon']);
});
