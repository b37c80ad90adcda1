import { z } from 'zod';
import type { SettingsSection } from '../fields/settings-section.ts';
import { type DeliveryZone, deliveryZoneSchema } from './zones/delivery-zone.ts';
import { tidyZones } from './zones/stored-zones.ts';
import { zoneNameProblems } from './zones/zone-names.ts';
import { zoneProblems } from './zones/zone-problems.ts';

/** DZ-02 */
export const deliveryAreaSchema = z.looseObject({
  /** The point of sale takes deliveries only to the zones. */
  enforceInPos: z.boolean(),
  /** Where zones overlap, the first one counts. */
  zones: z.array(deliveryZoneSchema),
});

export const deliveryAreaSection: SettingsSection<'deliveryArea', typeof deliveryAreaSchema> = {
  field: 'deliveryArea',
  schema: deliveryAreaSchema,
  createDefault: () => ({ enforceInPos: false, zones: [] }),
  tidy: (area) => {
    const zones = tidyZones(area.zones);
    return { value: zones === area.zones ? area : { ...area, zones }, notices: [] };
  },
  validate: ({ zones }) => listProblems(zones),
};

const list = ['deliveryArea', 'zones'];

function listProblems(zones: readonly DeliveryZone[]) {
  return [...zoneNameProblems(zones, list), ...zoneProblems(zones, list)];
}
