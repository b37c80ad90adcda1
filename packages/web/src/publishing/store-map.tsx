import { useEffect, useRef } from 'react';
import { MapFrame, useMap } from '../ui/map/map-frame.tsx';
import { type MapStore, openStoreMap } from './open-store-map.ts';

type StoreMapProps = {
  readonly label: string;
  /** What is said where the browser cannot draw a map. */
  readonly failed: string;
  readonly stores: readonly MapStore[];
  readonly chosen: MapStore | null;
  readonly onChoose: (id: string) => void;
};

/** Stores on a map without a base map, each by the shape of its state; a list beside it is the way by the keyboard. */
export function StoreMap({ label, failed, stores, chosen, onChoose }: StoreMapProps) {
  const latest = useRef(onChoose);
  latest.current = onChoose;
  const map = useMap((frame) => openStoreMap(frame, { stores, onChoose: (id) => latest.current(id) }));
  useEffect(() => map.handle.current?.show(stores), [map.handle, stores]);
  useEffect(() => map.handle.current?.choose(chosen), [map.handle, chosen]);
  return <MapFrame map={map} label={label} failed={failed} />;
}
