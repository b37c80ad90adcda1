import { describe, expect, test } from 'vitest';
import { formatPhone } from './addresses/phone.ts';
import { US_STATES } from './addresses/us-states.ts';
import { formatDate, formatDateTime, formatDay, ordinal } from './dates.ts';

describe('phones', () => {
  test('KF-03 FM-03 ten digits show as (xxx) xxx-xxxx, however they were written', () => {
    expect(formatPhone('5551234567')).toBe('(555) 123-4567');
    expect(formatPhone('555.123.4567')).toBe('(555) 123-4567');
  });

  test('KF-03 FM-03 more than ten digits keep the leading ones as a country code', () => {
    expect(formatPhone('15551234567')).toBe('+1 (555) 123-4567');
    expect(formatPhone('+49 555 123 4567')).toBe('+49 (555) 123-4567');
  });

  test('KF-04 fewer than ten digits stay as they are', () => {
    expect(formatPhone('123-4567')).toBe('123-4567');
    expect(formatPhone('')).toBe('');
  });
});

describe('dates', () => {
  test('KF-07 FM-04 a date shows as MMM Do YYYY in the zone of the location', () => {
    expect(formatDate('2026-11-03T04:30:00Z', 'UTC')).toBe('Nov 3rd 2026');
    expect(formatDate('2026-11-03T04:30:00Z', 'America/New_York')).toBe('Nov 2nd 2026');
  });

  test('FM-04 a day of the calendar shows alike, and what is no day as it is', () => {
    expect(formatDay('2026-11-03')).toBe('Nov 3rd 2026');
    expect(formatDay('someday')).toBe('someday');
  });

  test('KF-07 every day has its ending', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30, 31].map(ordinal).join(' ')).toBe(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th 31st',
    );
  });

  test('KF-08 FM-05 a date-time shows as MM/DD/YYYY hh:mm A, noon and midnight as 12', () => {
    expect(formatDateTime(Date.UTC(2026, 0, 5, 0, 7), 'UTC')).toBe('01/05/2026 12:07 AM');
    expect(formatDateTime('2026-07-05T16:05:00Z', 'America/Chicago')).toBe('07/05/2026 11:05 AM');
    expect(formatDateTime('2026-07-05T12:00:00Z', 'UTC')).toBe('07/05/2026 12:00 PM');
  });

  test('KF-08 the hour that daylight saving skips or repeats is known by the zone', () => {
    expect(formatDateTime('2026-03-08T07:00:00Z', 'America/New_York')).toBe('03/08/2026 03:00 AM');
    expect(formatDateTime('2026-11-01T06:30:00Z', 'America/New_York')).toBe('11/01/2026 01:30 AM');
  });

  test('KF-07 KF-08 what is no instant shows nothing', () => {
    expect(formatDate('soon', 'UTC')).toBe('');
    expect(formatDateTime(Number.NaN, 'UTC')).toBe('');
  });
});

test('FM-09 the states are 50 with the federal district and five territories, each once, by name', () => {
  const names = US_STATES.map(({ name }) => name);
  expect(US_STATES).toHaveLength(56);
  expect(new Set(US_STATES.map(({ code }) => code)).size).toBe(56);
  expect(US_STATES.map(({ code }) => code)).toEqual(expect.arrayContaining(['DC', 'PR', 'GU', 'VI', 'AS', 'MP', 'TX']));
  expect(new Set(names).size).toBe(56);
});
