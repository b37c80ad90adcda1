import { useMantineColorScheme } from '@mantine/core';
import type { StyleSpecification } from 'maplibre-gl';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { MapPoint } from './map-basics.ts';
import { openZoneMap } from './open-zone-map.ts';
import styles from './zone-map.module.css';
import type { ZoneMapHandle, ZoneMapOptions, ZoneMapScene } from './zone-map-types.ts';

export type ZoneMapControls = Pick<ZoneMapHandle, 'frame' | 'bringIntoView'>;

type ZoneMapProps = Pick<ZoneMapOptions, 'onSelect' | 'onDraw' | 'onReshape' | 'handleLabels'> & {
  readonly label: string;
  /** What is said where the browser cannot draw a map. */
  readonly failed: string;
  readonly style: StyleSpecification | null;
  readonly home: readonly MapPoint[];
  readonly scene: ZoneMapScene;
  readonly controls: Ref<ZoneMapControls>;
};

/** Zones on a map, over a base map or over a grid of degrees. */
export function ZoneMap({ label, failed, scene, controls, ...options }: ZoneMapProps) {
  const frame = useRef<HTMLElement>(null);
  const handle = useRef<ZoneMapHandle | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const told = useRef({ ...options, scene });
  told.current = { ...options, scene };
  const { colorScheme } = useMantineColorScheme();
  useImperativeHandle(
    controls,
    () => ({
      frame: (points) => handle.current?.frame(points),
      bringIntoView: (points) => handle.current?.bringIntoView(points),
    }),
    [],
  );

  useEffect(() => {
    if (!frame.current) return;
    const { style, home, handleLabels } = told.current;
    try {
      const opened = openZoneMap(frame.current, {
        style,
        home,
        handleLabels,
        onSelect: (id) => told.current.onSelect(id),
        onDraw: (shape) => told.current.onDraw(shape),
        onReshape: (id, shape) => told.current.onReshape(id, shape),
      });
      handle.current = opened;
      opened.show(told.current.scene);
      return () => opened.close();
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  }, []);
  useEffect(() => handle.current?.show(scene), [scene]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours of another scheme are read anew
  useEffect(() => {
    handle.current?.paint();
  }, [colorScheme]);

  if (hasFailed) return <p className={styles.failed}>{failed}</p>;
  return <section ref={frame} className={styles.map} aria-label={label} />;
}
