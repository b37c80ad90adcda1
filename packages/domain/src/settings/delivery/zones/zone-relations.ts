import { area } from '@turf/area';
import { difference } from '@turf/difference';
import { featureCollection, polygon } from '@turf/helpers';
import { intersect } from '@turf/intersect';
import type { Position } from '../../fields/geo-point.ts';
import type { DeliveryZone } from './delivery-zone.ts';
import { type Box, boxAround, boxesMeet, boxOf, featureOf, ringOf } from './zone-geometry.ts';
import { shapeProblem } from './zone-problems.ts';
import { type ActiveZone, activeZones } from './zone-shape.ts';

/** Ground that lies in two zones, or in none although zones surround it. */
export interface ZoneFinding {
  readonly kind: 'OVERLAP' | 'GAP';
  /** The two zones, the one that counts first; of a gap the zones around it. */
  readonly zones: readonly DeliveryZone[];
  readonly squareMeters: number;
  /** The outlines of the ground, longitude first. */
  readonly outlines: readonly (readonly Position[])[];
}

/** Smaller ones come from outlines that were drawn to meet and miss by a hair. Square meters. */
const SMALLEST = 500;
/** More pairs than these are not looked at: they overlap all over. */
const MOST_PAIRS = 3000;

/** Finds overlaps and gaps step by step, so that drawing is not blocked; every step costs some milliseconds. */
export function* findZoneRelations(zones: readonly DeliveryZone[]): Generator<ZoneFinding | undefined, void> {
  const active = activeZones(zones).filter(({ zone }) => shapeProblem(zone) === undefined);
  let pairs = 0;
  for (const [at, one] of active.entries()) {
    for (const other of active.slice(at + 1)) {
      if (!boxesMeet(boxOf(one.shape), boxOf(other.shape))) continue;
      pairs += 1;
      if (pairs > MOST_PAIRS) return;
      yield overlapOf(one, other);
    }
  }
  for (const gap of gapsBetween(active)) yield gap;
}

function overlapOf(one: ActiveZone, other: ActiveZone): ZoneFinding | undefined {
  const shared = intersect(featureCollection([featureOf(one.shape), featureOf(other.shape)]));
  if (shared === null) return undefined;
  const squareMeters = area(shared);
  if (squareMeters < SMALLEST) return undefined;
  return { kind: 'OVERLAP', zones: [one.zone, other.zone], squareMeters, outlines: partsOf(shared).map(outerRing) };
}

/** The parts that a frame around all zones keeps when the zones are cut out of it, save the ground outside of them. */
function gapsBetween(active: readonly ActiveZone[]): readonly ZoneFinding[] {
  if (active.length < 2) return [];
  const frame = wider(boxAround(active.flatMap(({ shape }) => ringOf(shape))));
  const rest = difference(featureCollection([featureOfBox(frame), ...active.map(({ shape }) => featureOf(shape))]));
  return (rest === null ? [] : partsOf(rest)).flatMap((part) => {
    const outline = outerRing(part);
    const box = boxAround(outline);
    const squareMeters = area(polygon(part));
    if (box.west <= frame.west || squareMeters < SMALLEST) return [];
    const around = active.filter(({ shape }) => boxesMeet(boxOf(shape), box)).map(({ zone }) => zone);
    return [{ kind: 'GAP' as const, zones: around, squareMeters, outlines: [outline] }];
  });
}

type Rings = number[][][];
interface Ground {
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: Rings }
    | { readonly type: 'MultiPolygon'; readonly coordinates: Rings[] };
}

function partsOf({ geometry }: Ground): readonly Rings[] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

function outerRing([outer = []]: Rings): Position[] {
  return outer.map(([longitude = 0, latitude = 0]): Position => [longitude, latitude]);
}

function wider({ south, west, north, east }: Box): Box {
  const margin = 0.01;
  return { south: south - margin, west: west - margin, north: north + margin, east: east + margin };
}

function featureOfBox({ south, west, north, east }: Box) {
  return polygon([
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ]);
}
