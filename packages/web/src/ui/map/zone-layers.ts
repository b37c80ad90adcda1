import type { ExpressionSpecification, GeoJSONSource, Map as MapView } from 'maplibre-gl';
import { gridLines } from './grid-lines.ts';
import { colour } from './map-basics.ts';
import { positionOf } from './map-shapes.ts';
import type { MapRing, ZoneMapScene } from './zone-map-types.ts';

/** What a click on a zone is looked for in. */
export const zoneFill = 'zones-fill';

/** Sources and layers, from the ground up; a base map brings its own ground. */
export function addLayers(map: MapView, hasBaseMap: boolean): void {
  for (const source of ['zones', 'findings', 'marks']) map.addSource(source, { type: 'geojson', data: collection([]) });
  if (!hasBaseMap) {
    map.addSource('grid', { type: 'geojson', data: gridLines() });
    map.addLayer({ id: 'ground', type: 'background' });
    map.addLayer({ id: 'grid', type: 'line', source: 'grid' });
  }
  const opacity = (shown: number, disabled: number): ExpressionSpecification => [
    'case',
    ['get', 'isDisabled'],
    disabled,
    shown,
  ];
  map.addLayer({
    id: zoneFill,
    type: 'fill',
    source: 'zones',
    paint: { 'fill-color': ['get', 'color'], 'fill-opacity': opacity(0.24, 0.06) },
  });
  map.addLayer({
    id: 'zones-line',
    type: 'line',
    source: 'zones',
    paint: {
      'line-color': ['get', 'color'],
      'line-width': ['case', ['get', 'isSelected'], 3, 1.5],
      'line-opacity': opacity(1, 0.5),
    },
  });
  map.addLayer({ id: 'findings', type: 'fill', source: 'findings', paint: { 'fill-opacity': 0.3 } });
  map.addLayer({
    id: 'findings-line',
    type: 'line',
    source: 'findings',
    paint: { 'line-width': 2, 'line-dasharray': [2, 1.5] },
  });
  map.addLayer({
    id: 'marks',
    type: 'circle',
    source: 'marks',
    paint: { 'circle-radius': 4.5, 'circle-stroke-width': 2 },
  });
}

export function paintLayers(map: MapView): void {
  if (map.getLayer('ground')) {
    map.setPaintProperty('ground', 'background-color', colour('--surface-2'));
    map.setPaintProperty('grid', 'line-color', colour('--line-2'));
  }
  map.setPaintProperty('findings', 'fill-color', colour('--bad'));
  map.setPaintProperty('findings-line', 'line-color', colour('--bad'));
  map.setPaintProperty('marks', 'circle-color', [
    'match',
    ['get', 'state'],
    'good',
    colour('--good'),
    'partly',
    colour('--here'),
    colour('--surface'),
  ]);
  map.setPaintProperty('marks', 'circle-stroke-color', [
    'match',
    ['get', 'state'],
    'bad',
    colour('--bad'),
    colour('--surface'),
  ]);
}

/** The zone that is being reshaped is drawn by the hands that reshape it. */
export function showScene(map: MapView, scene: ZoneMapScene, reshapedId: string | null): void {
  const { zones, selectedId, findings, marks } = scene;
  fill(
    map,
    'zones',
    zones
      .filter(({ id }) => id !== reshapedId)
      .map(({ id, color, isDisabled, ring }) => areaOf(ring, { id, color, isDisabled, isSelected: id === selectedId })),
  );
  fill(
    map,
    'findings',
    findings.flatMap(({ outlines }) => outlines.map((ring) => areaOf(ring, {}))),
  );
  fill(
    map,
    'marks',
    marks.map(({ point, state }) => ({
      type: 'Feature' as const,
      properties: { state },
      geometry: { type: 'Point' as const, coordinates: positionOf(point) },
    })),
  );
}

type Properties = Readonly<Record<string, string | boolean>>;

function areaOf(ring: MapRing, properties: Properties) {
  const coordinates = [ring.map(([longitude, latitude]) => [longitude, latitude])];
  return { type: 'Feature' as const, properties, geometry: { type: 'Polygon' as const, coordinates } };
}

function fill(map: MapView, source: string, features: Parameters<typeof collection>[0]): void {
  map.getSource<GeoJSONSource>(source)?.setData(collection(features));
}

type PointFeature = {
  readonly type: 'Feature';
  readonly properties: Properties;
  readonly geometry: { readonly type: 'Point'; readonly coordinates: number[] };
};

function collection(features: readonly (ReturnType<typeof areaOf> | PointFeature)[]) {
  return { type: 'FeatureCollection' as const, features: [...features] };
}
