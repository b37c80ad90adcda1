import { dayOfWeekOf, daysAfter, type LocalTime } from '../../formats/local-time.ts';
import { businessDayOn, nightAfter, type OpenCalendar } from '../../formats/open-calendar.ts';
import { DAY_SECONDS } from '../../formats/week-hours.ts';
import { isInRange, timeThatRefuses } from './evaluation/holds.ts';
import type { Offer } from './offer.ts';

/** Seconds from midnight, and how long from there: as `limitHours` has them, or of the store's business day. */
export interface RunningHours {
  readonly startTime: number;
  readonly endOffset: number;
}

/**
 * When an offer runs on a day of the calendar, by its dates, days and hours only; undefined on a day that it does not, or when
 * it is off or offered nowhere. Hours past midnight belong to the day they begin on; without hours of its own it runs for the
 * business day of a store that is open by these calendars.
 */
export function hoursOn(
  { info, validity }: Offer,
  date: string,
  calendars: readonly OpenCalendar[] = [],
): RunningHours | undefined {
  const { dateRange, daysOfTheWeek, timeOfDay } = validity;
  if (info.status !== 'ACTIVE' || info.channels.length === 0) return undefined;
  if (dateRange.enabled && !isInRange(dateRange, date)) return undefined;
  if (daysOfTheWeek.enabled && !daysOfTheWeek.days.includes(dayOfWeekOf(date))) return undefined;
  return timeOfDay.enabled ? timeOfDay : businessDayOn(date, calendars);
}

/** Whether the dates, days and hours of an offer let it run at a moment; nothing else is judged. */
export function runsAt({ info, validity }: Offer, at: LocalTime): boolean {
  return info.status === 'ACTIVE' && info.channels.length > 0 && timeThatRefuses(validity, at) === undefined;
}

/**
 * YYYY-MM-DD: the last day on which an offer runs at any time: the day after its last one where its hours, or without any those
 * of the store, pass midnight; undefined where it has no last day.
 */
export function lastDayOf(
  { validity: { dateRange, timeOfDay } }: Offer,
  calendars: readonly OpenCalendar[] = [],
): string | undefined {
  const { enabled, endDate } = dateRange;
  if (!enabled || endDate === null) return undefined;
  const passesMidnight = timeOfDay.enabled
    ? timeOfDay.startTime + timeOfDay.endOffset > DAY_SECONDS
    : nightAfter(endDate, calendars) > 0;
  return passesMidnight ? daysAfter(endDate, 1) : endDate;
}

/** Whether the last day of an offer has passed, with the hours that go past its midnight. */
export function isOver({ validity }: Offer, at: LocalTime): boolean {
  const { enabled, endDate } = validity.dateRange;
  return enabled && endDate !== null && endDate < at.date && timeThatRefuses(validity, at) !== undefined;
}
