import type { LocationState } from '@servery/domain';
import type { Map as MapView } from 'maplibre-gl';
import { color } from '../ui/map/map-basics.ts';
import { locationShapes } from './location-shapes.ts';

/** Pixels of a picture for each pixel of the screen. */
const sharpness = 2;
const shapeSize = 20;
const clusterSize = 36;

const states: readonly LocationState[] = ['live', 'publishing', 'waiting', 'behind', 'silent', 'unpublished'];

/** Pictures of the states and of counts, drawn with the colors of the current theme: a map without a base map has no fonts. */
export function keepLocationIcons(map: MapView): { readonly paint: () => void } {
  map.setMissingStyleImageResolver((id) => {
    const [kind, count = ''] = id.split(':');
    if (kind === 'cluster') put(map, id, clusterPicture(count));
  });
  return {
    paint: () => {
      for (const id of map.listImages()) if (id.startsWith('cluster:')) map.removeImage(id);
      for (const state of states) put(map, state, shapePicture(state));
    },
  };
}

function put(map: MapView, id: string, picture: ImageData | null): void {
  if (picture === null) return;
  if (map.hasImage(id)) map.removeImage(id);
  map.addImage(id, picture, { pixelRatio: sharpness });
}

function shapePicture(state: LocationState): ImageData | null {
  const { path, color: token, isOpen } = locationShapes[state];
  return drawn(shapeSize, (brush) => {
    brush.translate((shapeSize - 16) / 2, (shapeSize - 16) / 2);
    const shape = new Path2D(path);
    brush.lineJoin = 'round';
    brush.strokeStyle = color('--surface');
    brush.lineWidth = 3;
    brush.stroke(shape);
    brush.fillStyle = color(isOpen ? '--surface' : token);
    brush.fill(shape);
    if (!isOpen) return;
    brush.strokeStyle = color(token);
    brush.lineWidth = 2;
    brush.stroke(shape);
  });
}

function clusterPicture(count: string): ImageData | null {
  return drawn(clusterSize, (brush) => {
    const middle = clusterSize / 2;
    brush.beginPath();
    brush.arc(middle, middle, middle - 2, 0, 2 * Math.PI);
    brush.fillStyle = color('--text');
    brush.fill();
    brush.strokeStyle = color('--surface');
    brush.lineWidth = 2;
    brush.stroke();
    brush.fillStyle = color('--surface');
    brush.font = '600 12px Inter, sans-serif';
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillText(count, middle, middle + 0.5);
  });
}

function drawn(size: number, draw: (brush: CanvasRenderingContext2D) => void): ImageData | null {
  const canvas = document.createElement('canvas');
  canvas.width = size * sharpness;
  canvas.height = size * sharpness;
  const brush = canvas.getContext('2d');
  if (brush === null) return null;
  brush.scale(sharpness, sharpness);
  draw(brush);
  return brush.getImageData(0, 0, canvas.width, canvas.height);
}
