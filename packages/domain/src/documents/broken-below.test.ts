import { describe, expect, test } from 'vitest';
import { jsonKind } from '../configuration/json-kind.ts';
import { newCategorySettings, newInclusions } from '../menus/entities/inclusions.ts';
import { newInfo } from '../menus/entities/info.ts';
import { menuKind } from '../menus/menu-kind.ts';
import type { Change } from '../overrides/change.ts';
import { diff } from '../overrides/diff/diff.ts';
import { asJsonObject } from '../overrides/json.ts';
import { buildItem, buildMenu } from '../testing/build-menu.ts';
import { brokenBelow, concernedBelow } from './broken-below.ts';

const kind = jsonKind(menuKind);
const change = (path: Change['path'], from: Change['from'], to: Change['to']): Change => ({
  kind: 'SIMPLE_FIELD_CHANGED',
  path,
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});
const limit = ['items', { id: 'supreme' }, 'inclusions', 'categoriesSettings', { id: 'toppings' }];
const navyPier = {
  tenantId: 'navy-pier',
  changes: [change(['items', { id: 'margherita' }, 'info', 'pluNum'], '', '5555')],
};
const seaport = { tenantId: 'seaport', changes: [change([...limit, 'min'], 0, 2)] };
const pier39 = { tenantId: 'pier-39', changes: [change(['items', { id: 'cola' }, 'info', 'name'], 'Cola', 'Soda')] };
const below = [navyPier, seaport, pier39];

function edit(items: ReturnType<typeof buildItem>[]) {
  const before = buildMenu();
  const others = before.items.filter(({ id }) => items.every((item) => item.id !== id));
  const [from, to] = [asJsonObject(before), asJsonObject({ ...before, items: [...items, ...others] })];
  return { kind, before: from, after: to, changes: diff(from, to, kind.identifiers) };
}

const numbered = (pluNum: string) => edit([buildItem({ info: newInfo({ name: 'Supreme', pluNum }) })]);
const limited = (max: number) =>
  edit([
    buildItem({
      inclusions: newInclusions({
        ...buildItem().inclusions,
        categoriesSettings: [newCategorySettings('toppings', { max })],
      }),
    }),
  ]);

describe('stores that a save above does not fit', () => {
  test('only those are looked at whose own changes can meet with the saved ones', () => {
    const concerned = (made: ReturnType<typeof edit>) => concernedBelow(made, below).map(({ tenantId }) => tenantId);
    expect(concerned(numbered('5555'))).toEqual(['navy-pier']);
    expect(concerned(numbered('05555'))).toEqual(['navy-pier']);
    expect(concerned(numbered('5556'))).toEqual([]);
    expect(concerned(limited(2))).toEqual(['seaport']);
  });

  test('a number that another item has there already', () => {
    expect(brokenBelow(numbered('5555'), navyPier)).toMatchObject([
      { code: 'PLU_TAKEN', path: ['items', { id: 'margherita' }, 'info', 'pluNum'] },
    ]);
  });

  test('a maximum below the minimum that a store keeps', () => {
    expect(brokenBelow(limited(1), seaport)).toMatchObject([{ code: 'LIMITS_CROSSED' }]);
  });

  test('what was wrong before, or is wrong at the level itself, is not said again', () => {
    const before = numbered('5555');
    expect(brokenBelow({ ...before, before: before.after }, navyPier)).toEqual([]);
  });
});
