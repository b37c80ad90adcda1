import type { StyleSpecification } from 'maplibre-gl';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { MapPoint } from './map-basics.ts';
import { MapFrame, useMap } from './map-frame.tsx';
import { openZoneMap } from './open-zone-map.ts';
import type { ZoneMapHandle, ZoneMapOptions, ZoneMapScene } from './zone-map-types.ts';

export type ZoneMapControls = Pick<ZoneMapHandle, 'frame' | 'bringIntoView'>;

type ZoneMapProps = Pick<
  ZoneMapOptions,
  'onPress' | 'onDraw' | 'onReshape' | 'onReady' | 'onBaseMap' | 'handleLabels' | 'covered' | 'edgeColor'
> & {
  readonly label: string;
  /** The message where the browser cannot draw a map. */
  readonly failed: string;
  readonly style: StyleSpecification | null;
  readonly home: readonly MapPoint[];
  readonly scene: ZoneMapScene;
  readonly controls: Ref<ZoneMapControls>;
};

/** Zones on a map, over a base map or over a grid of degrees. */
export function ZoneMap({ label, failed, scene, controls, ...options }: ZoneMapProps) {
  const latest = useRef(options);
  latest.current = options;
  const map = useMap((frame) =>
    openZoneMap(frame, {
      ...options,
      onPress: (point) => latest.current.onPress(point),
      onDraw: (shape) => latest.current.onDraw(shape),
      onReshape: (id, shape) => latest.current.onReshape(id, shape),
      onReady: () => latest.current.onReady(),
      onBaseMap: (state) => latest.current.onBaseMap(state),
    }),
  );
  const { handle } = map;
  useImperativeHandle(
    controls,
    () => ({
      frame: (points) => handle.current?.frame(points),
      bringIntoView: (points) => handle.current?.bringIntoView(points),
    }),
    [handle],
  );
  useEffect(() => handle.current?.show(scene), [handle, scene]);
  return <MapFrame map={map} label={label} failed={failed} />;
}
