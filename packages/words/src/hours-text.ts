import { DAY_SECONDS, formatDate, type WeekWindow } from '@servery/domain';
import { valuePhrases } from './phrases/values.ts';
import { say } from './phrases.ts';

/** `11:00 AM`; a second past midnight of the next day shows as that day's time. */
export function timeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60) % 1440;
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

type Span = { readonly startTime: number; readonly endOffset: number };

/** `11:00 AM – 10:00 PM` */
export function spanText({ startTime, endOffset }: Span): string {
  if (endOffset >= DAY_SECONDS) return `All day from ${timeText(startTime)}`;
  return `${timeText(startTime)} – ${timeText(startTime + endOffset)}`;
}

/** Ends in the small hours or later of the next day. */
export function endsNextDay({ startTime, endOffset }: Span): boolean {
  return startTime + endOffset > DAY_SECONDS;
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export function dayName(dayOfWeek: number): string {
  return dayNames[dayOfWeek % 7] ?? '';
}

/** The seven days of the week as numbers, 0 is Sunday, from the first of the week on. */
export function weekDays(startOfWeek: number): readonly number[] {
  return Array.from({ length: 7 }, (_, at) => (startOfWeek + at) % 7);
}

/** `Every day`, `Mon – Fri`, `Mon, Wed`. */
export function daysText(days: readonly number[]): string {
  const [first = 0] = days;
  const last = days.at(-1) ?? 0;
  if (days.length === 0) return say(valuePhrases, 'noDay');
  if (days.length === 7) return say(valuePhrases, 'everyDay');
  if (days.length > 2 && last - first === days.length - 1) return `${shortDay(first)} – ${shortDay(last)}`;
  return days.map(shortDay).join(', ');
}

/** `Mon – Fri, 4:00 PM – 6:00 PM` */
export function windowText({ days, startTime, endTime }: WeekWindow): string {
  return `${daysText(days)}, ${timeText(startTime)} – ${timeText(endTime)}`;
}

export function shortDay(day: number): string {
  return dayName(day).slice(0, 3);
}

/** `2026-11-26` -> `Thu, Nov 26th 2026` */
export function dateText(dateString: string): string {
  const date = new Date(`${dateString}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return dateString;
  return `${shortDay(date.getUTCDay())}, ${formatDate(date.getTime(), 'UTC')}`;
}

/** A date, or a range of dates in ISO 8601: `2027-01-04/2027-01-24` -> `Mon, Jan 4th 2027 – Sun, Jan 24th 2027` */
export function datesText(dates: string): string {
  return dates.split('/').map(dateText).join(' – ');
}
