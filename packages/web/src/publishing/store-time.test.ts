import { expect, test } from 'vitest';
import { inputsOf, instantOf, storeMoment } from './store-time.ts';

test('PB-17 a store time is another instant in another zone', () => {
  const east = instantOf('2026-11-21', '03:00', 'America/New_York');
  const west = instantOf('2026-11-21', '03:00', 'America/Los_Angeles');
  expect(new Date(east ?? 0).toISOString()).toBe('2026-11-21T08:00:00.000Z');
  expect(new Date(west ?? 0).toISOString()).toBe('2026-11-21T11:00:00.000Z');
  expect(instantOf('', '03:00', 'UTC')).toBeNull();
});

test('PB-17 the clocks change between two dates and the store time stays', () => {
  const instant = instantOf('2026-03-08', '04:00', 'America/New_York');
  expect(new Date(instant ?? 0).toISOString()).toBe('2026-03-08T08:00:00.000Z');
  expect(inputsOf(instant ?? 0, 'America/New_York')).toEqual({ date: '2026-03-08', time: '04:00' });
});

test('PB-11 a moment ahead reads with its day and its zone', () => {
  const now = Date.parse('2026-11-20T15:00:00Z');
  expect(storeMoment('2026-11-20T17:30:00Z', 'America/New_York', now)).toBe('12:30 PM EST');
  expect(storeMoment('2026-11-21T08:00:00Z', 'America/New_York', now)).toBe('Sat 3:00 AM EST');
  expect(storeMoment('2026-12-05T08:00:00Z', 'America/New_York', now)).toBe('Sat 12/05/2026 3:00 AM EST');
});
