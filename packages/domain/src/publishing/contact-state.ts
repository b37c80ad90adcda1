import { CONTACT_WINDOW_MILLIS } from './constants.ts';

export type ContactState = 'UP_TO_DATE' | 'OUT_OF_DATE' | 'NEVER_CONTACTED';

/** LC-01 to LC-03: the state of a location by its last contact; both in epoch milliseconds. */
export function contactState(lastPing: number | null | undefined, now: number): ContactState {
  if (lastPing === null || lastPing === undefined) return 'NEVER_CONTACTED';
  return now - lastPing <= CONTACT_WINDOW_MILLIS ? 'UP_TO_DATE' : 'OUT_OF_DATE';
}
