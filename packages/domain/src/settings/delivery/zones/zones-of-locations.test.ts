import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GeoPoint } from '../../fields/geo-point.ts';
import { newDeliveryZone } from './delivery-zone.ts';
import { createLocationZones } from './zones-of-locations.ts';

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

const zonesOf = (...locations: readonly GeoPoint[]) => createLocationZones(locations)(zones);

test('DZ-01 a store is shown the zones that it lies in or near', () => {
  expect(zonesOf(pier)).toEqual([wharf, ferry, unread]);
  expect(zonesOf(jackLondon)).toEqual([oakland, unread]);
  expect(zonesOf(seaport)).toEqual([boston, unread]);
});

test('DZ-01 a group is shown those of its stores', () => {
  expect(zonesOf(pier, terminal, jackLondon)).toEqual([wharf, ferry, oakland, unread]);
});

test('DZ-01 who lies far from every zone is shown the nearest; without places all are shown', () => {
  expect(zonesOf(at(39.7, -105))).toEqual([oakland, unread]);
  expect(zonesOf()).toEqual(zones);
});

test('DZ-01 a zone that moves is measured again, whatever was asked before', () => {
  const zonesOfPier = createLocationZones([pier]);
  expect(zonesOfPier([wharf, boston])).toEqual([wharf]);
  const moved = { ...boston, bounds: wharf.bounds };
  expect(zonesOfPier([wharf, moved])).toEqual([wharf, moved]);
});

test('DZ-01 each store is shown some zone, and more stores never see less', () => {
  const point = fc.record({
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -170, max: 170, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), (locations) => {
      const [first = pier] = locations;
      const own = zonesOf(first);
      expect(own.some((zone) => zone !== unread)).toBe(true);
      expect(zonesOf(...locations)).toEqual(expect.arrayContaining([...own]));
    }),
  );
});
