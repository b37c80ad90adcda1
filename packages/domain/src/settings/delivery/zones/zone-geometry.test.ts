import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metersBetween } from '../../fields/geo-point.ts';
import { newDeliveryZone } from './delivery-zone.ts';
import {
  boxAround,
  boxesMeet,
  boxOf,
  metersToBox,
  metersToShape,
  ringOf,
  shapeContains,
  squareMetersOf,
} from './zone-geometry.ts';
import { fieldsOfShape, shapeOf, type ZoneShape } from './zone-shape.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const circle: ZoneShape = { type: 'circle', center: at(37.8, -122.4), radius: 1000 };
const square: ZoneShape = { type: 'rectangle', southWest: at(37.8, -122.42), northEast: at(37.81, -122.4) };
/** An L, open to the north-east. */
const corner: ZoneShape = {
  type: 'polygon',
  points: [at(0, 0), at(0, 2), at(1, 2), at(1, 1), at(2, 1), at(2, 0)],
};

describe('a place in a zone', () => {
  test('DZ-06 a rectangle holds what lies between its bounds, its border too', () => {
    expect([at(37.805, -122.41), at(37.8, -122.42), at(37.81, -122.4)].every((p) => shapeContains(square, p))).toBe(
      true,
    );
    expect([at(37.79, -122.41), at(37.805, -122.43), at(37.82, -122.41)].some((p) => shapeContains(square, p))).toBe(
      false,
    );
  });

  test('DZ-07 a circle holds what is no further from its middle than its radius', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.02, max: 0.02, noNaN: true }),
        fc.double({ min: -0.02, max: 0.02, noNaN: true }),
        (y, x) => {
          const point = at(37.8 + y, -122.4 + x);
          expect(shapeContains(circle, point)).toBe(metersBetween(circle.center, point) <= 1000);
        },
      ),
    );
  });

  test('DZ-08 a polygon holds what lies inside of its outline, dents left out', () => {
    expect([at(0.5, 0.5), at(0.5, 1.5), at(1.5, 0.5)].every((point) => shapeContains(corner, point))).toBe(true);
    expect([at(1.5, 1.5), at(-0.1, 1), at(1, 2.1)].some((point) => shapeContains(corner, point))).toBe(false);
  });

  test('DZ-12 shapes are read from text and written back', () => {
    for (const shape of [circle, square, corner]) expect(shapeOf(fieldsOfShape(shape))).toEqual(shape);
    expect(shapeOf(newDeliveryZone({ id: 'v', type: 'virtual' }))).toBeUndefined();
  });

  test('an outline is closed, and a circle is drawn at its radius', () => {
    for (const shape of [circle, square, corner]) expect(ringOf(shape).at(0)).toEqual(ringOf(shape).at(-1));
    for (const [longitude, latitude] of ringOf(circle))
      expect(metersBetween(circle.center, at(latitude, longitude))).toBeCloseTo(1000, 3);
  });

  test('a circle of a kilometer covers a little less than pi square kilometers, for it is drawn with corners', () => {
    expect(squareMetersOf(circle) / 1_000_000).toBeCloseTo(Math.PI, 1);
    expect(squareMetersOf(circle) / 1_000_000).toBeLessThan(Math.PI);
  });

  test('boxes meet where they share ground', () => {
    const [one, other] = [
      boxAround([
        [0, 0],
        [1, 1],
      ]),
      boxAround([
        [1, 1],
        [2, 2],
      ]),
    ];
    expect([
      boxesMeet(one, other),
      boxesMeet(
        one,
        boxAround([
          [1.1, 0],
          [2, 1],
        ]),
      ),
    ]).toEqual([true, false]);
  });

  test('10,000 places in a zone of 2,000 corners are found in a moment', () => {
    const points = Array.from({ length: 2000 }, (_, n) => at(Math.sin(n / 318.4), Math.cos(n / 318.4)));
    const shape: ZoneShape = { type: 'polygon', points };
    const places = Array.from({ length: 10_000 }, (_, n) => at((n % 100) / 50 - 1, Math.floor(n / 100) / 50 - 1));
    const inside = places.filter((place) => shapeContains(shape, place)).length;
    expect(inside / 10_000).toBeCloseTo(Math.PI / 4, 1);
  });
});

describe('the way to a zone', () => {
  test('DZ-06 DZ-07 DZ-08 is nothing within it, and the shortest outside of it', () => {
    expect(metersToShape(square, at(37.805, -122.41))).toBe(0);
    expect(metersToShape(circle, at(37.8, -122.4))).toBe(0);
    // A hundredth of a degree of latitude is 1112 m.
    expect(metersToShape(square, at(37.82, -122.41))).toBeCloseTo(1112, 0);
    expect(metersToShape(circle, at(37.82, -122.4))).toBeCloseTo(2224 - 1000, -1);
    // The inner corner of the L is nearer than the box around it says.
    expect(metersToShape(corner, at(1.5, 1.5))).toBeCloseTo(metersBetween(at(1.5, 1.5), at(1, 1.5)), -2);
    expect(metersToBox(boxOf(corner), at(1.5, 1.5))).toBe(0);
  });

  test('DZ-06 DZ-07 DZ-08 the way to its box is never longer, and both are nothing exactly within', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(circle, square),
        fc.double({ min: -0.05, max: 0.05, noNaN: true }),
        fc.double({ min: -0.05, max: 0.05, noNaN: true }),
        (shape, north, east) => {
          const place = at(37.805 + north, -122.41 + east);
          const way = metersToShape(shape, place);
          expect(metersToBox(boxOf(shape), place)).toBeLessThanOrEqual(way + 1);
          expect(way === 0).toBe(shapeContains(shape, place));
        },
      ),
    );
  });
});
