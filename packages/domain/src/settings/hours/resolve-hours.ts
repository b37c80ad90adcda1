import type { Hours, HoursSet, HoursSetName, SpecialHours } from './hours.ts';

/** The set whose hours hold for `set`, after its same-as flags. */
export function sourceOfSet(hours: Hours, set: HoursSetName): HoursSetName {
  if (set === 'onlineDelivery' && hours.OnlineDeliverySameAsOnlineStore) return sourceOfSet(hours, 'online');
  if (set === 'online' && hours.onlineSameAsStore) return 'inStore';
  if (set === 'delivery' && hours.deliverySameAsStore) return 'inStore';
  return set;
}

/** The hours that hold for `set`. */
export function resolveSet(hours: Hours, set: HoursSetName): HoursSet {
  return hours[sourceOfSet(hours, set)];
}

/** HR-10, HR-11: an entry for a date, or for a range of dates, takes the place of the older ones that lie within. */
export function addSpecialHours(set: HoursSet, added: SpecialHours): HoursSet {
  const last = added.until ?? added.dateString;
  const isWithin = ({ dateString, until }: SpecialHours) =>
    added.dateString <= dateString && (until ?? dateString) <= last;
  return { ...set, specialHours: [...set.specialHours.filter((entry) => !isWithin(entry)), added] };
}
