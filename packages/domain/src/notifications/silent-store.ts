import { isOpenAt, type OpenCalendar } from '../formats/open-calendar.ts';
import { SILENT_STORE_MINUTES } from './notification-kinds.ts';

const MINUTE_MILLIS = 60_000;

interface StoreClock {
  /** Its own hours; a store that has none counts as open. */
  readonly hours: OpenCalendar;
  readonly timeZone: string;
}

/** Whether a store was without contact for so long in its opening hours that it is told of. Epoch milliseconds. */
export function isSilentInOpeningHours({ hours, timeZone }: StoreClock, lastContact: number, now: number): boolean {
  const before = now - SILENT_STORE_MINUTES * MINUTE_MILLIS;
  if (lastContact > before) return false;
  return [before, now].every((instant) => isOpenAt(hours, instant, timeZone));
}
