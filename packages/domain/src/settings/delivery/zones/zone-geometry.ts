import { area } from '@turf/area';
import { circle } from '@turf/circle';
import { polygon } from '@turf/helpers';
import { type GeoPoint, metersBetween, type Position } from '../../fields/geo-point.ts';
import { polygonContains } from './polygon-contains.ts';
import type { ZoneShape } from './zone-shape.ts';

/** Degrees. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const CIRCLE_CORNERS = 64;

/** Whether a place lies in a shape; its border belongs to it. */
export function shapeContains(shape: ZoneShape, point: GeoPoint): boolean {
  switch (shape.type) {
    case 'circle':
      return metersBetween(shape.center, point) <= shape.radius;
    case 'rectangle':
      return boxContains(boxOf(shape), point);
    case 'polygon':
      return boxContains(boxOf(shape), point) && polygonContains(ringOf(shape), [point.longitude, point.latitude]);
  }
}

/** The way from a place to a shape, as the crow flies; 0 within it. */
export function metersToShape(shape: ZoneShape, point: GeoPoint): number {
  if (shape.type === 'circle') return Math.max(0, metersBetween(shape.center, point) - shape.radius);
  if (shapeContains(shape, point)) return 0;
  const ring = ringOf(shape);
  return ring.slice(1).reduce((nearest, corner, at) => {
    const side = metersBetween(point, nearestOnSide(point, ring[at] ?? corner, corner));
    return Math.min(nearest, side);
  }, Number.POSITIVE_INFINITY);
}

/** Over so short a way the earth is flat: degrees of longitude are narrower by the cosine of the latitude. */
function nearestOnSide({ latitude, longitude }: GeoPoint, from: Position, to: Position): GeoPoint {
  const narrower = Math.cos((latitude * Math.PI) / 180);
  const along = [(to[0] - from[0]) * narrower, to[1] - from[1]] as const;
  const away = [(longitude - from[0]) * narrower, latitude - from[1]] as const;
  const length = along[0] ** 2 + along[1] ** 2;
  const share = length === 0 ? 0 : (away[0] * along[0] + away[1] * along[1]) / length;
  const within = Math.min(1, Math.max(0, share));
  return { longitude: from[0] + (to[0] - from[0]) * within, latitude: from[1] + (to[1] - from[1]) * within };
}

/** No more than the way to the shape itself: the way to the box around it. */
export function metersToBox({ south, west, north, east }: Box, { latitude, longitude }: GeoPoint): number {
  const nearest = {
    latitude: Math.min(north, Math.max(south, latitude)),
    longitude: Math.min(east, Math.max(west, longitude)),
  };
  return metersBetween(nearest, { latitude, longitude });
}

const rings = new WeakMap<ZoneShape, Position[]>();
const boxes = new WeakMap<ZoneShape, Box>();

/** The closed outline, longitude first, as GeoJSON has it; a circle has 64 corners. */
export function ringOf(shape: ZoneShape): Position[] {
  return remembered(rings, shape, drawRing);
}

/** The smallest box around a shape. */
export function boxOf(shape: ZoneShape): Box {
  return remembered(boxes, shape, () => boxAround(ringOf(shape)));
}

/** The box around some places; of none it is empty. */
export function boxAround(positions: readonly (readonly [longitude: number, latitude: number])[]): Box {
  let [south, west, north, east] = [90, 180, -90, -180];
  for (const [longitude, latitude] of positions) {
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
  }
  return { south, west, north, east };
}

export function boxesMeet(one: Box, other: Box): boolean {
  return one.south <= other.north && other.south <= one.north && one.west <= other.east && other.west <= one.east;
}

/** As a GeoJSON feature. */
export function featureOf(shape: ZoneShape) {
  return polygon([ringOf(shape)]);
}

/** The ground that a shape covers. */
export function squareMetersOf(shape: ZoneShape): number {
  return area(featureOf(shape));
}

function boxContains({ south, west, north, east }: Box, { latitude, longitude }: GeoPoint): boolean {
  return south <= latitude && latitude <= north && west <= longitude && longitude <= east;
}

function drawRing(shape: ZoneShape): Position[] {
  switch (shape.type) {
    case 'rectangle': {
      const { southWest, northEast } = shape;
      return closed([
        southWest,
        { latitude: southWest.latitude, longitude: northEast.longitude },
        northEast,
        { latitude: northEast.latitude, longitude: southWest.longitude },
      ]);
    }
    case 'circle': {
      const { center, radius } = shape;
      const drawn = circle([center.longitude, center.latitude], radius, { units: 'meters', steps: CIRCLE_CORNERS });
      return (drawn.geometry.coordinates[0] ?? []).map(([east = 0, north = 0]) => [east, north]);
    }
    case 'polygon':
      return closed(shape.points);
  }
}

function closed(points: readonly GeoPoint[]): Position[] {
  const ring = points.map(({ latitude, longitude }): Position => [longitude, latitude]);
  const [first] = ring;
  return first ? [...ring, first] : [];
}

function remembered<Value>(known: WeakMap<ZoneShape, Value>, shape: ZoneShape, make: (shape: ZoneShape) => Value) {
  const held = known.get(shape) ?? make(shape);
  known.set(shape, held);
  return held;
}
