import { dayOfWeekOf, daysAfter } from './local-time.ts';
import { DAY_SECONDS } from './week-hours.ts';

/** When a store opens and for how long; seconds. */
export interface OpenSpan {
  readonly startTime: number;
  readonly endOffset: number;
}

/** When a store is open: by the day of the week a span begins on, and on single dates otherwise. */
export interface OpenCalendar {
  readonly days: readonly (OpenSpan & { readonly dayOfWeek: number })[];
  /** Of several of one date the last one holds. */
  readonly specialHours: readonly {
    /** YYYY-MM-DD */
    readonly dateString: string;
    readonly closed: boolean;
    readonly startTime: number | null;
    readonly endOffset: number | null;
  }[];
}

/** HR-09: what begins on a date: its special hours, else those of its day of the week; in the order of the day. */
export function spansBeginningOn({ days, specialHours }: OpenCalendar, date: string): readonly OpenSpan[] {
  const special = specialHours.findLast(({ dateString }) => dateString === date);
  if (special?.closed) return [];
  if (special && special.startTime !== null && special.endOffset !== null)
    return [{ startTime: special.startTime, endOffset: special.endOffset }];
  const dayOfWeek = dayOfWeekOf(date);
  return days.filter((entry) => entry.dayOfWeek === dayOfWeek).sort((one, other) => one.startTime - other.startTime);
}

/** The span that is running at a moment of the store's calendar; one of the day before may run past midnight. */
export function spanRunningAt(
  calendar: OpenCalendar,
  { date, seconds }: { readonly date: string; readonly seconds: number },
): OpenSpan | undefined {
  const runs = (at: number) => (span: OpenSpan) => span.startTime <= at && at < span.startTime + span.endOffset;
  return (
    spansBeginningOn(calendar, date).find(runs(seconds)) ??
    spansBeginningOn(calendar, daysAfter(date, -1)).find(runs(seconds + DAY_SECONDS))
  );
}
