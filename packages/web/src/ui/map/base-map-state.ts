import type { Map as MapView } from 'maplibre-gl';

/** none: nothing is configured. loading: nothing of it has come yet. failed: the part asked for last did not come. */
export type BaseMapState = 'none' | 'loading' | 'shown' | 'failed';

/** Reports how the base map of a style fares, whenever that changes. Its tiles come late, or do not come at all. */
export function watchBaseMap(map: MapView, sources: readonly string[], report: (state: BaseMapState) => void): void {
  let state: BaseMapState = 'loading';
  const become = (next: BaseMapState) => {
    if (next === state) return;
    state = next;
    report(next);
  };
  report(state);
  map.on('sourcedata', ({ sourceId, tile }) => {
    if (sources.includes(sourceId) && tile?.state === 'loaded') become('shown');
  });
  map.on('error', (event) => {
    const source: unknown = Reflect.get(event, 'sourceId');
    if (typeof source === 'string' && sources.includes(source)) become('failed');
  });
  // Tiles that are not found are no error of the map; when all is done, none has come.
  map.on('idle', () => {
    if (state === 'loading') become(sources.length === 0 ? 'shown' : 'failed');
  });
}
