import type { Problem } from '../../../configuration/configuration-kind.ts';
import type { Path } from '../../../overrides/change.ts';
import type { DeliveryZone } from './delivery-zone.ts';

/** DZ-16, DZ-17: zones without a name, and a warning at those whose name others have. */
export function zoneNameProblems(zones: readonly DeliveryZone[], list: Path): readonly Problem[] {
  const counts = Map.groupBy(zones, ({ name }) => folded(name));
  return zones.flatMap((zone): readonly Problem[] => {
    const path = [...list, { id: zone.id }, 'name'];
    if (folded(zone.name) === '') return [{ code: 'ZONE_NAME_EMPTY', path, message: 'A zone needs a name.' }];
    const others = (counts.get(folded(zone.name))?.length ?? 1) - 1;
    if (others === 0) return [];
    return [{ code: 'ZONE_NAME_TAKEN', path, message: takenMessage(zone.name.trim(), others), isWarning: true }];
  });
}

function takenMessage(name: string, others: number): string {
  const there = others === 1 ? 'There is already a zone' : 'There are already zones';
  return `${there} named "${name}." Unique names are strongly recommended.`;
}

function folded(name: string): string {
  return name.trim().toLowerCase();
}
