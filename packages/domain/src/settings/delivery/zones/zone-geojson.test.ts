import { describe, expect, test } from 'vitest';
import { type DeliveryZone, newDeliveryZone } from './delivery-zone.ts';
import { isOtherMapFormat, readZoneFile, zoneFileOf } from './zone-geojson.ts';
import { planZoneImport, withImportedZones } from './zone-import.ts';

const named = (given: Parameters<typeof newDeliveryZone>[0]) => newDeliveryZone({ name: String(given.id), ...given });
const zones: readonly DeliveryZone[] = [
  named({ id: 'box', type: 'rectangle', bounds: '37.8,-122.42 37.81,-122.4', deliveryFee: '2.99' }),
  named({ id: 'round', type: 'circle', center: '37.8,-122.4', radius: '804.7', allowOnline: false }),
  named({ id: 'three', type: 'polygon', path: '37.8,-122.4 37.8,-122.39 37.81,-122.4', fillColor: '#123456' }),
];
const square = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
];
const fileOf = (...features: readonly object[]) =>
  JSON.stringify({ type: 'FeatureCollection', features: features.map((feature) => ({ type: 'Feature', ...feature })) });
const polygonOf = (coordinates: unknown, name?: string) => ({
  properties: name === undefined ? null : { name },
  geometry: { type: 'Polygon', coordinates },
});
const newId = () => crypto.randomUUID();
const plan = (text: string, into: readonly DeliveryZone[] = zones) =>
  planZoneImport(into, readZoneFile(text)?.zones ?? [], newId);

describe('GeoJSON', () => {
  test('DZ-04 zones go out and come in again unchanged: rectangle, circle, polygon', () => {
    const text = zoneFileOf(zones);
    expect(readZoneFile(text)?.refused).toEqual([]);
    expect(plan(text).map(({ kind }) => kind)).toEqual(['UNCHANGED', 'UNCHANGED', 'UNCHANGED']);
    const fresh = withImportedZones([], plan(text, []));
    expect(fresh).toEqual(zones.map((zone, at) => ({ ...zone, id: fresh[at]?.id })));
  });

  test('outlines go out closed and counter-clockwise; virtual zones stay out', () => {
    const { features } = JSON.parse(zoneFileOf([...zones, named({ id: 'v', type: 'virtual' })]));
    expect(features).toHaveLength(3);
    for (const { geometry } of features) {
      const ring: [number, number][] = geometry.coordinates[0];
      expect(ring.at(0)).toEqual(ring.at(-1));
      const turn = ring.reduce(
        (sum, [x, y], at) => sum + x * (ring[at + 1]?.[1] ?? y) - (ring[at + 1]?.[0] ?? x) * y,
        0,
      );
      expect(turn).toBeGreaterThan(0);
    }
  });

  test('DZ-08 a circle whose outline was edited elsewhere comes in as the polygon that it is', () => {
    const file = JSON.parse(zoneFileOf(zones.slice(1, 2)));
    file.features[0].geometry.coordinates = [square];
    const [only] = plan(JSON.stringify(file));
    expect(only).toMatchObject({
      kind: 'RESHAPED',
      zone: { id: 'round', type: 'polygon', path: '0,0 0,1 1,1 1,0', radius: '' },
    });
  });

  test('DZ-04 a zone of the same name keeps its fee and takes the shape; a new one is added behind', () => {
    const file = fileOf(polygonOf([square], 'BOX'), polygonOf([square], 'Hill'));
    const planned = plan(file);
    expect(planned.map(({ kind }) => kind)).toEqual(['RESHAPED', 'ADDED']);
    const after = withImportedZones(zones, planned);
    expect(after.map(({ name }) => name)).toEqual(['BOX', 'round', 'three', 'Hill']);
    expect(after[0]).toMatchObject({ id: 'box', type: 'polygon', deliveryFee: '2.99', bounds: '' });
    expect(after[3]).toMatchObject({ deliveryFee: '0.0', allowOnline: true, path: '0,0 0,1 1,1 1,0' });
  });

  test('a MultiPolygon becomes a zone for each part', () => {
    const far = square.map(([x = 0, y = 0]) => [x + 5, y]);
    const file = fileOf({
      properties: { name: 'Islands' },
      geometry: { type: 'MultiPolygon', coordinates: [[square], [far]] },
    });
    expect(readZoneFile(file)?.zones.map(({ name }) => name)).toEqual(['Islands', 'Islands 2']);
  });

  test('what the file says of fee and color counts where it can be read', () => {
    const properties = { name: 'Hill', deliveryFee: '4.25', fillColor: 'red', allowOnline: false };
    expect(plan(fileOf({ properties, geometry: { type: 'Polygon', coordinates: [square] } }))[0]?.zone).toMatchObject({
      deliveryFee: '4.25',
      allowOnline: false,
      fillColor: expect.stringMatching(/^#/),
    });
  });

  test.each([
    [{ deliveryFee: 3.5 }, { deliveryFee: '3.50' }, []],
    [{ delivery_fee: '6.00' }, { deliveryFee: '6.00' }, []],
    [{ 'Delivery Fee': '$6' }, { deliveryFee: '6' }, []],
    [{ deliveryFee: 'free', fee: 0.1 + 0.2 }, { deliveryFee: '0.30' }, ['deliveryFee']],
    [{ fee: -1 }, {}, ['fee']],
    [{ fee: 3.555 }, {}, ['fee']],
    [{ minimumOrder: 25, OBJECTID: 7, note: null }, {}, ['minimumOrder', 'OBJECTID']],
    [{ fill: '#0af', online: false, stroke: 'red' }, { fillColor: '#00aaff', allowOnline: false }, ['stroke']],
    [{ type: 'polygon', path: '' }, {}, []],
    [{ fee2: 9, name_2: 'Far', fee: 3 }, { deliveryFee: '3.00' }, ['fee2', 'name_2']],
  ])(
    'DZ-04 of %j is read what a zone has, under the names of other tools too; the rest is named',
    (more, given, unread) => {
      const properties = { Name: 'Wide', ...more };
      const file = readZoneFile(fileOf({ properties, geometry: { type: 'Polygon', coordinates: [square] } }));
      expect(file?.zones[0]?.given).toEqual(given);
      expect(file?.unread).toEqual(unread.map((property) => ({ property, zones: ['Wide'] })));
    },
  );

  test('names are cut at whole characters, in one line, with room for the number of a part', () => {
    const names = (name: string) =>
      readZoneFile(
        fileOf({ properties: { name }, geometry: { type: 'MultiPolygon', coordinates: [[square], [square]] } }),
      )?.zones.map((zone) => zone.name);
    const family = '👩‍👩‍👧';
    expect(names(`${'x'.repeat(58)}${family}`)).toEqual(['x'.repeat(58), `${'x'.repeat(58)} 2`]);
    expect(names(`${'x'.repeat(59)}😀`)).toEqual(['x'.repeat(59), `${'x'.repeat(58)} 2`]);
    expect(names('Hill\n\0 side\ud83d')).toEqual(
      ['Hill   side\uFFFD', 'Hill   side\uFFFD 2'].map((name) => name.replace('   ', '  ')),
    );
  });

  test('a name of which nothing can be seen is none, and a break of another kind is a space', () => {
    const name = (Name: string) =>
      readZoneFile(fileOf({ properties: { Name }, geometry: { type: 'Polygon', coordinates: [square] } }))?.zones[0]
        ?.name;
    expect([name('\u200b'), name('Nob\u2028Hill')]).toEqual(['Feature 1', 'Nob Hill']);
  });

  test('a geometry without a feature around it is taken', () => {
    const read = readZoneFile(JSON.stringify({ type: 'MultiPolygon', coordinates: [[square], [square]] }));
    expect(read?.zones.map(({ name }) => name)).toEqual(['Feature 1', 'Feature 1 2']);
  });

  test.each([
    ['<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"></kml>', true],
    ['PK\u0003\u0004', true],
    ['{"type":"Topology","objects":{}}', true],
    ['name,lat', false],
    ['{"type":"FeatureCollection","features":[]}', false],
  ])('%j is a map in another format: %s', (text, isOther) => expect(isOtherMapFormat(text)).toBe(isOther));

  test.each([
    ['has a hole', polygonOf([square, square], 'Hill')],
    [
      'crosses itself',
      polygonOf(
        [
          [
            [0, 0],
            [1, 1],
            [1, 0],
            [0, 1],
            [0, 0],
          ],
        ],
        'Hill',
      ),
    ],
    [
      'at least three corners',
      polygonOf(
        [
          [
            [0, 0],
            [1, 1],
            [0, 0],
          ],
        ],
        'Hill',
      ),
    ],
    [
      'WGS 84',
      polygonOf(
        [
          [
            [545_000, 4_180_000],
            [545_100, 4_180_000],
            [545_000, 4_180_100],
          ],
        ],
        'Hill',
      ),
    ],
    ['12,000 corners', polygonOf([Array.from({ length: 12_001 }, (_, at) => [at / 12_001, 0])], 'Hill')],
    ['Polygon or a MultiPolygon', { properties: { name: 'Hill' }, geometry: { type: 'Point', coordinates: [0, 0] } }],
    ['Polygon or a MultiPolygon', { properties: { name: 'Hill' }, geometry: null }],
    ['is empty', { properties: { name: 'Hill' }, geometry: { type: 'MultiPolygon', coordinates: [] } }],
  ])('DZ-08 is refused by name: %s', (reason, feature) => {
    const read = readZoneFile(fileOf(feature, polygonOf([square])));
    expect(read?.refused).toEqual([{ name: 'Hill', reason: expect.stringContaining(reason) }]);
    expect(read?.zones.map(({ name }) => name)).toEqual(['Feature 2']);
  });

  test.each(['', 'name,lat', '[]', '{"type":"Topology"}', '{"features":[]}'])('%j is no GeoJSON', (text) => {
    expect(readZoneFile(text)).toBeUndefined();
  });
});
