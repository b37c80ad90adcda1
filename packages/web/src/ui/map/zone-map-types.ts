import type { StyleSpecification } from 'maplibre-gl';
import type { BaseMapState } from './base-map-state.ts';
import type { MapPoint } from './map-basics.ts';

/** Longitude, latitude. */
export type MapPosition = readonly [number, number];
export type MapRing = readonly MapPosition[];

/** A shape that is drawn; radius in meters. */
export type MapShape =
  | { readonly type: 'rectangle'; readonly southWest: MapPoint; readonly northEast: MapPoint }
  | { readonly type: 'circle'; readonly center: MapPoint; readonly radius: number }
  | { readonly type: 'polygon'; readonly points: readonly MapPoint[] };

export type MapZone = {
  readonly id: string;
  readonly name: string;
  /** `#0b7a74` */
  readonly color: string;
  readonly isDisabled: boolean;
  readonly shape: MapShape;
  /** The closed outline. */
  readonly ring: MapRing;
};

/** The color of the edge of a zone of a color, so that it is seen on a ground; both as `#0b7a74`. */
export type EdgeColor = (color: string, ground: string) => string;

export type MapMark = { readonly point: MapPoint; readonly state: 'good' | 'partly' | 'bad' };
export type MapPlace = { readonly point: MapPoint; readonly name: string };
export type MapFinding = { readonly kind: 'OVERLAP' | 'GAP'; readonly outlines: readonly MapRing[] };

export type ZoneTool = 'select' | 'polygon' | 'rectangle' | 'circle';

/** Everything that the map shows. */
export type ZoneMapScene = {
  readonly zones: readonly MapZone[];
  readonly selectedId: string | null;
  readonly findings: readonly MapFinding[];
  readonly marks: readonly MapMark[];
  readonly places: readonly MapPlace[];
  /** The address that is tested, and the place that it is reached from. */
  readonly pin: { readonly point: MapPoint; readonly from: MapPoint | null } | null;
  readonly tool: ZoneTool;
  readonly canEdit: boolean;
};

export type ZoneMapOptions = {
  readonly style: StyleSpecification | null;
  /** The points that the map shows when it opens. */
  readonly home: readonly MapPoint[];
  /** The size of the part that lies over the upper left corner of the map, where the map is wide: nothing is framed below it. Pixels. */
  readonly covered: { readonly width: number; readonly height: number };
  readonly handleLabels: { readonly center: string; readonly radius: string };
  readonly edgeColor: EdgeColor;
  readonly onReady: () => void;
  readonly onBaseMap: (state: BaseMapState) => void;
  /** Pressed with no tool in hand. */
  readonly onPress: (point: MapPoint) => void;
  readonly onDraw: (shape: MapShape) => void;
  readonly onReshape: (id: string, shape: MapShape) => void;
};

export type ZoneMapHandle = {
  readonly show: (scene: ZoneMapScene) => void;
  readonly frame: (points: readonly MapPoint[]) => void;
  /** Moves only when not all of it is in view. */
  readonly bringIntoView: (points: readonly MapPoint[]) => void;
  /** Draws again in the colors of the current theme. */
  readonly paint: () => void;
  readonly close: () => void;
};
