/** A street with two of its house numbers: those between lie between. Latitude, longitude. */
export interface Street {
  readonly name: string;
  readonly city: string;
  readonly state: { readonly name: string; readonly code: string };
  readonly postcode: string;
  readonly from: End;
  readonly to: End;
}

interface End {
  readonly number: number;
  readonly at: readonly [number, number];
}

const california = { name: 'California', code: 'CA' };
const virginia = { name: 'Virginia', code: 'VA' };
const massachusetts = { name: 'Massachusetts', code: 'MA' };
const maryland = { name: 'Maryland', code: 'MD' };

/** Some streets around the restaurants of the demo, drawn straight. */
export const streets: readonly Street[] = [
  inTown(
    { name: 'Grant Avenue', city: 'San Francisco', state: california, postcode: '94133' },
    [1, 37.7862, -122.4052],
    [1900, 37.8045, -122.4087],
  ),
  inTown(
    { name: 'Columbus Avenue', city: 'San Francisco', state: california, postcode: '94133' },
    [1, 37.7952, -122.403],
    [1300, 37.806, -122.419],
  ),
  inTown(
    { name: 'Market Street', city: 'San Francisco', state: california, postcode: '94105' },
    [1, 37.794, -122.3951],
    [1000, 37.7825, -122.4098],
  ),
  inTown(
    { name: 'Chestnut Street', city: 'San Francisco', state: california, postcode: '94123' },
    [1900, 37.8011, -122.4353],
    [2500, 37.8, -122.4438],
  ),
  inTown(
    { name: 'Lombard Street', city: 'San Francisco', state: california, postcode: '94133' },
    [300, 37.8032, -122.4075],
    [2400, 37.7996, -122.4412],
  ),
  inTown(
    { name: 'Broadway', city: 'San Francisco', state: california, postcode: '94133' },
    [100, 37.7986, -122.3995],
    [2000, 37.795, -122.4312],
  ),
  inTown(
    { name: 'Geary Boulevard', city: 'San Francisco', state: california, postcode: '94118' },
    [2400, 37.783, -122.443],
    [7800, 37.7795, -122.509],
  ),
  inTown(
    { name: 'Broadway', city: 'Oakland', state: california, postcode: '94607' },
    [1, 37.7945, -122.2767],
    [2000, 37.8089, -122.2687],
  ),
  inTown(
    { name: 'Webster Street', city: 'Oakland', state: california, postcode: '94607' },
    [100, 37.7953, -122.2745],
    [1700, 37.806, -122.268],
  ),
  inTown(
    { name: 'Park Street', city: 'Alameda', state: california, postcode: '94501' },
    [1300, 37.7645, -122.2432],
    [2400, 37.771, -122.238],
  ),
  inTown(
    { name: 'West Main Street', city: 'Norfolk', state: virginia, postcode: '23510' },
    [1, 36.8462, -76.2905],
    [400, 36.8471, -76.2946],
  ),
  inTown(
    { name: 'Seaport Boulevard', city: 'Boston', state: massachusetts, postcode: '02210' },
    [1, 42.3535, -71.0485],
    [400, 42.3478, -71.036],
  ),
  inTown(
    { name: 'Light Street', city: 'Baltimore', state: maryland, postcode: '21202' },
    [100, 39.2885, -76.6134],
    [1100, 39.277, -76.6119],
  ),
];

/** A house number, degrees north, degrees east. */
type Point = readonly [number, number, number];

function inTown(street: Omit<Street, 'from' | 'to'>, from: Point, to: Point): Street {
  const endOf = ([number, north, east]: Point): End => ({ number, at: [north, east] });
  return { ...street, from: endOf(from), to: endOf(to) };
}
