import { describe, expect, test } from 'vitest';
import { newTimeClock } from '../employment/time-clock.ts';
import { buildPunch } from '../testing/build-punch.ts';
import { type Punch, punchSchema } from './punch.ts';
import { punchMarksOf } from './punch-marks.ts';
import { workedTime } from './worked-time.ts';

const rules = newTimeClock();

function pause(kind: 'BREAK' | 'LUNCH', from: string, to: string | null, isPaid: boolean): Punch['breaks'][number] {
  return { kind, from: `2026-11-27T${from}:00Z`, to: to === null ? null : `2026-11-27T${to}:00Z`, isPaid };
}

describe('the time of a punch', () => {
  test.each([
    ['EM-54 an unpaid lunch is not paid', [pause('LUNCH', '20:00', '20:30', false)], [480, 30, 30]],
    ['EM-51 a paid break of its usual length is paid', [pause('BREAK', '20:00', '20:10', true)], [510, 0, 10]],
    ['EM-52 what a paid break is longer is not paid', [pause('BREAK', '20:00', '20:25', true)], [495, 15, 25]],
    [
      'breaks that overlap count once',
      [pause('LUNCH', '20:00', '20:30', false), pause('LUNCH', '20:20', '20:40', false)],
      [470, 40, 40],
    ],
    ['a break that nobody ended lasts until the end', [pause('LUNCH', '23:30', null, false)], [390, 120, 120]],
    ['a break before the work counts for nothing', [pause('LUNCH', '16:00', '16:30', false)], [510, 0, 0]],
  ])('%s', (_title, breaks, [paid, unpaid, onBreak]) => {
    expect(workedTime(buildPunch({ breaks }), rules)).toEqual({ paid, unpaid, onBreak });
  });

  test('a company that pays long breaks pays all of them', () => {
    const breaks = [pause('BREAK', '20:00', '20:25', true)];
    const generous = { ...rules, breaks: { ...rules.breaks, excessIsNotPaid: false } };
    expect(workedTime(buildPunch({ breaks }), generous).paid).toBe(510);
  });

  test('seconds are dropped at both ends', () => {
    const punch = buildPunch({ clockedIn: '2026-11-27T17:00:59Z', clockedOut: '2026-11-27T18:00:01Z', breaks: [] });
    expect(workedTime(punch, rules).paid).toBe(60);
  });

  test.each([
    ['2026-11-01T08:30:00Z', '2026-11-01T10:30:00Z'],
    ['2026-03-08T09:30:00Z', '2026-03-08T11:30:00Z'],
  ])('the hour that a clock change doubles or skips is time like any other: %s to %s', (clockedIn, clockedOut) => {
    expect(workedTime(buildPunch({ clockedIn, clockedOut, breaks: [] }), rules).paid).toBe(120);
  });

  test('a punch that is open, voided, or ends before it begins has no time', () => {
    const none = { paid: 0, unpaid: 0, onBreak: 0 };
    expect(workedTime(buildPunch({ state: 'OPEN', clockedOut: null }), rules)).toEqual(none);
    expect(workedTime(buildPunch({ state: 'VOIDED' }), rules)).toEqual(none);
    expect(workedTime(buildPunch({ clockedOut: '2026-11-27T16:00:00Z' }), rules)).toEqual(none);
  });
});

describe('what is odd about a punch', () => {
  test.each<[string, Partial<Punch>]>([
    ['OUT_BEFORE_IN', { clockedOut: '2026-11-27T16:00:00Z', breaks: [] }],
    ['LONG', { clockedOut: '2026-11-28T12:00:00Z' }],
    ['NO_END', { clockedOut: null }],
    ['BREAK_OUTSIDE', { breaks: [pause('LUNCH', '16:00', '16:30', false)] }],
    ['BREAK_OPEN', { breaks: [pause('LUNCH', '20:00', null, false)] }],
    ['BREAKS_OVERLAP', { breaks: [pause('LUNCH', '20:00', '20:30', false), pause('BREAK', '20:20', '20:25', true)] }],
    ['OTHER_DAY', { businessDate: '2026-11-20' }],
    ['NO_REASON', { edits: [{ by: { id: 'm', name: 'M' }, at: '2026-11-28T02:00:00Z', reason: ' ' }] }],
  ])('%s', (mark, given) => {
    expect(punchMarksOf(buildPunch(given))).toEqual([mark]);
  });

  test('nothing is odd about a usual one', () => {
    expect(punchMarksOf(buildPunch())).toEqual([]);
    expect(punchMarksOf(buildPunch({ state: 'OPEN', clockedOut: null }))).toEqual([]);
  });
});

test('a punch is told by its own fields: tips below zero, a foreign field and a day that is none are refused', () => {
  expect(punchSchema.safeParse(buildPunch()).success).toBe(true);
  for (const wrong of [{ declaredTips: -1 }, { declaredTips: 1.5 }, { wage: 1_800 }, { businessDate: '2026-02-30' }])
    expect(punchSchema.safeParse({ ...buildPunch(), ...wrong }).success).toBe(false);
});
