import type { DeliveryZone } from '../settings/delivery/zones/delivery-zone.ts';
import { findZoneRelations, type ZoneFinding } from '../settings/delivery/zones/zone-relations.ts';

/** All findings at once; a screen takes them step by step. */
export function zoneRelations(zones: readonly DeliveryZone[]): readonly ZoneFinding[] {
  return [...findZoneRelations(zones)].filter((finding) => finding !== undefined);
}
