const degreesApart = 5;

/** Lines of latitude and longitude over the whole earth, as GeoJSON. */
export function gridLines() {
  const meridians = steps(-180, 180).map((east) => line([east, -85], [east, 85]));
  const parallels = steps(-85, 85).map((north) => line([-180, north], [180, north]));
  return { type: 'FeatureCollection' as const, features: [...meridians, ...parallels] };
}

function steps(from: number, to: number): number[] {
  return Array.from({ length: (to - from) / degreesApart + 1 }, (_, index) => from + index * degreesApart);
}

function line(from: [number, number], to: [number, number]) {
  return {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'LineString' as const, coordinates: [from, to] },
  };
}
