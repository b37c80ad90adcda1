import { describe, expect, test } from 'vitest';
import { type HoursSold, judgeSales } from './unusual-sales.ts';

/** A hundred tickets of $30 each with 300 lines; $20 of $3,020 are voided, three lines are free. */
const usual: HoursSold = { taken: 100, tickets: 100, gross: 300_000, discounts: 0, voids: 2_000, lines: 300, free: 3 };
const closed: HoursSold = { taken: 0, tickets: 0, gross: 0, discounts: 0, voids: 0, lines: 0, free: 0 };
const few = (taken: number): HoursSold => ({ ...usual, taken, tickets: taken, gross: taken * 3_000, lines: taken * 3 });
const weeks = [usual, usual, usual, usual];
/** The signals that are found, with their figures. */
function found(now: Partial<HoursSold>, before: readonly HoursSold[] = weeks) {
  const judged = judgeSales({ ...usual, ...now }, before);
  return judged.state === 'UNUSUAL' ? judged.signals : judged.state;
}

test('hours like those of the weeks before are usual', () => {
  expect(found({})).toBe('USUAL');
});

describe('fewer tickets', () => {
  // Half of 100 is 50: at most 49 of 100 expected has a chance of far less than 0.01.
  test.each([
    [50, 'USUAL'],
    [49, [{ signal: 'tickets', now: 49, usual: 100 }]],
    [0, [{ signal: 'tickets', now: 0, usual: 100 }]],
  ])('%s of 100', (taken, says) => {
    expect(found(few(taken))).toEqual(says);
  });

  // Of 21 expected, at most 10 has the chance 0.0063, at most 11 the chance 0.0129, although it is no half either: 10.5.
  test.each([
    [10, [{ signal: 'tickets', now: 10, usual: 21 }]],
    [11, 'USUAL'],
  ])('%s of 21', (taken, says) => {
    expect(found(few(taken), [few(21), few(21), few(21)])).toEqual(says);
  });

  test('the middle of the weeks is usual: one with a street fair does not count', () => {
    expect(found(few(60), [few(70), few(400), few(80), few(72)])).toBe('USUAL');
  });

  test('tickets that are still open are taken', () => {
    expect(found({ ...few(30), taken: 90 })).toBe('USUAL');
  });

  test('more tickets are no alarm', () => {
    expect(found(few(300))).toBe('USUAL');
  });
});

describe('nothing is said', () => {
  test.each([
    ['of few tickets', few(3), [few(19), few(12), few(19), few(15)]],
    ['of a store without earlier weeks', usual, []],
    ['of a store that sold in one of the weeks', usual, [usual, closed, closed, closed]],
    ['of a store that was closed and is', closed, [closed, closed, closed, closed]],
  ])('%s', (_what, now, before) => {
    expect(judgeSales(now, before)).toEqual({ state: 'TOO_LITTLE' });
  });

  test('of a holiday among the weeks before: it is left out', () => {
    expect(found({}, [closed, usual, usual, usual])).toBe('USUAL');
    expect(found(few(20), [closed, usual, usual, usual])).toEqual([{ signal: 'tickets', now: 20, usual: 100 }]);
  });
});

describe('what a ticket comes to', () => {
  // Four times 0.6 of $30 by the root of 100 tickets is $7.20: from $22.80 to $37.20 is usual where the weeks agree.
  test.each([
    [2_280, 'USUAL'],
    [2_279, [{ signal: 'value', now: 2_279, usual: 3_000 }]],
    [3_720, 'USUAL'],
    [3_721, [{ signal: 'value', now: 3_721, usual: 3_000 }]],
  ])('%s cents, usually 3,000', (each, says) => {
    expect(found({ gross: each * 100 })).toEqual(says);
  });

  // Distances from $30: 6, 0, 0, 6, in the middle 3: times 1.4826 a deviation of $4.45, four of them $17.79.
  test('may differ more where the weeks do', () => {
    const before = [2_400, 3_000, 3_000, 3_600].map((each) => ({ ...usual, gross: each * 100 }));
    expect(found({ gross: 470_000 }, before)).toBe('USUAL');
    expect(found({ gross: 480_000 }, before)).toEqual([{ signal: 'value', now: 4_800, usual: 3_000 }]);
  });

  test('what is usual is in whole cents where it lies between two weeks', () => {
    const before = [3_000, 3_000, 3_001, 3_001].map((each) => ({ ...usual, gross: each * 100 }));
    expect(found({ gross: 480_000 }, before)).toEqual([{ signal: 'value', now: 4_800, usual: 3_001 }]);
  });

  test('a price without its decimal point shows', () => {
    expect(found({ gross: 300_000 + 149_900 - 1_499 })).toEqual([{ signal: 'value', now: 4_484, usual: 3_000 }]);
  });
});

// 2,000 of 302,000 is usual, 0.66 %; the least deviation is a point, so 4.66 % is the limit: 14,674 of 314,674 has 4.663 %.
test.each([
  [14_600, 'USUAL'],
  [14_700, [{ signal: 'voids', now: 14_700 / 314_700, usual: 2_000 / 302_000 }]],
])('voids of %s cents', (voids, says) => {
  expect(found({ voids })).toEqual(says);
});

// 3 of 300 is usual, 0.01; a deviation is the root of 0.01 * 0.99 / 300, 0.00574; four of them more are 0.03298: 9.9 lines.
test.each([
  [9, 'USUAL'],
  [10, [{ signal: 'free', now: 10 / 300, usual: 0.01 }]],
])('%s of 300 lines for nothing', (free, says) => {
  expect(found({ free })).toEqual(says);
});

test('lines that nobody counted yet say nothing', () => {
  const before = weeks.map((week) => ({ ...week, lines: 0, free: 0 }));
  expect(found({ free: 300 }, before)).toBe('USUAL');
});

test('several signals are told together', () => {
  expect(found({ gross: 100_000, free: 200 })).toMatchObject([{ signal: 'value' }, { signal: 'free' }]);
});
