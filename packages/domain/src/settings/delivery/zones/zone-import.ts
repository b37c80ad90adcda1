import { type DeliveryZone, freeZoneColor, newDeliveryZone } from './delivery-zone.ts';
import type { FileZone } from './zone-geojson.ts';

/** The effect of a zone of a file on the zones that are there. */
export interface PlannedZone {
  readonly kind: 'ADDED' | 'RESHAPED' | 'UNCHANGED';
  readonly zone: DeliveryZone;
}

/**
 * A zone of the file with the id or the name of one that is there takes its place and keeps the values that the file does not give;
 * the others are added behind.
 */
export function planZoneImport(
  zones: readonly DeliveryZone[],
  file: readonly FileZone[],
  newId: () => string,
): readonly PlannedZone[] {
  const taken = new Set<DeliveryZone>();
  const colors: Pick<DeliveryZone, 'fillColor'>[] = [...zones];
  return file.map(({ name, shape, given: { id, ...given } }) => {
    const known = zones.find(
      (zone) => !taken.has(zone) && (zone.id === id || zone.name.trim().toLowerCase() === name.toLowerCase()),
    );
    if (known) {
      taken.add(known);
      const zone = { ...known, ...given, ...shape, name };
      return { kind: JSON.stringify(zone) === JSON.stringify(known) ? 'UNCHANGED' : 'RESHAPED', zone };
    }
    const fillColor = freeZoneColor(colors);
    const zone = newDeliveryZone({ id: newId(), fillColor, ...given, ...shape, name });
    colors.push(zone);
    return { kind: 'ADDED', zone };
  });
}

/** The zones after a planned import. */
export function withImportedZones(
  zones: readonly DeliveryZone[],
  planned: readonly PlannedZone[],
): readonly DeliveryZone[] {
  const reshaped = new Map(planned.map(({ zone }) => [zone.id, zone]));
  const added = planned.filter(({ kind }) => kind === 'ADDED').map(({ zone }) => zone);
  return [...zones.map((zone) => reshaped.get(zone.id) ?? zone), ...added];
}
