import { describe, expect, test } from 'vitest';
import { buildItem, buildMenu } from '../../testing/build-menu.ts';
import { availabilitySchema, newAvailability } from '../availability/availability.ts';
import { newMenuBlob } from '../menu-blob.ts';
import { menuKind } from '../menu-kind.ts';
import { newDepartment, sizeStyleOf } from './departments.ts';
import { newCategorySettings, newInclusions, newItemSettings } from './inclusions.ts';
import { choiceSchema, newChoice } from './item-groups.ts';
import { newItem } from './items.ts';
import { newModifierItem, newModifierPricing } from './modifiers.ts';
import { newOnlineCategory, onlineCategorySchema } from './online-categories.ts';
import { newItemPricing } from './pricing-entries.ts';
import { defaultSchemeOf, newPricingScheme } from './pricing-schemes.ts';
import { newTaxStructure } from './taxes.ts';

describe('entities of the menu', () => {
  test('DP-01 a department has its fields', () => {
    const department = newDepartment({ id: 'd', name: 'Pizza' });
    expect(department).toMatchObject({
      info: { name: 'Pizza', displayName: '', imageId: null, status: 'ACTIVE' },
      styles: [],
      categories: [],
      items: [],
      kps: { displays: [] },
    });
    expect(department.modifiers.availability).toEqual({ categories: [], items: [] });
    const [pizza] = buildMenu().departments;
    expect(pizza && sizeStyleOf(pizza)?.id).toBe('size');
  });

  test('DP-02 an item has id, category, info, styles', () => {
    expect(newItem({ id: 'i', department: 'd', category: 'c', name: 'Soup' })).toMatchObject({
      id: 'i',
      category: 'c',
      info: { name: 'Soup' },
      styles: [],
    });
  });

  test('DP-03 DP-04 a choice has its fields and one of three levels', () => {
    expect(newChoice({ id: 'x', level: 'ITEM' })).toEqual({
      id: 'x',
      level: 'ITEM',
      departmentId: null,
      categoryId: null,
      itemId: null,
      limitToSizeIds: [],
      limitToStyleIds: [],
    });
    expect(choiceSchema.shape.level.options).toEqual(['CATEGORY', 'ITEMS', 'ITEM']);
  });

  test('MD-01 MD-02 modifiers hold categories, items and availability', () => {
    expect(Object.keys(newMenuBlob().modifiers)).toEqual(['categories', 'items', 'availability']);
    expect(newModifierItem({ id: 'm', category: 'c', name: 'Basil' }).info).toMatchObject({
      name: 'Basil',
      status: 'ACTIVE',
    });
  });

  test('MD-03 MD-04 modifier categories and items are ACTIVE or otherwise', () => {
    const menu = buildMenu();
    const [first] = menu.modifiers.items;
    const off = { ...first, info: { ...first?.info, status: 'INACTIVE' } };
    const parsed = (item: unknown) =>
      menuKind.schema.safeParse({ ...menu, modifiers: { ...menu.modifiers, items: [item] } });
    expect(parsed(off).success).toBe(true);
    expect(parsed({ ...off, info: { ...off.info, status: true } }).error?.issues[0]?.path).toEqual([
      'modifiers',
      'items',
      0,
      'info',
      'status',
    ]);
  });

  test('PX-01 PX-02 a tax structure applies AFTER by default', () => {
    expect(newTaxStructure({ id: 't', name: 'Sales Tax' })).toEqual({
      id: 't',
      entityType: 'TAX_STRUCTURE',
      name: 'Sales Tax',
      applies: 'AFTER',
      flatRate: '0',
      byOrderType: false,
      orderTypeRates: [],
      defaultOrderType: null,
      settings: {},
    });
  });

  test('PX-03 PX-04 PX-05 an inactive scheme is not the default unless it was just added', () => {
    const off = newPricingScheme({ id: 'a', name: 'A', isDefault: true, isActive: false });
    const on = newPricingScheme({ id: 'b', name: 'B', description: 'Bar' });
    expect(defaultSchemeOf([off, on])).toBe(on);
    expect(defaultSchemeOf([{ ...off, $added: true }, on])?.id).toBe('a');
  });

  test('PX-07 PX-08 PX-09 a pricing entry has item-based and topping-based prices and upcharges', () => {
    expect(newItemPricing({ pricingScheme: 's' })).toEqual({
      pricingScheme: 's',
      itemBased: { type: 'PRICE', itemId: null, prices: [] },
      toppingBased: { toppingsPrice: [], freeCount: 0, halfPricing: null },
      styleUpcharge: [],
    });
  });

  test('PX-10 PX-11 a modifier has addition prices and a price when it is ordered on its own', () => {
    expect(newModifierPricing({ pricingScheme: 's' })).toMatchObject({
      additionPrices: [],
      orderAlone: { enabled: false, basePrice: '0.00', styleUpcharge: [] },
    });
  });

  test('IN-01 inclusions have categories, items and an order', () => {
    expect(newInclusions({ itemsSettings: [newItemSettings('a'), newItemSettings('b')] })).toMatchObject({
      categoriesSettings: [],
      itemsSettings: [{ id: 'a', included: true, amount: 'REGULAR' }, { id: 'b' }],
      inclusionsOrder: [
        { id: 'a', order: 0 },
        { id: 'b', order: 1 },
      ],
    });
  });

  test('IN-02 IN-03 substitutions are allowed, one of them, by default', () => {
    expect(newCategorySettings('c').substitutions).toEqual({ allow: true, limitAmount: 1 });
  });

  test('IN-04 IN-05 IN-06 suggestions, kitchen and requirements have their fields', () => {
    const item = buildItem();
    expect(item.suggestions).toEqual({
      categories: [{ id: 'sodas', selected: true, order: 0 }],
      items: [{ id: 'cola', selected: true, order: 0 }],
    });
    expect(item.kps).toEqual({ displays: ['oven'], excludedSizes: ['small'] });
    expect(item.requirements).toEqual([{ id: 'check-id', selected: true, order: 0, excludeSizes: ['small'] }]);
  });

  test('OC-01 OC-02 OC-03 OC-04 an online category shows categories, offers, or is a subheader', () => {
    expect(newOnlineCategory({ id: 'o', name: 'Pizza' })).toMatchObject({
      categoryType: 'MENU',
      categoryIds: [],
      offers: [],
    });
    expect(onlineCategorySchema.shape.categoryType.options).toEqual(['MENU', 'OFFERS', 'SUBHEADER']);
  });

  test('OC-06 OC-07 at most six items are featured', () => {
    const featured = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ departmentId: 'd', categoryId: 'c', itemId: `i${index}` }));
    const parsed = (count: number) => menuKind.schema.safeParse(newMenuBlob({ onlineFeaturedItems: featured(count) }));
    expect(parsed(6).success).toBe(true);
    expect(parsed(7).error?.issues[0]?.path).toEqual(['onlineFeaturedItems']);
  });

  test('availability refuses days and hours that do not exist', () => {
    const days = { ...newAvailability(), limitDays: { enabled: true, days: [7] } };
    expect(availabilitySchema.safeParse(days).error?.issues[0]?.path).toEqual(['limitDays', 'days', 0]);
    const hours = { ...newAvailability(), limitHours: { enabled: true, startTime: 86_400, endOffset: 0 } };
    expect(availabilitySchema.safeParse(hours).error?.issues.map(({ path }) => path[1])).toEqual([
      'startTime',
      'endOffset',
    ]);
  });

  test('several sizes, or no default scheme, are problems', () => {
    const menu = buildMenu();
    const departments = menu.departments.map((department) => ({
      ...department,
      styles: department.styles.map((style) => ({ ...style, isSize: true })),
    }));
    expect(menuKind.validate({ ...menu, departments })).toMatchObject([
      { code: 'SEVERAL_SIZES', path: ['departments', { id: 'pizza' }, 'styles'] },
    ]);
    expect(menuKind.validate({ ...menu, pricingSchemes: [] })).toMatchObject([{ code: 'NO_DEFAULT_SCHEME' }]);
  });
});
