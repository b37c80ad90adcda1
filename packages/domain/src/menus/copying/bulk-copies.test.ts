import { expect, test } from 'vitest';
import { buildMenu } from '../../testing/build-menu.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { menuKind } from '../menu-kind.ts';
import { validateMenu } from '../validate-menu.ts';
import { withBulkCopies } from './bulk-copies.ts';

function copy(menu: MenuBlob, kind: 'department' | 'category', ...ids: readonly string[]) {
  let made = 0;
  const words = { newId: (of: string) => `${of}-${++made}`, nameOf: (name: string) => `${name} copy` };
  const copied = withBulkCopies(menu, { kind, ids: new Set(ids) }, words);
  expect(menuKind.schema.parse(copied.menu)).toEqual(copied.menu);
  expect(validateMenu(copied.menu)).toEqual(validateMenu(menu));
  return copied;
}

test('DP-11 copies of categories come behind them in their departments, with copies of their items', () => {
  const menu = buildMenu();
  const { menu: after, ids } = copy(menu, 'category', 'signature', 'sodas');
  expect(after.categories.slice(2).map(({ id, department, info }) => [id, department, info.name])).toEqual([
    [ids[0], 'pizza', 'Signature copy'],
    [ids[1], 'drinks', 'Sodas copy'],
  ]);
  expect(after.departments[0]?.categories.slice(0, 2)).toEqual(['signature', ids[0]]);
  const inCopy = after.items.filter(({ category }) => category === ids[0]).map(({ info }) => info.name);
  expect(inCopy).toEqual(menu.items.filter(({ category }) => category === 'signature').map(({ info }) => info.name));
});

test('DP-11 a copy of a department comes behind it, with copies of its content', () => {
  const { menu, ids } = copy(buildMenu(), 'department', 'pizza');
  expect(menu.departments.map(({ info }) => info.name)).toEqual(['Pizza', 'Pizza copy', 'Drinks']);
  expect(menu.categories.filter(({ department }) => department === ids[0]).map(({ info }) => info.name)).toEqual([
    'Signature',
  ]);
});

test('nothing of what is gone is copied', () => {
  const menu = buildMenu();
  expect(copy(menu, 'category', 'gone')).toEqual({ menu, ids: [] });
});
