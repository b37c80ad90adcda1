import { localTimeIn } from './local-time.ts';

/** An instant: epoch milliseconds or an ISO text with a zone. */
export type Instant = number | string;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** KF-07, FM-04: `Nov 3rd 2026` in an IANA time zone; empty for a value that is no instant. */
export function formatDate(instant: Instant, timezone: string): string {
  const parts = partsIn(instant, timezone);
  if (parts === undefined) return '';
  return `${MONTHS[parts.month - 1] ?? ''} ${ordinal(parts.day)} ${year(parts.year)}`;
}

/** FM-04: `2026-11-03` as `Nov 3rd 2026`; a text that is no date is returned unchanged. */
export function formatDay(date: string): string {
  return formatDate(`${date}T12:00:00Z`, 'UTC') || date;
}

/** KF-08, FM-05: `11/03/2026 04:05 PM` in an IANA time zone; empty for a value that is no instant. */
export function formatDateTime(instant: Instant, timezone: string): string {
  const parts = partsIn(instant, timezone);
  if (parts === undefined) return '';
  const hour = parts.hour % 12 === 0 ? 12 : parts.hour % 12;
  const date = `${two(parts.month)}/${two(parts.day)}/${year(parts.year)}`;
  return `${date} ${two(hour)}:${two(parts.minute)} ${parts.hour < 12 ? 'AM' : 'PM'}`;
}

/** `1st`, `2nd`, `3rd`, `4th`, `11th`, `22nd`. */
export function ordinal(day: number): string {
  if (day % 100 >= 11 && day % 100 <= 13) return `${day}th`;
  return `${day}${['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'}`;
}

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

function partsIn(instant: Instant, timezone: string): DateParts | undefined {
  const millis = new Date(instant).getTime();
  if (Number.isNaN(millis)) return undefined;
  const { date, seconds } = localTimeIn(millis, timezone);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day, hour: Math.floor(seconds / 3_600), minute: Math.floor((seconds % 3_600) / 60) };
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function year(number: number): string {
  return String(number).padStart(4, '0');
}
