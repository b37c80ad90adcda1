import { expect, test } from 'vitest';
import { pastHours, placeInDay, salesHourAt } from './sales-hours.ts';

const chicago = 'America/Chicago';
const at = (text: string) => Date.parse(text);
const hoursOf = (now: string, count: number) =>
  pastHours(at(now), chicago, count).map(({ date, hour }) => `${date} ${hour}`);

test('the hours that are over, the oldest first', () => {
  expect(hoursOf('2026-11-20T14:10:00-06:00', 3)).toEqual(['2026-11-20 11', '2026-11-20 12', '2026-11-20 13']);
  expect(pastHours(at('2026-11-20T14:00:00-06:00'), chicago, 1)).toEqual([
    { date: '2026-11-20', hour: 13, starts: at('2026-11-20T13:00:00-06:00') },
  ]);
});

test('until 5 AM a store sells for the day before', () => {
  expect(hoursOf('2026-11-21T06:30:00-06:00', 3)).toEqual(['2026-11-20 3', '2026-11-20 4', '2026-11-21 5']);
  expect(salesHourAt(at('2026-11-21T04:59:00-06:00'), chicago)).toEqual({ date: '2026-11-20', hour: 4 });
  expect([5, 23, 0, 4].map(placeInDay)).toEqual([0, 18, 19, 23]);
});

test('an hour that the clocks show twice, or skip, is left out', () => {
  // On November 1st 1 AM comes twice, on March 8th 2 AM does not come.
  expect(hoursOf('2026-11-01T03:00:00-06:00', 3)).toEqual(['2026-10-31 0', '2026-10-31 2']);
  expect(hoursOf('2026-03-08T04:00:00-05:00', 3)).toEqual(['2026-03-07 0', '2026-03-07 1', '2026-03-07 3']);
});

test('a zone of half an hour has its own hours', () => {
  const [hour] = pastHours(at('2026-11-20T10:00:00Z'), 'Asia/Kolkata', 1);
  expect(hour).toEqual({ date: '2026-11-20', hour: 14, starts: at('2026-11-20T08:30:00Z') });
});
