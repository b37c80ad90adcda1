import { LngLat } from 'maplibre-gl';
import type { MapPoint } from './map-basics.ts';
import type { MapPosition, MapRing, MapShape } from './zone-map-types.ts';

/** Six decimals are ten centimeters; the drawing takes no more than nine. */
export function roundedPosition([longitude = 0, latitude = 0]: readonly number[]): [number, number] {
  return [Number(longitude.toFixed(6)), Number(latitude.toFixed(6))];
}

export function pointOf([longitude, latitude]: MapPosition): MapPoint {
  return { latitude, longitude };
}

export function positionOf({ latitude, longitude }: MapPoint): [number, number] {
  return [longitude, latitude];
}

/** The shape that somebody drew, out of its closed outline. */
export function shapeOfRing(type: MapShape['type'], ring: MapRing): MapShape {
  const points = ring.slice(0, -1).map((position) => pointOf(roundedPosition(position)));
  if (type === 'polygon') return { type, points };
  const { southWest, northEast } = cornersOf(points);
  if (type === 'rectangle') return { type, southWest, northEast };
  const center = {
    latitude: (southWest.latitude + northEast.latitude) / 2,
    longitude: (southWest.longitude + northEast.longitude) / 2,
  };
  return { type, center, radius: distance(center, points[0] ?? center) };
}

/** Meters. */
export function distance(one: MapPoint, other: MapPoint): number {
  return new LngLat(one.longitude, one.latitude).distanceTo(new LngLat(other.longitude, other.latitude));
}

/** The place so many meters east of another one. */
export function eastOf({ latitude, longitude }: MapPoint, meters: number): MapPoint {
  const degree = distance({ latitude, longitude }, { latitude, longitude: longitude + 1 });
  return { latitude, longitude: longitude + meters / degree };
}

export function sameShape(one: MapShape, other: MapShape): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function cornersOf(points: readonly MapPoint[]) {
  const [norths, easts] = [points.map(({ latitude }) => latitude), points.map(({ longitude }) => longitude)];
  return {
    southWest: { latitude: Math.min(...norths), longitude: Math.min(...easts) },
    northEast: { latitude: Math.max(...norths), longitude: Math.max(...easts) },
  };
}
