import type { ExpressionSpecification, GeoJSONSource, Map as MapView } from 'maplibre-gl';
import { keepGrid } from './grid-lines.ts';
import { color, type MapPoint } from './map-basics.ts';
import { positionOf } from './map-shapes.ts';
import type { EdgeColor, MapRing, ZoneMapScene } from './zone-map-types.ts';

/** Sources and layers of a base map may be called anything; ours are distinguished. */
function own(name: string): string {
  return `servery-${name}`;
}

/** Sources and layers, from the ground up; a base map brings its own ground. */
export function addLayers(map: MapView, hasBaseMap: boolean): ReturnType<typeof keepGrid> {
  for (const source of ['zones', 'findings', 'way', 'places', 'marks'])
    map.addSource(own(source), { type: 'geojson', data: collection([]) });
  if (!hasBaseMap) map.addLayer({ id: own('ground'), type: 'background' });
  const grid = keepGrid(map);
  const opacity = (shown: number, disabled: number): ExpressionSpecification => [
    'case',
    ['get', 'isDisabled'],
    disabled,
    shown,
  ];
  map.addLayer({
    id: own('zones-fill'),
    type: 'fill',
    source: own('zones'),
    paint: { 'fill-color': ['get', 'color'], 'fill-opacity': opacity(0.24, 0.06) },
  });
  map.addLayer({
    id: own('zones-line'),
    type: 'line',
    source: own('zones'),
    paint: {
      'line-color': ['get', 'edge'],
      'line-width': ['case', ['get', 'isSelected'], 3, 1.5],
      'line-opacity': opacity(1, 0.5),
    },
  });
  map.addLayer({ id: own('findings'), type: 'fill', source: own('findings'), paint: { 'fill-opacity': 0.3 } });
  map.addLayer({
    id: own('findings-line'),
    type: 'line',
    source: own('findings'),
    paint: { 'line-width': 2, 'line-dasharray': [2, 1.5] },
  });
  map.addLayer({
    id: own('way'),
    type: 'line',
    source: own('way'),
    layout: { 'line-cap': 'round' },
    paint: { 'line-width': 2, 'line-dasharray': [0.1, 2.4] },
  });
  const dot = { 'circle-radius': 4.5, 'circle-stroke-width': 2 } as const;
  map.addLayer({ id: own('places'), type: 'circle', source: own('places'), paint: dot });
  map.addLayer({ id: own('marks'), type: 'circle', source: own('marks'), paint: dot });
  return grid;
}

export function paintLayers(map: MapView): void {
  if (map.getLayer(own('ground'))) map.setPaintProperty(own('ground'), 'background-color', color('--surface-2'));
  map.setPaintProperty(own('findings'), 'fill-color', color('--text-3'));
  map.setPaintProperty(own('findings-line'), 'line-color', color('--text-2'));
  map.setPaintProperty(own('way'), 'line-color', color('--text'));
  map.setPaintProperty(own('places'), 'circle-color', color('--accent'));
  map.setPaintProperty(own('places'), 'circle-stroke-color', color('--surface'));
  map.setPaintProperty(own('marks'), 'circle-color', [
    'match',
    ['get', 'state'],
    'good',
    color('--good'),
    'partly',
    color('--here'),
    color('--surface'),
  ]);
  map.setPaintProperty(own('marks'), 'circle-stroke-color', [
    'match',
    ['get', 'state'],
    'bad',
    color('--bad'),
    color('--surface'),
  ]);
}

type SceneLook = { readonly edgeColor: EdgeColor; readonly reshapedId: string | null };

/** Edges are drawn for the theme of the moment. The zone that is being reshaped is drawn by the editing layer. */
export function showScene(map: MapView, scene: ZoneMapScene, { edgeColor, reshapedId }: SceneLook): void {
  const { zones, selectedId, findings, marks, places, pin } = scene;
  const ground = color('--surface-2');
  fill(
    map,
    'zones',
    zones
      .filter(({ id }) => id !== reshapedId)
      .map(({ id, color: fillColor, isDisabled, ring }) =>
        areaOf(ring, {
          id,
          color: fillColor,
          edge: edgeColor(fillColor, ground),
          isDisabled,
          isSelected: id === selectedId,
        }),
      ),
  );
  fill(
    map,
    'findings',
    findings.flatMap(({ outlines }) => outlines.map((ring) => areaOf(ring, {}))),
  );
  fill(map, 'way', pin?.from ? [lineOf(pin.from, pin.point)] : []);
  fill(
    map,
    'places',
    places.map(({ point }) => pointFeature(point, {})),
  );
  fill(
    map,
    'marks',
    marks.map(({ point, state }) => pointFeature(point, { state })),
  );
}

type Properties = Readonly<Record<string, string | boolean>>;

function areaOf(ring: MapRing, properties: Properties) {
  const coordinates = [ring.map(([longitude, latitude]) => [longitude, latitude])];
  return { type: 'Feature' as const, properties, geometry: { type: 'Polygon' as const, coordinates } };
}

function fill(map: MapView, source: string, features: Parameters<typeof collection>[0]): void {
  map.getSource<GeoJSONSource>(own(source))?.setData(collection(features));
}

function pointFeature(point: MapPoint, properties: Properties) {
  return {
    type: 'Feature' as const,
    properties,
    geometry: { type: 'Point' as const, coordinates: positionOf(point) },
  };
}

function lineOf(from: MapPoint, to: MapPoint) {
  const coordinates = [positionOf(from), positionOf(to)];
  return { type: 'Feature' as const, properties: {}, geometry: { type: 'LineString' as const, coordinates } };
}

type MapFeature = ReturnType<typeof areaOf> | ReturnType<typeof pointFeature> | ReturnType<typeof lineOf>;

function collection(features: readonly MapFeature[]) {
  return { type: 'FeatureCollection' as const, features: [...features] };
}
