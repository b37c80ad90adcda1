import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atRate } from './amount.ts';
import { hundredthsOf, percentOfWhole, shareOfCents, timesDecimal } from './exact.ts';

const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
const part = fc.integer({ min: 0, max: 90_000 });
const whole = fc.integer({ min: 1, max: 100_000_000 });

describe('exact shares of cents', () => {
  test('are never further than half a cent from the exact value, and half a cent rounds up', () => {
    fc.assert(
      fc.property(cents, part, whole, (amount, of, over) => {
        const doubled = 2n * (BigInt(shareOfCents(amount, of, over)) * BigInt(over) - BigInt(amount) * BigInt(of));
        expect(doubled).toBeGreaterThan(-BigInt(over));
        expect(doubled).toBeLessThanOrEqual(BigInt(over));
      }),
    );
  });

  test.each([
    [95, '4.1', 390],
    [67, '2', 134],
    [1, '0.5', 1],
    [1, '0.4999', 0],
    [99_999_999_999, '99.999999', 9_999_999_899_900],
  ])('%i times %s is %i', (amount, factor, expected) => {
    expect(timesDecimal(amount, factor)).toBe(expected);
  });

  test.each(['', '.5', '1e3', '-1', '4,1', 'two', '1.2345678'])('%j is no factor', (factor) => {
    expect(timesDecimal(100, factor)).toBeUndefined();
  });

  test('a rate is exact to the half cent', () => {
    expect(atRate(11_250, '14.20')).toBe(1598);
    expect(atRate(1799, '50')).toBe(900);
    expect(atRate(99_999_999_999, '9999.9999')).toBe(9_999_999_899_900);
  });

  test('percentages have one decimal, half a tenth rounded up', () => {
    expect(percentOfWhole(3, 2_000)).toBe(0.2);
    expect(percentOfWhole(1, 3)).toBe(33.3);
    expect(percentOfWhole(-1, 8)).toBe(-12.5);
  });

  test.each([
    [8.2, 820],
    [1.15, 115],
    [-3.8, -380],
  ])('%f is %i hundredths', (figure, expected) => expect(hundredthsOf(figure)).toBe(expected));
});
