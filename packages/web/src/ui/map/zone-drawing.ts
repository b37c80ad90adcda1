import type { Map as MapView } from 'maplibre-gl';
import {
  type HexColor,
  TerraDraw,
  TerraDrawCircleMode,
  TerraDrawPolygonMode,
  TerraDrawRectangleMode,
  TerraDrawSelectMode,
} from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { color as themeColor } from './map-basics.ts';
import { roundedPosition, shapeOfRing } from './map-shapes.ts';
import type { EdgeColor, MapRing, MapShape, MapZone, ZoneTool } from './zone-map-types.ts';

type DrawingOptions = {
  readonly edgeColor: EdgeColor;
  readonly onDraw: (shape: MapShape) => void;
  readonly onReshape: (id: string, shape: MapShape) => void;
};

/** Drawing on a map: a new shape is drawn, or the corners of one are dragged. */
export type ZoneDrawing = {
  /** The zone whose corners are shown; null for none. */
  readonly hold: (zone: MapZone | null) => void;
  readonly take: (tool: ZoneTool) => void;
  readonly close: () => void;
};

const kinds = ['polygon', 'rectangle', 'circle'] as const;

/** Draws on a map whose style has loaded. */
export function openZoneDrawing(map: MapView, { edgeColor, onDraw, onReshape }: DrawingOptions): ZoneDrawing {
  let color: HexColor = '#0b7a74';
  const styles = {
    selectedPolygonColor: () => color,
    selectedPolygonFillOpacity: 0.28,
    selectedPolygonOutlineColor: () => color,
    selectedPolygonOutlineWidth: 3,
    selectionPointColor: '#ffffff',
    selectionPointOutlineColor: () => color,
    selectionPointOutlineWidth: 2,
    selectionPointWidth: 6,
    midPointColor: () => color,
    midPointOutlineColor: '#ffffff',
    midPointOutlineWidth: 1,
    midPointWidth: 4,
  } as const;
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 6 }),
    modes: [
      new TerraDrawSelectMode({ flags, styles, allowManualDeselection: false }),
      new TerraDrawPolygonMode(),
      new TerraDrawRectangleMode(),
      new TerraDrawCircleMode(),
    ],
  });
  draw.start();
  draw.setMode('select');
  let held: { readonly zone: MapZone; readonly feature: string | number } | null = null;
  const ringIn = (feature: string | number): MapRing | undefined => {
    const geometry = draw.getSnapshotFeature(feature)?.geometry;
    return geometry?.type === 'Polygon' ? geometry.coordinates[0]?.map(roundedPosition) : undefined;
  };
  const release = () => {
    if (held && draw.hasFeature(held.feature)) draw.removeFeatures([held.feature]);
    held = null;
  };
  draw.on('finish', (feature, { action, mode }) => {
    const ring = ringIn(feature);
    if (!ring) return;
    const kind = kinds.find((one) => one === mode);
    if (action === 'draw' && kind) {
      // The zone of the draft takes its place.
      queueMicrotask(() => {
        if (draw.hasFeature(feature)) draw.removeFeatures([feature]);
      });
      onDraw(shapeOfRing(kind, ring));
    } else if (held?.feature === feature) onReshape(held.zone.id, shapeOfRing(held.zone.shape.type, ring));
  });
  return {
    hold: (zone) => {
      release();
      if (!zone) return;
      color = hexColor(edgeColor(`#${zone.color.replace(/^#/, '')}`, themeColor('--surface-2')));
      const [added] = draw.addFeatures([
        {
          type: 'Feature',
          properties: { mode: zone.shape.type },
          geometry: { type: 'Polygon', coordinates: [zone.ring.map(roundedPosition)] },
        },
      ]);
      if (!added?.valid || added.id === undefined) return;
      held = { zone, feature: added.id };
      draw.selectFeature(added.id);
    },
    take: (tool) => {
      if (draw.getMode() === tool) return;
      // Leaving the selecting mode clears the selection.
      if (tool !== 'select') release();
      draw.setMode(tool);
    },
    close: () => draw.stop(),
  };
}

const flags = {
  polygon: {
    feature: { draggable: true, coordinates: { midpoints: { draggable: true }, draggable: true, deletable: true } },
  },
  rectangle: { feature: { draggable: true, coordinates: { resizable: 'opposite' } } },
} as const;

function hexColor(color: string): HexColor {
  return `#${color.replace(/^#/, '')}`;
}
