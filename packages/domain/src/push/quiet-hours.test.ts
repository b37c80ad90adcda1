import { describe, expect, test } from 'vitest';
import { isQuietAt, pushMomentAt, quietFrom } from './quiet-hours.ts';

const pacific = 'America/Los_Angeles';
const eastern = 'America/New_York';
const at = (text: string) => Date.parse(text);

describe('PN-02 when a message goes out', () => {
  test('store time is each store’s own', () => {
    const time = { date: '2026-11-24', time: '11:15' };
    const now = at('2026-11-20T12:00:00Z');
    expect(pushMomentAt(time, now, pacific)).toEqual({ at: at('2026-11-24T19:15:00Z'), refusal: null });
    expect(pushMomentAt(time, now, eastern)).toEqual({ at: at('2026-11-24T16:15:00Z'), refusal: null });
  });

  test('it is quiet from 9 PM to 9 AM of the store, first and last minute included', () => {
    expect(isQuietAt(at('2026-11-24T16:59:59Z'), pacific)).toBe(true);
    expect(isQuietAt(at('2026-11-24T17:00:00Z'), pacific)).toBe(false);
    expect(isQuietAt(at('2026-11-25T04:59:59Z'), pacific)).toBe(false);
    expect(isQuietAt(at('2026-11-25T05:00:00Z'), pacific)).toBe(true);
    expect(isQuietAt(at('2026-11-24T14:30:00Z'), eastern)).toBe(false);
  });

  test('now is refused where it is quiet, and a time that has passed only where it has', () => {
    const morning = at('2026-11-24T15:00:00Z');
    expect(pushMomentAt(null, morning, pacific).refusal).toBe('QUIET');
    expect(pushMomentAt(null, morning, eastern).refusal).toBeNull();
    const time = { date: '2026-11-24', time: '09:30' };
    expect(pushMomentAt(time, morning, eastern).refusal).toBe('OVER');
    expect(pushMomentAt(time, morning, pacific).refusal).toBeNull();
    expect(pushMomentAt({ ...time, time: '21:00' }, morning, pacific).refusal).toBe('QUIET');
  });

  test('it comes too late once the store is quiet, on the days when the clocks change too', () => {
    expect(quietFrom(at('2026-11-24T19:15:00Z'), pacific)).toBe(at('2026-11-25T05:00:00Z'));
    expect(quietFrom(at('2026-11-01T18:00:00Z'), pacific)).toBe(at('2026-11-02T05:00:00Z'));
    expect(quietFrom(at('2027-03-14T17:00:00Z'), pacific)).toBe(at('2027-03-15T04:00:00Z'));
  });
});
