import { describe, expect, test } from 'vitest';
import type { LocalTime } from '../../formats/local-time.ts';
import { inBusinessDay } from '../../formats/open-calendar.ts';
import { newDayHours, newHours, type SpecialHours } from './hours.ts';
import { openSpanAt, spansOn } from './open-at.ts';

const hour = 3600;
const friday = '2026-12-25';
const saturday = '2026-12-26';

/** Every day from 17:00 to 02:00. */
function hoursWith(specialHours: SpecialHours[]) {
  const days = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) =>
    newDayHours({ id: `d${dayOfWeek}`, dayOfWeek, startTime: 17 * hour, endOffset: 9 * hour }),
  );
  return { ...newHours(), inStore: { days, specialHours } };
}

function special(dateString: string, span: { readonly startTime: number; readonly endOffset: number } | null) {
  return {
    id: dateString,
    entityType: 'SPECIAL_HOURS',
    dateString,
    name: 'Holiday',
    closed: span === null,
    startTime: span?.startTime ?? null,
    endOffset: span?.endOffset ?? null,
  } as const;
}

const isOpen = (hours: ReturnType<typeof hoursWith>, date: string, at: number) =>
  openSpanAt(hours, 'online', { date, seconds: at * hour }) !== undefined;

describe('open at a moment', () => {
  test('HR-03 by the week, past midnight too', () => {
    const hours = hoursWith([]);
    expect([16, 17, 23].map((at) => isOpen(hours, friday, at))).toEqual([false, true, true]);
    expect([1, 2].map((at) => isOpen(hours, saturday, at))).toEqual([true, false]);
  });

  test('closed on a date: neither that day nor the night after it', () => {
    const hours = hoursWith([special(friday, null)]);
    expect(isOpen(hours, friday, 20)).toBe(false);
    expect(isOpen(hours, saturday, 1)).toBe(false);
    expect(isOpen(hours, friday, 1)).toBe(true);
    expect(isOpen(hours, saturday, 20)).toBe(true);
    expect(spansOn(hours, 'inStore', friday)).toEqual([]);
  });

  test('other times on a date take the place of those of the week', () => {
    const hours = hoursWith([special(friday, { startTime: 10 * hour, endOffset: 4 * hour })]);
    expect([11, 14, 20].map((at) => isOpen(hours, friday, at))).toEqual([true, false, false]);
    expect(isOpen(hours, saturday, 1)).toBe(false);
  });

  test('several spans of one date all hold, whatever their order', () => {
    const lunch = { ...special(friday, { startTime: 11 * hour, endOffset: 3 * hour }), id: 'lunch' };
    const dinner = { ...special(friday, { startTime: 17 * hour, endOffset: 6 * hour }), id: 'dinner' };
    for (const entries of [
      [lunch, dinner],
      [dinner, lunch],
    ]) {
      const hours = hoursWith(entries);
      expect([10, 12, 15, 18, 23].map((at) => isOpen(hours, friday, at))).toEqual([false, true, false, true, false]);
      expect(spansOn(hours, 'inStore', friday)).toEqual([
        { startTime: 11 * hour, endOffset: 3 * hour },
        { startTime: 17 * hour, endOffset: 6 * hour },
      ]);
    }
  });

  test('closed from a date to a date: each day of it, the first and the last one included', () => {
    const range = { ...special('2027-01-04', null), until: '2027-01-24' };
    const hours = hoursWith([range]);
    const at = (date: string) => isOpen(hours, date, 20);
    expect(['2027-01-03', '2027-01-04', '2027-01-14', '2027-01-24', '2027-01-25'].map(at)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(isOpen(hours, '2027-01-04', 1)).toBe(true);
    expect(isOpen(hours, '2027-01-25', 1)).toBe(false);
  });

  test('a date within a closed range keeps hours of its own', () => {
    const range = { ...special('2027-01-04', null), id: 'range', until: '2027-01-24' };
    const party = special('2027-01-10', { startTime: 18 * hour, endOffset: 4 * hour });
    const hours = hoursWith([party, range]);
    expect(['2027-01-09', '2027-01-10', '2027-01-11'].map((date) => isOpen(hours, date, 19))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('of a closed entry and hours on one date the later one counts', () => {
    const open = { ...special(friday, { startTime: 10 * hour, endOffset: 4 * hour }), id: 'open' };
    expect(isOpen(hoursWith([special(friday, null), open]), friday, 11)).toBe(true);
    expect(isOpen(hoursWith([open, special(friday, null)]), friday, 11)).toBe(false);
  });
});

describe('the business day', () => {
  const at = (date: string, hours: number): LocalTime => ({ date, dayOfWeek: 5, seconds: hours * hour });
  const isNight = (date: string, hours: number, calendars = [hoursWith([]).inStore]) =>
    inBusinessDay(at(date, hours), calendars).isNightBefore === true;

  test('hours past midnight belong to the day they began on, until the store closes', () => {
    expect([0, 1.5, 2, 12, 17, 23].map((hours) => isNight(saturday, hours))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('without hours, or after a day that was closed, the day begins at midnight', () => {
    expect(isNight(saturday, 1, [])).toBe(false);
    expect(isNight(saturday, 1, [hoursWith([special(friday, null)]).inStore])).toBe(false);
  });

  test('one set of hours that runs on is enough, and one that has opened today ends it', () => {
    const days = [6].map((dayOfWeek) => newDayHours({ id: 'early', dayOfWeek, startTime: hour, endOffset: hour }));
    const early = { days, specialHours: [] };
    const late = hoursWith([]).inStore;
    expect(isNight(saturday, 0.5, [early, late])).toBe(true);
    expect(isNight(saturday, 1.5, [early, late])).toBe(false);
  });
});
