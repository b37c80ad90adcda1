import { formatDateTime, zoneNameAt } from '@servery/domain';
import { useMemo } from 'react';
import { ownZone } from '../../publishing/store-time.ts';
import type { Tenant } from '../../session/session-schema.ts';
import { useSession } from '../../session/session-store.ts';

export type TicketPlace = { readonly name: string; readonly zone: string; readonly isKnown: boolean };

/** The locations of the reader. */
function useLocations(): readonly Tenant[] {
  const { accessibleTenants } = useSession();
  return useMemo(() => accessibleTenants.filter(({ type }) => type === 'LOCATION'), [accessibleTenants]);
}

/** The name and the time zone of a location by its id; one that was deleted has its id as name. */
export function useTicketPlaces(): (id: string) => TicketPlace {
  const locations = useLocations();
  return useMemo(() => {
    const byId = new Map(locations.map((location) => [location.id, location]));
    return (id) => {
      const known = byId.get(id);
      return { name: known?.name ?? id, zone: known?.timezone || ownZone, isKnown: known !== undefined };
    };
  }, [locations]);
}

/** `11/19/2026 07:12 PM PST` */
export function storeTime(instant: string, zone: string): string {
  return `${formatDateTime(instant, zone)} ${zoneNameAt(Date.parse(instant), zone)}`;
}
