import { DAY_SECONDS, type Hours, newDayHours, newHours, newSpecialHours } from '@servery/domain';
import { endsNextDay, spanText, weekDays } from '@servery/words';
import { expect, test } from 'vitest';
import {
  entriesOf,
  followersOf,
  resolvedEntries,
  scaleOf,
  weeklyHours,
  withDayOf,
  withSpans,
  withSwitch,
} from './cells.ts';

const hour = 3600;
const lunch = { startTime: 11 * hour, endOffset: 3 * hour };
const evening = { startTime: 17 * hour, endOffset: 8 * hour };
const friday = { set: 'inStore', day: 5 } as const;
let ids = 0;
function newId(): string {
  ids += 1;
  return `new-${ids}`;
}

function buildHours(given: Partial<Hours> = {}): Hours {
  const days = [newDayHours({ id: 'fri', dayOfWeek: 5, ...lunch }), newDayHours({ id: 'sat', dayOfWeek: 6, ...lunch })];
  return { ...newHours(), inStore: { days, specialHours: [] }, ...given };
}

test('HR-03 a span past midnight belongs to the day that it begins on', () => {
  expect(endsNextDay(evening)).toBe(true);
  expect(spanText(evening)).toBe('5:00 PM – 1:00 AM');
  expect(endsNextDay({ startTime: 0, endOffset: DAY_SECONDS })).toBe(false);
});

test('HR-04 a changed time keeps the entry and its id; a second line comes in', () => {
  const hours = withSpans(buildHours(), { cell: friday, spans: [{ ...lunch, endOffset: 2 * hour }, evening] }, newId);
  const [first, second] = entriesOf(hours, friday);
  expect(first).toMatchObject({ id: 'fri', endOffset: 2 * hour, dayOfWeek: 5 });
  expect(second).toMatchObject({ entityType: 'DAY_HOURS', ...evening });
  expect(entriesOf(hours, { set: 'inStore', day: 6 })).toHaveLength(1);
});

test('HR-04 a line that is removed takes its entry with it: the other one stays as it was', () => {
  const two = withSpans(buildHours(), { cell: friday, spans: [lunch, evening] }, newId);
  const [, second] = entriesOf(two, friday);
  const left = withSpans(two, { cell: friday, spans: second ? [second] : [] }, newId);
  expect(entriesOf(left, friday)).toEqual([second]);
});

test('HR-04 the lines of another day come in with ids of this day', () => {
  const two = withSpans(buildHours(), { cell: friday, spans: [lunch, evening] }, newId);
  const saturday = { set: 'inStore', day: 6 } as const;
  const copied = entriesOf(withSpans(two, { cell: saturday, spans: entriesOf(two, friday) }, newId), saturday);
  expect(copied).toMatchObject([{ id: 'sat', dayOfWeek: 6, ...lunch }, evening]);
  expect(copied[1]?.id).not.toBe(entriesOf(two, friday)[1]?.id);
});

test('HR-04 a day without lines is closed', () => {
  expect(entriesOf(withSpans(buildHours(), { cell: friday, spans: [] }, newId), friday)).toEqual([]);
});

test('a day follows another document again, ids included', () => {
  const before = buildHours();
  const after = withDayOf(withSpans(before, { cell: friday, spans: [] }, newId), friday, before);
  expect(entriesOf(after, friday)).toEqual(entriesOf(before, friday));
});

test('HR-08 a set that follows shows the other one; switched off it keeps what it showed', () => {
  const hours = buildHours();
  expect(resolvedEntries(hours, { set: 'delivery', day: 5 })).toEqual(entriesOf(hours, friday));
  expect(followersOf(hours, 'inStore')).toEqual(['online', 'delivery', 'onlineDelivery']);
  const own = withSwitch(hours, { flag: 'deliverySameAsStore', isSame: false }, newId);
  expect(entriesOf(own, { set: 'delivery', day: 5 })).toMatchObject([lunch]);
  expect(entriesOf(own, { set: 'delivery', day: 5 })[0]?.id).not.toBe('fri');
});

test('HR-05, HR-08 the week begins with the chosen day', () => {
  expect(weekDays(1)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(weekDays(0)[0]).toBe(0);
});

test('all bars have one scale, wider when somebody opens earlier or closes later', () => {
  expect(scaleOf(buildHours())).toEqual({ from: 6 * hour, to: 27 * hour });
  const early = withSpans(
    buildHours(),
    { cell: friday, spans: [{ startTime: 4.5 * hour, endOffset: 23.9 * hour }] },
    newId,
  );
  expect(scaleOf(early)).toEqual({ from: 4 * hour, to: 29 * hour });
  expect(weeklyHours(buildHours(), 'inStore')).toBe(6);
});

test('a set that stops following keeps its special days too', () => {
  const hours = buildHours();
  const inStore = {
    ...hours.inStore,
    specialHours: [newSpecialHours({ id: 'x', dateString: '2026-12-25', closed: true })],
  };
  const own = withSwitch({ ...hours, inStore }, { flag: 'deliverySameAsStore', isSame: false }, newId);
  expect(own.delivery.specialHours).toMatchObject([{ dateString: '2026-12-25', closed: true }]);
  expect(own.delivery.specialHours[0]?.id).not.toBe('x');
});
