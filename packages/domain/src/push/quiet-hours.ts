import { daysAfter, instantAt, localTimeIn, secondsOfTime } from '../formats/local-time.ts';
import type { PushTime } from './push-message.ts';

/** In store time nothing goes out from the first to the second: seconds from midnight. */
const QUIET_HOURS = { from: 21 * 3_600, to: 9 * 3_600 } as const;

/** Whether it is quiet at a store. @param instant epoch milliseconds @param zone IANA */
export function isQuietAt(instant: number, zone: string): boolean {
  return isQuietTime(localTimeIn(instant, zone).seconds);
}

/** @param seconds from midnight in store time */
export function isQuietTime(seconds: number): boolean {
  return seconds >= QUIET_HOURS.from || seconds < QUIET_HOURS.to;
}

/**
 * When the next quiet hours begin, seen from an instant outside of them: messages that have not gone out by then are too late.
 * Epoch milliseconds.
 */
export function quietFrom(instant: number, zone: string): number {
  const { date, seconds } = localTimeIn(instant, zone);
  const day = seconds < QUIET_HOURS.from ? date : daysAfter(date, 1);
  return instantAt(day, QUIET_HOURS.from, zone);
}

/** When a message goes out at a store, and why it does not. */
export interface PushMoment {
  /** Epoch milliseconds. */
  readonly at: number;
  /** QUIET: within its quiet hours; OVER: the time has passed there. */
  readonly refusal: 'QUIET' | 'OVER' | null;
}

/** @param now epoch milliseconds @param zone IANA */
export function pushMomentAt(time: PushTime, now: number, zone: string): PushMoment {
  const at = time === null ? now : instantAt(time.date, secondsOfTime(time.time), zone);
  if (isQuietAt(at, zone)) return { at, refusal: 'QUIET' };
  return { at, refusal: at < now ? 'OVER' : null };
}
