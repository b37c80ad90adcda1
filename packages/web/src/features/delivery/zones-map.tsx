import { boxAround, fieldsOfShape, freeName, freeZoneColor, newDeliveryZone, type ZoneFinding } from '@servery/domain';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { BaseMap } from '../../configuration/base-map.ts';
import { useEditor } from '../../configuration/editor-context.ts';
import { listKey, selectRow, useListSelection } from '../../configuration/list/list-selection.ts';
import { useEditSettings, useSettings } from '../../configuration/location-settings-document.ts';
import { deliveryPhrases } from '../../phrases/delivery.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { ZoneMap, type ZoneMapControls } from '../../ui/map/zone-map.tsx';
import type { MapShape, MapZone, ZoneTool } from '../../ui/map/zone-map-types.ts';
import styles from './delivery.module.css';
import { mapZonesOf } from './map-zones.ts';
import { useHome } from './use-home.ts';
import { useTestMarks } from './use-tested-addresses.ts';
import { ZoneTools } from './zone-tools.tsx';
import { zonesList } from './zones-table.tsx';

type ZonesMapProps = { readonly baseMap: BaseMap; readonly findings: readonly ZoneFinding[] };

/** The zones of the draft on a map: each stroke is one edit, and one step of undo. */
export function ZonesMap({ baseMap, findings }: ZonesMapProps) {
  const t = usePhrases(deliveryPhrases);
  const { canSave } = useEditor().level;
  const [tool, setTool] = useState<ZoneTool>('select');
  const zones = useSettings(({ deliveryArea }) => deliveryArea.zones);
  const mapZones = useMemo(() => mapZonesOf(zones), [zones]);
  const selectedId = useListSelection(({ list, id }) =>
    list === listKey(zonesList) && id !== null ? String(id) : null,
  );
  const { places, home } = useHome(mapZones);
  const marks = useTestMarks();
  const { draw, reshape, select } = useZoneEdits(() => setTool('select'));
  const controls = useRef<ZoneMapControls>(null);
  useFollowSelection(selectedId, mapZones, controls);
  const scene = useMemo(
    () => ({ zones: mapZones, selectedId, findings, marks, places, tool, canEdit: canSave }),
    [mapZones, selectedId, findings, marks, places, tool, canSave],
  );
  const handleFit = () => {
    const chosen = mapZones.filter(({ id }) => id === selectedId);
    controls.current?.frame(pointsOf(chosen.length > 0 ? chosen : mapZones));
  };
  if (home === null) return <div className={styles.mapFrame} />;
  return (
    <div className={styles.mapFrame}>
      <ZoneMap
        label={t('map')}
        failed={t('mapFailed')}
        style={baseMap.style}
        home={home}
        handleLabels={{ center: t('centerHandle'), radius: t('radiusHandle') }}
        scene={scene}
        controls={controls}
        onSelect={select}
        onDraw={draw}
        onReshape={reshape}
      />
      <ZoneTools
        tool={tool}
        canEdit={canSave}
        onTool={setTool}
        onFit={handleFit}
        onFitAll={() => controls.current?.frame(pointsOf(mapZones))}
      />
      {baseMap.hasFailed && <p className={styles.mapNote}>{t('baseMapFailed')}</p>}
    </div>
  );
}

/** Edits of the map in the draft. `onDrawn` lets go of the tool. */
function useZoneEdits(onDrawn: () => void) {
  const t = usePhrases(deliveryPhrases);
  const zones = useSettings(({ deliveryArea }) => deliveryArea.zones);
  const edit = useEditSettings();
  const idOf = (id: string) => zones.find((zone) => String(zone.id) === id)?.id ?? id;
  return {
    select: (id: string) => selectRow(zonesList, idOf(id)),
    draw: (shape: MapShape) => {
      const id = crypto.randomUUID();
      const fields = fieldsOfShape(shape);
      const name = freeName(zones, t('newZone'));
      const zone = newDeliveryZone({ id, name, fillColor: freeZoneColor(zones), ...fields });
      edit((settings) => void settings.deliveryArea.zones.push(zone));
      onDrawn();
      selectRow(zonesList, id, true);
    },
    reshape: (id: string, shape: MapShape) =>
      edit((settings) => {
        const zone = settings.deliveryArea.zones.find((one) => String(one.id) === id);
        if (zone) Object.assign(zone, fieldsOfShape(shape));
      }),
  };
}

/** A zone that is chosen in the list comes into view, unless it is there already. */
function useFollowSelection(
  selectedId: string | null,
  zones: readonly MapZone[],
  controls: RefObject<ZoneMapControls | null>,
) {
  const before = useRef(selectedId);
  useEffect(() => {
    if (before.current === selectedId) return;
    before.current = selectedId;
    const chosen = zones.filter(({ id }) => id === selectedId);
    if (chosen.length > 0) controls.current?.bringIntoView(pointsOf(chosen));
  }, [selectedId, zones, controls]);
}

/** The corners of the box around some zones. */
export function pointsOf(zones: readonly MapZone[]) {
  if (zones.length === 0) return [];
  const { south, west, north, east } = boxAround(zones.flatMap(({ ring }) => ring));
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
}
