import { describe, expect, test } from 'vitest';
import { newAvailability } from '../menus/availability/availability.ts';
import { newCategorySettings, newInclusions } from '../menus/entities/inclusions.ts';
import type { MenuItem } from '../menus/entities/items.ts';
import { newItemPricing } from '../menus/entities/pricing-entries.ts';
import { newDayHours, newHours, newSpecialHours } from '../settings/hours/hours.ts';
import { namedHoursOf } from '../settings/hours/named-hours.ts';
import { buildItem, buildMenu } from '../testing/build-menu.ts';
import { whyNotSold } from './why-not-sold.ts';

const HOUR = 3600;
/** A Thursday. */
const thanksgiving = { date: '2026-11-26', at: { dayOfWeek: 4, seconds: 12 * HOUR } } as const;
const item = { kind: 'item', id: 'supreme' } as const;
const menuWith = (given: Partial<MenuItem>) => buildMenu({ items: [buildItem(given)] });

const why = (menu = buildMenu(), hours = newHours(), channel: 'POS' | 'ONLINE' | 'KIOSK' = 'POS') =>
  whyNotSold({ menu, openHours: namedHoursOf(hours) }, item, { channel, ...thanksgiving });

describe('why an item cannot be ordered now', () => {
  test('a good item in a store whose hours are not stated can', () => {
    expect(why()).toEqual([]);
  });

  test('it has no price', () => {
    expect(why(menuWith({ pricing: [] }))).toEqual([
      {
        document: 'menu',
        code: 'PRICE',
        path: ['items', { id: 'supreme' }, 'pricing'],
        message: 'Supreme has no price in Dine in.',
      },
    ]);
  });

  test('it has no price in the scheme that an order of the channel pays', () => {
    const free = newItemPricing({ pricingScheme: 'delivery' });
    const pricing = [...buildItem().pricing.filter(({ pricingScheme }) => pricingScheme !== 'delivery'), free];
    const menu = menuWith({ pricing });
    const pricingSchemes = menu.pricingSchemes.map((scheme) =>
      scheme.id === 'delivery' ? { ...scheme, appliesTo: { orderTypes: [], channels: ['ONLINE' as const] } } : scheme,
    );
    const priced = { ...menu, pricingSchemes };
    expect(why(priced)).toEqual([]);
    expect(why(priced, newHours(), 'ONLINE')).toMatchObject([{ message: 'Supreme has no price in Delivery.' }]);
  });

  test('every size is excluded', () => {
    const excludedCombinations = ['small', 'large'].map((id) => ({ id, options: [id] }));
    expect(why(menuWith({ excludedCombinations }))).toMatchObject([
      { code: 'OPTIONS', path: ['items', { id: 'supreme' }, 'excludedCombinations'] },
    ]);
  });

  test('its choices cannot be met', () => {
    const inclusions = newInclusions({ categoriesSettings: [newCategorySettings('toppings', { min: 3, max: 2 })] });
    expect(why(menuWith({ inclusions }))).toMatchObject([
      { code: 'CHOICES', message: 'Toppings: the minimum 3 is above the maximum 2.' },
    ]);
    const many = newInclusions({ categoriesSettings: [newCategorySettings('toppings', { min: 50 })] });
    expect(why(menuWith({ inclusions: many }))).toMatchObject([{ code: 'CHOICES' }]);
  });

  test('what must be chosen is not sold on the channel', () => {
    const menu = menuWith({
      inclusions: newInclusions({ categoriesSettings: [newCategorySettings('toppings', { min: 1 })] }),
    });
    const categories = menu.modifiers.categories.map((one) => ({
      ...one,
      availability: newAvailability({ online: false }),
    }));
    const without = { ...menu, modifiers: { ...menu.modifiers, categories } };
    expect(why(without)).toEqual([]);
    expect(why(without, newHours(), 'ONLINE')).toMatchObject([{ code: 'CHOICES' }]);
  });

  test('the store is closed, by its special hours or its usual ones', () => {
    const days = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) =>
      newDayHours({ id: `d${dayOfWeek}`, dayOfWeek, startTime: 11 * HOUR, endOffset: 11 * HOUR }),
    );
    const open = { ...newHours(), inStore: { days, specialHours: [] } };
    expect(why(buildMenu(), open)).toEqual([]);
    const specialHours = [newSpecialHours({ id: 'x', dateString: '2026-11-26', name: 'Thanksgiving', closed: true })];
    expect(why(buildMenu(), { ...open, inStore: { days, specialHours } })).toEqual([
      {
        document: 'locationSettings',
        code: 'CLOSED',
        path: ['hours', 'inStore', 'specialHours', { id: 'x' }],
        message: 'The store is closed now: Thanksgiving.',
      },
    ]);
    const evening = days.map((day) => ({ ...day, startTime: 17 * HOUR, endOffset: 5 * HOUR }));
    expect(why(buildMenu(), { ...newHours(), inStore: { days: evening, specialHours: [] } }, 'ONLINE')).toMatchObject([
      { code: 'CLOSED', path: ['hours', 'inStore', 'days'], message: 'Online ordering is closed at this hour.' },
    ]);
  });
  test('one of the sets of the channel states no hours: that it is closed is not known', () => {
    const evening = newDayHours({ id: 'd4', dayOfWeek: 4, startTime: 17 * HOUR, endOffset: 5 * HOUR });
    const inStore = { days: [evening], specialHours: [] };
    expect(why(buildMenu(), { ...newHours(), inStore, deliverySameAsStore: false })).toEqual([]);
    expect(why(buildMenu(), { ...newHours(), inStore, deliverySameAsStore: false }, 'KIOSK')).toHaveLength(1);
  });

  test('the entry of the date is named, not the range around it', () => {
    const range = { dateString: '2026-11-20', until: '2026-11-30', name: 'Renovation', closed: true };
    const date = { dateString: '2026-11-26', name: 'Thanksgiving', startTime: 15 * HOUR, endOffset: HOUR };
    const specialHours = [newSpecialHours({ id: 'd', ...date }), newSpecialHours({ id: 'r', ...range })];
    expect(why(buildMenu(), { ...newHours(), inStore: { days: [], specialHours } })).toMatchObject([
      { path: ['hours', 'inStore', 'specialHours', { id: 'd' }], message: 'The store is closed now: Thanksgiving.' },
    ]);
  });
});
