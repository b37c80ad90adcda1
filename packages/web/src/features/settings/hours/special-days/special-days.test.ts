import { HOURS_SETS, type Hours, newDayHours, newHours } from '@servery/domain';
import { expect, test } from 'vitest';
import {
  daysWithin,
  specialDates,
  specialsOf,
  specialText,
  withDateOf,
  withNewDay,
  withOtherDates,
  withoutDay,
  withSpecial,
} from './special-days.ts';

const hour = 3600;
const lunch = { startTime: 11 * hour, endOffset: 3 * hour };
const dinner = { startTime: 17 * hour, endOffset: 6 * hour };
const closure = '2027-01-04/2027-01-24';
let ids = 0;
function newId(): string {
  ids += 1;
  return `new-${ids}`;
}

function buildHours(): Hours {
  const days = [newDayHours({ id: 'fri', dayOfWeek: 5, ...lunch })];
  return { ...newHours(), inStore: { days, specialHours: [] } };
}

test('HR-10, HR-11 special hours of a date take the place of the older ones; other dates stay', () => {
  const christmas = withNewDay(buildHours(), { dates: '2026-12-25', name: 'Christmas' }, newId);
  const both = withNewDay(christmas, { dates: '2026-12-24', name: 'Eve' }, newId);
  const again = withNewDay(both, { dates: '2026-12-25', name: 'Christmas Day' }, newId);
  expect(specialDates(again)).toEqual(['2026-12-24', '2026-12-25']);
  expect(specialsOf(again, 'inStore', '2026-12-25')).toMatchObject([{ name: 'Christmas Day', closed: true }]);
});

const at = { set: 'inStore', date: '2026-12-31' } as const;

test('a special day may have other hours in one set and the usual ones in another', () => {
  const hours = withSpecial(buildHours(), { at, day: [lunch] }, newId);
  expect(specialsOf(hours, 'inStore', at.date)).toMatchObject([{ closed: false, ...lunch }]);
  expect(specialsOf(hours, 'delivery', at.date)).toEqual([]);
  expect(specialsOf(withSpecial(hours, { at, day: 'usual' }, newId), 'inStore', at.date)).toEqual([]);
});

test('several spans of a special day are entries of their own that keep their ids', () => {
  const one = withSpecial(buildHours(), { at, day: [lunch] }, newId);
  const [first] = specialsOf(one, 'inStore', at.date);
  const two = withSpecial(one, { at, day: [lunch, dinner] }, newId);
  expect(specialsOf(two, 'inStore', at.date)).toMatchObject([{ id: first?.id, ...lunch }, dinner]);
  expect(specialText(specialsOf(two, 'inStore', at.date), 'Closed')).toBe('11:00 AM – 2:00 PM, 5:00 PM – 11:00 PM');
  const closed = withSpecial(two, { at, day: 'closed' }, newId);
  expect(specialsOf(closed, 'inStore', at.date)).toMatchObject([{ id: first?.id, closed: true, startTime: null }]);
  expect(specialText(specialsOf(closed, 'inStore', at.date), 'Closed')).toBe('Closed');
});

test('a span that is removed takes its entry with it: the other one stays as it was', () => {
  const two = withSpecial(buildHours(), { at, day: [lunch, dinner] }, newId);
  const [, second] = specialsOf(two, 'inStore', at.date);
  const left = withSpecial(two, { at, day: [{ id: second?.id ?? '', ...dinner }] }, newId);
  expect(specialsOf(left, 'inStore', at.date)).toEqual([second]);
});

test('a closed range is one entry in each of the four sets, whether they follow or not', () => {
  const hours = withNewDay(buildHours(), { dates: closure, name: 'Renovation' }, newId);
  expect(specialDates(hours)).toEqual([closure]);
  for (const set of HOURS_SETS)
    expect(hours[set].specialHours).toMatchObject([{ dateString: '2027-01-04', until: '2027-01-24', closed: true }]);
});

test('a closed range takes the place of the special days within it', () => {
  const before = withNewDay(buildHours(), { dates: '2027-01-10', name: 'Party' }, newId);
  expect(daysWithin(before, closure)).toEqual(['2027-01-10']);
  expect(specialDates(withNewDay(before, { dates: closure, name: '' }, newId))).toEqual([closure]);
});

test('the dates of a range move in all sets at once, and come back as another document has them', () => {
  const before = withNewDay(buildHours(), { dates: closure, name: 'Renovation' }, newId);
  const longer = '2027-01-04/2027-01-31';
  const after = withOtherDates(before, { from: closure, to: longer });
  expect(specialDates(after)).toEqual([longer]);
  expect(after.delivery.specialHours[0]?.id).toBe(before.delivery.specialHours[0]?.id);
  expect(specialDates(withDateOf(withoutDay(before, closure), closure, before))).toEqual([closure]);
});
