import { type LocalTime, localTimeIn } from '../formats/local-time.ts';
import { type OpenCalendar, spanRunningAt } from '../formats/open-calendar.ts';
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
  if (hours.days.length === 0 && hours.specialHours.length === 0) return true;
  const isOpen = (at: LocalTime) => spanRunningAt(hours, at) !== undefined;
  return [before, now].every((instant) => isOpen(localTimeIn(instant, timeZone)));
}
