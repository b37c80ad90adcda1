import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OvertimeRules, type PaidWork, payWeek, type Shift } from './pay-week.ts';

const none: OvertimeRules = { after8HoursPerDay: false, after40HoursPerWeek: false, californiaOvertime: false };
const weekly = { ...none, after40HoursPerWeek: true };
const daily = { ...none, after8HoursPerDay: true };
const both = { ...weekly, after8HoursPerDay: true };
const california = { ...none, californiaOvertime: true };
const server = { locationId: 'pier-39', jobId: 'server', wage: 1_867 };

/** Monday is day 0 of the week that begins on 2026-11-23. */
function shift(day: number, hours: number, given: Partial<Shift> = {}): Shift {
  const date = `2026-11-${23 + day}`;
  const begins = Date.parse(`${date}T17:00:00Z`);
  return {
    ...server,
    businessDate: date,
    begins,
    paid: Math.round(hours * 60),
    unpaid: 0,
    tips: 0,
    isOpen: false,
    ...given,
  };
}

function week(...hours: readonly number[]): Shift[] {
  return hours.flatMap((some, day) => (some === 0 ? [] : [shift(day, some)]));
}

function sumOf(work: readonly PaidWork[]) {
  const sum = (of: (one: PaidWork) => number | null) => work.reduce((total, one) => total + (of(one) ?? 0), 0);
  return {
    hours: [sum(({ regular }) => regular), sum(({ overtime }) => overtime), sum(({ doubleTime }) => doubleTime)].map(
      (minutes) => minutes / 60,
    ),
    straight: sum(({ straight }) => straight),
    premium: sum(({ premium }) => premium),
  };
}

describe('hours of a week, by hand', () => {
  test.each([
    ['EM-61 40 hours are regular', weekly, [8, 8, 8, 8, 8], [40, 0, 0]],
    ['EM-61 the hours after 40 are overtime, however long a day is', weekly, [12, 12, 12, 8], [40, 4, 0]],
    ['EM-60 the hours of a day after 8 are overtime', daily, [10, 8, 9.5], [24, 3.5, 0]],
    ['EM-60 EM-61 an hour that is overtime of its day is none of its week', both, [10, 10, 10, 10, 10], [40, 10, 0]],
    ['EM-60 EM-61 regular hours after 40 are overtime beside those of the days', both, [9, 9, 9, 9, 9, 3], [40, 8, 0]],
    ['EM-62 California pays double after 12 hours of a day', california, [13.5], [8, 4, 1.5]],
    ['EM-62 California counts 40 regular hours a week', california, [8, 8, 8, 8, 8, 5], [40, 5, 0]],
    [
      'EM-62 the seventh day in a row is overtime, and double after 8 hours',
      california,
      [4, 4, 4, 4, 4, 4, 10],
      [24, 8, 2],
    ],
    ['EM-62 a day off before it makes it a day like others', california, [4, 4, 0, 4, 4, 4, 10], [28, 2, 0]],
    ['EM-56 without any rule every hour is regular', none, [14, 14, 14, 14], [56, 0, 0]],
  ])('%s', (_title, rules, hours, expected) => {
    expect(sumOf(payWeek(week(...hours), () => rules)).hours).toEqual(expected);
  });
});

describe('pay of a week, by hand', () => {
  test('EM-61 five hours of overtime at 18.67 are paid half of it more: 840.15 and 46.68', () => {
    expect(sumOf(payWeek(week(9, 9, 9, 9, 9), () => weekly))).toEqual({
      hours: [40, 5, 0],
      straight: 84_015,
      premium: 4_668,
    });
  });

  /**
   * 30 h at 18.67 are 560.10, 16 h at 24.00 are 384.00: 944.10 for 46 h, a regular rate of 20.5239. Six hours of overtime add half of
   * it each: 61.57.
   */
  test('EM-61 two jobs at two wages have one regular rate, by their hours', () => {
    const lead = { jobId: 'shift-lead', wage: 2_400 };
    const work = payWeek([...week(10, 10, 10), shift(3, 8, lead), shift(4, 8, lead)], () => weekly);
    expect(sumOf(work)).toEqual({ hours: [40, 6, 0], straight: 94_410, premium: 6_157 });
    expect(work.filter(({ premium }) => premium !== 0).map(({ jobId, overtime }) => [jobId, overtime / 60])).toEqual([
      ['shift-lead', 6],
    ]);
  });

  /** 20 min at 18.67 are 6.2233: 6.22 a day would be 18.66 in three days, one hour is 18.67. */
  test('a job is rounded once a week, and its days add up to it', () => {
    const work = payWeek(
      [0, 1, 2].map((day) => shift(day, 1 / 3)),
      () => weekly,
    );
    expect(work.map(({ straight }) => straight)).toEqual([623, 622, 622]);
    expect(sumOf(work).straight).toBe(1_867);
  });

  /** Double time adds the whole rate: 4 h × 9.335 + 1.5 h × 18.67 = 37.34 + 28.005. */
  test('EM-62 double time is paid twice, half a cent rounded up', () => {
    expect(sumOf(payWeek(week(13.5), () => california))).toMatchObject({ straight: 25_205, premium: 6_535 });
  });

  test('a raise counts from the shift that begins after it, and the regular rate holds both', () => {
    const work = payWeek([shift(0, 21), shift(1, 21, { wage: 2_000 })], () => weekly);
    // 392.07 and 420.00 for 42 h: 19.3350 an hour, two hours of overtime.
    expect(sumOf(work)).toEqual({ hours: [40, 2, 0], straight: 81_207, premium: 1_934 });
  });

  test('the rules of the store count where an hour is worked, over the hours of all stores', () => {
    const seaport = { locationId: 'seaport' };
    const rulesAt = (place: string) => (place === 'seaport' ? daily : none);
    const work = payWeek(
      [shift(0, 6), shift(0, 4, { ...seaport, begins: Date.parse('2026-11-24T01:00:00Z') })],
      rulesAt,
    );
    expect(work.map(({ locationId, regular, overtime }) => [locationId, regular / 60, overtime / 60])).toEqual([
      ['pier-39', 6, 0],
      ['seaport', 2, 2],
    ]);
  });

  test('without a wage the hours are known and the pay is not, nor what overtime adds anywhere in that week', () => {
    const work = payWeek([...week(40), shift(1, 5, { jobId: 'host', wage: null })], () => weekly);
    expect(work.map(({ straight, premium }) => [straight, premium])).toEqual([
      [74_680, 0],
      [null, null],
    ]);
  });
});

const someShift = fc
  .record({
    day: fc.integer({ min: 0, max: 6 }),
    minutes: fc.integer({ min: 0, max: 900 }),
    job: fc.constantFrom('server', 'driver'),
    wage: fc.integer({ min: 725, max: 4_000 }),
    store: fc.constantFrom('pier-39', 'seaport'),
  })
  .map(({ day, minutes, job, wage, store }) => shift(day, minutes / 60, { jobId: job, wage, locationId: store }));

describe('whatever a person works', () => {
  const rules = fc.constantFrom(none, weekly, daily, both, california);

  test('every paid minute counts once, and no pay is below the hours at their wages', () => {
    fc.assert(
      fc.property(fc.array(someShift, { maxLength: 20 }), rules, (shifts, rule) => {
        const work = payWeek(shifts, () => rule);
        const minutes = work.reduce(
          (sum, { regular, overtime, doubleTime }) => sum + regular + overtime + doubleTime,
          0,
        );
        expect(minutes).toBe(shifts.reduce((sum, { paid }) => sum + paid, 0));
        const { straight, premium } = sumOf(work);
        const exact = shifts.reduce((sum, { paid, wage }) => sum + (paid * (wage ?? 0)) / 60, 0);
        expect(Math.abs(straight - exact)).toBeLessThanOrEqual(shifts.length);
        expect(premium).toBeGreaterThanOrEqual(0);
        expect(work.every(({ regular, overtime, doubleTime }) => Math.min(regular, overtime, doubleTime) >= 0)).toBe(
          true,
        );
        if (rule.after40HoursPerWeek || rule.californiaOvertime) expect(sumOf(work).hours[0]).toBeLessThanOrEqual(40);
      }),
      { numRuns: 500 },
    );
  });
});
