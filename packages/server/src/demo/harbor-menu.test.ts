import { harborMenu, harborSettings, starterMenu } from '@servery/demo';
import {
  type Channel,
  layoutGaps,
  locationSettingsKind,
  menuContextOf,
  menuKind,
  ORDER_TYPE_IDS,
  priceSelection,
  schemeOfOrder,
  settingsNamesOf,
  variantsOf,
} from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { kinds } from '../configuration/kinds.ts';

const menu = harborMenu();
const sale = { channel: 'POS', at: { dayOfWeek: 1, seconds: 43_200 } } as const;

function priceOf(name: string, size: string, scheme: string) {
  const selection = { itemId: `item-${name}`, options: size ? { 'style-size': `size-${size}` } : {}, modifiers: [] };
  return priceSelection(menu, selection, { ...sale, scheme: `scheme-${scheme}` }).cents;
}

test('the demo’s template is valid and whole, names no brand, and needs no clean-up', () => {
  const template = starterMenu();
  expect(menuKind.schema.safeParse(template).error?.issues ?? []).toEqual([]);
  expect(menuKind.validate(template)).toEqual([]);
  expect(kinds.menu.knownFields(JSON.parse(JSON.stringify(template))).unknown).toEqual([]);
  const context = menuContextOf(settingsNamesOf(harborSettings()));
  expect(menuKind.complete(template, context)).toEqual({ document: template, notices: [], created: [] });
  expect(JSON.stringify(template)).not.toMatch(/harbor/i);
});

describe('the demo menu', () => {
  test('and its settings hold nothing that no schema describes', () => {
    const parsed = JSON.parse(JSON.stringify({ menu, settings: harborSettings() }));
    expect(kinds.menu.knownFields(parsed.menu).unknown).toEqual([]);
    expect(kinds.locationSettings.knownFields(parsed.settings).unknown).toEqual([]);
  });

  test('prices one pizza at a table, to go, picked up, delivered and at the kiosk', () => {
    const paid = (orderType: number | null, channel: Channel) => {
      const scheme = schemeOfOrder(menu, { orderType, channel })?.id ?? '';
      return priceOf('harbor-supreme', 'medium', scheme.replace('scheme-', ''));
    };
    expect([paid(1, 'POS'), paid(2, 'POS'), paid(7, 'POS')]).toEqual([1499, 1399, 1599]);
    expect([paid(2, 'ONLINE'), paid(9, 'ONLINE'), paid(7, 'ONLINE')]).toEqual([1399, 1399, 1599]);
    expect([paid(null, 'KIOSK'), paid(1, 'KIOSK')]).toEqual([1499, 1499]);
  });

  test('is valid and whole, and needs no clean-up', () => {
    expect(menuKind.schema.safeParse(menu).error?.issues ?? []).toEqual([]);
    expect(menuKind.validate(menu)).toEqual([]);
    expect(menuKind.complete(menu, menuContextOf(settingsNamesOf(harborSettings())))).toEqual({
      document: menu,
      notices: [],
      created: [],
    });
  });

  test('has the departments and items of the pictures', () => {
    const counts = menu.departments.map(({ id, info }) => [
      info.name,
      menu.items.filter(({ department }) => department === id).length,
    ]);
    expect(counts).toEqual([
      ['Pizza', 38],
      ['Starters & sides', 26],
      ['Salads & bowls', 17],
      ['Pasta', 14],
      ['Desserts', 12],
      ['Drinks', 58],
      ['Beer & wine', 43],
      ['Kids', 6],
    ]);
    expect(menu.items.find(({ info }) => info.name === 'Harbor Supreme')?.info.pluNum).toBe('1042');
    expect(menu.items.filter(({ info }) => info.status === 'INACTIVE')).toHaveLength(5);
  });

  test('is well kept: everything sold has a button, an image, a PLU, a cost and a place online', () => {
    expect(layoutGaps(menu)).toEqual({ withoutButton: [], notSold: [], unreached: [] });
    const online = new Set(menu.onlineCategories.flatMap(({ categoryIds }) => categoryIds));
    expect(menu.items.filter(({ category }) => !online.has(category))).toEqual([]);
    expect([...menu.items, ...menu.offers].filter(({ info }) => info.imageId === null)).toEqual([]);
    expect(menu.offers.filter(({ info }) => info.pluNum === '')).toEqual([]);
    const sold = [...menu.items, ...menu.modifiers.items];
    expect(sold.filter(({ info }) => info.pluNum === '' || (info.cost ?? info.costs) === undefined)).toEqual([]);
    const styles = menu.departments.flatMap((department) => department.styles.map(({ name }) => name));
    expect(menu.modifiers.categories.filter(({ info }) => styles.includes(info.name))).toEqual([]);
  });

  test('taxes every item by its own words or those of its department, at a rate of its order type', () => {
    const departments = new Map(menu.departments.map((department) => [department.id, department.taxStructureId]));
    const structures = new Map(menu.taxStructures.map((structure) => [structure.id, structure]));
    for (const { info, taxStructureId, department } of menu.items) {
      const structure = structures.get(taxStructureId ?? departments.get(department) ?? '');
      expect([info.name, structure?.name]).toEqual([info.name, expect.any(String)]);
      const rates = structure?.orderTypeRates.map(({ orderType }) => orderType);
      if (structure?.byOrderType === true) expect(rates).toEqual([...ORDER_TYPE_IDS]);
    }
  });

  test('is the same every time, and no id occurs twice', () => {
    expect(harborMenu()).toEqual(menu);
    expect(new Set(menu.items.map(({ id }) => id)).size).toBe(menu.items.length);
  });

  test('costs what the pictures say', () => {
    expect(priceOf('harbor-supreme', 'small', 'dine-in')).toBe(1199);
    expect(priceOf('harbor-supreme', 'medium', 'carryout')).toBe(1399);
    expect(priceOf('harbor-supreme', 'large', 'delivery')).toBe(1949);
    expect(priceOf('harbor-supreme', 'x-large', 'catering')).toBe(2299);
    expect(priceOf('garlic-knots', '', 'dine-in')).toBe(599);
  });

  test('every variant of every item has a price in every scheme', () => {
    const problems = menu.items
      .filter(({ info }) => info.status === 'ACTIVE')
      .flatMap((item) =>
        variantsOf(item, menu).flatMap(({ options }) =>
          menu.pricingSchemes.flatMap(
            ({ id }) =>
              priceSelection(menu, { itemId: item.id, options, modifiers: [] }, { ...sale, scheme: id }).problems,
          ),
        ),
      );
    expect(problems).toEqual([]);
  });
});

describe('the demo settings', () => {
  test('are valid and whole', () => {
    const settings = harborSettings();
    expect(locationSettingsKind.schema.safeParse(settings).error?.issues ?? []).toEqual([]);
    expect(locationSettingsKind.validate(settings)).toEqual([]);
    expect(locationSettingsKind.complete(settings, {})).toEqual({ document: settings, notices: [], created: [] });
  });
});
