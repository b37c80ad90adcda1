import type { WeekMoment } from './week-hours.ts';

/** An instant as the clocks and calendars of a place show it. */
export interface LocalTime extends WeekMoment {
  /** YYYY-MM-DD */
  readonly date: string;
}

/** Epoch milliseconds in an IANA time zone. */
export function localTimeIn(instant: number, zone: string): LocalTime {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  const seconds = Number(part('hour')) * 3_600 + Number(part('minute')) * 60 + Number(part('second'));
  return { date, dayOfWeek: dayOfWeekOf(date), seconds };
}

/** The instant at which a place shows this date and time; of a time that is skipped, one beside it. */
export function instantAt(date: string, seconds: number, zone: string): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + seconds * 1_000;
  const first = asUtc - offsetAt(asUtc, zone);
  return asUtc - offsetAt(first, zone);
}

/** `2026-11-23` and 1 is `2026-11-24`. */
export function daysAfter(date: string, days: number): string {
  return days === 0 ? date : new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function dayOfWeekOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Milliseconds that a place is ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  const { date, seconds } = localTimeIn(instant, zone);
  return Date.parse(`${date}T00:00:00Z`) + seconds * 1_000 - Math.floor(instant / 1_000) * 1_000;
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than using it a hundred times. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  FORMATS.set(zone, format);
  return format;
}
