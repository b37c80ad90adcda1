import { definePhrases } from '../phrases.ts';

/** Hours by their paths: their names in forms, review and history. */
export const hoursFields = definePhrases('hours-fields', {
  hours: 'Hours',
  'hours.inStore': 'In store',
  'hours.online': 'Online',
  'hours.delivery': 'Delivery',
  'hours.onlineDelivery': 'Online delivery',
  'hours.onlineSameAsStore': 'Online same as in store',
  'hours.deliverySameAsStore': 'Delivery same as in store',
  'hours.OnlineDeliverySameAsOnlineStore': 'Online delivery same as online',
  'hours.startOfWeek': 'Week starts',
  specialDays: 'special days',
  closed: 'closed',
  dateString: 'date',
  until: 'last date',
  startTime: 'opens',
  endOffset: 'open for',
  name: 'name',
});
