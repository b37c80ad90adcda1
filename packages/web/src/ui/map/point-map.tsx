import { useEffect, useRef } from 'react';
import type { MapPoint } from './map-basics.ts';
import { MapFrame, useMap } from './map-frame.tsx';
import { openPointMap } from './open-point-map.ts';

type PointMapProps = {
  readonly label: string;
  readonly pointLabel: string;
  /** The message where the browser cannot draw a map. */
  readonly failed: string;
  readonly point: MapPoint | null;
  /** Other places, as small dots for orientation. */
  readonly others: readonly (MapPoint & { readonly name: string })[];
  readonly onPoint: (point: MapPoint) => void;
};

/** One point on a map without a base map: a grid of degrees, the other places, and the point to drag. */
export function PointMap({ label, pointLabel, failed, point, others, onPoint }: PointMapProps) {
  const latest = useRef(onPoint);
  latest.current = onPoint;
  const map = useMap((frame) =>
    openPointMap(frame, { point, others, pointLabel, onPoint: (next) => latest.current(next) }),
  );
  const [latitude, longitude] = [point?.latitude, point?.longitude];
  useEffect(() => {
    const isPoint = latitude !== undefined && longitude !== undefined;
    map.handle.current?.show(isPoint ? { latitude, longitude } : null);
  }, [map.handle, latitude, longitude]);
  useEffect(() => map.handle.current?.showOthers(others), [map.handle, others]);
  return <MapFrame map={map} label={label} failed={failed} />;
}
