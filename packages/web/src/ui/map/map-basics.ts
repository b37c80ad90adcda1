import { LngLatBounds, type Map as MapView, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

setWorkerUrl(workerUrl);

/** Degrees. */
export type MapPoint = { readonly latitude: number; readonly longitude: number };

/** A style without a base map: zones and places are drawn on plain ground. */
export const blankStyle: StyleSpecification = { version: 8, sources: {}, layers: [] };

/** A map that lies flat, with north above. */
export const flat = { dragRotate: false, pitchWithRotate: false, maxPitch: 0 } as const;

export function keepFlat(map: MapView): void {
  map.touchZoomRotate.disableRotation();
}

/** A color of the current theme, by its CSS variable. */
export function color(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || '#888888';
}

export function boundsOf(points: readonly MapPoint[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { latitude, longitude } of points) bounds.extend([longitude, latitude]);
  return bounds;
}
