import { useEffect, useRef } from 'react';
import { MapFrame, useMap } from './map-frame.tsx';
import { openShareMap, type ShareMapOptions, type ShareScene } from './open-share-map.ts';

type ShareMapProps = ShareMapOptions & {
  readonly label: string;
  /** The message where the browser cannot draw a map. */
  readonly failed: string;
  readonly scene: ShareScene;
};

/** Zones on a map, colored by how good they are in one hue, with their figures. */
export function ShareMap({ label, failed, scene, ...options }: ShareMapProps) {
  const latest = useRef(options);
  latest.current = options;
  const map = useMap((frame) =>
    openShareMap(frame, {
      ...options,
      onReady: () => latest.current.onReady(),
      onBaseMap: (state) => latest.current.onBaseMap(state),
      onZone: (id) => latest.current.onZone(id),
    }),
  );
  const { handle } = map;
  useEffect(() => handle.current?.show(scene), [handle, scene]);
  return <MapFrame map={map} label={label} failed={failed} />;
}
