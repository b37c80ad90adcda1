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
  inTown('Grant Avenue', 'San Francisco', california, '94133', [1, 37.7862, -122.4052], [1900, 37.8045, -122.4087]),
  inTown('Columbus Avenue', 'San Francisco', california, '94133', [1, 37.7952, -122.403], [1300, 37.806, -122.419]),
  inTown('Market Street', 'San Francisco', california, '94105', [1, 37.794, -122.3951], [1000, 37.7825, -122.4098]),
  inTown('Chestnut Street', 'San Francisco', california, '94123', [1900, 37.8011, -122.4353], [2500, 37.8, -122.4438]),
  inTown('Lombard Street', 'San Francisco', california, '94133', [300, 37.8032, -122.4075], [2400, 37.7996, -122.4412]),
  inTown('Broadway', 'San Francisco', california, '94133', [100, 37.7986, -122.3995], [2000, 37.795, -122.4312]),
  inTown('Geary Boulevard', 'San Francisco', california, '94118', [2400, 37.783, -122.443], [7800, 37.7795, -122.509]),
  inTown('Broadway', 'Oakland', california, '94607', [1, 37.7945, -122.2767], [2000, 37.8089, -122.2687]),
  inTown('Webster Street', 'Oakland', california, '94607', [100, 37.7953, -122.2745], [1700, 37.806, -122.268]),
  inTown('Park Street', 'Alameda', california, '94501', [1300, 37.7645, -122.2432], [2400, 37.771, -122.238]),
  inTown('West Main Street', 'Norfolk', virginia, '23510', [1, 36.8462, -76.2905], [400, 36.8471, -76.2946]),
  inTown('Seaport Boulevard', 'Boston', massachusetts, '02210', [1, 42.3535, -71.0485], [400, 42.3478, -71.036]),
  inTown('Light Street', 'Baltimore', maryland, '21202', [100, 39.2885, -76.6134], [1100, 39.277, -76.6119]),
];

function inTown(
  name: string,
  city: string,
  state: Street['state'],
  postcode: string,
  ...[from, to]: readonly [readonly [number, number, number], readonly [number, number, number]]
): Street {
  const endOf = ([number, north, east]: readonly [number, number, number]): End => ({ number, at: [north, east] });
  return { name, city, state, postcode, from: endOf(from), to: endOf(to) };
}
