import { boxAround, shapeContains } from '@servery/domain';
import type { MapPoint } from '../../../ui/map/map-basics.ts';
import type { MapRing } from '../../../ui/map/zone-map-types.ts';

/** A diamond is so many late deliveries. */
export const latePerDiamond = 10;
/** The name of the zone is written in the middle of its box: within this part of it there is none. */
const middle = 0.24;
const tries = 400;

/** Places in a zone for as many diamonds as its late deliveries are worth; the same for the same zone. Where they were is not known. */
export function diamondsOf(ring: MapRing, late: number): readonly MapPoint[] {
  const count = Math.round(late / latePerDiamond);
  const points = ring.slice(0, -1).map(([longitude, latitude]) => ({ latitude, longitude }));
  const { south, west, north, east } = boxAround(ring);
  const found: MapPoint[] = [];
  for (let at = 1; at <= tries && found.length < count; at += 1) {
    const [x, y] = [radicalInverse(at, 2), radicalInverse(at, 3)];
    const point = { latitude: south + y * (north - south), longitude: west + x * (east - west) };
    const isFree = Math.abs(x - 0.5) > middle || Math.abs(y - 0.5) > middle;
    if (isFree && shapeContains({ type: 'polygon', points }, point)) found.push(point);
  }
  return found;
}

/** Numbers between 0 and 1 that lie evenly without a pattern (Halton). */
function radicalInverse(at: number, base: number): number {
  let [rest, part, sum] = [at, 1 / base, 0];
  while (rest > 0) {
    sum += (rest % base) * part;
    rest = Math.floor(rest / base);
    part /= base;
  }
  return sum;
}
