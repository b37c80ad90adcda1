import { type LocalTime, localTimeIn } from './local-time.ts';
import { inBusinessDay, type OpenCalendar } from './open-calendar.ts';

/** A store at a moment: whether an offer or a special day is over depends on it. */
export interface StoreNow {
  /** In its business day. */
  readonly at: LocalTime;
  /** IANA */
  readonly zone: string;
  /** When it is open; empty where that is not known. */
  readonly openHours: readonly OpenCalendar[];
}

/** @param instant epoch milliseconds */
export function storeNow(instant: number, zone: string, openHours: readonly OpenCalendar[] = []): StoreNow {
  return { at: inBusinessDay(localTimeIn(instant, zone), openHours), zone, openHours };
}
