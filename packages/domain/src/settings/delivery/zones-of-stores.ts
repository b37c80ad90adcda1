import type { GeoPoint } from '../fields/geo-point.ts';
import type { DeliveryZone } from './delivery-zone.ts';
import { boxOf, metresToBox } from './zone-geometry.ts';
import { shapeOf } from './zone-shape.ts';

/** A store drives this much further than to its nearest zone. Metres: three miles. */
const FURTHER = 4828;

/**
 * Says which zones stores serve. The zones of a company stand in one list that every store inherits, and name no store; which
 * one drives there follows from where it lies: to its nearest zone, and to those that are no more than three miles further
 * away. Zones without a readable shape are everybody's; without a place of a store, all are. Ways are kept by zone: thousands
 * of stores are measured once, not with each edit.
 */
export function createStoreZones(
  stores: readonly GeoPoint[],
): (zones: readonly DeliveryZone[]) => readonly DeliveryZone[] {
  const known = new WeakMap<DeliveryZone, readonly number[] | null>();
  const waysTo = (zone: DeliveryZone): readonly number[] | null => {
    const before = known.get(zone);
    const ways = before === undefined ? measure(zone, stores) : before;
    known.set(zone, ways);
    return ways;
  };
  return (zones) => {
    if (stores.length === 0) return zones;
    const all = zones.map(waysTo);
    const limits = stores.map((_, at) => nearestOf(all, at) + FURTHER);
    return zones.filter((zone) => waysTo(zone)?.some((way, at) => way <= (limits[at] ?? 0)) ?? true);
  };
}

function nearestOf(ways: readonly (readonly number[] | null)[], at: number): number {
  return ways.reduce((least, way) => Math.min(least, way?.[at] ?? least), Number.POSITIVE_INFINITY);
}

/** From each store; null for what has no shape. */
function measure(zone: DeliveryZone, stores: readonly GeoPoint[]): readonly number[] | null {
  const shape = shapeOf(zone);
  if (shape === undefined) return null;
  const box = boxOf(shape);
  return stores.map((store) => metresToBox(box, store));
}
