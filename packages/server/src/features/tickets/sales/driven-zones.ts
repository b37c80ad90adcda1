import type { Operations, ResponseOf } from '@servery/contract';
import { createLocationZones, ringOf, shapeOf } from '@servery/domain';
import { readDeliveryZones } from '../../../configuration/settings-names.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/fault.ts';

type DrivenZones = ResponseOf<Operations['listDrivenZones']>;

/** @throws Fault where there is no such location */
export async function listDrivenZones(scope: CompanyScope, locationId: string): Promise<DrivenZones> {
  const location = await scope.db
    .selectFrom('tenants')
    .select(['group_id', 'latitude', 'longitude'])
    .where('company_id', '=', scope.companyId)
    .where('type', '=', 'LOCATION')
    .where('id', '=', locationId)
    .executeTakeFirst();
  if (location === undefined) throw notFound();
  const { latitude, longitude, group_id: groupId } = location;
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  const zones = await readDeliveryZones(scope, { type: 'LOCATION', id: locationId, groupId });
  const served = new Set(createLocationZones(place === null ? [] : [place])(zones));
  return {
    place,
    zones: zones.flatMap((zone) => {
      const shape = shapeOf(zone);
      if (shape === undefined) return [];
      const ring = ringOf(shape).map(([east, north]): [number, number] => [east, north]);
      return [{ id: String(zone.id), name: zone.name, isServed: served.has(zone) && !zone.disabled, ring }];
    }),
  };
}
