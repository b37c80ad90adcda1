import type { Position } from '../../fields/geo-point.ts';

/** Whether a place lies within a closed outline or exactly on it: corners and places are the decimals that they are written as. */
export function polygonContains(ring: readonly Position[], place: Position): boolean {
  let isInside = false;
  for (const [at, from] of ring.entries()) {
    const to = ring[at + 1];
    if (to === undefined) break;
    const [low, high] = from[1] <= to[1] ? [from, to] : [to, from];
    if (place[1] < low[1] || place[1] > high[1]) continue;
    const side = sideOf(low, high, place);
    if (side === 0 && isBetween(from[0], to[0], place[0])) return true;
    if (low[1] <= place[1] && place[1] < high[1] && side > 0) isInside = !isInside;
  }
  return isInside;
}

function isBetween(one: number, other: number, value: number): boolean {
  return Math.min(one, other) <= value && value <= Math.max(one, other);
}

/** More than floating point can be wrong about the product of two differences of degrees. */
const certain = 1e-9;

/** Above 0 when a place lies to the left of the way from one corner to another, 0 when it lies on the line through them. */
function sideOf(from: Position, to: Position, place: Position): number {
  const near = (to[0] - from[0]) * (place[1] - from[1]) - (to[1] - from[1]) * (place[0] - from[0]);
  if (Math.abs(near) > certain) return near;
  const [[x, y], [toX, toY], [atX, atY]] = [whole(from), whole(to), whole(place)];
  const exact = (toX - x) * (atY - y) - (toY - y) * (atX - x);
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
}

const decimals = 15;

/** Degrees in units of 10⁻¹⁵. */
function whole([longitude, latitude]: Position): readonly [bigint, bigint] {
  return [wholeDegrees(longitude), wholeDegrees(latitude)];
}

function wholeDegrees(degrees: number): bigint {
  const written = String(degrees);
  const [before = '0', after = ''] = (written.includes('e') ? degrees.toFixed(decimals) : written).split('.');
  return BigInt(before + after.slice(0, decimals).padEnd(decimals, '0'));
}
