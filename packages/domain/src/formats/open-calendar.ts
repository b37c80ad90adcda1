import { dayOfWeekOf, daysAfter, type LocalTime, localTimeIn } from './local-time.ts';
import { DAY_SECONDS } from './week-hours.ts';

/** When a store opens and for how long; seconds. */
export interface OpenSpan {
  readonly startTime: number;
  readonly endOffset: number;
}

/** The hours of a store, or its closing, on a date, or on each date of a range that is closed. */
export interface SpecialSpan {
  /** YYYY-MM-DD */
  readonly dateString: string;
  /** YYYY-MM-DD, the last date of a range, included; left out for one date. */
  readonly until?: string | undefined;
  readonly closed: boolean;
  readonly startTime: number | null;
  readonly endOffset: number | null;
}

/** When a store is open: by the day of the week a span begins on, and on single dates otherwise. */
export interface OpenCalendar {
  readonly days: readonly (OpenSpan & { readonly dayOfWeek: number })[];
  readonly specialHours: readonly SpecialSpan[];
}

/**
 * The spans that begin on a date: its special hours, else those of a range that covers it, else those of its day of the week; in the
 * order of the day.
 */
export function spansBeginningOn({ days, specialHours }: OpenCalendar, date: string): readonly OpenSpan[] {
  const special = specialSpans(specialEntriesOn(specialHours, date));
  if (special) return special;
  const dayOfWeek = dayOfWeekOf(date);
  return inOrder(days.filter((entry) => entry.dayOfWeek === dayOfWeek));
}

/** The special hours that decide a date: its own entries, else the ranges that cover it; none where neither is closed or has hours. */
export function specialEntriesOn<Entry extends SpecialSpan>(entries: readonly Entry[], date: string): readonly Entry[] {
  const ofDate = entries.filter(({ dateString, until }) => dateString === date && until === undefined);
  if (specialSpans(ofDate)) return ofDate;
  const ofRange = entries.filter(({ dateString, until }) => until && dateString <= date && date <= until);
  return specialSpans(ofRange) ? ofRange : [];
}

/**
 * The spans that the entries of one date give together: each with hours is a span; a closed one takes away those before it. Undefined where
 * none of them is closed or has hours.
 */
export function specialSpans(entries: readonly SpecialSpan[]): readonly OpenSpan[] | undefined {
  const lastClosed = entries.findLastIndex(({ closed }) => closed);
  const spans = entries
    .slice(lastClosed + 1)
    .flatMap(({ startTime, endOffset }) =>
      startTime === null || endOffset === null ? [] : [{ startTime, endOffset }],
    );
  return lastClosed < 0 && spans.length === 0 ? undefined : inOrder(spans);
}

function inOrder<Span extends OpenSpan>(spans: readonly Span[]): readonly Span[] {
  return spans.toSorted((one, other) => one.startTime - other.startTime);
}

/**
 * A moment with the business day it belongs to: a store that is open past midnight is still in the day before, until it closes or
 * opens again. Without hours that say so the day begins at midnight.
 */
export function inBusinessDay<Moment extends LocalTime>(at: Moment, calendars: readonly OpenCalendar[] = []): Moment {
  return at.seconds < nightAfter(daysAfter(at.date, -1), calendars) ? { ...at, isNightBefore: true } : at;
}

/** YYYY-MM-DD: the business day that a moment of `inBusinessDay` belongs to. */
export function businessDateOf({ date, isNightBefore }: LocalTime): string {
  return isNightBefore ? daysAfter(date, -1) : date;
}

/** Seconds from midnight, and how long from there: from the end of the night before to the end of the night after. */
export function businessDayOn(date: string, calendars: readonly OpenCalendar[] = []): OpenSpan {
  const startTime = nightAfter(daysAfter(date, -1), calendars);
  return { startTime, endOffset: DAY_SECONDS + nightAfter(date, calendars) - startTime };
}

/** How many seconds a business day goes on past the midnight that ends its date. */
export function nightAfter(date: string, calendars: readonly OpenCalendar[] = []): number {
  const spansOf = (day: string) => calendars.flatMap((calendar) => spansBeginningOn(calendar, day));
  const closing = Math.max(0, ...spansOf(date).map(({ startTime, endOffset }) => startTime + endOffset - DAY_SECONDS));
  if (closing === 0) return 0;
  return Math.min(closing, ...spansOf(daysAfter(date, 1)).map(({ startTime }) => startTime));
}

/** The span that is running at a moment of the store's calendar; one of the day before may run past midnight. */
export function spanRunningAt(
  calendar: OpenCalendar,
  { date, seconds }: { readonly date: string; readonly seconds: number },
): OpenSpan | undefined {
  return (
    spansBeginningOn(calendar, date).find(runsAt(seconds)) ??
    spansBeginningOn(calendar, daysAfter(date, -1)).find(runsAt(seconds + DAY_SECONDS))
  );
}

/**
 * Whether a store is open; one that has no hours counts as open.
 * @param instant epoch milliseconds
 * @param zone IANA
 */
export function isOpenAt(calendar: OpenCalendar, instant: number, zone: string): boolean {
  if (calendar.days.length === 0 && calendar.specialHours.length === 0) return true;
  return spanRunningAt(calendar, localTimeIn(instant, zone)) !== undefined;
}

function runsAt(seconds: number): (span: OpenSpan) => boolean {
  return ({ startTime, endOffset }) => startTime <= seconds && seconds < startTime + endOffset;
}
