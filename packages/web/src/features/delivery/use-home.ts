import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEditor } from '../../configuration/editor-context.ts';
import { anyTenantsQuery } from '../../configuration/tenants/tenant-calls.ts';
import { useActiveLevel } from '../../session/active-level.ts';
import type { MapPlace, MapZone } from '../../ui/map/zone-map-types.ts';

/** Degrees around a place that a restaurant delivers within, to begin with. */
const around = 0.02;
/** Zones further away than this belong to another town. Degrees. */
const town = 0.35;

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

function homeOf(places: readonly MapPlace[], zones: readonly MapZone[]) {
  const [x, y] = zones[0]?.ring[0] ?? [0, 0];
  const middle = places[0]?.point ?? (zones.length > 0 ? { latitude: y, longitude: x } : undefined);
  if (!middle) return [];
  const near = zones
    .flatMap(({ ring }) => ring)
    .filter(([east, north]) => isNear(north - middle.latitude, east - middle.longitude));
  return [
    { latitude: middle.latitude - around, longitude: middle.longitude - around },
    { latitude: middle.latitude + around, longitude: middle.longitude + around },
    ...near.map(([longitude, latitude]) => ({ latitude, longitude })),
  ];
}

function isNear(...differences: readonly number[]): boolean {
  return differences.every((difference) => Math.abs(difference) < town);
}
