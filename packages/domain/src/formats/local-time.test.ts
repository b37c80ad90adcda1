import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { dayOfWeekOf, daysAfter, instantAt, localTimeIn, zoneNameAt } from './local-time.ts';

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

test('a time that the clocks skip is as much later as they skip', () => {
  const halfPastTwo = instantAt('2026-03-08', 9_000, 'America/New_York');
  expect(localTimeIn(halfPastTwo, 'America/New_York')).toMatchObject({ date: '2026-03-08', seconds: 12_600 });
  expect(localTimeIn(instantAt('2026-10-04', 8_100, 'Australia/Lord_Howe'), 'Australia/Lord_Howe').seconds).toBe(9_900);
});

test('of a time that comes twice the first is meant', () => {
  expect(new Date(instantAt('2026-11-01', 5_400, 'America/New_York')).toISOString()).toBe('2026-11-01T05:30:00.000Z');
});

test('the clocks of a place name their time by the season', () => {
  expect(zoneNameAt(Date.parse('2026-11-24T12:00:00Z'), 'America/New_York')).toBe('EST');
  expect(zoneNameAt(Date.parse('2026-07-24T12:00:00Z'), 'America/New_York')).toBe('EDT');
});

const PLACES = [...ZONES, 'America/Los_Angeles', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Europe/London'];
const expectAsTemporal = (plain: Temporal.PlainDateTime, zone: string) => {
  const seconds = plain.hour * 3_600 + plain.minute * 60 + plain.second;
  const found = instantAt(plain.toPlainDate().toString(), seconds, zone);
  expect(found, `${plain} ${zone}`).toBe(plain.toZonedDateTime(zone).epochMilliseconds);
};

test('instants are those of Temporal at each quarter of an hour around each change of the clocks', () => {
  let changes = 0;
  for (const zone of PLACES) {
    let at = Temporal.Instant.from('2020-01-01T00:00Z').toZonedDateTimeISO(zone).getTimeZoneTransition('next');
    for (; at !== null && at.year < 2032; at = at.getTimeZoneTransition('next')) {
      changes += 1;
      for (let quarter = -12; quarter <= 12; quarter += 1)
        expectAsTemporal(at.toPlainDateTime().add({ minutes: 15 * quarter }), zone);
    }
  }
  expect(changes).toBeGreaterThan(100);
});

test('instants are those of Temporal at any other time', () => {
  const zone = fc.constantFrom(...PLACES);
  const quarter = fc.integer({ min: 0, max: 95 }).map((at) => at * 900);
  const day = fc.integer({ min: 0, max: 365 * 12 }).map((days) => daysAfter('2020-01-01', days));
  fc.assert(
    fc.property(zone, day, quarter, (place, date, seconds) => {
      const time = Temporal.PlainTime.from('00:00').add({ seconds });
      expectAsTemporal(Temporal.PlainDate.from(date).toPlainDateTime(time), place);
    }),
    { numRuns: 5_000 },
  );
});

test('the clock of each zone is that of Temporal, also a moment before and after its changes', () => {
  const expectClock = (instant: number, zone: string) => {
    const shown = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
    const seconds = shown.hour * 3_600 + shown.minute * 60 + shown.second;
    expect(localTimeIn(instant, zone), `${shown}`).toMatchObject({ date: shown.toPlainDate().toString(), seconds });
  };
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    let at = Temporal.Instant.from('2018-01-01T00:00Z').toZonedDateTimeISO(zone).getTimeZoneTransition('next');
    for (let count = 0; at !== null && at.year < 2032 && count < 6; count += 1) {
      for (const moment of [-1, 0, 1, 450_000]) expectClock(at.epochMilliseconds + moment, zone);
      at = at.getTimeZoneTransition('next');
    }
    for (const year of [1901, 1968, 1999, 2026, 2099]) expectClock(Date.UTC(year, 5, 15, 13, 37, 21), zone);
  }
});
