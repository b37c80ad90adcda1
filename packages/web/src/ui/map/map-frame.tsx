import { useMantineColorScheme } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './map-frame.module.css';

type MapHandle = { readonly paint: () => void; readonly close: () => void };

export type OpenedMap<Handle> = {
  readonly frame: RefObject<HTMLElement | null>;
  readonly handle: RefObject<Handle | null>;
  readonly hasFailed: boolean;
};

/** Opens a map in its frame, and redraws it with the colors of another scheme. */
export function useMap<Handle extends MapHandle>(open: (frame: HTMLElement) => Handle): OpenedMap<Handle> {
  const frame = useRef<HTMLElement>(null);
  const handle = useRef<Handle | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { colorScheme } = useMantineColorScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is opened once
  useEffect(() => {
    if (!frame.current) return;
    try {
      const opened = open(frame.current);
      handle.current = opened;
      return () => opened.close();
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colors of another scheme are read again
  useEffect(() => {
    handle.current?.paint();
  }, [colorScheme]);
  return { frame, handle, hasFailed };
}

type MapFrameProps = {
  readonly map: Pick<OpenedMap<unknown>, 'frame' | 'hasFailed'>;
  readonly label: string;
  /** The message where the browser cannot draw a map. */
  readonly failed: string;
};

/** The place of a map, or why there is none. */
export function MapFrame({ map, label, failed }: MapFrameProps) {
  if (map.hasFailed) return <p className={styles.failed}>{failed}</p>;
  return <section ref={map.frame} className={styles.map} aria-label={label} />;
}
