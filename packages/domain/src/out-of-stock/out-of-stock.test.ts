import { expect, test } from 'vitest';
import { newCategorySettings, newInclusions, newItemSettings } from '../menus/entities/inclusions.ts';
import { buildItem, buildMenu } from '../testing/build-menu.ts';
import { buildTicket, buildTicketLine } from '../testing/build-ticket.ts';
import { itemsOut, itemsTouched } from './out-on-menu.ts';
import { soldThousandths } from './sold-of.ts';
import { isOut } from './stock-entry.ts';
import { backAt, backDates, type StockLength } from './stock-length.ts';
import { stockKey, stockThingSchema } from './stock-thing.ts';

const HOUR = 3_600;
const zone = 'America/Los_Angeles';
/** 10 AM to 1 AM, on Thanksgiving closed. */
const openHours = [
  {
    days: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: 10 * HOUR, endOffset: 15 * HOUR })),
    specialHours: [{ dateString: '2026-11-26', closed: true, startTime: null, endOffset: null }],
  },
];
const back = (length: StockLength, at: string, hours = openHours) =>
  new Date(backAt(length, { instant: Date.parse(at), zone, openHours: hours })).toISOString();

test('hours are counted from the moment', () => {
  expect(back({ kind: 'HOURS', hours: 1 }, '2026-11-20T22:10:00Z')).toBe('2026-11-20T23:10:00.000Z');
  expect(back({ kind: 'HOURS', hours: 4 }, '2026-11-20T22:10:00Z')).toBe('2026-11-21T02:10:00.000Z');
});

test('after the end of the business day it is back when the store opens, past midnight too', () => {
  const day = { kind: 'BUSINESS_DAY' } as const;
  expect(back(day, '2026-11-20T22:10:00Z')).toBe('2026-11-21T18:00:00.000Z');
  // 12:30 AM on Saturday is still Friday night.
  expect(back(day, '2026-11-21T08:30:00Z')).toBe('2026-11-21T18:00:00.000Z');
  expect(back({ kind: 'COUNT', count: 6 }, '2026-11-20T22:10:00Z')).toBe('2026-11-21T18:00:00.000Z');
});

test('a store that is closed the day after has it back on the day after that', () => {
  expect(back({ kind: 'BUSINESS_DAY' }, '2026-11-26T01:00:00Z')).toBe('2026-11-27T18:00:00.000Z');
});

test('without hours it is back at midnight, and on a date when the store opens in its own time', () => {
  expect(back({ kind: 'BUSINESS_DAY' }, '2026-11-20T22:10:00Z', [])).toBe('2026-11-21T08:00:00.000Z');
  expect(back({ kind: 'DATE', date: '2027-07-04' }, '2026-11-20T22:10:00Z')).toBe('2027-07-04T17:00:00.000Z');
});

test('it can come back from tomorrow on, for a year', () => {
  const dates = (at: string) => backDates({ instant: Date.parse(at), zone, openHours });
  expect(dates('2026-11-21T08:30:00Z')).toEqual({ first: '2026-11-21', last: '2027-11-21' });
});

const calamari = { kind: 'ITEM', id: 'item_calamari', itemId: null } as const;
const onion = { kind: 'MODIFIER', id: 'onion', itemId: null } as const;
const small = { kind: 'OPTION', id: 'small', itemId: null } as const;

test('a ticket sells what is not voided, by quantity', () => {
  const voided = { by: { id: 'u', name: 'U' }, reason: '', at: '2026-11-27T19:10:00.000Z' };
  const lines = [
    buildTicketLine({ quantity: 2 }),
    buildTicketLine({ id: '2', quantity: 0.35 }),
    buildTicketLine({ id: '3', voided }),
    buildTicketLine({ id: '4', item: { id: 'soup', name: 'Soup' } }),
  ];
  expect(soldThousandths(calamari, buildTicket({ lines }))).toBe(2_350);
  expect(soldThousandths(calamari, buildTicket({ lines, state: 'VOIDED' }))).toBe(0);
});

test('a modifier and an option count for each piece of the line; an option of one item on that item', () => {
  const modifier = (amount: 'NONE' | 'EXTRA') =>
    ({ id: 'onion', name: 'Onion', amount, portion: 'WHOLE', price: 0 }) as const;
  const options = [{ id: 'small', name: 'Small' }];
  const lines = [
    buildTicketLine({ quantity: 3, modifiers: [modifier('EXTRA')], options }),
    buildTicketLine({ id: '2', modifiers: [modifier('NONE')], item: { id: 'soup', name: 'Soup' }, options }),
  ];
  const ticket = buildTicket({ lines });
  expect(soldThousandths(onion, ticket)).toBe(3_000);
  expect(soldThousandths(small, ticket)).toBe(4_000);
  expect(soldThousandths({ ...small, itemId: 'soup' }, ticket)).toBe(1_000);
});

test('it is out until it is back, and counted down to nothing', () => {
  const until = '2026-11-20T23:10:00.000Z';
  const before = Date.parse(until) - 1;
  expect([null, 0, -1, 1].map((left) => isOut({ until, left }, before))).toEqual([true, true, true, false]);
  expect(isOut({ until, left: null }, before + 1)).toBe(false);
});

test('things are told apart, and an id is asked for', () => {
  expect(new Set([calamari, onion, small, { ...small, itemId: 'soup' }].map(stockKey)).size).toBe(4);
  expect(stockThingSchema.safeParse({ ...calamari, id: '' }).success).toBe(false);
});

const names = (found: ReadonlyMap<string, string | null>) => Object.fromEntries(found);

test('an item that is out, and one that must have what is out and says why', () => {
  const asking = buildItem({
    id: 'asking',
    name: 'Asking',
    inclusions: newInclusions({
      categoriesSettings: [newCategorySettings('toppings', { min: 1 })],
      itemsSettings: ['pepperoni', 'onion', 'basil'].map((id) =>
        newItemSettings(id, { included: false, allowed: id === 'onion' }),
      ),
    }),
  });
  const menu = buildMenu({ items: [asking, buildItem()] });
  expect(names(itemsOut(menu, [{ kind: 'ITEM', id: 'supreme', itemId: null }]))).toEqual({ supreme: null });
  expect(names(itemsOut(menu, [onion]))).toEqual({
    asking: 'Toppings: at least 1 must be chosen, but none is available.',
  });
  expect(names(itemsOut(menu, []))).toEqual({});
});

test('an item of which no size is left is out, one with another size is not', () => {
  const menu = buildMenu({ items: [buildItem()] });
  const large = { kind: 'OPTION', id: 'large', itemId: 'supreme' } as const;
  expect(names(itemsOut(menu, [large]))).toEqual({});
  expect(names(itemsOut(menu, [large, small])).supreme).toContain('cannot be ordered');
});

test('how many items a modifier or a size touches', () => {
  const menu = buildMenu();
  const touched = (thing: Parameters<typeof itemsTouched>[1]) => itemsTouched(menu, thing).map(({ id }) => id);
  expect(touched({ kind: 'ITEM', id: 'cola', itemId: null })).toEqual(['cola']);
  expect(touched({ kind: 'OPTION', id: 'large', itemId: 'supreme' })).toEqual(['supreme']);
  expect(touched(onion)).toContain('supreme');
  expect(touched(onion)).not.toContain('cola');
});
