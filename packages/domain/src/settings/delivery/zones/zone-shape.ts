import { decimalText, type GeoPoint, pathText, pointText, readPath, readPoint } from '../../fields/geo-point.ts';
import type { DeliveryZone, ZoneShapeFields } from './delivery-zone.ts';

/** DZ-12: the shape of a zone in numbers; radius in meters. */
export type ZoneShape =
  | { readonly type: 'rectangle'; readonly southWest: GeoPoint; readonly northEast: GeoPoint }
  | { readonly type: 'circle'; readonly center: GeoPoint; readonly radius: number }
  | { readonly type: 'polygon'; readonly points: readonly GeoPoint[] };

/** DZ-06 to DZ-08: undefined for a virtual zone and for a shape that cannot be read. */
export function shapeOf(zone: ZoneShapeFields): ZoneShape | undefined {
  switch (zone.type) {
    case 'rectangle': {
      const [southWest, northEast, ...more] = readPath(zone.bounds) ?? [];
      return southWest && northEast && more.length === 0 ? { type: 'rectangle', southWest, northEast } : undefined;
    }
    case 'circle': {
      const [center, radius] = [readPoint(zone.center), readMeters(zone.radius)];
      return center && radius !== undefined ? { type: 'circle', center, radius } : undefined;
    }
    case 'polygon': {
      const points = withoutRepeats(readPath(zone.path) ?? []);
      return points.length < 3 ? undefined : { type: 'polygon', points };
    }
    default:
      return undefined;
  }
}

/** DZ-11: the fields that hold a shape; those of other kinds of shape are empty. */
export function fieldsOfShape(shape: ZoneShape): ZoneShapeFields {
  const empty = { radius: '', bounds: '', center: '', path: '' };
  switch (shape.type) {
    case 'rectangle':
      return { ...empty, type: shape.type, bounds: pathText([shape.southWest, shape.northEast]) };
    case 'circle':
      return {
        ...empty,
        type: shape.type,
        center: pointText(shape.center),
        radius: decimalText(shape.radius, 1),
      };
    case 'polygon':
      return { ...empty, type: shape.type, path: pathText(withoutRepeats(shape.points)) };
  }
}

/** A radius in meters; undefined for a text that is none. */
export function readMeters(text: string): number | undefined {
  return /^\d{1,7}(?:\.\d{1,6})?$/.test(text.trim()) ? Number(text) : undefined;
}

/** The corners of an outline: one that is written again behind itself, or at the end to close it, is one corner. */
function withoutRepeats(points: readonly GeoPoint[]): readonly GeoPoint[] {
  const corners = points.filter((point, at) => at === 0 || pointText(point) !== pointText(points[at - 1] ?? point));
  const [first, last] = [corners[0], corners.at(-1)];
  const isClosed = corners.length > 1 && first && last && pointText(first) === pointText(last);
  return isClosed ? corners.slice(0, -1) : corners;
}

/** A zone that deliveries go by: drawn, readable, and not disabled. */
export interface ActiveZone {
  readonly zone: DeliveryZone;
  readonly shape: ZoneShape;
}

export function activeZones(zones: readonly DeliveryZone[]): readonly ActiveZone[] {
  return shapedZones(zones).filter(({ zone }) => !zone.disabled);
}

export function shapedZones(zones: readonly DeliveryZone[]): readonly ActiveZone[] {
  return zones.flatMap((zone) => {
    const shape = shapeOf(zone);
    return shape === undefined ? [] : [{ zone, shape }];
  });
}
