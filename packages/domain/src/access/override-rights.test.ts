import { describe, expect, test } from 'vitest';
import { newCategory } from '../menus/entities/categories.ts';
import { newDepartment } from '../menus/entities/departments.ts';
import { newItem } from '../menus/entities/items.ts';
import { newItemPricing } from '../menus/entities/pricing-entries.ts';
import { type MenuBlob, newMenuBlob } from '../menus/menu-blob.ts';
import { menuIdentifiers } from '../menus/menu-identifiers.ts';
import { menuOverrideRights as rights } from '../menus/menu-rights.ts';
import type { JsonObject } from '../overrides/change.ts';
import { diff } from '../overrides/diff/diff.ts';
import { pathKey } from '../overrides/path.ts';
import { overrideRightsAt, overridesWithoutRight } from './override-rights.ts';
import { everyPermission, type Permission } from './permissions.ts';

const drinks = { department: 'drinks', category: 'soft' };
const cola = newItem({ id: 'cola', name: 'Cola', ...drinks, pricing: [newItemPricing({ pricingScheme: 'default' })] });
const local = newItem({ id: 'local', name: 'Harbor Lemonade', ...drinks });
const menu = newMenuBlob({
  departments: [newDepartment({ id: 'drinks', name: 'Drinks' })],
  categories: [newCategory({ id: 'soft', department: 'drinks', name: 'Soft Drinks' })],
  items: [cola],
});

const json = (blob: MenuBlob): JsonObject => JSON.parse(JSON.stringify(blob));
const priced = (item: typeof cola, basePrice: string) => ({
  ...item,
  pricing: [{ ...newItemPricing({ pricingScheme: 'default' }), basePrice }],
});

/** The places that are refused in turning one menu into another, below the menu of the company, to a person who has these permissions. */
function refused(after: MenuBlob, held: readonly Permission[], before = menu): string[] {
  const changes = diff(json(before), json(after), menuIdentifiers);
  expect(changes.length).toBeGreaterThan(0);
  const may = (anyOf: readonly Permission[]) => anyOf.some((code) => held.includes(code));
  return overridesWithoutRight(changes, { rights, parent: json(menu) }, may).map(pathKey);
}

const allBut = (code: Permission) => everyPermission.filter((one) => one !== code);

describe('what an override asks for beyond the right to override', () => {
  test.each([
    ['a price', { items: [priced(cola, '3.50')] }],
    ['no price any more', { items: [{ ...cola, pricing: [] }] }],
    ['another tax of an item', { items: [{ ...cola, taxStructureId: 'sales-tax' }] }],
    ['a tax rate', { taxStructures: menu.taxStructures.map((tax) => ({ ...tax, flatRate: '9.5' })) }],
    [
      'a tax more',
      { taxStructures: menu.taxStructures.flatMap((tax) => [tax, { ...tax, id: 'bag', name: 'Bag fee' }]) },
    ],
    [
      'another tax of a category',
      { categories: menu.categories.map((one) => ({ ...one, taxStructureId: 'sales-tax' })) },
    ],
  ])('PM-34 %s asks for OVERRIDE_PRICE_AND_TAX and for nothing else', (_what, change) => {
    expect(refused({ ...menu, ...change }, allBut('OVERRIDE_PRICE_AND_TAX'))).not.toEqual([]);
    expect(refused({ ...menu, ...change }, ['OVERRIDE_PRICE_AND_TAX'])).toEqual([]);
  });

  test.each([
    ['a kitchen display of an item', { items: [{ ...cola, kps: { displays: ['grill'], excludedSizes: [] } }] }],
    [
      'a printer of an item',
      { items: [{ ...cola, printing: { kitchenPrinters: [{ id: 'p', excludedSizes: [] }], labelPrinters: [] } }] },
    ],
    [
      'a kitchen display of a department',
      { departments: menu.departments.map((one) => ({ ...one, kps: { displays: ['grill'], excludedSizes: [] } })) },
    ],
  ])('PM-35 %s asks for OVERRIDE_PRINTING_AND_KPS and for nothing else', (_what, change) => {
    expect(refused({ ...menu, ...change }, allBut('OVERRIDE_PRINTING_AND_KPS'))).not.toEqual([]);
    expect(refused({ ...menu, ...change }, ['OVERRIDE_PRINTING_AND_KPS'])).toEqual([]);
  });

  test('PM-19 an item that no level above has asks for MANAGE_LOCAL_ITEMS: to come, with its price, to change and to go', () => {
    const withLocal = { ...menu, items: [cola, priced(local, '4.00')] };
    const edits: readonly (readonly [MenuBlob, MenuBlob])[] = [
      [menu, withLocal],
      [withLocal, { ...menu, items: [cola, priced(local, '5.00')] }],
      [withLocal, menu],
    ];
    for (const [before, after] of edits) {
      expect(refused(after, allBut('MANAGE_LOCAL_ITEMS'), before)).toEqual([
        expect.stringContaining('"items"/[id:"local"]'),
      ]);
      expect(refused(after, ['MANAGE_LOCAL_ITEMS'], before)).toEqual([]);
    }
  });

  test('a name and what is removed ask for no more', () => {
    expect(refused({ ...menu, items: [{ ...cola, info: { ...cola.info, name: 'Pop' } }] }, [])).toEqual([]);
    expect(refused({ ...menu, items: [] }, [])).toEqual([]);
  });

  test('PM-34 a value that comes as a whole asks for what any field in it asks for', () => {
    const kinds = ['FIELD_ADDED', 'FIELD_REMOVED', 'FIELD_REPLACED', 'ARRAY_ELEMENT_REPLACED'] as const;
    const whole = kinds.map((kind) => ({ kind, path: ['items', { id: 'cola' }], from: {}, to: {} }));
    const size = { id: 'size', name: 'Size', isSize: true, options: [] };
    const added = { kind: 'ARRAY_ELEMENT_ADDED', path: ['departments', { id: 'drinks' }, 'styles'], to: size } as const;
    for (const change of [...whole, added]) {
      const refusedTo = (held: readonly Permission[]) =>
        overridesWithoutRight([change], { rights, parent: json(menu) }, (anyOf) =>
          anyOf.some((code) => held.includes(code)),
        );
      expect(refusedTo([])).toHaveLength(1);
      expect(refusedTo(everyPermission)).toEqual([]);
      expect(refusedTo(allBut('OVERRIDE_PRICE_AND_TAX'))).toHaveLength(1);
    }
    expect(overrideRightsAt(rights, ['departments', { id: 'drinks' }, 'styles', { id: '' }], json(menu))).toEqual([
      'OVERRIDE_PRICE_AND_TAX',
    ]);
  });

  test('a form asks by path: a price here, a price of a local item, a name', () => {
    const parent = json(menu);
    const price = (id: string) => ['items', { id }, 'pricing', { by: 'pricingScheme', value: 'default' }, 'basePrice'];
    expect(overrideRightsAt(rights, price('cola'), parent)).toEqual(['OVERRIDE_PRICE_AND_TAX']);
    expect(overrideRightsAt(rights, price('local'), parent)).toEqual(['MANAGE_LOCAL_ITEMS']);
    expect(overrideRightsAt(rights, ['items', { id: 'cola' }, 'info', 'name'], parent)).toBeUndefined();
  });
});
