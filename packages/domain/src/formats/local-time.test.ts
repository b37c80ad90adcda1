import { expect, test } from 'vitest';
import { dayOfWeekOf, daysAfter, instantAt, localTimeIn } from './local-time.ts';

const ZONES = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia'];

test('an instant is read on the clock of the place', () => {
  const instant = Date.parse('2026-11-24T04:30:15Z');
  expect(localTimeIn(instant, 'America/New_York')).toEqual({ date: '2026-11-23', dayOfWeek: 1, seconds: 84_615 });
  expect(localTimeIn(instant, 'UTC')).toEqual({ date: '2026-11-24', dayOfWeek: 2, seconds: 16_215 });
});

test.each(ZONES)('a date and time in %s lead to the instant and back', (zone) => {
  for (let day = 0; day < 365; day += 1) {
    const date = daysAfter('2026-01-01', day);
    for (const seconds of [0, 5_400, 43_200, 86_399])
      expect(localTimeIn(instantAt(date, seconds, zone), zone)).toEqual({
        date,
        dayOfWeek: dayOfWeekOf(date),
        seconds,
      });
  }
});

test('a time that the clocks skip leads to one beside it', () => {
  const { date, seconds } = localTimeIn(instantAt('2026-03-08', 9_000, 'America/New_York'), 'America/New_York');
  expect(date).toBe('2026-03-08');
  expect([5_400, 12_600]).toContain(seconds);
});
