/** The fields of a location that may be changed, as the wire and the history name them. */
export const locationFields = [
  'name',
  'groupId',
  'kioskActive',
  'street',
  'street2',
  'city',
  'state',
  'zip',
  'phone',
  'timezone',
  'latitude',
  'longitude',
  'tags',
  'laborLocationId',
] as const;

export type LocationField = (typeof locationFields)[number];
