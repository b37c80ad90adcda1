import { describe, expect, test } from 'vitest';
import { newLocationSettings } from '../location-settings-kind.ts';
import { deliveryAreaSchema, deliveryAreaSection } from './delivery-area.ts';
import { deliveryZoneSchema, freeZoneColor, newDeliveryZone, removedZone, ZONE_TYPES } from './zones/delivery-zone.ts';
import { zoneNameProblems } from './zones/zone-names.ts';

const zone = (given: Parameters<typeof newDeliveryZone>[0]) => newDeliveryZone({ name: String(given.id), ...given });
const square = zone({ id: 'square', type: 'rectangle', bounds: '37.8,-122.42 37.81,-122.4' });
const areaOf = (...zones: readonly object[]) => deliveryAreaSchema.parse({ enforceInPos: false, zones });
const problemsOf = (...zones: readonly object[]) => deliveryAreaSection.validate?.(areaOf(...zones)) ?? [];

describe('the delivery area', () => {
  test('DZ-02 holds enforceInPos and zones', () => {
    expect(newLocationSettings().deliveryArea).toEqual({ enforceInPos: false, zones: [] });
  });

  test('DZ-03 DZ-04 DZ-11 a zone has its fields, and its values are text', () => {
    expect(newDeliveryZone({ id: 'z', type: 'circle' })).toEqual({
      id: 'z',
      entityType: 'DELIVERY_ZONE',
      type: 'circle',
      name: '',
      fillColor: '#0b7a74',
      allowOnline: true,
      deliveryFee: '0.0',
      disabled: false,
      radius: '',
      bounds: '',
      center: '',
      path: '',
    });
    const numeric = { ...square, deliveryFee: 2.5, radius: 10 };
    const issues = deliveryZoneSchema.safeParse(numeric).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toEqual(['deliveryFee', 'radius']);
  });

  test('DZ-05 a zone is a rectangle, a circle, a polygon or virtual, in lower case', () => {
    expect(ZONE_TYPES).toEqual(['rectangle', 'circle', 'polygon', 'virtual']);
    expect(deliveryZoneSchema.safeParse({ ...square, type: 'RECTANGLE' }).success).toBe(false);
  });

  test('DZ-09 DZ-10 a virtual zone is purple, and a fee is 0.0 until somebody sets it', () => {
    expect(newDeliveryZone({ id: 'hotel', type: 'virtual' })).toMatchObject({
      fillColor: '#6a0bff',
      deliveryFee: '0.0',
    });
  });

  test.each([
    ['deliveryFee', '-1'],
    ['deliveryFee', '1.234'],
    ['fillColor', 'teal'],
    ['fillColor', '#fff'],
    ['name', 'x'.repeat(61)],
    ['allowOnline', 'yes'],
  ])('DZ-04 %s %j is refused by name', (field, value) => {
    const issues = deliveryAreaSchema.safeParse({ enforceInPos: false, zones: [{ ...square, [field]: value }] }).error;
    expect(issues?.issues.map(({ path }) => path)).toEqual([['zones', 0, field]]);
  });

  test('DZ-14 DZ-15 a removed zone stays, disabled and not online, and its shape may be anything', () => {
    const removed = removedZone({ ...square, bounds: 'nowhere' });
    expect(removed).toMatchObject({ id: 'square', disabled: true, allowOnline: false });
    expect(problemsOf(removed)).toEqual([]);
  });

  test('a new zone has the color that the fewest have', () => {
    const first = freeZoneColor([]);
    const second = freeZoneColor([{ fillColor: first.toUpperCase() }]);
    expect(second).not.toBe(first);
    expect(freeZoneColor([{ fillColor: first }, { fillColor: second }])).not.toBe(second);
  });
});

describe('names', () => {
  test('DZ-16 DZ-17 a name that one or more others have is warned of, by number, and blocks nothing', () => {
    const named = (id: string, name: string) => ({ ...square, id, name });
    expect(problemsOf(named('a', 'Wharf'), named('b', 'wharf '))).toMatchObject([
      {
        message: 'There is already a zone named "Wharf." Unique names are strongly recommended.',
        path: ['deliveryArea', 'zones', { id: 'a' }, 'name'],
        isWarning: true,
      },
      { message: 'There is already a zone named "wharf." Unique names are strongly recommended.', isWarning: true },
    ]);
    const three = zoneNameProblems([named('a', 'Wharf'), named('b', 'Wharf'), named('c', 'Wharf')], ['x']);
    expect(three.map(({ message }) => message)).toEqual(
      Array(3).fill('There are already zones named "Wharf." Unique names are strongly recommended.'),
    );
  });

  test('DZ-04 a zone without a name is refused', () => {
    expect(problemsOf({ ...square, name: ' ' })).toMatchObject([{ code: 'ZONE_NAME_EMPTY' }]);
  });
});

describe('shapes', () => {
  const polygon = (path: string) => zone({ id: 'Wharf', type: 'polygon', path });
  test.each([
    ['DZ-06', 'ZONE_BOUNDS', 'bounds', zone({ id: 'a', type: 'rectangle' })],
    ['DZ-06', 'ZONE_BOUNDS', 'bounds', zone({ id: 'a', type: 'rectangle', bounds: '37.81,-122.4 37.8,-122.42' })],
    ['DZ-07', 'ZONE_CENTER', 'center', zone({ id: 'a', type: 'circle', radius: '10' })],
    ['DZ-07', 'ZONE_CENTER', 'center', zone({ id: 'a', type: 'circle', radius: '10', center: '91,0' })],
    ['DZ-07', 'ZONE_RADIUS', 'radius', zone({ id: 'a', type: 'circle', center: '37.8,-122.4' })],
    ['DZ-07', 'ZONE_RADIUS', 'radius', zone({ id: 'a', type: 'circle', center: '37.8,-122.4', radius: '0' })],
    ['DZ-07', 'ZONE_RADIUS', 'radius', zone({ id: 'a', type: 'circle', center: '37.8,-122.4', radius: '-5' })],
    ['DZ-08', 'ZONE_PATH', 'path', polygon('37.8,-122.4 37.81,-122.4')],
    ['DZ-08', 'ZONE_PATH', 'path', polygon('37.8,-122.4 37.81,-122.4 north')],
    ['DZ-08', 'ZONE_CROSSES_ITSELF', 'path', polygon('37.8,-122.4 37.81,-122.39 37.81,-122.4 37.8,-122.39')],
  ] as const)('%s %s is refused at %s', (_rule, code, field, wrong) => {
    expect(problemsOf(wrong)).toMatchObject([{ code, path: ['deliveryArea', 'zones', { id: wrong.id }, field] }]);
  });

  test('DZ-08 an outline that crosses itself is refused by the name of its zone', () => {
    expect(problemsOf(polygon('37.8,-122.4 37.81,-122.39 37.81,-122.4 37.8,-122.39'))[0]?.message).toBe(
      'Wharf: The outline crosses itself.',
    );
  });

  test('DZ-08 an outline of 10,000 corners asks to be simplified', () => {
    const corners = Array.from({ length: 10_000 }, (_, at) => {
      const angle = (2 * Math.PI * at) / 10_000;
      return `${(37 + Math.sin(angle)).toFixed(6)},${(-122 + Math.cos(angle)).toFixed(6)}`;
    });
    expect(problemsOf(polygon(corners.join(' ')))).toMatchObject([
      { code: 'ZONE_TOO_DETAILED', message: 'Wharf: The outline has 10,000 corners; simplify it to at most 2,000.' },
    ]);
    expect(problemsOf(polygon(corners.filter((_, at) => at % 5 === 0).join(' ')))).toEqual([]);
  });

  test('a polygon may repeat its first corner, and the closing does not count', () => {
    expect(problemsOf(polygon('37.8,-122.4 37.81,-122.4 37.81,-122.39 37.8,-122.4'))).toEqual([]);
    expect(problemsOf(polygon('37.8,-122.4 37.81,-122.4 37.8,-122.4'))).toMatchObject([{ code: 'ZONE_PATH' }]);
  });
});

describe('stored documents', () => {
  const tidied = (stored: object) => deliveryAreaSection.tidy?.(areaOfAny(stored), {}).value.zones[0];
  const areaOfAny = (stored: object) => ({ ...areaOf(square), zones: [Object.assign({ ...square }, stored)] });

  test('a zone of today’s form stays what it is, by reference', () => {
    const area = areaOf(square);
    expect(deliveryAreaSection.tidy?.(area, {}).value).toBe(area);
  });

  test('numbers, points and upper case of older documents become text', () => {
    const old = { type: 'CIRCLE', center: { lat: 37.8, lng: -122.4 }, radius: 804.672, deliveryFee: 2.5, bounds: null };
    expect(tidied(old)).toMatchObject({
      type: 'circle',
      center: '37.8,-122.4',
      radius: '804.67',
      deliveryFee: '2.5',
      bounds: '',
    });
    expect(tidied({ bounds: { north: 37.81, south: 37.8, east: -122.4, west: -122.42 } })).toMatchObject({
      bounds: '37.8,-122.42 37.81,-122.4',
    });
    const path = [{ lat: '37.8', lng: '-122.4' }, '37.81, -122.4', { latitude: 37.81, longitude: -122.39 }];
    expect(tidied({ type: 'polygon', path })).toMatchObject({ path: '37.8,-122.4 37.81,-122.4 37.81,-122.39' });
  });

  test('a zone of nothing but an id is virtual, and its unknown fields survive', () => {
    const area = { enforceInPos: true, zones: [Object.assign({ id: 'old', note: 'x' }, {})] };
    const [only] = deliveryAreaSection.tidy?.(JSON.parse(JSON.stringify(area)), {}).value.zones ?? [];
    expect(only).toMatchObject({ id: 'old', type: 'virtual', note: 'x', entityType: 'DELIVERY_ZONE' });
  });
});
