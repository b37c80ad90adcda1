import { kinks } from '@turf/kinks';
import type { Problem } from '../../../configuration/configuration-kind.ts';
import type { Path } from '../../../overrides/change.ts';
import { readPath, readPoint } from '../../fields/geo-point.ts';
import type { DeliveryZone, ZoneShapeFields } from './delivery-zone.ts';
import { featureOf, ringOf } from './zone-geometry.ts';
import { readMeters, shapeOf, type ZoneShape } from './zone-shape.ts';

/** The most points that a zone may have; one with more must be simplified, so that drawing and checking stay at hand. */
export const MAX_ZONE_POINTS = 2000;
/** Half the way round the earth is no delivery. Meters. */
const MAX_RADIUS = 500_000;

export interface ShapeProblem {
  readonly code: string;
  readonly field: 'bounds' | 'center' | 'radius' | 'path';
  readonly message: string;
}

/** Problems of the shape of a zone; a removed zone may have any. */
export function zoneProblems(zones: readonly DeliveryZone[], list: Path): readonly Problem[] {
  return zones.flatMap((zone): readonly Problem[] => {
    const problem = zone.disabled ? undefined : shapeProblem(zone);
    if (!problem) return [];
    const { code, field, message } = problem;
    return [{ code, path: [...list, { id: zone.id }, field], message: named(zone, message) }];
  });
}

function named({ name }: DeliveryZone, message: string): string {
  return name.trim() === '' ? message : `${name.trim()}: ${message}`;
}

/** The first thing that is wrong with a shape, by the field that holds it. */
export function shapeProblem(zone: ZoneShapeFields): ShapeProblem | undefined {
  switch (zone.type) {
    case 'rectangle':
      return rectangleProblem(zone);
    case 'circle':
      return circleProblem(zone);
    case 'polygon':
      return polygonProblem(zone);
    default:
      return undefined;
  }
}

function rectangleProblem(zone: ZoneShapeFields): ShapeProblem | undefined {
  const shape = shapeOf(zone);
  const at = { code: 'ZONE_BOUNDS', field: 'bounds' } as const;
  if (shape?.type !== 'rectangle')
    return { ...at, message: 'A rectangle needs two corners, such as 37.80,-122.42 37.81,-122.40.' };
  const { southWest, northEast } = shape;
  if (southWest.latitude < northEast.latitude && southWest.longitude < northEast.longitude) return undefined;
  return { ...at, message: 'The first corner must be south and west of the second.' };
}

function circleProblem({ center, radius }: ZoneShapeFields): ShapeProblem | undefined {
  if (readPoint(center) === undefined)
    return { code: 'ZONE_CENTER', field: 'center', message: 'A circle needs a center, such as 37.80,-122.42.' };
  const meters = readMeters(radius);
  if (meters !== undefined && meters > 0 && meters <= MAX_RADIUS) return undefined;
  return { code: 'ZONE_RADIUS', field: 'radius', message: 'A circle needs a radius of up to 310 miles.' };
}

function polygonProblem(zone: ZoneShapeFields): ShapeProblem | undefined {
  const at = { field: 'path' } as const;
  const count = zone.path.split(/[\s;]+/).filter(Boolean).length;
  if (count > MAX_ZONE_POINTS) return { ...at, code: 'ZONE_TOO_DETAILED', message: tooDetailed(count) };
  if (readPath(zone.path) === undefined)
    return {
      ...at,
      code: 'ZONE_PATH',
      message: 'Enter each corner as a latitude and a longitude, such as 37.80,-122.42.',
    };
  const shape = shapeOf(zone);
  if (shape === undefined) return { ...at, code: 'ZONE_PATH', message: 'A polygon needs at least three corners.' };
  if (isAcrossDateLine(shape))
    return {
      ...at,
      code: 'ZONE_ACROSS_180',
      message: 'The outline crosses 180° of longitude. Draw one zone on each side.',
    };
  if (!crossesItself(zone.path, shape)) return undefined;
  return { ...at, code: 'ZONE_CROSSES_ITSELF', message: 'The outline crosses itself.' };
}

/** A side of more than half the way round is meant to go the other way. */
function isAcrossDateLine(shape: ZoneShape): boolean {
  const ring = ringOf(shape);
  return ring.some(([longitude], at) => Math.abs(longitude - (ring[at + 1]?.[0] ?? longitude)) > 180);
}

/** How an outline with too many corners is refused. */
export function tooDetailed(count: number): string {
  return `The outline has ${count.toLocaleString('en-US')} corners; simplify it to at most ${MAX_ZONE_POINTS.toLocaleString('en-US')}.`;
}

/** A draft is checked at every edit: outlines that were looked at before are not looked at again. */
const known = new Map<string, boolean>();
const KNOWN_OUTLINES = 500;

function crossesItself(path: string, shape: ZoneShape): boolean {
  const before = known.get(path);
  const crosses = before ?? kinks(featureOf(shape)).features.length > 0;
  known.delete(path);
  known.set(path, crosses);
  const [oldest] = known.keys();
  if (known.size > KNOWN_OUTLINES && oldest !== undefined) known.delete(oldest);
  return crosses;
}
