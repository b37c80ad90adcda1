import type { StoreState } from '@servery/domain';
import { type GeoJSONSource, Map as MapView, NavigationControl, ScaleControl } from 'maplibre-gl';
import { gridLayer, keepGrid } from '../ui/map/grid-lines.ts';
import { blankStyle, boundsOf, color, flat, keepFlat, type MapPoint } from '../ui/map/map-basics.ts';
import { keepStoreIcons } from './store-icons.ts';

export type MapStore = MapPoint & { readonly id: string; readonly state: StoreState };

export type StoreMapHandle = {
  readonly show: (stores: readonly MapStore[]) => void;
  /** Rings one of the stores; null none. */
  readonly choose: (store: MapStore | null) => void;
  /** Takes the colors of the theme that stands. */
  readonly paint: () => void;
  readonly close: () => void;
};

type StoreMapOptions = {
  readonly stores: readonly MapStore[];
  readonly onChoose: (id: string) => void;
};

/** Degrees: the middle of the United States. */
const everywhere: [number, number] = [-98.35, 39.5];
const [far, near] = [2.6, 11];

/** Draws any number of stores as one layer; those that lie close together as their count. @throws where the browser cannot draw */
export function openStoreMap(container: HTMLElement, options: StoreMapOptions): StoreMapHandle {
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
  const icons = keepStoreIcons(map);
  let { stores } = options;
  let chosen: MapStore | null = null;
  let isFitted = false;
  const drawStores = () => {
    map.getSource<GeoJSONSource>('stores')?.setData(collection(stores));
    if (!isFitted && stores.length > 0) map.fitBounds(boundsOf(stores), { padding: 56, maxZoom: near, animate: false });
    isFitted ||= stores.length > 0;
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
    drawStores();
    drawChosen();
  });
  listen(map, options.onChoose);
  return {
    show: (next) => {
      stores = next;
      if (isReady) drawStores();
    },
    choose: (store) => {
      chosen = store;
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

/** A click on a store chooses it; one on a count goes closer, until the stores lie apart. */
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

function collection(stores: readonly MapStore[]) {
  const features = stores.map(({ id, state, latitude, longitude }) => ({
    type: 'Feature' as const,
    properties: { id, state },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }));
  return { type: 'FeatureCollection' as const, features };
}
