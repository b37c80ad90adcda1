import { type DeliveryZone, ringOf, shapeOf } from '@servery/domain';
import type { MapZone } from '../../../../ui/map/zone-map-types.ts';

const drawn = new WeakMap<DeliveryZone, MapZone | null>();

/** The zones that have a shape, as the map draws them; one that did not change stays the same. */
export function mapZonesOf(zones: readonly DeliveryZone[]): readonly MapZone[] {
  return zones.flatMap((zone) => {
    const known = drawn.get(zone);
    const mapZone = known === undefined ? draw(zone) : known;
    drawn.set(zone, mapZone);
    return mapZone === null ? [] : [mapZone];
  });
}

function draw(zone: DeliveryZone): MapZone | null {
  const shape = shapeOf(zone);
  if (shape === undefined) return null;
  const { id, name, fillColor: color, disabled: isDisabled } = zone;
  return { id: String(id), name, color, isDisabled, shape, ring: ringOf(shape) };
}
