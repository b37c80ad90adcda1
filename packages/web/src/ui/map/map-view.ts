import {
  type LngLatBounds,
  Map as MapView,
  NavigationControl,
  ScaleControl,
  type StyleSpecification,
} from 'maplibre-gl';
import { blankStyle, flat, keepFlat } from './map-basics.ts';

const nearest = 16;

/** The size of the part that lies over the upper left corner of a map. Pixels. */
export type Covered = { readonly width: number; readonly height: number };

export function openMap(container: HTMLElement, style: StyleSpecification | null): MapView {
  const map = new MapView({
    container,
    style: style ?? blankStyle,
    attributionControl: style ? {} : false,
    center: [-98.35, 39.5],
    zoom: 2.6,
    doubleClickZoom: false,
    ...flat,
  });
  keepFlat(map);
  map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right');
  map.addControl(new ScaleControl({ unit: 'imperial' }), 'bottom-left');
  return map;
}

/** Below the panel that covers a corner of the map or at its right, wherever more can be seen. */
export function frameBeside(map: MapView, bounds: LngLatBounds, covered: Covered): void {
  const plain = { top: 60, right: 56, bottom: 64, left: 56 };
  const isWide = map.getContainer().clientWidth > covered.width * 2;
  const paddings = isWide
    ? [
        { ...plain, left: covered.width + 32 },
        { ...plain, top: covered.height + 24 },
      ]
    : [plain];
  const [best] = paddings
    .map((padding) => map.cameraForBounds(bounds, { padding, maxZoom: nearest }))
    .filter((camera) => camera !== undefined)
    .toSorted((one, other) => (other.zoom ?? 0) - (one.zoom ?? 0));
  if (best) map.jumpTo(best);
}
