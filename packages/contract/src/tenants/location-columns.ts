/** The columns of a CSV file of locations that an import reads, by the field that they fill; an export has them first, in this order. */
export const locationColumns = {
  id: 'Id',
  name: 'Location',
  group: 'Group',
  street: 'Street',
  street2: 'Suite',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  phone: 'Phone',
  timezone: 'Time zone',
  latitude: 'Latitude',
  longitude: 'Longitude',
  tags: 'Tags',
} as const;

export type LocationColumn = keyof typeof locationColumns;
