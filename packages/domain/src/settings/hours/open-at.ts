import { DAY_SECONDS } from '../../formats/week-hours.ts';
import type { Hours, HoursSetName } from './hours.ts';
import { resolveSet } from './resolve-hours.ts';

/** A day of a store's calendar: `2026-12-25`. */
export type CalendarDate = string;

/** When a store opens and for how long; seconds. */
export interface OpenSpan {
  readonly startTime: number;
  readonly endOffset: number;
}

/** HR-09: what holds on a date: its special hours, else those of its day of the week; in the order of the day. */
export function spansOn(hours: Hours, set: HoursSetName, date: CalendarDate): readonly OpenSpan[] {
  const { days, specialHours } = resolveSet(hours, set);
  const special = specialHours.findLast(({ dateString }) => dateString === date);
  if (special?.closed) return [];
  if (special && special.startTime !== null && special.endOffset !== null)
    return [{ startTime: special.startTime, endOffset: special.endOffset }];
  const dayOfWeek = new Date(`${date}T00:00:00Z`).getUTCDay();
  return days.filter((entry) => entry.dayOfWeek === dayOfWeek).sort((one, other) => one.startTime - other.startTime);
}

/** The span that is running at a moment of the store's calendar; one of the day before may run past midnight. */
export function openSpanAt(
  hours: Hours,
  set: HoursSetName,
  { date, seconds }: { readonly date: CalendarDate; readonly seconds: number },
): OpenSpan | undefined {
  const runs = (at: number) => (span: OpenSpan) => span.startTime <= at && at < span.startTime + span.endOffset;
  return (
    spansOn(hours, set, date).find(runs(seconds)) ??
    spansOn(hours, set, dayBefore(date)).find(runs(seconds + DAY_SECONDS))
  );
}

function dayBefore(date: CalendarDate): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) - DAY_SECONDS * 1000).toISOString().slice(0, 10);
}
