import { type LngLatBounds, type Map as MapView, Marker } from 'maplibre-gl';
import { boundsOf, type MapPoint } from './map-basics.ts';
import { brandDome } from './map-icons.ts';
import { pointOf, positionOf } from './map-shapes.ts';
import type { MapPlace, MapZone, ZoneMapScene } from './zone-map-types.ts';

export type MapLabel = {
  readonly name: string;
  readonly marker: Marker;
  readonly offset: readonly [number, number];
  /** As it was drawn. Pixels. */
  readonly width: number;
  readonly height: number;
  /** The zone that is named; null for a place. */
  readonly bounds: LngLatBounds | null;
  readonly isChosen: boolean;
};
/** Pixels from the upper left corner of the map. */
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** A zone that is narrower on the screen has no room for its name. Pixels. */
const narrowest = 36;
/** The name of the chosen zone leaves its middle to the handles. Pixels. */
const aside = -22;
const labelHeight = 20;
const pinSize = 28;
/** More restaurants in view are only dots. */
const mostPins = 40;

/** Names of zones and places on a map, each once, and only where there is room; the list says them to those who do not see it. */
export function mapLabels(map: MapView) {
  let scene: ZoneMapScene | null = null;
  let zones: readonly MapLabel[] = [];
  let places: readonly MapLabel[] = [];
  let pins: readonly Marker[] = [];
  const arrange = () => hideCrowded(map, pins, [...zones, ...places]);
  const drawPlaces = () => {
    for (const marker of [...pins, ...places.map((label) => label.marker)]) marker.remove();
    const view = map.getBounds();
    const inView = (scene?.places ?? []).filter(({ point }) => view.contains(positionOf(point)));
    const pinned = inView.length > mostPins ? [] : inView;
    pins = pinned.map(({ point }) => pinOf(map, point));
    places = pinned.map((place) => placeLabel(map, place));
    arrange();
  };
  map.on('zoom', arrange);
  map.on('moveend', drawPlaces);
  return {
    show: (next: ZoneMapScene) => {
      scene = next;
      for (const { marker } of zones) marker.remove();
      zones = next.zones
        .map((zone) => zoneLabel(map, zone, zone.id === next.selectedId))
        .toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen));
      drawPlaces();
    },
  };
}

/** The labels that come first are shown: the chosen zone, the zones in their order, the places. */
export function hideCrowded(map: MapView, pins: readonly Marker[], labels: readonly MapLabel[]): void {
  const taken: Box[] = pins.map((pin) => boxAt(map, pin, { offset: [0, 0], width: pinSize, height: pinSize }));
  const said = new Set<string>();
  for (const label of labels) {
    const box = boxAt(map, label.marker, label);
    const isFree = hasRoom(map, label) && !taken.some((other) => isOver(box, other));
    const isShown = label.isChosen || (isFree && !said.has(label.name));
    label.marker.getElement().hidden = !isShown;
    if (!isShown) continue;
    taken.push(box);
    said.add(label.name);
  }
}

function hasRoom(map: MapView, { bounds }: MapLabel): boolean {
  return bounds === null || map.project(bounds.getNorthEast()).x - map.project(bounds.getSouthWest()).x >= narrowest;
}

type Size = { readonly offset: readonly [number, number]; readonly width: number; readonly height: number };

function boxAt(map: MapView, marker: Marker, { offset, width, height }: Size): Box {
  const { x, y } = map.project(marker.getLngLat());
  const [left, top] = [x + offset[0] - width / 2, y + offset[1] - height / 2];
  return { left, right: left + width, top, bottom: top + height };
}

function isOver(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function zoneLabel(map: MapView, { name, ring, isDisabled }: MapZone, isChosen: boolean): MapLabel {
  const bounds = boundsOf(ring.map(pointOf));
  const element = nameElement(name, { mapLabel: isDisabled ? 'disabled' : 'zone', ...(isChosen && { chosen: '' }) });
  const offset = [0, isChosen ? aside : 0] as const;
  const marker = new Marker({ element, offset: [...offset] }).setLngLat(bounds.getCenter()).addTo(map);
  return { name, marker, offset, width: element.offsetWidth, height: labelHeight, bounds, isChosen };
}

/** Beside its pin. */
function placeLabel(map: MapView, { name, point }: MapPlace): MapLabel {
  const element = nameElement(name, { mapLabel: 'place' });
  const marker = new Marker({ element }).setLngLat(positionOf(point)).addTo(map);
  const width = element.offsetWidth;
  const offset = [(pinSize + width) / 2 + 2, 0] as const;
  marker.setOffset([...offset]);
  return { name, marker, offset, width, height: labelHeight, bounds: null, isChosen: false };
}

/** A place as a pin, which is no control. */
export function pinOf(map: MapView, point: MapPoint): Marker {
  const element = document.createElement('span');
  element.dataset.mapPlace = '';
  element.setAttribute('aria-hidden', 'true');
  element.append(brandDome());
  return new Marker({ element }).setLngLat(positionOf(point)).addTo(map);
}

function nameElement(name: string, data: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement('span');
  element.textContent = name;
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.dataset, data);
  return element;
}
