import type { OpenCalendar, SpecialSpan } from '../../formats/open-calendar.ts';
import { HOURS_SETS, type Hours, type HoursSetName } from './hours.ts';
import { sourceOfSet } from './resolve-hours.ts';

/** A filled set of hours, with the word of people for its special days. */
export interface NamedHours extends OpenCalendar {
  /** The set that it is written in. */
  readonly set: HoursSetName;
  /** The sets that it holds for, by their same-as flags. */
  readonly sets: readonly HoursSetName[];
  readonly specialHours: readonly (SpecialSpan & { readonly id: string; readonly name: string })[];
}

/** When a store is open in the store, online or for delivery: each set of hours that is filled, once. */
export function namedHoursOf(hours: Hours): NamedHours[] {
  const written = new Set(HOURS_SETS.map((set) => sourceOfSet(hours, set)));
  return [...written]
    .filter((set) => hours[set].days.length + hours[set].specialHours.length > 0)
    .map((set) => ({
      set,
      sets: HOURS_SETS.filter((one) => sourceOfSet(hours, one) === set),
      days: hours[set].days.map(({ dayOfWeek, startTime, endOffset }) => ({ dayOfWeek, startTime, endOffset })),
      specialHours: hours[set].specialHours.map(({ id, name, dateString, until, closed, startTime, endOffset }) => ({
        id,
        name,
        dateString,
        ...(until !== undefined && { until }),
        closed,
        startTime,
        endOffset,
      })),
    }));
}
