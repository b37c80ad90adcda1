import { describe, expect, test } from 'vitest';
import { routeAt } from '../../testing/route-at.ts';
import { printingRoutingSchema, selections } from './printing-routing.ts';
import { withoutDevice, withRoute, withRoutes } from './routing-edits.ts';

const place = { station: 'counter', orderType: 2, channel: 'kitchenPrinting' } as const;
const one = withRoute([], place, ['kitchen', 'bar']);

describe('edits of the routing', () => {
  test('PR-06 PR-07 a selection lies in its station, order type and channel', () => {
    expect(one).toEqual([
      { id: 'counter', orderTypes: [{ id: 2, kitchenPrinting: { selected: ['kitchen', 'bar'] } }] },
    ]);
    expect(printingRoutingSchema.parse(one)).toEqual(one);
    expect(selections(one)).toEqual([
      {
        ...place,
        selected: ['kitchen', 'bar'],
        path: ['printingRouting', { id: 'counter' }, 'orderTypes', { id: 2 }, 'kitchenPrinting', 'selected'],
      },
    ]);
    expect(routeAt(one, place)).toEqual(['kitchen', 'bar']);
    expect(routeAt(one, { ...place, orderType: 3 })).toEqual([]);
  });

  test('PR-08 PR-09 online and curbside are routed like stations', () => {
    const both = withRoutes(
      [],
      [
        [{ ...place, station: 'online' }, ['kitchen']],
        [{ ...place, station: 'curbside' }, ['kitchen']],
      ],
    );
    expect(both.map(({ id }) => id)).toEqual(['online', 'curbside']);
  });

  test('taking a selection out leaves nothing empty behind; what else is said stays', () => {
    expect(withRoute(one, place, undefined)).toEqual([]);
    expect(withRoute([], place, undefined)).toEqual([]);
    const two = withRoute(one, { ...place, channel: 'kps' }, ['expo']);
    expect(withRoute(two, place, undefined)).toEqual([
      { id: 'counter', orderTypes: [{ id: 2, kps: { selected: ['expo'] } }] },
    ]);
    expect(withRoute(one, place, [])).toEqual([
      { id: 'counter', orderTypes: [{ id: 2, kitchenPrinting: { selected: [] } }] },
    ]);
  });

  test('fields that nobody knows survive an edit', () => {
    const stored = printingRoutingSchema.parse([
      { id: 'counter', note: 'a', orderTypes: [{ id: 2, note: 'b', kitchenPrinting: { selected: [], note: 'c' } }] },
    ]);
    expect(withRoute(stored, place, ['bar'])).toEqual([
      {
        id: 'counter',
        note: 'a',
        orderTypes: [{ id: 2, note: 'b', kitchenPrinting: { selected: ['bar'], note: 'c' } }],
      },
    ]);
  });

  test('a device leaves every list of its channels', () => {
    const routing = withRoute(one, { ...place, channel: 'kps' }, ['bar']);
    const without = withoutDevice(routing, ['kitchenPrinting'], 'bar');
    expect(routeAt(without, place)).toEqual(['kitchen']);
    expect(routeAt(without, { ...place, channel: 'kps' })).toEqual(['bar']);
  });
});
