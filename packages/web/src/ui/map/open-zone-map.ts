import { type Map as MapView, Marker } from 'maplibre-gl';
import { watchBaseMap } from './base-map-state.ts';
import { circleHandles } from './circle-handles.ts';
import { boundsOf, color, type MapPoint } from './map-basics.ts';
import { mapLabels } from './map-labels.ts';
import { pointOf, positionOf, sameShape } from './map-shapes.ts';
import { frameBeside, openMap } from './map-view.ts';
import { openZoneDrawing, type ZoneDrawing } from './zone-drawing.ts';
import { addLayers, paintLayers, showScene } from './zone-layers.ts';
import type { MapShape, MapZone, ZoneMapHandle, ZoneMapOptions, ZoneMapScene } from './zone-map-types.ts';

/** Zones on a map: chosen, drawn and reshaped. @throws where the browser cannot draw */
export function openZoneMap(container: HTMLElement, options: ZoneMapOptions): ZoneMapHandle {
  const { edgeColor } = options;
  const map = openMap(container, options.style);
  const frame = (points: readonly MapPoint[]) => {
    if (points.length > 0) frameBeside(map, boundsOf(points), options.covered);
  };
  frame(options.home);

  let scene: ZoneMapScene | null = null;
  let drawing: ZoneDrawing | null = null;
  let paint = () => paintLayers(map);
  const showPin = pinOn(map);
  /** The zone as the hands hold it. */
  let held: MapZone | null = null;
  /** Presses of the pointer so far, and the one that ended the last drawing: its click chooses no zone. */
  let presses = 0;
  let drawnIn = -1;
  container.addEventListener(
    'pointerdown',
    () => {
      presses += 1;
    },
    true,
  );
  const reshape = (id: string, shape: MapShape) => {
    if (held?.id === id) held = { ...held, shape };
    options.onReshape(id, shape);
  };
  const draw = (shape: MapShape) => {
    drawnIn = presses;
    options.onDraw(shape);
  };
  const labels = mapLabels(map);
  const circle = circleHandles(map, {
    labels: options.handleLabels,
    onMove: (moved) => scene && showScene(map, withShape(scene, held?.id, moved), { edgeColor, reshapedId: null }),
    onDone: (done) => held && reshape(held.id, done),
  });
  const hold = (zone: MapZone | null) => {
    if (zone && held && zone.id === held.id && zone.color === held.color && sameShape(zone.shape, held.shape)) return;
    held = zone;
    const isCircle = zone?.shape.type === 'circle';
    drawing?.hold(isCircle ? null : zone);
    if (zone?.shape.type === 'circle') circle.show(zone.shape);
    else circle.hide();
  };
  const show = () => {
    if (!scene || !drawing) return;
    const { zones, selectedId, tool, canEdit } = scene;
    drawing.take(canEdit ? tool : 'select');
    const chosen = zones.find(({ id }) => id === selectedId) ?? null;
    hold(canEdit && tool === 'select' && chosen && !chosen.isDisabled ? chosen : null);
    const reshapedId = held && held.shape.type !== 'circle' ? held.id : null;
    showScene(map, scene, { edgeColor, reshapedId });
    labels.show(scene);
    showPin(scene.pin?.point ?? null);
  };

  // Once the style is there, not once its tiles are: they may never come.
  map.once('style.load', () => {
    const { style } = options;
    const baseSources = Object.keys(style?.sources ?? {});
    const grid = addLayers(map, style !== null);
    paint = () => {
      paintLayers(map);
      grid.paint();
    };
    paint();
    if (style === null) options.onBaseMap('none');
    else
      watchBaseMap(map, baseSources, (state) => {
        grid.show(state !== 'shown');
        options.onBaseMap(state);
      });
    drawing = openZoneDrawing(map, { edgeColor, onDraw: draw, onReshape: reshape });
    container.dataset.ready = '';
    options.onReady();
    show();
  });
  map.on('click', ({ lngLat }) => {
    const isDrawing = scene?.tool !== 'select' || drawnIn === presses;
    if (!isDrawing) options.onPress(pointOf([lngLat.lng, lngLat.lat]));
  });
  return {
    show: (next) => {
      scene = next;
      show();
    },
    frame,
    bringIntoView: (points) => {
      const view = map.getBounds();
      const isInView = points.every(({ latitude, longitude }) => view.contains([longitude, latitude]));
      if (!isInView) frame(points);
    },
    paint: () => {
      if (!drawing) return;
      paint();
      show();
    },
    close: () => {
      drawing?.close();
      map.remove();
    },
  };
}

/** The pin of one address; the sentence beside the map says its meaning. */
function pinOn(map: MapView): (point: MapPoint | null) => void {
  let pin: Marker | null = null;
  return (point) => {
    pin?.remove();
    if (point === null) return;
    pin = new Marker({ color: color('--text') }).setLngLat(positionOf(point)).addTo(map);
    pin.getElement().setAttribute('aria-hidden', 'true');
    pin.getElement().dataset.mapPin = '';
  };
}

/** A circle that is being dragged has its outline from where the hands are. */
function withShape(scene: ZoneMapScene, id: string | undefined, shape: MapShape): ZoneMapScene {
  if (shape.type !== 'circle') return scene;
  const zones = scene.zones.map((zone) => (zone.id === id ? { ...zone, shape, ring: circleRing(zone, shape) } : zone));
  return { ...scene, zones };
}

/** The outline of before, moved and grown. */
function circleRing({ ring, shape: before }: MapZone, after: Extract<MapShape, { type: 'circle' }>): MapZone['ring'] {
  if (before.type !== 'circle') return ring;
  const grown = after.radius / before.radius;
  const [fromX, fromY] = positionOf(before.center);
  const [toX, toY] = positionOf(after.center);
  return ring.map(([x, y]) => [toX + (x - fromX) * grown, toY + (y - fromY) * grown] as const);
}
