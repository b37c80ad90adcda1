import { instantAt, localTimeIn, timeOfSeconds, zoneNameAt } from '@servery/domain';
import { shortDay, timeText } from '@servery/words';

/** The reader's own IANA zone. */
export const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `Sat 3:00 AM EST` within a week, `Sat 12/05/2026 3:00 AM EST` beyond it, `3:00 AM EST` today. */
export function storeMoment(moment: string | number, zone: string, now = Date.now()): string {
  const millis = typeof moment === 'number' ? moment : Date.parse(moment);
  const { date, dayOfWeek, seconds } = localTimeIn(millis, zone);
  const time = `${timeText(seconds)} ${zoneNameAt(millis, zone)}`;
  if (date === localTimeIn(now, zone).date) return time;
  const isNear = millis > now && millis - now < 6 * 24 * 60 * 60_000;
  const [year, month, day] = date.split('-');
  return [shortDay(dayOfWeek), ...(isNear ? [] : [`${month}/${day}/${year}`]), time].join(' ');
}

/** The instant at which clocks of `zone` show this date (`2026-11-21`) and time (`03:00`); null for a value that is none. */
export function instantOf(date: string, time: string, zone: string): number | null {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const wanted = Date.parse(`${date}T${time}:00Z`);
  return Number.isNaN(wanted) ? null : instantAt(date, (wanted - midnight) / 1000, zone);
}

/** Date and time as inputs write them: `2026-11-21`, `03:00`. */
export function inputsOf(moment: number, zone: string): { readonly date: string; readonly time: string } {
  const { date, seconds } = localTimeIn(moment, zone);
  return { date, time: timeOfSeconds(seconds) };
}
