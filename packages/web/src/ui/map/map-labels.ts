import { type LngLatBounds, type Map as MapView, Marker } from 'maplibre-gl';
import { boundsOf } from './map-basics.ts';
import { pointOf, positionOf } from './map-shapes.ts';
import type { MapZone, ZoneMapScene } from './zone-map-types.ts';

type ZoneLabel = { readonly marker: Marker; readonly bounds: LngLatBounds; readonly isChosen: boolean };

/** A zone that is narrower on the screen has no room for its name. Pixels. */
const narrowest = 36;
/** The name of the chosen zone leaves its middle to the handles. Pixels. */
const aside = -22;

/** Names of zones and places on a map; the table says them to those who do not see it. */
export function mapLabels(map: MapView) {
  let zones: readonly ZoneLabel[] = [];
  let places: readonly Marker[] = [];
  const hideCrowded = () => {
    for (const { marker, bounds, isChosen } of zones) {
      const width = map.project(bounds.getNorthEast()).x - map.project(bounds.getSouthWest()).x;
      marker.getElement().hidden = width < narrowest && !isChosen;
    }
  };
  map.on('zoom', hideCrowded);
  return {
    show: (scene: ZoneMapScene) => {
      for (const marker of [...zones.map((label) => label.marker), ...places]) marker.remove();
      zones = scene.zones.map((zone) => zoneLabel(map, zone, zone.id === scene.selectedId));
      places = scene.places.map(({ point, name }) =>
        new Marker({ element: nameElement(name, { mapLabel: 'place' }) }).setLngLat(positionOf(point)).addTo(map),
      );
      hideCrowded();
    },
  };
}

function zoneLabel(map: MapView, { name, ring, isDisabled }: MapZone, isChosen: boolean): ZoneLabel {
  const bounds = boundsOf(ring.map(pointOf));
  const element = nameElement(name, { mapLabel: isDisabled ? 'disabled' : 'zone', ...(isChosen && { chosen: '' }) });
  const marker = new Marker({ element, offset: [0, isChosen ? aside : 0] }).setLngLat(bounds.getCenter()).addTo(map);
  return { marker, bounds, isChosen };
}

function nameElement(name: string, data: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement('span');
  element.textContent = name;
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.dataset, data);
  return element;
}
