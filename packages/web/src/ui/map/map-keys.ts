import type { LngLat, Map as MapView, Marker } from 'maplibre-gl';

interface ArrowMoves {
  readonly pixels: number;
  readonly onMove: (to: LngLat) => void;
}

/** Arrow keys move a marker by so many pixels; with Shift ten times as far. */
export function listenToArrows(map: MapView, marker: Marker, { pixels, onMove }: ArrowMoves): void {
  marker.getElement().addEventListener('keydown', (event) => {
    const direction = arrows[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const { x, y } = map.project(marker.getLngLat());
    const step = pixels * (event.shiftKey ? 10 : 1);
    onMove(map.unproject([x + direction[0] * step, y + direction[1] * step]));
  });
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
