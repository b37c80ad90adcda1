import type { DeliveryZone } from './delivery-zone.ts';
import type { GeoPoint } from './geo-point.ts';
import { boxOf, metresToBox } from './zone-geometry.ts';
import { shapeOf } from './zone-shape.ts';

/** A store this much further away than the nearest one may still drive there. Metres: three miles. */
const FURTHER = 4828;

/**
 * Whether stores serve a zone: no other store of the company is nearer to it by more than three miles. The zones of a company
 * stand in one list that every store inherits, and name no store; which one drives there follows from where it lies.
 * Zones without a readable shape are everybody's; without a place of a store, all are. Answers are kept by zone: ten thousand
 * stores are measured once, not with each edit.
 */
export function createZoneServing(
  stores: readonly GeoPoint[],
  others: readonly GeoPoint[],
): (zone: DeliveryZone) => boolean {
  if (stores.length === 0 || others.length === 0) return () => true;
  const known = new WeakMap<DeliveryZone, boolean>();
  return (zone) => {
    const answer = known.get(zone) ?? isServed(zone, stores, others);
    known.set(zone, answer);
    return answer;
  };
}

function isServed(zone: DeliveryZone, stores: readonly GeoPoint[], others: readonly GeoPoint[]): boolean {
  const shape = shapeOf(zone);
  if (shape === undefined) return true;
  const box = boxOf(shape);
  const nearest = (points: readonly GeoPoint[]) =>
    points.reduce((least, point) => Math.min(least, metresToBox(box, point)), Number.POSITIVE_INFINITY);
  return nearest(stores) <= nearest(others) + FURTHER;
}
