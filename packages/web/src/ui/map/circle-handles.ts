import { type Map as MapView, Marker } from 'maplibre-gl';
import type { MapPoint } from './map-basics.ts';
import { listenToArrows } from './map-keys.ts';
import { distance, eastOf, pointOf, positionOf, roundedPosition } from './map-shapes.ts';
import type { MapShape, ZoneMapOptions } from './zone-map-types.ts';

type Circle = Extract<MapShape, { type: 'circle' }>;

type CircleShape = {
  readonly labels: ZoneMapOptions['handleLabels'];
  /** While it is dragged: only to be looked at. */
  readonly onMove: (circle: Circle) => void;
  readonly onDone: (circle: Circle) => void;
};

/** How far an arrow key moves a handle, in pixels. */
const keyStep = 4;

/** Two handles: the middle, and the border east of it. Both are dragged, or moved with the arrow keys. */
export function circleHandles(map: MapView, { labels, onMove, onDone }: CircleShape) {
  let circle: Circle | null = null;
  const center = handle(labels.center);
  const radius = handle(labels.radius);
  const withCenter = (held: Circle, at: MapPoint): Circle => ({ ...held, center: at });
  const withRadius = (held: Circle, at: MapPoint): Circle => ({
    ...held,
    radius: Math.max(1, Math.round(distance(held.center, at) * 10) / 10),
  });
  const place = (shown: Circle) => {
    center.setLngLat(positionOf(shown.center)).addTo(map);
    radius.setLngLat(positionOf(eastOf(shown.center, shown.radius))).addTo(map);
  };
  const listen = (marker: Marker, change: (held: Circle, at: MapPoint) => Circle) => {
    const changed = () => circle && change(circle, pointOf(roundedPosition(marker.getLngLat().wrap().toArray())));
    marker.on('drag', () => {
      const moved = changed();
      if (moved) onMove(moved);
    });
    marker.on('dragend', () => {
      circle = changed();
      if (circle) onDone(circle);
    });
    listenToArrows(map, marker, {
      pixels: keyStep,
      onMove: (to) => {
        marker.setLngLat(to);
        circle = changed();
        if (circle) onDone(circle);
      },
    });
  };
  listen(center, withCenter);
  listen(radius, withRadius);
  return {
    show: (next: Circle) => {
      circle = next;
      place(next);
    },
    hide: () => {
      circle = null;
      center.remove();
      radius.remove();
    },
  };
}

function handle(label: string): Marker {
  const element = document.createElement('button');
  element.type = 'button';
  element.setAttribute('aria-label', label);
  element.dataset.mapHandle = '';
  element.addEventListener('click', (event) => event.stopPropagation());
  return new Marker({ element, draggable: true });
}
