import { expect, test } from 'vitest';
import { isTimeZone, type LocationEntry, locationProblems } from './tenant-problems.ts';

function buildEntry(overrides: Partial<LocationEntry> = {}): LocationEntry {
  return {
    name: 'Pier 39',
    street: '39 Pier Walk',
    street2: null,
    city: 'San Francisco',
    state: 'CA',
    zip: '94133',
    phone: '(555) 010-0199',
    timezone: 'America/Los_Angeles',
    latitude: 37.8087,
    longitude: -122.4098,
    tags: ['waterfront'],
    ...overrides,
  };
}

const found = (overrides: Partial<LocationEntry>) =>
  locationProblems(buildEntry(overrides)).map(({ code, field }) => `${field}: ${code}`);

test('EN-04 EN-14 a whole location has no problem, nor has one without address, phone, point and tags', () => {
  expect(found({})).toEqual([]);
  const none = { street: null, city: null, state: null, zip: null, phone: null, latitude: null, longitude: null };
  expect(found({ ...none, tags: [] })).toEqual([]);
});

test.each<[string, Partial<LocationEntry>, string[]]>([
  ['no name', { name: '  ' }, ['name: NAME_NEEDED']],
  ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, ['name: NAME_TOO_LONG']],
  ['a name of two lines', { name: 'Pier\n39' }, ['name: NAME_FORM']],
  ['half an address', { city: '', zip: null }, ['city: ADDRESS_INCOMPLETE', 'zip: ADDRESS_INCOMPLETE']],
  ['an unknown state', { state: 'XX' }, ['state: STATE_UNKNOWN']],
  ['a zip of four digits', { zip: '9413' }, ['zip: ZIP_INVALID']],
  ['a phone with letters', { phone: '555-PIZZA-NOW' }, ['phone: PHONE_INVALID']],
  ['a short phone', { phone: '555 0199' }, ['phone: PHONE_INVALID']],
  ['a time zone nobody knows', { timezone: 'America/Atlantis' }, ['timezone: TIMEZONE_UNKNOWN']],
  ['a latitude beyond the pole', { latitude: 91 }, ['latitude: LATITUDE_INVALID']],
  ['a longitude that is no number', { longitude: Number.NaN }, ['longitude: LONGITUDE_INVALID']],
  ['a latitude alone', { longitude: null }, ['longitude: POINT_INCOMPLETE']],
  ['an empty tag', { tags: [''] }, ['tags: TAG_INVALID']],
  ['too many tags', { tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, ['tags: TOO_MANY_TAGS']],
])('EN-04 EN-14 FM-09 %s is a problem of its field', (_title, overrides, expected) => {
  expect(found(overrides)).toEqual(expected);
});

test('EN-14 HTML is text like any other', () => {
  expect(found({ name: '<script>alert(1)</script>' })).toEqual([]);
});

test('EN-14 a time zone is a name of the IANA database, not an offset', () => {
  expect(['America/New_York', 'Pacific/Honolulu', 'America/Argentina/Ushuaia', 'UTC'].every(isTimeZone)).toBe(true);
  expect(isTimeZone('America/New_York')).toBe(true);
  expect(['+05:00', 'EST5', '', 'america', 'Mars/Olympus'].some(isTimeZone)).toBe(false);
});
