import { definePhrases } from '../phrases.ts';

/** Stations by their paths: their names in forms, review and history. */
export const stationFields = definePhrases('station-fields', {
  none: 'None',
  defaultPrinter: 'Default printer',
  askOrderType: 'Ask each time',
  never: 'Never',
  seconds_one: 'After {{count}} second',
  seconds_other: 'After {{count}} seconds',
  stations: 'Stations',
  'stations.name': 'Name',
  'stations.kind': 'Kind',
  'stations.kind.COUNTER': 'Counter',
  'stations.kind.SERVER': 'Server',
  'stations.kind.BAR': 'Bar',
  'stations.kind.DRIVE_THRU': 'Drive thru',
  'stations.kind.KITCHEN': 'Kitchen',
  'stations.kind.OFFICE': 'Office',
  'stations.defaultOrderType': 'Default order type',
  'stations.receiptPrinter': 'Receipt printer',
  'stations.backupPrinter': 'Backup printer',
  'stations.logOffAfter': 'Log off after',
  'stations.disabled': 'Active',
});
