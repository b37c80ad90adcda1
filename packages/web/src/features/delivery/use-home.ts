import { boxAround } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEditor } from '../../configuration/editor-context.ts';
import { anyTenantsQuery } from '../../configuration/tenants/tenant-calls.ts';
import { useActiveLevel } from '../../session/active-level.ts';
import type { MapPoint } from '../../ui/map/map-basics.ts';
import type { MapPlace, MapZone } from '../../ui/map/zone-map-types.ts';

/** What the map shows around a restaurant without zones. Degrees. */
const around = 0.02;
/** Zones whose middle lies further away belong to another town. Degrees. */
const town = 0.1;

/** The restaurants of the level, and what the map shows when it opens: the zones around the first of them. */
export function useHome(zones: readonly MapZone[]) {
  const { companyId } = useEditor().level;
  const { locations } = useActiveLevel();
  const { data, isPending } = useQuery({ ...anyTenantsQuery(companyId), retry: false });
  const places = useMemo(() => {
    const ids = new Set(locations.map(({ id }) => id));
    return (data ?? []).flatMap(({ id, name, latitude, longitude }): readonly MapPlace[] =>
      ids.has(id) && latitude != null && longitude != null ? [{ name, point: { latitude, longitude } }] : [],
    );
  }, [data, locations]);
  return { places, home: isPending ? null : homeOf(places, zones) };
}

function homeOf(places: readonly MapPlace[], zones: readonly MapZone[]): readonly MapPoint[] {
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
