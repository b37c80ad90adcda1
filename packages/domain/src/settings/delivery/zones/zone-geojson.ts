import { z } from 'zod';
import type { GeoPoint, Position } from '../../fields/geo-point.ts';
import type { DeliveryZone, ZoneShapeFields } from './delivery-zone.ts';
import { ringOf } from './zone-geometry.ts';
import { MAX_ZONE_POINTS, shapeProblem, tooDetailed } from './zone-problems.ts';
import { type GivenOfZone, nameOfZone, type Properties, readProperties } from './zone-properties.ts';
import { fieldsOfShape, shapedZones, shapeOf } from './zone-shape.ts';

/** A zone as a file has it: the properties that the file gives it, and its shape. */
export interface FileZone {
  readonly name: string;
  readonly shape: ZoneShapeFields;
  readonly given: GivenOfZone;
}

export interface ZoneFile {
  readonly zones: readonly FileZone[];
  /** Features that are no zones, and why. */
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
  /** The properties that the file gives its zones and that are not read, with the zones that have them. */
  readonly unread: readonly { readonly property: string; readonly zones: readonly string[] }[];
}

const positionSchema = z.array(z.number()).min(2);
const ringsSchema = z.array(z.array(positionSchema));
const featureSchema = z.looseObject({
  type: z.literal('Feature'),
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry: z.unknown(),
});
const geometrySchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('Polygon'), coordinates: ringsSchema }),
  z.looseObject({ type: z.literal('MultiPolygon'), coordinates: z.array(ringsSchema) }),
]);
const fileSchema = z.union([
  z.looseObject({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) }),
  featureSchema,
  geometrySchema,
]);

/** Reads polygons out of GeoJSON; a part of a MultiPolygon becomes a zone of its own. Undefined for a text that is no GeoJSON. */
export function readZoneFile(text: string): ZoneFile | undefined {
  const file = fileSchema.safeParse(parseJson(text));
  if (!file.success) return undefined;
  const read = featuresOf(file.data).flatMap((feature, at) => readFeature(feature, `Feature ${at + 1}`));
  const zones = read.filter((entry) => 'shape' in entry);
  const unread = Map.groupBy(
    zones.flatMap(({ name, unread: properties }) => properties.map((property) => ({ property, name }))),
    ({ property }) => property,
  );
  return {
    zones,
    refused: read.filter((entry) => 'reason' in entry),
    unread: [...unread].map(([property, entries]) => ({ property, zones: entries.map(({ name }) => name) })),
  };
}

/** Whether a text is a map in a form that other programs turn into GeoJSON: KML, TopoJSON, or a ZIP file (KMZ, shapefile). */
export function isOtherMapFormat(text: string): boolean {
  return /^(?:PK|\s*<)/.test(text) || /"type"\s*:\s*"Topology"/.test(text.slice(0, 1000));
}

/** A geometry is a feature of which nothing is said. */
function featuresOf(file: z.infer<typeof fileSchema>): readonly unknown[] {
  if (file.type === 'FeatureCollection') return file.features;
  return file.type === 'Feature' ? [file] : [{ type: 'Feature', geometry: file }];
}

type Refusal = ZoneFile['refused'][number];

type ReadZone = FileZone & { readonly unread: readonly string[] };

function readFeature(given: unknown, unnamed: string): readonly (ReadZone | Refusal)[] {
  const feature = featureSchema.safeParse(given);
  if (!feature.success) return [{ name: unnamed, reason: 'This is not a GeoJSON feature.' }];
  const properties = feature.data.properties ?? {};
  const name = nameOfZone(properties, unnamed, 0);
  const geometry = geometrySchema.safeParse(feature.data.geometry);
  if (!geometry.success) return [{ name, reason: 'A zone must be a Polygon or a MultiPolygon.' }];
  const { type, coordinates } = geometry.data;
  const parts = type === 'Polygon' ? [coordinates] : coordinates;
  if (parts.length === 0) return [{ name, reason: 'The polygon is empty.' }];
  return parts.map((rings, at) => {
    const partName = nameOfZone(properties, unnamed, at);
    const shape = readRings(rings, properties);
    if (typeof shape === 'string') return { name: partName, reason: shape };
    const { given: read, unread } = readProperties(properties);
    const { id, ...others } = read;
    return { name: partName, shape, given: at === 0 && id !== undefined ? { id, ...others } : others, unread };
  });
}

/** The shape, or why there is none. */
function readRings([outer = [], ...holes]: number[][][], properties: Properties): ZoneShapeFields | string {
  if (holes.length > 0) return 'The polygon has a hole. A zone cannot have a hole.';
  if (outer.length > MAX_ZONE_POINTS + 1) return tooDetailed(outer.length - 1);
  const points = outer.map(([longitude = 999, latitude = 999]): GeoPoint => ({ latitude, longitude }));
  if (points.some(({ latitude, longitude }) => Math.abs(latitude) > 90 || Math.abs(longitude) > 180))
    return 'Coordinates must be degrees of longitude and latitude (WGS 84).';
  const known = knownShape(properties, outer);
  const shape = known ?? fieldsOfShape({ type: 'polygon', points });
  return shapeProblem(shape)?.message ?? shape;
}

const shapeFieldsSchema = z.object({
  type: z.enum(['rectangle', 'circle']),
  radius: z.string(),
  bounds: z.string(),
  center: z.string(),
  path: z.string(),
});

/** A circle or rectangle that was exported here, unless its outline was edited since. */
function knownShape(properties: Properties, outer: number[][]): ZoneShapeFields | undefined {
  const fields = shapeFieldsSchema.safeParse(properties);
  const shape = fields.success ? shapeOf(fields.data) : undefined;
  if (!fields.success || shape === undefined) return undefined;
  const ring = exportedRing(ringOf(shape));
  const isSame =
    ring.length === outer.length && ring.every(([x, y], at) => outer[at]?.[0] === x && outer[at]?.[1] === y);
  return isSame ? fields.data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Zones as a GeoJSON FeatureCollection (RFC 7946); virtual ones have no shape and stay out. */
export function zoneFileOf(zones: readonly DeliveryZone[]): string {
  const features = shapedZones(zones).map(({ zone, shape }) => {
    const { id, name, type, fillColor, deliveryFee, allowOnline, disabled, radius, bounds, center, path } = zone;
    const shapeFields = type === 'polygon' ? {} : { type, radius, bounds, center, path };
    return {
      type: 'Feature',
      properties: { id, name, fillColor, deliveryFee, allowOnline, disabled, ...shapeFields },
      geometry: { type: 'Polygon', coordinates: [exportedRing(ringOf(shape))] },
    };
  });
  return JSON.stringify({ type: 'FeatureCollection', features }, null, 2);
}

/** Counter-clockwise, six decimals. */
function exportedRing(ring: readonly Position[]): Position[] {
  const rounded = ring.map(([x, y]): Position => [Number(x.toFixed(6)), Number(y.toFixed(6))]);
  return signedArea(rounded) < 0 ? rounded.toReversed() : rounded;
}

function signedArea(ring: readonly Position[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[at + 1] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
