import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newDeliveryZone } from './delivery-zone.ts';
import type { GeoPoint } from './geo-point.ts';
import { createZoneServing } from './zones-of-stores.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const box = (id: string, bounds: string) => newDeliveryZone({ id, name: id, type: 'rectangle', bounds });
const wharf = box('Wharf', '37.80,-122.42 37.81,-122.40');
const ferry = box('Ferry', '37.785,-122.40 37.80,-122.39');
const oakland = box('Oakland', '37.7895,-122.2885 37.806,-122.264');
const boston = box('Boston', '42.342,-71.056 42.36,-71.026');
const unread = newDeliveryZone({ id: 'unread', name: 'Unread', type: 'polygon' });
const zones = [wharf, ferry, oakland, boston, unread];
const pier = at(37.8087, -122.4098);
const terminal = at(37.7929, -122.393);
const jackLondon = at(37.7941, -122.2764);
const seaport = at(42.3519, -71.0446);

const zonesOfStores = (given: typeof zones, stores: readonly GeoPoint[], others: readonly GeoPoint[]) =>
  given.filter(createZoneServing(stores, others));

test('DZ-01 a store is shown the zones that it lies in or near, and those of its neighbours', () => {
  expect(zonesOfStores(zones, [pier], [terminal, jackLondon, seaport])).toEqual([wharf, ferry, unread]);
  expect(zonesOfStores(zones, [seaport], [pier, terminal, jackLondon])).toEqual([boston, unread]);
});

test('DZ-01 a group is shown those of its stores', () => {
  expect(zonesOfStores(zones, [pier, terminal, jackLondon], [seaport])).toEqual([wharf, ferry, oakland, unread]);
});

test('DZ-01 a zone far from everybody belongs to whoever is nearest; without places all are shown', () => {
  expect(zonesOfStores([boston], [pier], [])).toEqual([boston]);
  expect(zonesOfStores([boston], [], [pier])).toEqual([boston]);
  expect(zonesOfStores([box('Denver', '39.7,-105 39.8,-104.9')], [pier], [seaport])).toHaveLength(1);
});

test('DZ-01 each zone belongs to some store', () => {
  const point = fc.record({
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -170, max: 170, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 8 }), (stores) => {
      const held = stores.flatMap((store) =>
        zonesOfStores(
          zones,
          [store],
          stores.filter((other) => other !== store),
        ),
      );
      expect(new Set(held)).toEqual(new Set(zones));
    }),
  );
});
