import type { WeekMoment } from './week-hours.ts';

const dayMillis = 86_400_000;
const daySeconds = 86_400;
const quarterMillis = 900_000;
/** Of one zone: fourteen months. */
const mostQuarters = 40_000;
const offsets = new Map<string, Map<number, number | undefined>>();

/** An instant as the clocks and calendars of a place show it. */
export interface LocalTime extends WeekMoment {
  /** YYYY-MM-DD */
  readonly date: string;
}

/** Epoch milliseconds in an IANA time zone. */
export function localTimeIn(instant: number, zone: string): LocalTime {
  const shown = Math.floor((instant + offsetAt(instant, zone)) / 1_000);
  const date = new Date(shown * 1_000).toISOString().slice(0, 10);
  return { date, dayOfWeek: dayOfWeekOf(date), seconds: ((shown % daySeconds) + daySeconds) % daySeconds };
}

/**
 * The instant at which a place shows this date and time. Of a time that comes twice, the first; of a time that the clocks skip, the
 * one so much later as they skip: 2:30 AM is 3:30 AM. Temporal calls both *compatible*.
 */
export function instantAt(date: string, seconds: number, zone: string): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + seconds * 1_000;
  const before = asUtc - offsetAt(asUtc - dayMillis, zone);
  const after = asUtc - offsetAt(asUtc + dayMillis, zone);
  const shown = [before, after].filter((instant) => instant + offsetAt(instant, zone) === asUtc);
  return shown.length === 0 ? before : Math.min(...shown);
}

/** The short name of a time zone at an instant: `EST`. */
export function zoneNameAt(instant: number, zone: string): string {
  const parts = formatIn(zone, { timeZoneName: 'short' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** `2026-11-23` and 1 is `2026-11-24`. */
export function daysAfter(date: string, days: number): string {
  return days === 0 ? date : new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMillis).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function dayOfWeekOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Milliseconds that a place is ahead of UTC. A format takes a hundred times as long as a look at its result for the same quarter of an hour. */
function offsetAt(instant: number, zone: string): number {
  const quarter = Math.floor(instant / quarterMillis);
  const known = offsets.get(zone) ?? new Map<number, number | undefined>();
  offsets.set(zone, known);
  if (known.size >= mostQuarters) known.clear();
  if (!known.has(quarter)) known.set(quarter, offsetThrough(quarter, zone));
  return known.get(quarter) ?? readOffset(instant, zone);
}

/** Undefined where the clocks change within the quarter. */
function offsetThrough(quarter: number, zone: string): number | undefined {
  const [first, next] = [quarter, quarter + 1].map((one) => readOffset(one * quarterMillis, zone));
  return first === next ? first : undefined;
}

function readOffset(instant: number, zone: string): number {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(instant / 1_000) * 1_000;
}

/** `22:00` is 79200. */
export function secondsOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 3_600 + minutes * 60;
}

/** 79200 is `22:00`, as is 79259. */
export function timeOfSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60) % 1_440;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than using it a hundred times. There are some 600 zones. */
function formatIn(zone: string, more: Pick<Intl.DateTimeFormatOptions, 'timeZoneName'> = {}): Intl.DateTimeFormat {
  const key = `${zone} ${more.timeZoneName ?? ''}`;
  const known = FORMATS.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    ...more,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  FORMATS.set(key, format);
  return format;
}
