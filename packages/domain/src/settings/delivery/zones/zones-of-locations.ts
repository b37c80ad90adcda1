import type { GeoPoint } from '../../fields/geo-point.ts';
import type { DeliveryZone } from './delivery-zone.ts';
import { boxOf, metersToBox } from './zone-geometry.ts';
import { shapeOf } from './zone-shape.ts';

/** A location delivers this much farther than to its nearest zone. Meters: three miles. */
const FURTHER = 4828;

/**
 * Says which zones locations serve. The zones of a company are in one list that every location inherits, and name no location; which
 * one drives there follows from where it lies: to its nearest zone, and to those that are no more than three miles further
 * away. Zones without a readable shape are everybody's; without a place of a location, all are. Ways are kept by zone: thousands
 * of locations are measured once, not with each edit.
 */
export function createLocationZones(
  locations: readonly GeoPoint[],
): (zones: readonly DeliveryZone[]) => readonly DeliveryZone[] {
  const known = new WeakMap<DeliveryZone, readonly number[] | null>();
  const waysTo = (zone: DeliveryZone): readonly number[] | null => {
    const before = known.get(zone);
    const ways = before === undefined ? measure(zone, locations) : before;
    known.set(zone, ways);
    return ways;
  };
  return (zones) => {
    if (locations.length === 0) return zones;
    const all = zones.map(waysTo);
    const limits = locations.map((_, at) => nearestOf(all, at) + FURTHER);
    return zones.filter((zone) => waysTo(zone)?.some((way, at) => way <= (limits[at] ?? 0)) ?? true);
  };
}

function nearestOf(ways: readonly (readonly number[] | null)[], at: number): number {
  return ways.reduce((least, way) => Math.min(least, way?.[at] ?? least), Number.POSITIVE_INFINITY);
}

/** From each location; null for a zone without a shape. */
function measure(zone: DeliveryZone, locations: readonly GeoPoint[]): readonly number[] | null {
  const shape = shapeOf(zone);
  if (shape === undefined) return null;
  const box = boxOf(shape);
  return locations.map((location) => metersToBox(box, location));
}
