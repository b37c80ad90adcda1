import { type OpenSpan, spanRunningAt, spansBeginningOn } from '../../formats/open-calendar.ts';
import type { Hours, HoursSetName } from './hours.ts';
import { resolveSet } from './resolve-hours.ts';

/** A day of a store's calendar: `2026-12-25`. */
export type CalendarDate = string;

/** The spans that begin on a date: its special hours, else those of its day of the week; in the order of the day. */
export function spansOn(hours: Hours, set: HoursSetName, date: CalendarDate): readonly OpenSpan[] {
  return spansBeginningOn(resolveSet(hours, set), date);
}

/** The span that is running at a moment of the store's calendar; one of the day before may run past midnight. */
export function openSpanAt(
  hours: Hours,
  set: HoursSetName,
  at: { readonly date: CalendarDate; readonly seconds: number },
): OpenSpan | undefined {
  return spanRunningAt(resolveSet(hours, set), at);
}
