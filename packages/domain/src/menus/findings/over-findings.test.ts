import { expect, test } from 'vitest';
import type { OpenCalendar } from '../../formats/open-calendar.ts';
import { storeNow } from '../../formats/store-now.ts';
import { asJsonObject } from '../../overrides/json.ts';
import { buildMenu, buildOffer } from '../../testing/build-menu.ts';
import type { Offer } from '../offers/offer.ts';
import type { Validity } from '../offers/validity.ts';
import { validateMenu } from '../validate-menu.ts';
import { broughtSince } from './over-findings.ts';

const zone = 'America/New_York';
const noon = Date.parse('2026-11-28T17:00:00Z');
/** Open every day from 11 AM to 2 AM. */
const late: OpenCalendar = {
  days: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: 39_600, endOffset: 54_000 })),
  specialHours: [],
};
const offer = buildOffer();
const limited = (given: Partial<Validity>, info: Partial<Offer['info']> = {}): Offer => ({
  ...offer,
  info: { ...offer.info, ...info },
  validity: { ...offer.validity, ...given },
});
const dates = (startDate: string | null, endDate: string | null) => ({
  dateRange: { enabled: true, startDate, endDate },
});

function foundAt(one: Offer, instant = noon, openHours: readonly OpenCalendar[] = []) {
  return validateMenu(buildMenu({ offers: [one] }), storeNow(instant, zone, openHours)).filter(({ code }) =>
    ['OFFER_OVER', 'OFFER_ENDS_SOON', 'OFFER_NEVER_APPLIES'].includes(code),
  );
}

test('OF-13 an active offer whose last day is over is found at that day', () => {
  expect(foundAt(limited(dates(null, '2026-11-27')))).toEqual([
    {
      code: 'OFFER_OVER',
      path: ['offers', { id: 'bundle' }, 'validity', 'dateRange', 'endDate'],
      message: 'Bundle ended on Nov 27th 2026.',
      isWarning: true,
    },
  ]);
  expect(foundAt(limited(dates('2026-12-01', null)))).toEqual([]);
  expect(foundAt(limited(dates(null, '2026-11-27'), { status: 'INACTIVE' }))).toEqual([]);
});

test('OF-14 dates that do not limit an offer are not over, nor are dates whose order is wrong', () => {
  expect(foundAt(limited({ dateRange: { enabled: false, startDate: null, endDate: '2026-11-01' } }))).toEqual([]);
  expect(foundAt(limited(dates('2026-11-20', '2026-11-15')))).toEqual([]);
});

test('OF-13 the last day goes on until the store closes after its midnight', () => {
  const one = limited(dates(null, '2026-11-27'));
  const atOne = Date.parse('2026-11-28T06:00:00Z');
  expect(foundAt(one, atOne, [late])).toMatchObject([{ code: 'OFFER_ENDS_SOON' }]);
  expect(foundAt(one, atOne)).toMatchObject([{ code: 'OFFER_OVER' }]);
  expect(foundAt(one, noon, [late])).toHaveLength(1);
});

test('OF-13 an active offer that runs is found at its last day from seven days before it, in the store’s own days', () => {
  expect(foundAt(limited(dates('2026-11-01', '2026-12-05')))).toEqual([
    {
      code: 'OFFER_ENDS_SOON',
      path: ['offers', { id: 'bundle' }, 'validity', 'dateRange', 'endDate'],
      message: 'Bundle ends on Dec 5th 2026.',
      isWarning: true,
    },
  ]);
  expect(foundAt(limited(dates(null, '2026-11-28')))).toMatchObject([{ message: 'Bundle ends on Nov 28th 2026.' }]);
  expect(foundAt(limited(dates(null, '2026-12-06')))).toEqual([]);
  const pastMidnightInNewYork = Date.parse('2026-11-29T05:30:00Z');
  expect(foundAt(limited(dates(null, '2026-12-06')), pastMidnightInNewYork)).toHaveLength(1);
  expect(foundAt(limited(dates(null, '2026-12-06')), pastMidnightInNewYork, [late])).toEqual([]);
});

test('OF-13 what has not begun, has no last day or is inactive does not end soon', () => {
  expect(foundAt(limited(dates('2026-11-28', '2026-11-30')))).toHaveLength(1);
  expect(foundAt(limited(dates('2026-11-29', '2026-11-30')))).toEqual([]);
  expect(foundAt(limited(dates('2026-11-01', null)))).toEqual([]);
  expect(foundAt(limited(dates(null, '2026-11-30'), { status: 'INACTIVE' }))).toEqual([]);
  expect(foundAt(limited({ dateRange: { enabled: false, startDate: null, endDate: '2026-11-30' } }))).toEqual([]);
});

test('an offer is news where it ended after the last publication', () => {
  const menu = buildMenu({ offers: [limited(dates(null, '2026-11-27'))] });
  const found = validateMenu(menu, storeNow(noon, zone));
  const since = (day: string) => broughtSince(found, asJsonObject(menu), day);
  expect(since('2026-11-20')).toMatchObject([{ code: 'OFFER_OVER' }]);
  expect(since('2026-11-27')).toHaveLength(1);
  expect(since('2026-11-28')).toEqual([]);
});

test('an offer that ends soon is news where it did not at the last publication', () => {
  const menu = buildMenu({ offers: [limited(dates(null, '2026-12-01'))] });
  const found = validateMenu(menu, storeNow(noon, zone));
  const since = (day: string) => broughtSince(found, asJsonObject(menu), day);
  expect(since('2026-11-23')).toMatchObject([{ code: 'OFFER_ENDS_SOON' }]);
  expect(since('2026-11-24')).toEqual([]);
});

test('OF-14 an active offer whose days and hours leave no moment is found at what narrows it', () => {
  const mondays = { daysOfTheWeek: { enabled: true, days: [1] } };
  expect(foundAt(limited({ ...dates('2026-12-01', '2026-12-06'), ...mondays }))).toMatchObject([
    {
      code: 'OFFER_NEVER_APPLIES',
      path: ['offers', { id: 'bundle' }, 'validity', 'daysOfTheWeek', 'days'],
      message: 'Bundle never applies: none of its days of the week lies within its dates.',
    },
  ]);
  expect(foundAt(limited({ ...dates('2026-12-01', '2026-12-07'), ...mondays }))).toEqual([]);
  const morning = limited({ timeOfDay: { enabled: true, startTime: 21_600, endOffset: 10_800 } });
  expect(foundAt(morning, noon, [late])).toMatchObject([
    {
      path: ['offers', { id: 'bundle' }, 'validity', 'timeOfDay', 'startTime'],
      message: 'Bundle never applies: the store is closed whenever it runs.',
    },
  ]);
  expect(foundAt(morning)).toEqual([]);
});

test('an offer that never applies is named once, and without a store only for what holds everywhere', () => {
  const nowhere = limited({ timeOfDay: { enabled: true, startTime: 21_600, endOffset: 10_800 } }, { channels: [] });
  expect(foundAt(nowhere, noon, [late])).toHaveLength(1);
  const over = buildMenu({ offers: [limited(dates(null, '2026-11-27'))] });
  expect(validateMenu(over).filter(({ code }) => code === 'OFFER_OVER')).toEqual([]);
});
