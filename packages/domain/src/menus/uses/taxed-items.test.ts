import { describe, expect, test } from 'vitest';
import { newCategory } from '../entities/categories.ts';
import { newDepartment } from '../entities/departments.ts';
import { newItem } from '../entities/items.ts';
import { newTaxStructure } from '../entities/taxes.ts';
import { newMenuBlob } from '../menu-blob.ts';
import { itemTaxes, taxOn } from './taxed-items.ts';

const sales = newTaxStructure({ id: 'sales', name: 'Sales Tax' });
const food = newTaxStructure({ id: 'food', name: 'Food' });
const beer = newTaxStructure({ id: 'beer', name: 'Beer' });

function menuOf(item: string | null, category: string | null, department: string | null) {
  return newMenuBlob({
    taxStructures: [sales, food, beer],
    departments: [{ ...newDepartment({ id: 'bar', name: 'Bar' }), taxStructureId: department }],
    categories: [{ ...newCategory({ id: 'draft', department: 'bar', name: 'Draft' }), taxStructureId: category }],
    items: [newItem({ id: 'ale', name: 'Ale', department: 'bar', category: 'draft', taxStructureId: item })],
  });
}

describe('the tax structure of an item', () => {
  test.each([
    ['beer', 'food', 'food', 'beer', 'ITEM'],
    [null, 'beer', 'food', 'beer', 'CATEGORY'],
    [null, null, 'food', 'food', 'DEPARTMENT'],
    [null, null, null, 'sales', 'FIRST'],
    ['gone', null, null, 'sales', 'FIRST'],
  ] as const)('item %s, category %s, department %s: %s by %s', (item, category, department, structureId, decidedBy) => {
    expect(itemTaxes(menuOf(item, category, department))).toMatchObject([{ structureId, decidedBy }]);
  });

  test('a menu without tax structures leaves its items untaxed', () => {
    expect(itemTaxes({ ...menuOf('beer', null, null), taxStructures: [] })).toMatchObject([{ structureId: null }]);
  });
});

test.each([
  [1949, '8.625', 168],
  [1949, '7.25', 141],
  [1949, '0', 0],
  [100, '0.5', 1],
  [100, '0.4999', 0],
  [999_999_999, '9999.9999', 99_999_998_900],
])('PX-01 the tax on %i cents at %s percent is %i cents', (cents, rate, tax) => {
  expect(taxOn(cents, rate)).toBe(tax);
});
