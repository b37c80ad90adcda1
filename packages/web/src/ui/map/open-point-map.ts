import { type GeoJSONSource, LngLat, Map as MapView, Marker, NavigationControl, ScaleControl } from 'maplibre-gl';
import { gridLayer, keepGrid } from './grid-lines.ts';
import { blankStyle, boundsOf, color, flat, keepFlat, type MapPoint } from './map-basics.ts';
import { listenToArrows } from './map-keys.ts';

export type PointMapHandle = {
  readonly show: (point: MapPoint | null) => void;
  readonly showOthers: (others: readonly MapPoint[]) => void;
  /** Takes the colors of the current theme. */
  readonly paint: () => void;
  readonly close: () => void;
};

type PointMapOptions = {
  readonly point: MapPoint | null;
  readonly others: readonly MapPoint[];
  readonly pointLabel: string;
  readonly onPoint: (point: MapPoint) => void;
};

/** The middle of the United States. */
const everywhere = { latitude: 39.5, longitude: -98.35 };
const [far, near] = [2.6, 11];
/** How far an arrow key moves the point, in pixels. */
const keyStep = 2;

/** Draws into an element. @throws where the browser cannot draw */
export function openPointMap(container: HTMLElement, options: PointMapOptions): PointMapHandle {
  const start = options.point ?? everywhere;
  const map = new MapView({
    container,
    style: blankStyle,
    center: [start.longitude, start.latitude],
    zoom: options.point ? near : far,
    attributionControl: false,
    ...flat,
  });
  keepFlat(map);
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ unit: 'imperial' }), 'bottom-left');
  const marker = pointMarker(map, options);
  let others = options.others;
  let isPlaced = options.point !== null;
  const paint = () => {
    drawGround(map, others);
    // Without a point, the map opens where the other places are.
    if (!isPlaced && others.length > 0) map.fitBounds(boundsOf(others), { padding: 48, maxZoom: near, animate: false });
    isPlaced ||= others.length > 0;
  };
  map.on('load', paint);
  map.on('click', ({ lngLat }) => options.onPoint(rounded(lngLat)));
  const show = (point: MapPoint | null) => {
    if (point === null || !isOnEarth(point)) return void marker.remove();
    const at = new LngLat(point.longitude, point.latitude);
    marker.setLngLat(at).addTo(map);
    if (!map.getBounds().contains(at)) map.jumpTo({ center: at, zoom: Math.max(map.getZoom(), 8) });
  };
  show(options.point);
  return {
    show,
    showOthers: (next) => {
      others = next;
      if (map.isStyleLoaded()) paint();
    },
    paint: () => map.isStyleLoaded() && paint(),
    close: () => map.remove(),
  };
}

/** The point itself: dragged, or moved with the arrow keys once it has the focus. */
function pointMarker(map: MapView, { pointLabel, onPoint }: PointMapOptions): Marker {
  const marker = new Marker({ color: color('--accent'), draggable: true });
  const element = marker.getElement();
  element.tabIndex = 0;
  element.setAttribute('role', 'button');
  element.setAttribute('aria-label', pointLabel);
  marker.on('dragend', () => onPoint(rounded(marker.getLngLat())));
  element.addEventListener('click', (event) => event.stopPropagation());
  listenToArrows(map, marker, { pixels: keyStep, onMove: (to) => onPoint(rounded(to)) });
  return marker;
}

function drawGround(map: MapView, others: readonly MapPoint[]): void {
  const features = others.map(({ latitude, longitude }) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }));
  const data = { type: 'FeatureCollection' as const, features };
  const source = map.getSource<GeoJSONSource>('others');
  if (source) source.setData(data);
  else {
    map.addSource('others', { type: 'geojson', data });
    map.addLayer({ id: 'ground', type: 'background' });
    keepGrid(map);
    map.addLayer({ id: 'others', type: 'circle', source: 'others' });
  }
  map.setPaintProperty('ground', 'background-color', color('--surface-2'));
  map.setPaintProperty(gridLayer, 'line-color', color('--line-2'));
  map.setPaintProperty('others', 'circle-color', color('--text-3'));
  map.setPaintProperty('others', 'circle-radius', 4);
}

/** Six decimals are ten centimeters. */
function rounded({ lng, lat }: { readonly lng: number; readonly lat: number }): MapPoint {
  const east = new LngLat(lng, lat).wrap();
  return { latitude: Number(east.lat.toFixed(6)), longitude: Number(east.lng.toFixed(6)) };
}

function isOnEarth({ latitude, longitude }: MapPoint): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
