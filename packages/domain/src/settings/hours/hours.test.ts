import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_SECONDS, endOffsetFrom, isWithin } from '../../formats/week-hours.ts';
import { readTimeEntry } from '../fields/time-entry.ts';
import {
  dayHoursSchema,
  HOURS_SETS,
  hoursSchema,
  hoursSection,
  newDayHours,
  newHours,
  newSpecialHours,
} from './hours.ts';
import { addSpecialHours, resolveSet, sourceOfSet } from './resolve-hours.ts';

const HOUR = 3600;
const noon = newDayHours({ id: 'a', dayOfWeek: 5, startTime: 12 * HOUR, endOffset: 3 * HOUR });
const refusal = (changed: object) => dayHoursSchema.safeParse({ ...noon, ...changed }).error?.issues[0]?.path;

describe('hours', () => {
  test('HR-02 there are four sets', () => {
    expect(HOURS_SETS).toEqual(['inStore', 'online', 'delivery', 'onlineDelivery']);
    expect(hoursSchema.safeParse(newHours()).success).toBe(true);
    const { delivery: _delivery, ...three } = newHours();
    expect(hoursSchema.safeParse(three).error?.issues[0]?.path).toEqual(['delivery']);
  });

  test('HR-03 an end at or before the start ends the next day', () => {
    expect(endOffsetFrom(11 * HOUR, 22 * HOUR)).toBe(11 * HOUR);
    expect(endOffsetFrom(11 * HOUR, 1 * HOUR)).toBe(14 * HOUR);
    expect(endOffsetFrom(11 * HOUR, 11 * HOUR)).toBe(DAY_SECONDS);
    expect(endOffsetFrom(0, 0)).toBe(DAY_SECONDS);
  });

  test('HR-03 any end is after its start and within a day', () => {
    const time = fc.integer({ min: 0, max: DAY_SECONDS - 1 });
    fc.assert(
      fc.property(time, time, (start, end) => {
        const offset = endOffsetFrom(start, end);
        expect(offset).toBeGreaterThan(0);
        expect(offset).toBeLessThanOrEqual(DAY_SECONDS);
        expect((start + offset) % DAY_SECONDS).toBe(end);
      }),
    );
  });

  test('HR-04 an entry is DAY_HOURS with its fields', () => {
    expect(noon).toEqual({ id: 'a', entityType: 'DAY_HOURS', dayOfWeek: 5, startTime: 43_200, endOffset: 10_800 });
  });

  test('HR-05 the day is 0 to 6', () => {
    for (const dayOfWeek of [-1, 7, 1.5, '1']) expect(refusal({ dayOfWeek })).toEqual(['dayOfWeek']);
  });

  test('HR-06 HR-07 start and end are seconds within a day', () => {
    for (const startTime of [-1, DAY_SECONDS, '43200', 0.5]) expect(refusal({ startTime })).toEqual(['startTime']);
    for (const endOffset of [0, -1, DAY_SECONDS + 1]) expect(refusal({ endOffset })).toEqual(['endOffset']);
  });

  test('HR-08 the flags decide whose hours hold', () => {
    const following = newHours();
    expect(HOURS_SETS.map((set) => sourceOfSet(following, set))).toEqual(['inStore', 'inStore', 'inStore', 'inStore']);
    const own = {
      ...following,
      onlineSameAsStore: false,
      deliverySameAsStore: false,
      OnlineDeliverySameAsOnlineStore: false,
    };
    expect(HOURS_SETS.map((set) => sourceOfSet(own, set))).toEqual([...HOURS_SETS]);
    expect(sourceOfSet({ ...own, OnlineDeliverySameAsOnlineStore: true }, 'onlineDelivery')).toBe('online');
    expect(resolveSet(following, 'delivery')).toBe(following.inStore);
    expect(hoursSchema.safeParse({ ...following, startOfWeek: 7 }).success).toBe(false);
  });

  const special = (id: string, dateString: string) => newSpecialHours({ id, dateString, closed: true });

  test('HR-09 special hours have a date and an id; $added survives', () => {
    const set = { days: [], specialHours: [{ ...special('a', '2026-12-25'), $added: true }] };
    expect(hoursSchema.parse({ ...newHours(), inStore: set }).inStore).toEqual(set);
    const wrong = { days: [], specialHours: [special('a', '12/25/2026')] };
    expect(hoursSchema.safeParse({ ...newHours(), inStore: wrong }).error?.issues[0]?.path).toEqual([
      'inStore',
      'specialHours',
      0,
      'dateString',
    ]);
  });

  test('HR-10 adding special hours for a date drops the older entries of that date', () => {
    const set = { days: [], specialHours: [special('a', '2026-12-25'), special('b', '2026-12-25')] };
    expect(addSpecialHours(set, special('c', '2026-12-25')).specialHours.map(({ id }) => id)).toEqual(['c']);
  });

  test('HR-11 it keeps the entries of other dates', () => {
    const set = { days: [], specialHours: [special('a', '2026-12-24'), special('b', '2026-12-25')] };
    expect(addSpecialHours(set, special('c', '2026-12-25')).specialHours.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('a closed range takes the place of what lies within, and of nothing beyond', () => {
    const dates = ['2027-01-03', '2027-01-04', '2027-01-24', '2027-01-25'];
    const set = { days: [], specialHours: dates.map((date) => special(date, date)) };
    const range = newSpecialHours({ id: 'r', dateString: '2027-01-04', until: '2027-01-24', closed: true });
    const after = addSpecialHours(set, range);
    expect(after.specialHours.map(({ id }) => id)).toEqual(['2027-01-03', '2027-01-25', 'r']);
    expect(addSpecialHours(after, special('d', '2027-01-10')).specialHours).toContain(range);
  });

  test('overlapping hours warn, also past midnight and round the week', () => {
    const problems = (...days: (typeof noon)[]) =>
      hoursSection.validate?.({ ...newHours(), inStore: { days, specialHours: [] } });
    const entry = (id: string, dayOfWeek: number, start: number, hours: number) =>
      newDayHours({ id, dayOfWeek, startTime: start * HOUR, endOffset: hours * HOUR });
    expect(problems(entry('a', 5, 11, 3), entry('b', 5, 14, 3))).toEqual([]);
    expect(problems(entry('a', 5, 11, 4), entry('b', 5, 14, 3))).toMatchObject([
      { code: 'HOURS_OVERLAP', path: ['hours', 'inStore', 'days', { id: 'b' }], isWarning: true },
    ]);
    expect(problems(entry('a', 5, 20, 6), entry('b', 6, 1, 3))).toHaveLength(1);
    expect(problems(entry('a', 6, 20, 6), entry('b', 0, 1, 3))).toMatchObject([
      { path: ['hours', 'inStore', 'days', { id: 'b' }] },
    ]);
    expect(problems(entry('a', 5, 11, 3))).toEqual([]);
  });

  test('a special day is closed or has hours', () => {
    const open = newSpecialHours({ id: 'x', dateString: '2026-12-24' });
    const inStore = { days: [], specialHours: [open] };
    expect(hoursSection.validate?.({ ...newHours(), inStore })).toMatchObject([
      { code: 'SPECIAL_HOURS_INCOMPLETE', message: 'Enter hours for Dec 24th 2026, or mark it as closed.' },
    ]);
  });

  const problemsOf = (...specialHours: ReturnType<typeof newSpecialHours>[]) =>
    hoursSection.validate?.({ ...newHours(), delivery: { days: [], specialHours } });
  const span = (id: string, start: number, length: number) =>
    newSpecialHours({ id, dateString: '2026-12-31', startTime: start * HOUR, endOffset: length * HOUR });

  test('two spans of one date may meet; overlapping ones are refused in the company, and said below it', () => {
    expect(problemsOf(span('a', 11, 3), span('b', 14, 9))).toEqual([]);
    const overlap = {
      code: 'SPECIAL_HOURS_OVERLAP',
      isWarning: 'below',
      path: ['hours', 'delivery', 'specialHours', { id: 'b' }, 'startTime'],
    };
    expect(problemsOf(span('b', 13, 9), span('a', 11, 3))).toEqual([expect.objectContaining(overlap)]);
    expect(problemsOf(span('a', 11, 9), span('c', 12, 1), span('b', 14, 2))).toHaveLength(2);
    expect(problemsOf(span('a', 20, 6), { ...span('b', 1, 3), dateString: '2027-01-01' })).toEqual([]);
  });

  test('a date that is closed and has hours is refused in the company, and said below it', () => {
    const closed = newSpecialHours({ id: 'c', dateString: '2026-12-31', closed: true });
    expect(problemsOf(closed, span('a', 11, 3))).toMatchObject([
      {
        code: 'SPECIAL_HOURS_CLOSED_AND_OPEN',
        path: ['hours', 'delivery', 'specialHours', { id: 'c' }],
        isWarning: 'below',
      },
    ]);
  });

  test('a range ends on or after its first date, and is closed', () => {
    const range = newSpecialHours({ id: 'r', dateString: '2027-01-04', until: '2027-01-24', closed: true });
    expect(problemsOf(range)).toEqual([]);
    expect(problemsOf({ ...range, until: '2027-01-04' })).toEqual([]);
    const path = ['hours', 'delivery', 'specialHours', { id: 'r' }, 'until'];
    expect(problemsOf({ ...range, until: '2027-01-03' })).toMatchObject([{ code: 'SPECIAL_HOURS_UNTIL', path }]);
    expect(problemsOf({ ...range, closed: false })).toMatchObject([{ code: 'SPECIAL_HOURS_RANGE_OPEN', path }]);
  });
});

describe('a time entry', () => {
  test('HR-12 is not accepted until its hour is filled', () => {
    expect(readTimeEntry({ hour: '', minute: '30', period: 'AM' })).toEqual({ code: 'HOUR_MISSING' });
  });

  test('HR-13 is not accepted until its minute is filled', () => {
    expect(readTimeEntry({ hour: '11', minute: ' ', period: 'AM' })).toEqual({ code: 'MINUTE_MISSING' });
  });

  test('HR-14 is not accepted until AM or PM is chosen', () => {
    expect(readTimeEntry({ hour: '11', minute: '30', period: '' })).toEqual({ code: 'PERIOD_MISSING' });
  });

  test.each([
    ['12', '00', 'AM', 0],
    ['12', '00', 'PM', 12 * HOUR],
    ['1', '05', 'PM', 13 * HOUR + 300],
    ['11', '59', 'PM', 86_340],
  ] as const)('%s:%s %s', (hour, minute, period, seconds) => {
    expect(readTimeEntry({ hour, minute, period })).toEqual({ seconds });
  });

  test.each(['0', '13', '-1', '1e1', '٣', '1.5'])('%s is no hour', (hour) => {
    expect(readTimeEntry({ hour, minute: '00', period: 'AM' })).toEqual({ code: 'HOUR_OUT_OF_RANGE' });
  });

  test('60 is no minute', () => {
    expect(readTimeEntry({ hour: '1', minute: '60', period: 'AM' })).toEqual({ code: 'MINUTE_OUT_OF_RANGE' });
  });
});

test('a moment lies within a span that began the day before', () => {
  const span = { startTime: 20 * HOUR, endOffset: 6 * HOUR };
  expect(isWithin(span, 6, { dayOfWeek: 0, seconds: HOUR })).toBe(true);
  expect(isWithin(span, 6, { dayOfWeek: 0, seconds: 2 * HOUR })).toBe(false);
  expect(isWithin(span, 6, { dayOfWeek: 6, seconds: 19 * HOUR })).toBe(false);
});
