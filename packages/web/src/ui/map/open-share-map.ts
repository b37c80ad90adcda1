import {
  type ExpressionSpecification,
  type GeoJSONSource,
  type Map as MapView,
  Marker,
  type StyleSpecification,
} from 'maplibre-gl';
import { type BaseMapState, watchBaseMap } from './base-map-state.ts';
import { keepGrid } from './grid-lines.ts';
import { boundsOf, color, type MapPoint } from './map-basics.ts';
import { hideCrowded, type MapLabel, pinOf } from './map-labels.ts';
import { pointOf, positionOf } from './map-shapes.ts';
import { type Covered, frameBeside, openMap } from './map-view.ts';
import type { MapRing } from './zone-map-types.ts';

/** Steps of the one color, from the palest. */
const shareSteps = [0.1, 0.2, 0.32, 0.46] as const;

/** A zone whose color says how good it is. */
export type ShareZone = {
  readonly id: string;
  readonly name: string;
  /** Below its name. */
  readonly note: string;
  /** Place in the steps; null: nothing is known. */
  readonly step: number | null;
  /** Below the limit. */
  readonly isLow: boolean;
  /** The closed outline. */
  readonly ring: MapRing;
  readonly diamonds: readonly MapPoint[];
};

export type ShareScene = {
  readonly zones: readonly ShareZone[];
  readonly selectedId: string | null;
  readonly place: MapPoint | null;
};

export type ShareMapOptions = {
  readonly style: StyleSpecification | null;
  readonly covered: Covered;
  readonly onReady: () => void;
  readonly onBaseMap: (state: BaseMapState) => void;
  readonly onZone: (id: string) => void;
};

/** @throws where the browser cannot draw */
export function openShareMap(container: HTMLElement, options: ShareMapOptions) {
  const map = openMap(container, options.style);
  let scene: ShareScene | null = null;
  let isLoaded = false;
  let grid: ReturnType<typeof keepGrid> | null = null;
  let framed = '';
  const labels = shareLabels(map);
  const show = () => {
    if (scene === null || !isLoaded) return;
    const outline = scene.zones.flatMap(({ ring }) => ring.map(pointOf));
    const framing = JSON.stringify(outline);
    // Other figures of the same zones leave the map where it was moved to.
    if (framing !== framed && outline.length > 0) frameBeside(map, boundsOf(outline), options.covered);
    framed = framing;
    map.getSource<GeoJSONSource>(zonesSource)?.setData(featuresOf(scene));
    labels.show(scene);
  };
  map.once('style.load', () => {
    const baseSources = Object.keys(options.style?.sources ?? {});
    grid = addLayers(map, options.style !== null);
    paintLayers(map);
    grid.paint();
    if (options.style === null) options.onBaseMap('none');
    else
      watchBaseMap(map, baseSources, (state) => {
        grid?.show(state !== 'shown');
        options.onBaseMap(state);
      });
    isLoaded = true;
    container.dataset.ready = '';
    options.onReady();
    show();
  });
  map.on('click', fillLayer, ({ features = [] }) => {
    const id: unknown = features[0]?.properties.id;
    if (typeof id === 'string') options.onZone(id);
  });
  map.on('mousemove', ({ point }) => {
    const isOver = isLoaded && map.queryRenderedFeatures(point, { layers: [fillLayer] }).length > 0;
    map.getCanvas().style.cursor = isOver ? 'pointer' : '';
  });
  return {
    show: (next: ShareScene) => {
      scene = next;
      show();
    },
    /** Takes the colors of the current theme. */
    paint: () => {
      if (!isLoaded) return;
      paintLayers(map);
      grid?.paint();
    },
    close: () => map.remove(),
  };
}

const zonesSource = 'servery-shares';
const fillLayer = 'servery-shares-fill';
const lineLayer = 'servery-shares-line';
const lowLayer = 'servery-shares-low';
const groundLayer = 'servery-ground';

function addLayers(map: MapView, hasBaseMap: boolean): ReturnType<typeof keepGrid> {
  if (!hasBaseMap) map.addLayer({ id: groundLayer, type: 'background' });
  const grid = keepGrid(map);
  map.addSource(zonesSource, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  map.addLayer({ id: fillLayer, type: 'fill', source: zonesSource, paint: { 'fill-opacity': ['get', 'opacity'] } });
  const width: ExpressionSpecification = ['case', ['get', 'isSelected'], 3, 1.5];
  map.addLayer({
    id: lineLayer,
    type: 'line',
    source: zonesSource,
    filter: ['!', ['get', 'isLow']],
    paint: { 'line-width': width },
  });
  map.addLayer({
    id: lowLayer,
    type: 'line',
    source: zonesSource,
    filter: ['get', 'isLow'],
    paint: { 'line-width': width, 'line-dasharray': [3, 2] },
  });
  return grid;
}

function paintLayers(map: MapView): void {
  if (map.getLayer(groundLayer)) map.setPaintProperty(groundLayer, 'background-color', color('--surface-2'));
  const [good, low] = [color('--accent'), color('--bad-line')];
  map.setPaintProperty(fillLayer, 'fill-color', ['case', ['get', 'isLow'], low, good]);
  map.setPaintProperty(lineLayer, 'line-color', good);
  map.setPaintProperty(lowLayer, 'line-color', low);
}

const unknownOpacity = 0.03;
const lowOpacity = 0.18;

function featuresOf({ zones, selectedId }: ShareScene) {
  const features = zones.map(({ id, isLow, step, ring }) => ({
    type: 'Feature' as const,
    properties: {
      id,
      isLow,
      isSelected: id === selectedId,
      opacity: isLow ? lowOpacity : ((step === null ? undefined : shareSteps[step]) ?? unknownOpacity),
    },
    geometry: { type: 'Polygon' as const, coordinates: [ring.map(([longitude, latitude]) => [longitude, latitude])] },
  }));
  return { type: 'FeatureCollection' as const, features };
}

/** Names and figures over the zones, and a diamond for so many late deliveries; the table says all of it in words. */
function shareLabels(map: MapView) {
  let labels: readonly MapLabel[] = [];
  let others: readonly Marker[] = [];
  const arrange = () => hideCrowded(map, [], labels);
  map.on('zoom', arrange);
  map.on('moveend', arrange);
  return {
    show: ({ zones, selectedId, place }: ShareScene) => {
      for (const marker of [...others, ...labels.map((label) => label.marker)]) marker.remove();
      const diamonds = zones.flatMap((zone) => zone.diamonds.map((point) => diamondOf(map, point)));
      others = [...diamonds, ...(place === null ? [] : [pinOf(map, place)])];
      labels = zones
        .map((zone) => labelOf(map, zone, zone.id === selectedId))
        .toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen));
      arrange();
    },
  };
}

function labelOf(map: MapView, { name, note, isLow, ring }: ShareZone, isChosen: boolean): MapLabel {
  const element = document.createElement('span');
  element.setAttribute('aria-hidden', 'true');
  element.dataset.mapShare = isLow ? 'low' : 'good';
  if (isChosen) element.dataset.chosen = '';
  const title = document.createElement('b');
  title.textContent = name;
  element.append(title, note);
  const bounds = boundsOf(ring.map(pointOf));
  const marker = new Marker({ element }).setLngLat(bounds.getCenter()).addTo(map);
  const { offsetWidth: width, offsetHeight: height } = element;
  return { name, marker, offset: [0, 0], width, height, bounds: null, isChosen };
}

function diamondOf(map: MapView, point: MapPoint): Marker {
  const element = document.createElement('span');
  element.setAttribute('aria-hidden', 'true');
  element.dataset.mapDiamond = '';
  return new Marker({ element }).setLngLat(positionOf(point)).addTo(map);
}
