import { daysAfter, instantAt, localTimeIn } from '../formats/local-time.ts';

/** An hour of a store's day, as sums of sales keep it. */
export interface SalesHour {
  /** Business date: `2026-11-28`. */
  readonly date: string;
  /** Of the store's clock, 0 to 23. */
  readonly hour: number;
}

/** An hour that is over. */
export interface PastHour extends SalesHour {
  /** Epoch milliseconds. */
  readonly starts: number;
}

/** An hour is judged once it has been over for so long: guests pay after they ordered, and terminals report after that. */
export const SALES_SETTLE_MILLIS = 1_800_000;

/** Until this hour of the clock a store sells for the day before: many close after midnight, few open before 5 AM. */
const firstHour = 5;
const dayHours = 24;
const hourSeconds = 3_600;
const hourMillis = 3_600_000;

/** The hour that a store's clock shows, in the day that it sells for. */
export function salesHourAt(instant: number, zone: string): SalesHour {
  const { date, seconds } = localTimeIn(instant, zone);
  return ofDay(date, Math.floor(seconds / hourSeconds));
}

/** The place of an hour in its day: 0 for 5 AM, 23 for 4 AM. */
export function placeInDay(hour: number): number {
  return (hour + dayHours - firstHour) % dayHours;
}

/** The hours of a day in order: 5 AM first. */
export const DAY_HOURS: readonly number[] = Array.from(
  { length: dayHours },
  (_, place) => (place + firstHour) % dayHours,
);

/**
 * The hours of a store that are over and began within the last so many, the oldest first. An hour that the clocks skip or show twice
 * is left out: it is not as long as that of another week.
 * @param now epoch milliseconds
 */
export function pastHours(now: number, zone: string, count: number): readonly PastHour[] {
  const first = now - (count + 1) * hourMillis;
  const hours: PastHour[] = [];
  for (let { date } = localTimeIn(first, zone); date <= localTimeIn(now, zone).date; date = daysAfter(date, 1))
    for (let hour = 0; hour < dayHours; hour += 1) {
      const starts = instantAt(date, hour * hourSeconds, zone);
      const ends =
        hour + 1 < dayHours ? instantAt(date, (hour + 1) * hourSeconds, zone) : instantAt(daysAfter(date, 1), 0, zone);
      const isWhole = ends - starts === hourMillis;
      if (isWhole && starts >= first && ends <= now) hours.push({ ...ofDay(date, hour), starts });
    }
  return hours.slice(-count);
}

function ofDay(date: string, hour: number): SalesHour {
  return { date: hour < firstHour ? daysAfter(date, -1) : date, hour };
}
