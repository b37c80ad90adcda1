import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../fields/geo-point.ts';
import { polygonContains } from './polygon-contains.ts';
import { shapeContains } from './zone-geometry.ts';
import { shapeProblem } from './zone-problems.ts';
import { fieldsOfShape, shapeOf, type ZoneShape } from './zone-shape.ts';

/** Micro-degrees as the degrees that are written. */
const degrees = (micro: number) => Number((micro / 1_000_000).toFixed(6));
const point = ([x, y]: readonly [number, number]): Position => [degrees(x), degrees(y)];
const near = fc.integer({ min: -50_000, max: 50_000 });
const corner = fc.tuple(near, near).map(([x, y]): [number, number] => [-122_400_000 + x, 37_700_000 + y]);

describe('the border of a polygon', () => {
  test('DZ-08 a place exactly on a side belongs to it, however the side leans', () => {
    fc.assert(
      fc.property(corner, corner, corner, fc.integer({ min: 0, max: 20 }), (one, [dx, dy], far, share) => {
        const step = [(dx + 122_400_000) % 997, (dy - 37_700_000) % 997] as const;
        const at = (steps: number): [number, number] => [one[0] + step[0] * steps, one[1] + step[1] * steps];
        const ring = [one, at(20), far, one].map(point);
        expect(polygonContains(ring, point(at(share)))).toBe(true);
      }),
    );
  });

  test('DZ-08 of two neighbors exactly one has what lies some micro-degrees off their side, and both what lies on it', () => {
    fc.assert(
      fc.property(corner, corner, fc.integer({ min: 1, max: 10 }), (one, other, off) => {
        // A flatter side than those to the far corners: the two outlines share it and nothing else.
        fc.pre(Math.abs(one[0] - other[0]) > Math.max(40, Math.abs(one[1] - other[1])));
        const [west, east] = [one, other].toSorted((a, b) => a[0] - b[0]);
        if (west === undefined || east === undefined) return;
        const above: [number, number] = [east[0] + 1_000_000, west[1] + 2_000_000];
        const below: [number, number] = [east[0] + 1_000_000, west[1] - 2_000_000];
        const sides = [above, below].map((far) => [west, east, far, west].map(point));
        const [x, y] = [west[0] + Math.round((east[0] - west[0]) / 2) + off, Math.round((west[1] + east[1]) / 2)];
        const isOnSide = (east[0] - west[0]) * (y - west[1]) === (east[1] - west[1]) * (x - west[0]);
        expect(sides.filter((ring) => polygonContains(ring, point([x, y])))).toHaveLength(isOnSide ? 2 : 1);
      }),
    );
  });

  test('DZ-08 places on a slanted side that floating point calls outside', () => {
    const ring: Position[] = [
      [-89.76, 29.87],
      [-89.75, 29.88],
      [-89.77, 29.89],
      [-89.76, 29.87],
    ];
    const onSide = Array.from({ length: 10_000 }, (_, at) => at);
    const outside = onSide.filter((at) => !polygonContains(ring, point([-89_760_000 + at, 29_870_000 + at])));
    expect(outside).toEqual([]);
    expect(polygonContains(ring, [-89.755, 29.874999])).toBe(false);
    expect(polygonContains(ring, [-89.755, 29.875001])).toBe(true);
  });
});

describe('outlines as drawing tools write them', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });
  const square = [at(37.6, -122.42), at(37.6, -122.4), at(37.62, -122.4), at(37.62, -122.42)];

  test('DZ-08 a corner that is repeated is one corner', () => {
    const [first, ...others] = square;
    const repeated = [first, first, ...others, at(37.620000001, -122.42)].filter((one) => one !== undefined);
    const fields = fieldsOfShape({ type: 'polygon', points: repeated });
    expect(shapeOf(fields)).toEqual({ type: 'polygon', points: square });
    expect(shapeProblem(fields)).toBeUndefined();
    const typed = { ...fields, path: `37.6,-122.42 ${fields.path}` };
    expect([shapeOf(typed), shapeProblem(typed)]).toEqual([{ type: 'polygon', points: square }, undefined]);
  });

  test('DZ-08 an outline across 180° is refused, for it would hold the rest of the world', () => {
    const shape: ZoneShape = {
      type: 'polygon',
      points: [at(-18, 179.5), at(-18, -179.5), at(-16, -179.5), at(-16, 179.5)],
    };
    expect(shapeContains(shape, at(-17, 0))).toBe(true);
    expect(shapeProblem(fieldsOfShape(shape))).toMatchObject({ code: 'ZONE_ACROSS_180', field: 'path' });
  });
});
