import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newCategory } from './entities/categories.ts';
import { newDepartment } from './entities/departments.ts';
import { newItem } from './entities/items.ts';
import { newItemPricing, sizePrices } from './entities/pricing-entries.ts';
import { menuBlobSchema, newMenuBlob } from './menu-blob.ts';
import { menuKind } from './menu-kind.ts';
import { menuRecordSchema } from './menu-record.ts';

const item = newItem({
  id: 'i1',
  department: 'd1',
  category: 'c1',
  name: 'Soup',
  pricing: [newItemPricing({ pricingScheme: 'default', prices: sizePrices({ BASE: '5.99' }) })],
});
const menu = newMenuBlob({
  departments: [newDepartment({ id: 'd1', name: 'Food' })],
  categories: [newCategory({ id: 'c1', department: 'd1', name: 'Soups' })],
  items: [item],
});

describe('menu kind', () => {
  test('MN-01 the menu blob holds its modules', () => {
    expect(Object.keys(menuKind.createDefault())).toEqual(
      expect.arrayContaining([
        'departments',
        'categories',
        'items',
        'modifiers',
        'offers',
        'pricingSchemes',
        'printers',
        'stations',
        'taxStructures',
        'options',
        'sizes',
        'pluNumbers',
        'itemGroups',
        'onlineCategories',
        'onlineFeaturedItems',
      ]),
    );
    expect(menuKind.schema.safeParse(menu).success).toBe(true);
  });

  test('MN-02 a menu record has its fields, the blob as text', () => {
    const record = { id: 'm1', name: 'Main', desc: '', template: false, menuBlob: '{}', singleUse: false };
    expect(menuRecordSchema.safeParse(record).success).toBe(true);
    expect(menuRecordSchema.safeParse({ ...record, menuBlob: {} }).success).toBe(false);
  });

  test('MN-03 a new menu has Sales Tax, applied after, at 0', () => {
    expect(menuKind.createDefault().taxStructures).toMatchObject([
      { name: 'Sales Tax', applies: 'AFTER', flatRate: '0' },
    ]);
  });

  test('MN-04 a new menu has a default pricing scheme', () => {
    expect(menuKind.createDefault().pricingSchemes).toMatchObject([{ isDefault: true, isActive: true }]);
    expect(menuKind.validate(menuKind.createDefault())).toEqual([]);
  });

  test('unknown fields survive', () => {
    const withMore = { ...menu, items: [{ ...item, allergens: ['celery'], info: { ...item.info, color: 'red' } }] };
    expect(menuKind.schema.parse(withMore)).toEqual(withMore);
  });

  test.each([
    [['items', 0, 'pricing', 0, 'itemBased', 'prices', 0, 'price'], withPrice('1e3')],
    [['items', 0, 'pricing', 0, 'itemBased', 'prices', 0, 'price'], withPrice(13.99)],
    [['items', 0, 'info', 'status'], { ...menu, items: [{ ...item, info: { ...item.info, status: 'ON' } }] }],
    [['departments'], { ...menu, departments: {} }],
    [['entityType'], { ...menu, entityType: 'LOCATION_SETTINGS' }],
  ])('a wrong type is refused at %j', (path, document) => {
    expect(menuKind.schema.safeParse(document).error?.issues[0]?.path).toEqual(path);
  });

  test('a whole menu is completed by reference', () => {
    expect(menuKind.complete(menu, {})).toEqual({ document: menu, notices: [], created: [] });
    expect(menuKind.complete(menu, {}).document).toBe(menu);
  });

  test('missing modules get their default and are named', () => {
    const { offers: _offers, ...partial } = menu;
    const completed = menuKind.complete(partial, {});
    expect(completed.created).toEqual(['offers']);
    expect(completed.document.offers).toEqual([]);
    expect(completed.document.items).toBe(menu.items);
  });

  test('every text of a menu has a limit or a form', () => {
    const schema = z.toJSONSchema(menuBlobSchema, { io: 'input', unrepresentable: 'any' });
    expect(unlimitedTexts(schema, '')).toEqual([]);
    const free = z.toJSONSchema(z.object({ list: z.array(z.string()) }));
    expect(unlimitedTexts(free, '')).toEqual(['/properties/list/items']);
  });
});

/** Paths in a JSON schema of texts that may be of any length; names of keys are left out. */
function unlimitedTexts(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const limits = ['maxLength', 'pattern', 'format', 'enum', 'const'];
  if ('type' in schema && schema.type === 'string' && !limits.some((limit) => limit in schema)) return [path];
  return Object.entries(schema).flatMap(([key, below]) =>
    key === 'propertyNames' ? [] : unlimitedTexts(below, `${path}/${key}`),
  );
}

function withPrice(price: unknown) {
  const prices = [{ id: 'BASE', price }];
  return {
    ...menu,
    items: [{ ...item, pricing: [{ ...item.pricing[0], itemBased: { type: 'PRICE', itemId: null, prices } }] }],
  };
}
