import { expect, test } from 'vitest';
import { storeNow } from '../../formats/store-now.ts';
import { locationSettingsKind, newLocationSettings } from '../location-settings-kind.ts';
import { newDayHours, newHours, newSpecialHours, type SpecialHours } from './hours.ts';
import { namedHoursOf } from './named-hours.ts';

const zone = 'America/New_York';
const closedOn = (dateString: string, until?: string) =>
  newSpecialHours({ id: dateString, dateString, closed: true, ...(until !== undefined && { until }) });

function overAt(instant: string, specialHours: readonly SpecialHours[], isOnlineApart = false) {
  const set = { days: [], specialHours: [...specialHours] };
  const late = newDayHours({ id: 'fri', dayOfWeek: 5, startTime: 39_600, endOffset: 54_000 });
  const own = { inStore: { ...set, days: [late] }, online: set, onlineSameAsStore: !isOnlineApart };
  const hours = { ...newHours(), ...own };
  const now = storeNow(Date.parse(instant), zone, namedHoursOf(hours));
  return locationSettingsKind
    .validate({ ...newLocationSettings(), hours }, now)
    .filter(({ code }) => code === 'SPECIAL_DAY_OVER');
}

test('HR-09 special days and closed ranges that are over are found, in each set that applies on its own', () => {
  const entries = [closedOn('2026-11-26'), closedOn('2026-11-20', '2026-11-27'), closedOn('2026-11-28')];
  const inStore = (id: string) => ['hours', 'inStore', 'specialHours', { id }];
  expect(overAt('2026-11-28T17:00:00Z', entries)).toEqual([
    { code: 'SPECIAL_DAY_OVER', path: inStore('2026-11-26'), message: 'This day is over.', isWarning: true },
    { code: 'SPECIAL_DAY_OVER', path: inStore('2026-11-20'), message: 'These days are over.', isWarning: true },
  ]);
  expect(overAt('2026-11-28T17:00:00Z', entries, true).map(({ path }) => path[1])).toEqual([
    'inStore',
    'inStore',
    'online',
    'online',
  ]);
  expect(overAt('2026-11-27T17:00:00Z', [closedOn('2026-11-20', '2026-11-27')])).toEqual([]);
});

test('HR-09 a special day goes on until the store closes after its midnight', () => {
  const friday = newSpecialHours({ id: 'late', dateString: '2026-11-27', startTime: 39_600, endOffset: 54_000 });
  expect(overAt('2026-11-28T06:00:00Z', [friday])).toEqual([]);
  expect(overAt('2026-11-28T08:00:00Z', [friday])).toHaveLength(1);
});
