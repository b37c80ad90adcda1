import { useEffect, useRef } from 'react';
import { MapFrame, useMap } from '../ui/map/map-frame.tsx';
import { type MapLocation, openLocationMap } from './open-location-map.ts';

type LocationMapProps = {
  readonly label: string;
  /** The message where the browser cannot draw a map. */
  readonly failed: string;
  readonly marks: readonly MapLocation[];
  readonly chosen: MapLocation | null;
  readonly onChoose: (id: string) => void;
};

/** Locations on a map without a base map, each by the shape of its state; a list beside it is the way by the keyboard. */
export function LocationMap({ label, failed, marks, chosen, onChoose }: LocationMapProps) {
  const latest = useRef(onChoose);
  latest.current = onChoose;
  const map = useMap((frame) => openLocationMap(frame, { marks, onChoose: (id) => latest.current(id) }));
  useEffect(() => map.handle.current?.show(marks), [map.handle, marks]);
  useEffect(() => map.handle.current?.choose(chosen), [map.handle, chosen]);
  return <MapFrame map={map} label={label} failed={failed} />;
}
