/** What may be changed of a location, as the wire and the history name it. */
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
