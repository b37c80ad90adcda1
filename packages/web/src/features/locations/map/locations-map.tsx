import type { LocationState } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { baseMapQuery } from '../../../maps/base-map.ts';
import { MapNotes } from '../../../maps/map-notes.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import { LocationMap } from '../../../publishing/location-map.tsx';
import { useLocationStates } from '../../../publishing/location-state.tsx';
import type { MapLocation } from '../../../publishing/open-location-map.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { useSession } from '../../../session/session-store.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import styles from './locations-map.module.css';
import { MapLegend } from './map-legend.tsx';
import { MapSummary } from './map-summary.tsx';
import { WithoutPoint } from './without-point.tsx';

type LocationsMapProps = {
  readonly locations: readonly SyncStatus[];
  readonly groupNames: ReadonlyMap<string, string>;
};

/** The locations that the filters let through on a map, one of them with its details, and those that have no place on it. */
export function LocationsMap({ locations, groupNames }: LocationsMapProps) {
  const t = usePhrases(locationsPhrases);
  const stateOf = useLocationStates(useSession().userCompanyId);
  const { data: baseMap } = useQuery(baseMapQuery);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const marks = useMemo(
    () => locations.flatMap((location) => locationOn(location, stateOf(location))),
    [locations, stateOf],
  );
  const chosen = locations.find(({ id }) => id === chosenId);
  const onMap = marks.find(({ id }) => id === chosenId) ?? null;
  const without = useMemo(() => locations.filter((location) => locationOn(location, 'live').length === 0), [locations]);
  return (
    <div className={styles.pane}>
      <div className={styles.map}>
        {baseMap ? (
          <LocationMap
            label={t('mapLabel')}
            failed={t('mapFailed')}
            baseMap={baseMap}
            marks={marks}
            chosen={onMap}
            onChoose={setChosenId}
          />
        ) : (
          <MapNotes isReady={false} ground="loading" />
        )}
      </div>
      <aside className={styles.aside} aria-label={t('mapAside')}>
        {locations.length === 0 && <EmptyState title={t('mapNothing')}>{t('mapNothingHint')}</EmptyState>}
        {chosen && (
          <MapSummary
            location={chosen}
            state={stateOf(chosen)}
            groupName={chosen.groupId === null ? t('noGroup') : (groupNames.get(chosen.groupId) ?? null)}
            onClose={() => setChosenId(null)}
          />
        )}
        <MapLegend marks={marks} />
        {without.length > 0 && <WithoutPoint locations={without} />}
      </aside>
    </div>
  );
}

function locationOn({ id, latitude, longitude }: SyncStatus, state: LocationState): readonly MapLocation[] {
  return latitude === null || longitude === null ? [] : [{ id, latitude, longitude, state }];
}
