import { marksOf, type Ticket, ticketSchema } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { harborMenu } from '../menu/harbor-menu.ts';
import { harborSales } from './harbor-sales.ts';
import type { SellingStore } from './simulated-ticket.ts';

const store = (locationId: string): SellingStore => ({
  locationId,
  timezone: 'America/Los_Angeles',
  menu: harborMenu(),
  menuHash: null,
  outOfStock: [],
});
const today = '2026-11-28';
const daysOf = (locationId: string, dates: readonly string[]) =>
  dates.map((date) => harborSales(store(locationId), { date, today }));

describe('the sales of the demo', () => {
  const pier = daysOf('pier-39', ['2026-11-21', '2026-11-23']);
  const all = pier.flat();

  test('are the same in every run, and differ from store to store and from day to day', () => {
    expect(daysOf('pier-39', ['2026-11-21'])).toEqual([pier[0]]);
    expect(daysOf('seaport', ['2026-11-21'])[0]?.[0]?.lines).not.toEqual(pier[0]?.[0]?.lines);
  });

  test('are tickets that the server takes, whose sums hold, on their business date', () => {
    for (const ticket of all) {
      expect(ticketSchema.parse(ticket)).toEqual(ticket);
      expect(marksOf(ticket)).toEqual([]);
    }
    expect(new Set(pier[0]?.map(({ businessDate }) => businessDate))).toEqual(new Set(['2026-11-21']));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test('are more on a Saturday than on a Monday, and have discounts and voids', () => {
    expect(pier[0]?.length ?? 0).toBeGreaterThan((pier[1]?.length ?? 0) * 1.3);
    const weeks = daysOf('pier-39', ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18']).flat();
    const some = (test: (ticket: Ticket) => boolean) => weeks.some(test);
    expect(some(({ discounts }) => discounts.length > 0)).toBe(true);
    expect(some(({ lines }) => lines.some(({ voided }) => voided !== null))).toBe(true);
    expect(some(({ state }) => state === 'VOIDED')).toBe(true);
  });

  test('stop for the two days on which a store was closed', () => {
    expect(
      daysOf('navy-pier', ['2026-11-07', '2026-11-08', '2026-11-09', '2026-11-10']).map((day) => day.length > 0),
    ).toEqual([true, false, false, true]);
  });
});
