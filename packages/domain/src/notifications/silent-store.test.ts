import { expect, test } from 'vitest';
import { isSilentInOpeningHours } from './silent-store.ts';

const timeZone = 'America/Chicago';
const at = (text: string) => Date.parse(`2026-11-20T${text}:00-06:00`);
/** Fridays from 11 AM to 10 PM. */
const hours = { days: [{ dayOfWeek: 5, startTime: 39_600, endOffset: 39_600 }], specialHours: [] };
const isSilent = (last: string, now: string) => isSilentInOpeningHours({ hours, timeZone }, at(last), at(now));

test.each([
  ['14:00', '14:29', false],
  ['14:00', '14:30', true],
  ['02:00', '11:29', false],
  ['02:00', '11:30', true],
  ['21:40', '22:05', false],
  ['21:20', '22:00', false],
])('without contact since %s a store is told of at %s: %s', (last, now, told) => {
  expect(isSilent(last, now)).toBe(told);
});

test('a store without hours counts as open', () => {
  expect(isSilentInOpeningHours({ hours: { days: [], specialHours: [] }, timeZone }, at('02:00'), at('02:30'))).toBe(
    true,
  );
});
