import { LngLat, type Map as MapView, Marker } from 'maplibre-gl';
import type { MapPoint } from './map-basics.ts';
import { distance, eastOf, pointOf, positionOf, roundedPosition } from './map-shapes.ts';
import type { MapShape, ZoneMapOptions } from './zone-map-types.ts';

type Circle = Extract<MapShape, { type: 'circle' }>;

type Given = {
  readonly labels: ZoneMapOptions['handleLabels'];
  /** While it is dragged: only to be looked at. */
  readonly onMove: (circle: Circle) => void;
  readonly onDone: (circle: Circle) => void;
};

/** A key moves a handle so many pixels; with Shift ten times as far. */
const keyStep = 4;

/** Two handles: the middle, and the border east of it. Both are dragged, or moved with the arrow keys. */
export function circleHandles(map: MapView, { labels, onMove, onDone }: Given) {
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
    moveByKeys(map, marker, () => {
      circle = changed();
      if (circle) onDone(circle);
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

function moveByKeys(map: MapView, marker: Marker, onMoved: () => void): void {
  marker.getElement().addEventListener('keydown', (event) => {
    const direction = arrows[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const { x, y } = map.project(marker.getLngLat());
    const step = keyStep * (event.shiftKey ? 10 : 1);
    const { lng, lat } = map.unproject([x + direction[0] * step, y + direction[1] * step]);
    marker.setLngLat(new LngLat(lng, lat));
    onMoved();
  });
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
