import type { LocationState } from '@servery/domain';
import {
  type GeoJSONSource,
  Map as MapView,
  NavigationControl,
  ScaleControl,
  type StyleSpecification,
} from 'maplibre-gl';
import { type BaseMapState, watchBaseMap } from '../ui/map/base-map-state.ts';
import { keepGrid } from '../ui/map/grid-lines.ts';
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
  /** Of the base map; null: there is none. */
  readonly style: StyleSpecification | null;
  readonly marks: readonly MapLocation[];
  readonly onReady: () => void;
  readonly onBaseMap: (state: BaseMapState) => void;
  readonly onChoose: (id: string) => void;
};

/** Degrees: the middle of the United States. */
const everywhere: [number, number] = [-98.35, 39.5];
const [far, near] = [2.6, 11];

/** A base map has layers and sources of its own, called anything. */
const groundLayer = 'servery-ground';
const chosenLayer = 'servery-chosen';
const storesLayer = 'servery-stores';
const clustersLayer = 'servery-clusters';

/** Draws any number of locations as one layer; those that lie close together as their count. @throws where the browser cannot draw */
export function openLocationMap(container: HTMLElement, options: LocationMapOptions): LocationMapHandle {
  const map = new MapView({
    container,
    style: options.style ?? blankStyle,
    center: everywhere,
    zoom: far,
    attributionControl: options.style ? {} : false,
    ...flat,
  });
  keepFlat(map);
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ unit: 'imperial' }), 'bottom-left');
  const icons = keepLocationIcons(map);
  let { marks } = options;
  let chosen: MapLocation | null = null;
  let isFitted = false;
  let grid: ReturnType<typeof keepGrid> | null = null;
  const drawLocations = () => {
    map.getSource<GeoJSONSource>(storesLayer)?.setData(collection(marks));
    if (!isFitted && marks.length > 0) map.fitBounds(boundsOf(marks), { padding: 56, maxZoom: near, animate: false });
    isFitted ||= marks.length > 0;
  };
  const drawChosen = () =>
    map.getSource<GeoJSONSource>(chosenLayer)?.setData(collection(chosen === null ? [] : [chosen]));
  const paint = () => {
    icons.paint();
    if (map.getLayer(groundLayer)) map.setPaintProperty(groundLayer, 'background-color', color('--surface-2'));
    grid?.paint();
    map.setPaintProperty(chosenLayer, 'circle-stroke-color', color('--text'));
  };
  let isReady = false;
  map.once('style.load', () => {
    if (options.style === null) map.addLayer({ id: groundLayer, type: 'background' });
    grid = keepGrid(map);
    addLayers(map);
    tellBaseMap(map, options, grid);
    isReady = true;
    options.onReady();
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

/** The grid is the ground until streets are there. */
function tellBaseMap(map: MapView, { style, onBaseMap }: LocationMapOptions, grid: ReturnType<typeof keepGrid>): void {
  if (style === null) onBaseMap('none');
  else
    watchBaseMap(map, Object.keys(style.sources), (state) => {
      grid.show(state !== 'shown');
      onBaseMap(state);
    });
}

function addLayers(map: MapView): void {
  map.addSource(chosenLayer, { type: 'geojson', data: collection([]) });
  map.addLayer({
    id: chosenLayer,
    type: 'circle',
    source: chosenLayer,
    paint: { 'circle-radius': 14, 'circle-opacity': 0, 'circle-stroke-width': 2.5 },
  });
  map.addSource(storesLayer, {
    type: 'geojson',
    data: collection([]),
    cluster: true,
    clusterRadius: 36,
    clusterMaxZoom: 13,
  });
  map.addLayer({
    id: clustersLayer,
    type: 'symbol',
    source: storesLayer,
    filter: ['has', 'point_count'],
    layout: {
      'icon-image': ['concat', 'cluster:', ['get', 'point_count_abbreviated']],
      'icon-allow-overlap': true,
    },
  });
  map.addLayer({
    id: storesLayer,
    type: 'symbol',
    source: storesLayer,
    filter: ['!', ['has', 'point_count']],
    layout: { 'icon-image': ['get', 'state'], 'icon-allow-overlap': true },
  });
}

/** A click on a location chooses it; one on a count goes closer, until the locations lie apart. */
function listen(map: MapView, onChoose: (id: string) => void): void {
  map.on('click', storesLayer, ({ features }) => {
    const id: unknown = features?.[0]?.properties.id;
    if (typeof id === 'string') onChoose(id);
  });
  map.on('click', clustersLayer, ({ features, lngLat }) => {
    const id: unknown = features?.[0]?.properties.cluster_id;
    const source = map.getSource<GeoJSONSource>(storesLayer);
    if (typeof id !== 'number' || source === undefined) return;
    source
      .getClusterExpansionZoom(id)
      .then((zoom) => map.easeTo({ center: lngLat, zoom }))
      .catch((error: unknown) => console.error(error));
  });
  for (const layer of [storesLayer, clustersLayer]) {
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
