import type { LocationState } from '@servery/domain';
import { type GeoJSONSource, Map as MapView, NavigationControl, ScaleControl } from 'maplibre-gl';
import { gridLayer, keepGrid } from '../ui/map/grid-lines.ts';
import { blankStyle, boundsOf, color, flat, keepFlat, type MapPoint } from '../ui/map/map-basics.ts';
import { keepLocationIcons } from './location-icons.ts';

export type MapLocation = MapPoint & { readonly id: string; readonly state: LocationState };

export type LocationMapHandle = {
  readonly show: (marks: readonly MapLocation[]) => void;
  /** Rings one of the locations; null none. */
  readonly choose: (mark: MapLocation | null) => void;
  /** Takes the colors of the current theme. */
  readonly paint: () => void;
  readonly close: () => void;
};

type LocationMapOptions = {
  readonly marks: readonly MapLocation[];
  readonly onChoose: (id: string) => void;
};

/** Degrees: the middle of the United States. */
const everywhere: [number, number] = [-98.35, 39.5];
const [far, near] = [2.6, 11];

/** Draws any number of locations as one layer; those that lie close together as their count. @throws where the browser cannot draw */
export function openLocationMap(container: HTMLElement, options: LocationMapOptions): LocationMapHandle {
  const map = new MapView({
    container,
    style: blankStyle,
    center: everywhere,
    zoom: far,
    attributionControl: false,
    ...flat,
  });
  keepFlat(map);
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ unit: 'imperial' }), 'bottom-left');
  const icons = keepLocationIcons(map);
  let { marks } = options;
  let chosen: MapLocation | null = null;
  let isFitted = false;
  const drawLocations = () => {
    map.getSource<GeoJSONSource>('stores')?.setData(collection(marks));
    if (!isFitted && marks.length > 0) map.fitBounds(boundsOf(marks), { padding: 56, maxZoom: near, animate: false });
    isFitted ||= marks.length > 0;
  };
  const drawChosen = () => map.getSource<GeoJSONSource>('chosen')?.setData(collection(chosen === null ? [] : [chosen]));
  const paint = () => {
    icons.paint();
    map.setPaintProperty('ground', 'background-color', color('--surface-2'));
    map.setPaintProperty(gridLayer, 'line-color', color('--line-2'));
    map.setPaintProperty('chosen', 'circle-stroke-color', color('--text'));
  };
  let isReady = false;
  map.on('load', () => {
    addLayers(map);
    isReady = true;
    paint();
    drawLocations();
    drawChosen();
  });
  listen(map, options.onChoose);
  return {
    show: (next) => {
      marks = next;
      if (isReady) drawLocations();
    },
    choose: (mark) => {
      chosen = mark;
      if (isReady) drawChosen();
    },
    paint: () => isReady && paint(),
    close: () => map.remove(),
  };
}

function addLayers(map: MapView): void {
  map.addLayer({ id: 'ground', type: 'background' });
  keepGrid(map);
  map.addSource('chosen', { type: 'geojson', data: collection([]) });
  map.addLayer({
    id: 'chosen',
    type: 'circle',
    source: 'chosen',
    paint: { 'circle-radius': 14, 'circle-opacity': 0, 'circle-stroke-width': 2.5 },
  });
  map.addSource('stores', {
    type: 'geojson',
    data: collection([]),
    cluster: true,
    clusterRadius: 36,
    clusterMaxZoom: 13,
  });
  map.addLayer({
    id: 'clusters',
    type: 'symbol',
    source: 'stores',
    filter: ['has', 'point_count'],
    layout: {
      'icon-image': ['concat', 'cluster:', ['get', 'point_count_abbreviated']],
      'icon-allow-overlap': true,
    },
  });
  map.addLayer({
    id: 'stores',
    type: 'symbol',
    source: 'stores',
    filter: ['!', ['has', 'point_count']],
    layout: { 'icon-image': ['get', 'state'], 'icon-allow-overlap': true },
  });
}

/** A click on a location chooses it; one on a count goes closer, until the locations lie apart. */
function listen(map: MapView, onChoose: (id: string) => void): void {
  map.on('click', 'stores', ({ features }) => {
    const id: unknown = features?.[0]?.properties.id;
    if (typeof id === 'string') onChoose(id);
  });
  map.on('click', 'clusters', ({ features, lngLat }) => {
    const id: unknown = features?.[0]?.properties.cluster_id;
    const source = map.getSource<GeoJSONSource>('stores');
    if (typeof id !== 'number' || source === undefined) return;
    source
      .getClusterExpansionZoom(id)
      .then((zoom) => map.easeTo({ center: lngLat, zoom }))
      .catch((error: unknown) => console.error(error));
  });
  for (const layer of ['stores', 'clusters']) {
    map.on('mouseenter', layer, () => point(map, 'pointer'));
    map.on('mouseleave', layer, () => point(map, ''));
  }
}

function point(map: MapView, cursor: string): void {
  map.getCanvas().style.cursor = cursor;
}

function collection(marks: readonly MapLocation[]) {
  const features = marks.map(({ id, state, latitude, longitude }) => ({
    type: 'Feature' as const,
    properties: { id, state },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }));
  return { type: 'FeatureCollection' as const, features };
}
