import { describe, expect, test } from 'vitest';
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

  test('HR-09 closed on a date: neither that day nor the night after it', () => {
    const hours = hoursWith([special(friday, null)]);
    expect(isOpen(hours, friday, 20)).toBe(false);
    expect(isOpen(hours, saturday, 1)).toBe(false);
    expect(isOpen(hours, friday, 1)).toBe(true);
    expect(isOpen(hours, saturday, 20)).toBe(true);
    expect(spansOn(hours, 'inStore', friday)).toEqual([]);
  });

  test('HR-09 other times on a date take the place of those of the week', () => {
    const hours = hoursWith([special(friday, { startTime: 10 * hour, endOffset: 4 * hour })]);
    expect([11, 14, 20].map((at) => isOpen(hours, friday, at))).toEqual([true, false, false]);
    expect(isOpen(hours, saturday, 1)).toBe(false);
  });
});
