import { dayOfWeekOf } from '../../formats/local-time.ts';
import { DAY_SECONDS } from '../../formats/week-hours.ts';
import { isInRange } from './evaluation/holds.ts';
import type { Offer } from './offer.ts';

/** Seconds from midnight, and how long from there: both as `limitHours` has them. */
export interface RunningHours {
  readonly startTime: number;
  readonly endOffset: number;
}

const allDay: RunningHours = { startTime: 0, endOffset: DAY_SECONDS };

/**
 * When an offer runs on a day of the calendar, by its dates, days and hours alone; undefined on a day that it does not, or when
 * it is off or offered nowhere. Hours past midnight belong to the day they begin on.
 */
export function hoursOn({ info, validity }: Offer, date: string): RunningHours | undefined {
  const { dateRange, daysOfTheWeek, timeOfDay } = validity;
  if (info.status !== 'ACTIVE' || info.channels.length === 0) return undefined;
  if (dateRange.enabled && !isInRange(dateRange, date)) return undefined;
  if (daysOfTheWeek.enabled && !daysOfTheWeek.days.includes(dayOfWeekOf(date))) return undefined;
  return timeOfDay.enabled ? timeOfDay : allDay;
}
