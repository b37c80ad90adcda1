/** Degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A pair of longitude and latitude, as GeoJSON and maps have it. */
export type Position = [longitude: number, latitude: number];

/** As turf has it; meters. */
const EARTH_RADIUS = 6_371_008.8;
const MILE = 1609.344;

/** DZ-13 */
export function milesOf(meters: number): number {
  return meters / MILE;
}

/** DZ-13 */
export function metersOf(miles: number): number {
  return miles * MILE;
}

/** The way over the ground, as the crow flies. */
export function metersBetween(one: GeoPoint, other: GeoPoint): number {
  const [north, otherNorth] = [radians(one.latitude), radians(other.latitude)];
  const half = (difference: number) => Math.sin(radians(difference) / 2) ** 2;
  const chord =
    half(other.latitude - one.latitude) +
    Math.cos(north) * Math.cos(otherNorth) * half(other.longitude - one.longitude);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** `37.8087,-122.4098`; six decimals are ten centimeters. */
export function pointText({ latitude, longitude }: GeoPoint): string {
  return `${decimalText(latitude, 6)},${decimalText(longitude, 6)}`;
}

/** Reads `37.8087, -122.4098`; undefined for a text that is no place on earth. */
export function readPoint(text: string): GeoPoint | undefined {
  const [north, east, ...more] = text.split(/[,\s]+/).filter(Boolean);
  const [latitude, longitude] = [readDegrees(north, 90), readDegrees(east, 180)];
  if (latitude === undefined || longitude === undefined || more.length > 0) return undefined;
  return { latitude, longitude };
}

/** Points behind each other, a space between them. */
export function pathText(points: readonly GeoPoint[]): string {
  return points.map(pointText).join(' ');
}

/** Reads points separated by line breaks or spaces; undefined when one of them is no point. */
export function readPath(text: string): readonly GeoPoint[] | undefined {
  const points = text
    .replace(/\s*,\s*/g, ',')
    .split(/[\s;]+/)
    .filter(Boolean)
    .map(readPoint);
  return points.every((point) => point !== undefined) ? points : undefined;
}

/** `402.3`: no zeros at the end, no exponent. */
export function decimalText(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}

const DEGREES = /^[+-]?\d{1,3}(?:\.\d{1,15})?$/;

/** Degrees up to a most; undefined for anything else. */
export function readDegrees(text: string | undefined, most: number): number | undefined {
  if (text === undefined || !DEGREES.test(text) || Math.abs(Number(text)) > most) return undefined;
  return Number(text);
}
