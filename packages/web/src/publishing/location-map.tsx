import { useEffect, useRef, useState } from 'react';
import type { BaseMap } from '../maps/base-map.ts';
import { MapNotes } from '../maps/map-notes.tsx';
import type { BaseMapState } from '../ui/map/base-map-state.ts';
import { MapFrame, useMap } from '../ui/map/map-frame.tsx';
import { type MapLocation, openLocationMap } from './open-location-map.ts';

type LocationMapProps = {
  readonly label: string;
  /** The message where the browser cannot draw a map. */
  readonly failed: string;
  readonly baseMap: BaseMap;
  readonly marks: readonly MapLocation[];
  readonly chosen: MapLocation | null;
  readonly onChoose: (id: string) => void;
};

/** Locations on a map, each by the shape of its state; a list beside it is the way by the keyboard. */
export function LocationMap({ label, failed, baseMap, marks, chosen, onChoose }: LocationMapProps) {
  const latest = useRef(onChoose);
  latest.current = onChoose;
  const [isReady, setReady] = useState(false);
  const [ground, setGround] = useState<BaseMapState>(baseMap.style ? 'loading' : 'none');
  const map = useMap((frame) =>
    openLocationMap(frame, {
      style: baseMap.style,
      marks,
      onReady: () => setReady(true),
      onBaseMap: setGround,
      onChoose: (id) => latest.current(id),
    }),
  );
  useEffect(() => map.handle.current?.show(marks), [map.handle, marks]);
  useEffect(() => map.handle.current?.choose(chosen), [map.handle, chosen]);
  return (
    <>
      <MapFrame map={map} label={label} failed={failed} />
      {!map.hasFailed && <MapNotes isReady={isReady} ground={baseMap.hasFailed ? 'failed' : ground} />}
    </>
  );
}
