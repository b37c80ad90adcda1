import { boxAround } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useActiveLevel } from '../../../session/level/active-level.ts';
import { anyTenantsQuery } from '../../../tenants/tenant-calls.ts';
import type { MapPoint } from '../../../ui/map/map-basics.ts';
import type { MapZone } from '../../../ui/map/zone-map-types.ts';

/** A restaurant whose place is known. */
export type LocationPlace = {
  readonly id: string;
  readonly name: string;
  readonly address: string | null;
  readonly point: MapPoint;
};

export type Places = {
  /** The restaurants of the level. */
  readonly own: readonly LocationPlace[];
  /** Those of the company beside them. */
  readonly others: readonly LocationPlace[];
  readonly isPending: boolean;
};

/** The places of the company’s restaurants on the map. */
export function usePlaces(): Places {
  const { companyId } = useEditor().level;
  const { locations } = useActiveLevel();
  const { data, isPending } = useQuery({ ...anyTenantsQuery(companyId), retry: false });
  return useMemo(() => {
    const ids = new Set(locations.map(({ id }) => id));
    const all = (data ?? []).flatMap(({ id, name, type, address, latitude, longitude }): readonly LocationPlace[] =>
      type === 'LOCATION' && latitude != null && longitude != null
        ? [{ id, name, address: address ?? null, point: { latitude, longitude } }]
        : [],
    );
    const { own = [], others = [] } = Object.groupBy(all, ({ id }) => (ids.has(id) ? 'own' : 'others'));
    return { own, others, isPending };
  }, [data, isPending, locations]);
}

/** The area that the map shows around a restaurant without zones. Degrees. */
const around = 0.02;
/** Zones whose middle lies further away belong to another town. Degrees. */
const town = 0.1;

/** The area that the map shows when it opens: the zones around the first of the restaurants. */
export function homeOf(places: readonly LocationPlace[], zones: readonly MapZone[]): readonly MapPoint[] {
  const [first] = zones;
  const middle = places[0]?.point ?? (first && middleOf(first));
  if (!middle) return [];
  const near = zones.filter((zone) => isNear(middleOf(zone), middle)).flatMap(({ ring }) => ring);
  if (near.length > 0) return [middle, ...near.map(([longitude, latitude]) => ({ latitude, longitude }))];
  return [-around, around].map((by) => ({ latitude: middle.latitude + by, longitude: middle.longitude + by }));
}

function middleOf({ ring }: MapZone): MapPoint {
  const { south, west, north, east } = boxAround(ring);
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

function isNear(one: MapPoint, other: MapPoint): boolean {
  return Math.abs(one.latitude - other.latitude) < town && Math.abs(one.longitude - other.longitude) < town;
}
