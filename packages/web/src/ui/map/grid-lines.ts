import type { GeoJSONSource, Map as MapView } from 'maplibre-gl';
import { color } from './map-basics.ts';

/** Between two lines; the nearest that are not too close are drawn. Degrees. */
const steps = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20] as const;
/** Pixels between two lines, at least. */
const closest = 72;
/** The width of a tile of zoom 0. Pixels. */
const worldWidth = 512;

/** A base map has layers and sources of its own, called anything. */
export const gridLayer = 'servery-grid';

type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** Lines of latitude and longitude below everything, as close as the zoom allows: a map without a base map is no blank sheet. */
export function keepGrid(map: MapView): { readonly paint: () => void; readonly show: (isShown: boolean) => void } {
  map.addSource(gridLayer, { type: 'geojson', data: gridLines(viewOf(map), stepAt(map.getZoom())) });
  map.addLayer({ id: gridLayer, type: 'line', source: gridLayer });
  const draw = () => map.getSource<GeoJSONSource>(gridLayer)?.setData(gridLines(viewOf(map), stepAt(map.getZoom())));
  map.on('moveend', draw);
  map.on('resize', draw);
  return {
    paint: () => void map.setPaintProperty(gridLayer, 'line-color', color('--line-2')),
    show: (isShown) => void map.setLayoutProperty(gridLayer, 'visibility', isShown ? 'visible' : 'none'),
  };
}

/** Degrees between two lines. */
export function stepAt(zoom: number): number {
  const pixelsOfDegree = (worldWidth * 2 ** zoom) / 360;
  return steps.find((step) => step * pixelsOfDegree >= closest) ?? 20;
}

/** The lines through a box and through as much again at each side, so that a map that is dragged shows them too. */
export function gridLines({ west, south, east, north }: Box, step: number) {
  const [wide, high] = [east - west, north - south];
  const [left, right] = [Math.max(-180, west - wide), Math.min(180, east + wide)];
  const [bottom, top] = [Math.max(-85, south - high), Math.min(85, north + high)];
  const meridians = multiples(left, right, step).map((at) => line([at, bottom], [at, top]));
  const parallels = multiples(bottom, top, step).map((at) => line([left, at], [right, at]));
  return { type: 'FeatureCollection' as const, features: [...meridians, ...parallels] };
}

function viewOf(map: MapView): Box {
  const view = map.getBounds();
  return { west: view.getWest(), south: view.getSouth(), east: view.getEast(), north: view.getNorth() };
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, at) => (first + at) * step);
}

function line(from: [number, number], to: [number, number]) {
  return {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'LineString' as const, coordinates: [from, to] },
  };
}
