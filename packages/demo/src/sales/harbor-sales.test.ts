import {
  computedPrices,
  createReplay,
  itemsById,
  localTimeIn,
  marksOf,
  modifiersById,
  soldLine,
  type Ticket,
  ticketSchema,
} from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { harborSettings } from '../harbor-settings.ts';
import { harborMenu } from '../menu/harbor-menu.ts';
import { harborDeliveries } from './harbor-deliveries.ts';
import { harborSales } from './harbor-sales.ts';
import type { SellingStore } from './simulated-ticket.ts';

const store = (locationId: string): SellingStore => ({
  delivery: harborDeliveries(locationId),
  locationId,
  timezone: 'America/Los_Angeles',
  menu: harborMenu(),
  menuHash: null,
  outOfStock: [],
  servers: [{ id: 'crew-1', name: 'Nora Quist' }],
});
const today = '2026-11-28';
const daysOf = (locationId: string, dates: readonly string[]) =>
  dates.map((date) => harborSales(store(locationId), { date, today }));

/** In cents, on one of a line. */
const addedBy = (modifiers: readonly { readonly price: number }[]) =>
  modifiers.reduce((sum, { price }) => sum + price, 0);

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

  test('have a price that was typed wrong at one store for two days', () => {
    const pricesOn = (locationId: string, date: string) =>
      new Set(
        daysOf(locationId, [date])
          .flat()
          .flatMap(({ lines }) => lines)
          .filter(({ item }) => item.id === 'item-anchor-pepperoni')
          .map(({ price, quantity, modifiers }) => price / quantity - addedBy(modifiers)),
      );
    expect(pricesOn('jack-london', '2026-11-23')).not.toContain(399);
    expect(pricesOn('jack-london', '2026-11-24')).toEqual(new Set([399]));
    expect(pricesOn('pier-39', '2026-11-24')).not.toContain(399);
  });

  test('say the size and styles of an item that has them, of which guests take every one', () => {
    const menu = harborMenu();
    const lines = all.flatMap((ticket) => ticket.lines);
    const taken = new Set<string>();
    for (const { item, options } of lines) {
      const found = itemsById(menu.items).get(item.id);
      const styles = menu.departments.find(({ id }) => id === found?.department)?.styles ?? [];
      const of = styles.filter(({ id }) => found?.styles.some((style) => style.id === id));
      expect([item.name, options.length]).toEqual([item.name, of.length]);
      for (const [at, { id, name }] of options.entries()) {
        expect(of[at]?.options.find((option) => option.id === id)?.name).toBe(name);
        taken.add(id);
      }
    }
    expect([...taken].filter((id) => id.startsWith('size-')).sort()).toEqual([
      'size-large',
      'size-medium',
      'size-small',
      'size-x-large',
    ]);
  });

  describe('have modifiers', () => {
    const menu = harborMenu();
    const lines = all.flatMap((ticket) => ticket.lines.map((line) => ({ ticket, line })));
    const modified = lines.filter(({ line }) => line.modifiers.length > 0);

    test('on some lines of items that take them, each line at the price that the menu asks for it', () => {
      expect(modified.length).toBeGreaterThan(lines.length / 6);
      expect(modified.length).toBeLessThan(lines.length / 2);
      for (const ticket of all)
        expect(computedPrices(menu, ticket, 'America/Los_Angeles')).toEqual(
          ticket.lines.map(({ price }) => ({ cents: price, problem: null })),
        );
      const prices = modified.map(({ line }) => addedBy(line.modifiers));
      expect([prices.some((price) => price > 0), prices.some((price) => price === 0)]).toEqual([true, true]);
    });

    test('and always one of what an item requires', () => {
      const required = lines.flatMap(({ line }) => {
        const settings = itemsById(menu.items).get(line.item.id)?.inclusions.categoriesSettings ?? [];
        return settings.filter(({ min }) => min > 0).map(({ id, min }) => ({ id, min, line }));
      });
      expect(required.length).toBeGreaterThan(5);
      for (const { id, min, line } of required) {
        const chosen = line.modifiers.filter((one) => modifiersById(menu.modifiers.items).get(one.id)?.category === id);
        expect([line.item.name, chosen.length]).toEqual([line.item.name, min]);
      }
    });

    test('so that a replay has choices to lose once one of them is inactive', () => {
      const items = menu.modifiers.items.map((one) =>
        one.id === 'mod-item-house-vinaigrette' ? { ...one, info: { ...one.info, status: 'INACTIVE' as const } } : one,
      );
      const replay = createReplay(menu, { ...menu, modifiers: { ...menu.modifiers, items } });
      const lost = lines.flatMap(({ ticket, line }) => {
        const at = localTimeIn(Date.parse(ticket.opened), 'America/Los_Angeles');
        return replay(soldLine(ticket, line, at)).lost?.code ?? [];
      });
      expect(new Set(lost)).toEqual(new Set(['MODIFIER_NOT_SOLD']));
    });
  });

  describe('have deliveries', () => {
    const weeks = Array.from({ length: 28 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
    const driven = daysOf('pier-39', weeks)
      .flat()
      .filter(({ state }) => state === 'CLOSED')
      .flatMap((ticket) => (ticket.delivery === null ? [] : [{ ...ticket, delivery: ticket.delivery }]));
    const lateOf = (some: typeof driven) =>
      some.filter(({ delivery }) => (delivery.delivered ?? '') > (delivery.promised ?? '')).length / some.length;

    test('to the zones that the settings of the store draw, by its own drivers and a service', () => {
      const zones = new Set(harborSettings().deliveryArea.zones.map(({ name }) => name));
      const locations = ['pier-39', 'embarcadero', 'jack-london', 'navy-pier', 'seaport', 'inner-harbor'];
      for (const id of locations)
        for (const { zone } of harborDeliveries(id)?.rounds ?? [])
          expect([zone, zones.has(zone)]).toEqual([zone, true]);
      const names = new Set(driven.map(({ delivery }) => delivery.driver?.name ?? delivery.partner));
      expect(names).toEqual(new Set(['Nadia Haddad', 'Leo Marchetti', 'Bay Couriers']));
      expect(driven.length).toBeGreaterThan(250);
      for (const { delivery, payments } of driven)
        if (delivery.driver === null) expect(payments.every(({ tip }) => tip === 0)).toBe(true);
    });

    test('that keep their promise mostly, and least at the dinner of a Friday', () => {
      const isFriday = ({ businessDate }: Ticket) => new Date(`${businessDate}T12:00:00Z`).getUTCDay() === 5;
      expect(lateOf(driven)).toBeLessThan(0.25);
      expect(lateOf(driven.filter(isFriday))).toBeGreaterThan(lateOf(driven.filter((one) => !isFriday(one))) * 1.5);
    });

    test('whose instants follow each other, but for a few that were confirmed the wrong way round', () => {
      const wrong = driven.filter(({ delivery }) => (delivery.delivered ?? '') < (delivery.out ?? ''));
      expect(wrong.length).toBeLessThan(driven.length / 40);
      for (const { opened, closed, delivery } of driven)
        expect([opened < (delivery.made ?? ''), (delivery.made ?? '') < (delivery.out ?? ''), closed]).toEqual([
          true,
          true,
          [delivery.out, delivery.delivered].toSorted()[1],
        ]);
    });
  });
});
