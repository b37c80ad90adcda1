import {
  boxAround,
  type DeliveryZone,
  fieldsOfShape,
  freeName,
  freeZoneColor,
  newDeliveryZone,
  shapeContains,
  type ZoneFinding,
} from '@servery/domain';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useEditSettings, useSettings } from '../../../../editing/kinds/location-settings-document.ts';
import { listKey, selectRow, useListSelection } from '../../../../editing/list/list-selection.ts';
import type { BaseMap } from '../../../../maps/base-map.ts';
import { MapNotes } from '../../../../maps/map-notes.tsx';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../../phrases/settings/delivery.ts';
import type { BaseMapState } from '../../../../ui/map/base-map-state.ts';
import type { MapPoint } from '../../../../ui/map/map-basics.ts';
import { ZoneMap, type ZoneMapControls } from '../../../../ui/map/zone-map.tsx';
import type { MapShape, MapZone, ZoneTool } from '../../../../ui/map/zone-map-types.ts';
import { useNearestLocation } from '../tester/test-answer.tsx';
import { useTester } from '../tester/tester-store.ts';
import { useTestMarks } from '../tester/use-tested-addresses.ts';
import { homeOf, usePlaces } from '../use-places.ts';
import { zonesList } from '../zones-table.tsx';
import { edgeColor } from './edge-color.ts';
import { mapZonesOf } from './map-zones.ts';
import { ZoneTools } from './zone-tools.tsx';
import styles from './zones-canvas.module.css';

type ZonesMapProps = {
  readonly baseMap: BaseMap;
  readonly zones: readonly DeliveryZone[];
  readonly findings: readonly ZoneFinding[];
  /** A zone was chosen or drawn. */
  readonly onZone: () => void;
};

/** The corner that the tester lies over in a wide window. Pixels. */
const covered = { width: 320, height: 220 };

/** The zones of the draft on a map: each stroke is one edit, and one step of undo. */
export function ZonesMap({ baseMap, zones, findings, onZone }: ZonesMapProps) {
  const t = usePhrases(deliveryPhrases);
  const { canSave } = useEditor().level;
  const [tool, setTool] = useState<ZoneTool>('select');
  const [isReady, setReady] = useState(false);
  const [ground, setGround] = useState<BaseMapState>('loading');
  const mapZones = useMemo(() => mapZonesOf(zones), [zones]);
  const selectedId = useListSelection(({ list, id }) =>
    list === listKey(zonesList) && id !== null ? String(id) : null,
  );
  const { own: places, isPending } = usePlaces();
  const controls = useRef<ZoneMapControls>(null);
  const pin = usePin(controls);
  const marks = useTestMarks();
  const { draw, reshape, select } = useZoneEdits({ onDrawn: () => setTool('select'), onZone });
  useFollowSelection(selectedId, mapZones, controls);
  const scene = useMemo(
    () => ({ zones: mapZones, selectedId, findings, marks, places, pin, tool, canEdit: canSave }),
    [mapZones, selectedId, findings, marks, places, pin, tool, canSave],
  );
  const handleFit = () => {
    const chosen = mapZones.filter(({ id }) => id === selectedId);
    controls.current?.frame(pointsOf(chosen.length > 0 ? chosen : mapZones));
  };
  if (isPending) return <MapNotes isReady={false} ground="loading" />;
  return (
    <>
      <div className={styles.stage}>
        <ZoneMap
          label={t('map')}
          failed={t('mapFailed')}
          style={baseMap.style}
          home={homeOf(places, mapZones)}
          covered={covered}
          edgeColor={edgeColor}
          handleLabels={{ center: t('centerHandle'), radius: t('radiusHandle') }}
          scene={scene}
          controls={controls}
          onReady={() => setReady(true)}
          onBaseMap={setGround}
          onPress={(point) => {
            const id = zoneAt(mapZones, point, selectedId);
            if (id !== undefined) select(id);
          }}
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
      </div>
      <MapNotes
        isReady={isReady}
        ground={baseMap.hasFailed ? 'failed' : ground}
        help={canSave ? t(`help.${tool}`) : undefined}
      />
    </>
  );
}

/** The tested address and its restaurant, brought into view once it is found. */
function usePin(controls: RefObject<ZoneMapControls | null>) {
  const tested = useTester((state) => state.tested);
  const location = useNearestLocation(tested);
  const pin = useMemo(
    () => (tested ? { point: tested.point, from: location?.point ?? null } : null),
    [tested, location],
  );
  useEffect(() => {
    if (pin) controls.current?.bringIntoView(pin.from ? [pin.point, pin.from] : [pin.point]);
  }, [pin, controls]);
  return pin;
}

interface ZoneEdits {
  /** Lets go of the tool. */
  readonly onDrawn: () => void;
  readonly onZone: () => void;
}

/** Edits of the map in the draft. */
function useZoneEdits({ onDrawn, onZone }: ZoneEdits) {
  const t = usePhrases(deliveryPhrases);
  const zones = useSettings(({ deliveryArea }) => deliveryArea.zones);
  const edit = useEditSettings();
  const idOf = (id: string) => zones.find((zone) => String(zone.id) === id)?.id ?? id;
  return {
    select: (id: string) => {
      selectRow(zonesList, idOf(id));
      onZone();
    },
    draw: (shape: MapShape) => {
      const id = crypto.randomUUID();
      const fields = fieldsOfShape(shape);
      const name = freeName(zones, t('newZone'));
      const zone = newDeliveryZone({ id, name, fillColor: freeZoneColor(zones), ...fields });
      edit((settings) => void settings.deliveryArea.zones.push(zone));
      onDrawn();
      selectRow(zonesList, id, true);
      onZone();
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

/** The uppermost zone of a place; below the chosen one lies the next. Looked up in shapes: the drawing of the map may still be under way. */
function zoneAt(zones: readonly MapZone[], point: MapPoint, chosenId: string | null): string | undefined {
  return zones.findLast(({ id, shape }) => id !== chosenId && shapeContains(shape, point))?.id;
}

/** The corners of the box around some zones. */
function pointsOf(zones: readonly MapZone[]) {
  if (zones.length === 0) return [];
  const { south, west, north, east } = boxAround(zones.flatMap(({ ring }) => ring));
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
}
