import { useMantineColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { MapPoint } from './map-basics.ts';
import { openPointMap, type PointMapHandle } from './open-point-map.ts';
import styles from './point-map.module.css';

type PointMapProps = {
  readonly label: string;
  readonly pointLabel: string;
  /** What is said where the browser cannot draw a map. */
  readonly failed: string;
  readonly point: MapPoint | null;
  /** Other places, as small dots for orientation. */
  readonly others: readonly (MapPoint & { readonly name: string })[];
  readonly onPoint: (point: MapPoint) => void;
};

/** One point on a map without a base map: a grid of degrees, the other places, and the point to drag. */
export function PointMap({ label, pointLabel, failed, point, others, onPoint }: PointMapProps) {
  const frame = useRef<HTMLElement>(null);
  const handle = useRef<PointMapHandle | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const told = useRef(onPoint);
  told.current = onPoint;
  const first = useRef({ point, others });
  const { colorScheme } = useMantineColorScheme();

  useEffect(() => {
    if (!frame.current) return;
    try {
      const opened = openPointMap(frame.current, {
        ...first.current,
        pointLabel,
        onPoint: (next) => told.current(next),
      });
      handle.current = opened;
      return () => opened.close();
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  }, [pointLabel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours of another scheme are read anew
  useEffect(() => {
    handle.current?.paint();
  }, [colorScheme]);
  const [latitude, longitude] = [point?.latitude, point?.longitude];
  useEffect(() => {
    const isPoint = latitude !== undefined && longitude !== undefined;
    handle.current?.show(isPoint ? { latitude, longitude } : null);
  }, [latitude, longitude]);
  useEffect(() => handle.current?.showOthers(others), [others]);

  if (hasFailed) return <p className={styles.failed}>{failed}</p>;
  return <section ref={frame} className={styles.map} aria-label={label} />;
}
