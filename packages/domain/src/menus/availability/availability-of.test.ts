import { describe, expect, test } from 'vitest';
import { dayOfWeekOf } from '../../formats/local-time.ts';
import { inBusinessDay } from '../../formats/open-calendar.ts';
import { buildItem, buildMenu, buildOffer } from '../../testing/build-menu.ts';
import { newInfo } from '../entities/info.ts';
import { newAvailability } from './availability.ts';
import { availabilityOf } from './availability-of.ts';
import type { Circumstances } from './availability-reasons.ts';

const HOUR = 3600;
const noon: Circumstances = { channel: 'POS', at: { dayOfWeek: 3, seconds: 12 * HOUR } };
const at = (dayOfWeek: number, hour: number): Circumstances => ({
  channel: 'POS',
  at: { dayOfWeek, seconds: hour * HOUR },
});

function withItem(availability: Parameters<typeof newAvailability>[0]) {
  return buildMenu({ items: [buildItem({ availability: newAvailability(availability) })] });
}

const codes = (menu: ReturnType<typeof buildMenu>, when = noon) =>
  availabilityOf(menu, { kind: 'item', id: 'supreme' }, when).reasons.map(({ code }) => code);

describe('why an item is not sold', () => {
  test('a good item is sold', () => {
    expect(availabilityOf(buildMenu(), { kind: 'item', id: 'supreme' }, noon)).toEqual({ isSold: true, reasons: [] });
  });

  test('status, of the item, its category, its department, its option', () => {
    const off = newInfo({ name: 'Supreme', status: 'INACTIVE' });
    expect(codes(buildMenu({ items: [buildItem({ info: off })] }))).toEqual(['STATUS']);
    const menu = buildMenu();
    const departments = menu.departments.map((department) => ({ ...department, info: off }));
    const categories = menu.categories.map((category) => ({ ...category, info: off }));
    const found = availabilityOf({ ...menu, departments, categories }, { kind: 'item', id: 'supreme' }, noon).reasons;
    expect(found.map(({ path }) => path[0])).toEqual(['departments', 'categories']);
  });

  test.each([
    ['POS', { pos: false }],
    ['ONLINE', { online: false }],
    ['KIOSK', { kiosk: false }],
  ] as const)('channel %s', (channel, availability) => {
    expect(codes(withItem(availability), { ...noon, channel })).toEqual(['CHANNEL']);
  });

  test('order type', () => {
    expect(codes(withItem({ orderTypes: [7] }), { ...noon, orderType: 1 })).toEqual(['ORDER_TYPE']);
    expect(codes(withItem({ orderTypes: [7] }), { ...noon, orderType: 7 })).toEqual([]);
    expect(codes(withItem({ orderTypes: [7] }))).toEqual([]);
  });

  test('day', () => {
    const weekdays = withItem({ limitDays: { enabled: true, days: [1, 2, 3, 4, 5] } });
    expect(codes(weekdays)).toEqual([]);
    expect(codes(weekdays, at(6, 12))).toEqual(['DAY']);
  });

  test('hour, and hours past midnight belong to the day they begin on', () => {
    const fridayNight = withItem({
      limitDays: { enabled: true, days: [5] },
      limitHours: { enabled: true, startTime: 20 * HOUR, endOffset: 6 * HOUR },
    });
    expect(codes(fridayNight, at(5, 19))).toEqual(['HOUR']);
    expect(codes(fridayNight, at(5, 21))).toEqual([]);
    expect(codes(fridayNight, at(6, 1))).toEqual([]);
    expect(codes(fridayNight, at(6, 2))).toEqual(['HOUR']);
    expect(codes(fridayNight, at(5, 1))).toEqual(['DAY']);
    expect(codes(fridayNight, at(6, 21))).toEqual(['DAY']);
  });

  test('without hours of its own a day ends when the store closes', () => {
    const tuesdays = withItem({ limitDays: { enabled: true, days: [2] } });
    const night = { startTime: 17 * HOUR, endOffset: 9 * HOUR };
    const store = { days: [1, 2, 3].map((dayOfWeek) => ({ dayOfWeek, ...night })), specialHours: [] };
    const onDate = (date: string, hour: number): Circumstances => ({
      channel: 'POS',
      at: inBusinessDay({ date, dayOfWeek: dayOfWeekOf(date), seconds: hour * HOUR }, [store]),
    });
    expect(codes(tuesdays, onDate('2026-11-24', 0.5))).toEqual(['DAY']);
    expect(codes(tuesdays, onDate('2026-11-24', 20))).toEqual([]);
    expect(codes(tuesdays, onDate('2026-11-25', 0.5))).toEqual([]);
    expect(codes(tuesdays, onDate('2026-11-25', 2))).toEqual(['DAY']);
    expect(codes(tuesdays, at(3, 0.5))).toEqual(['DAY']);
  });

  test('an item that is gone', () => {
    expect(availabilityOf(buildMenu(), { kind: 'item', id: 'gone' }, noon)).toMatchObject({
      isSold: false,
      reasons: [{ code: 'MISSING' }],
    });
  });
});

describe('why something else is not sold', () => {
  test('a modifier that the menu or a department does not offer', () => {
    const menu = buildMenu();
    const hidden = { categories: [], items: [{ id: 'basil', available: false }] };
    const whole = { ...menu, modifiers: { ...menu.modifiers, availability: hidden } };
    expect(availabilityOf(whole, { kind: 'modifier', id: 'basil' }, noon).reasons).toMatchObject([{ code: 'HIDDEN' }]);
    const departments = menu.departments.map((department) => ({ ...department, modifiers: { availability: hidden } }));
    expect(
      availabilityOf({ ...menu, departments }, { kind: 'modifier', id: 'basil', department: 'pizza' }, noon).isSold,
    ).toBe(false);
    expect(availabilityOf({ ...menu, departments }, { kind: 'modifier', id: 'basil' }, noon).isSold).toBe(true);
  });

  test('an offer by channel, order type and day', () => {
    const offer = buildOffer();
    const menu = buildMenu({
      offers: [
        {
          ...offer,
          info: { ...offer.info, channels: ['ONLINE'] },
          validity: {
            ...offer.validity,
            orderTypes: { enabled: true, orderTypes: [7] },
            daysOfTheWeek: { enabled: true, days: [2] },
          },
        },
      ],
    });
    const { reasons } = availabilityOf(menu, { kind: 'offer', id: 'bundle' }, { ...noon, orderType: 1 });
    expect(reasons.map(({ code }) => code)).toEqual(['CHANNEL', 'ORDER_TYPE', 'DAY']);
  });

  test('an offer whose limit lists no order type holds for none', () => {
    const offer = buildOffer();
    const validity = { ...offer.validity, orderTypes: { enabled: true, orderTypes: [] } };
    const menu = buildMenu({ offers: [{ ...offer, validity }] });
    const { reasons } = availabilityOf(menu, { kind: 'offer', id: 'bundle' }, { ...noon, orderType: 1 });
    expect(reasons.map(({ code }) => code)).toEqual(['ORDER_TYPE']);
  });

  test('a department, a category with its department, a modifier category', () => {
    const menu = buildMenu();
    const off = newInfo({ name: 'Pizza', status: 'INACTIVE' });
    const departments = menu.departments.map((department) => ({ ...department, info: off }));
    const [{ id: department } = { id: '' }] = menu.departments;
    const category = menu.categories.find((one) => one.department === department)?.id ?? '';
    const found = (what: Parameters<typeof availabilityOf>[1]) => availabilityOf({ ...menu, departments }, what, noon);
    expect(found({ kind: 'department', id: department }).reasons.map(({ code }) => code)).toEqual(['STATUS']);
    expect(found({ kind: 'category', id: category }).reasons.map(({ path }) => path[0])).toEqual(['departments']);
    expect(found({ kind: 'category', id: 'gone' }).reasons.map(({ code }) => code)).toEqual(['MISSING']);
    const [{ id } = { id: '' }] = menu.modifiers.categories;
    expect(found({ kind: 'modifierCategory', id })).toEqual({ isSold: true, reasons: [] });
    const availability = { categories: [{ id, available: false }], items: [] };
    const hidden = { ...menu, modifiers: { ...menu.modifiers, availability } };
    expect(availabilityOf(hidden, { kind: 'modifierCategory', id }, noon).reasons.map(({ code }) => code)).toEqual([
      'HIDDEN',
    ]);
  });

  test('a button by its tab and by what it opens', () => {
    const button = (index: string, when = noon) =>
      availabilityOf(buildMenu(), { kind: 'button', tab: 'main', index }, when);
    expect(button('0').isSold).toBe(true);
    expect(button('0', { ...noon, station: 'bar' }).reasons.map(({ code }) => code)).toEqual(['STATION']);
    expect(button('99').reasons.map(({ code }) => code)).toEqual(['MISSING']);
    const items = [buildItem({ info: newInfo({ name: 'Supreme', status: 'INACTIVE' }) })];
    expect(
      availabilityOf(buildMenu({ items }), { kind: 'button', tab: 'main', index: '0' }, noon).reasons,
    ).toMatchObject([{ code: 'STATUS' }]);
  });

  test('an offer by its dates, the night after its last day included; without a date they are not asked', () => {
    const offer = buildOffer();
    const dateRange = { enabled: true, startDate: '2026-11-01', endDate: '2026-11-25' };
    const timeOfDay = { enabled: true, startTime: 22 * HOUR, endOffset: 4 * HOUR };
    const menu = buildMenu({ offers: [{ ...offer, validity: { ...offer.validity, dateRange, timeOfDay } }] });
    const reasons = (when: Circumstances['at']) =>
      availabilityOf(menu, { kind: 'offer', id: 'bundle' }, { channel: 'POS', at: when }).reasons;
    expect(reasons({ date: '2026-11-25', dayOfWeek: 3, seconds: 23 * HOUR })).toEqual([]);
    expect(reasons({ date: '2026-11-26', dayOfWeek: 4, seconds: HOUR })).toEqual([]);
    expect(reasons({ date: '2026-11-26', dayOfWeek: 4, seconds: 23 * HOUR })).toMatchObject([
      { code: 'DATE', path: ['offers', { id: 'bundle' }, 'validity', 'dateRange'] },
    ]);
    expect(reasons({ dayOfWeek: 4, seconds: 23 * HOUR })).toEqual([]);
  });

  test('a button by the options that it asks for', () => {
    const menu = buildMenu();
    const departments = menu.departments.map((department) => ({
      ...department,
      styles: department.styles.map((style) => ({
        ...style,
        options: style.options.map((option) =>
          option.id === 'large' ? { ...option, status: 'INACTIVE' as const } : option,
        ),
      })),
    }));
    const large = { departmentId: 'pizza', styleId: 'size', optionId: 'large' };
    const codesOf = (type: 'ITEM' | 'SIZE', sizeOptionId: string | null) => {
      const tabs = menu.layout.tabs.map((tab) => ({
        ...tab,
        buttons: Object.fromEntries(
          Object.entries(tab.buttons).map(([at, button]) => {
            const itemInfo = { ...button.typeInfo.itemInfo, sizeOptionId };
            return [at, { ...button, type, typeInfo: { ...button.typeInfo, itemInfo, sizeInfo: large } }];
          }),
        ),
      }));
      const asked = { kind: 'button', tab: 'main', index: '0' } as const;
      return availabilityOf({ ...menu, departments, layout: { ...menu.layout, tabs } }, asked, noon).reasons.map(
        ({ code }) => code,
      );
    };
    expect(codesOf('ITEM', 'small')).toEqual([]);
    expect(codesOf('ITEM', null)).toEqual([]);
    expect(codesOf('ITEM', 'large')).toEqual(['STATUS']);
    expect(codesOf('SIZE', null)).toEqual(['STATUS']);
  });
});
