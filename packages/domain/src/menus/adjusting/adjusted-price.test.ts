import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsOf } from '../../formats/amount.ts';
import { amountOf } from '../../formats/cents-text.ts';
import { adjustedCents, type PriceStepBy, ROUNDINGS, type Rounding } from './adjusted-price.ts';

const percent = (value: number): PriceStepBy => ({ kind: 'percent', value });
const priceAfter = (price: string, by: PriceStepBy, rounding: Rounding) =>
  amountOf(adjustedCents(centsOf(price) ?? 0, by, rounding).cents);

describe('an adjusted price', () => {
  test.each([
    ['9.86', -380, '99', '8.99'],
    ['9.86', -380, '1', '9.49'],
    ['0.90', 450, '1', '0.94'],
    ['10.10', 450, '10', '10.60'],
    ['13.40', 200, '99', '13.99'],
    ['20.20', 200, '99', '20.99'],
  ] as const)(
    '%s by %i basis points to %s is %s, rounded once from the exact value',
    (price, by, rounding, expected) => {
      expect(priceAfter(price, percent(by), rounding)).toBe(expected);
    },
  );

  test.each([
    ['10.25', 200, '99', '10.99'],
    ['9.30', 200, '99', '9.99'],
    ['3.10', 200, '49', '3.49'],
    ['9.60', -100, '99', '8.99'],
    ['9.86', -100, '49', '9.49'],
  ] as const)(
    '%s by %i basis points to %s has the next ending in the direction: %s',
    (price, by, rounding, expected) => {
      expect(priceAfter(price, percent(by), rounding)).toBe(expected);
      expect(adjustedCents(centsOf(price) ?? 0, percent(by), rounding).isHeld).toBe(true);
    },
  );

  test('a price below the lowest ending stays where it would have to rise to get one', () => {
    expect(adjustedCents(50, percent(-1000), '99')).toEqual({ cents: 50, isHeld: true });
    expect(adjustedCents(50, percent(1000), '99')).toEqual({ cents: 99, isHeld: false });
  });

  test.each(ROUNDINGS)('a price that would fall to nothing stays, rounded to %s', (rounding) => {
    expect(adjustedCents(300, { kind: 'amount', value: -300 }, rounding)).toEqual({ cents: 300, isHeld: true });
    expect(adjustedCents(300, { kind: 'amount', value: -500 }, rounding)).toEqual({ cents: 300, isHeld: true });
    expect(adjustedCents(300, percent(-10_000), rounding)).toEqual({ cents: 300, isHeld: true });
    expect(adjustedCents(0, percent(-1_000), rounding)).toEqual({ cents: 0, isHeld: false });
  });

  test('an ending that is reached already is kept, and nothing is held', () => {
    expect(adjustedCents(999, percent(200), '99')).toEqual({ cents: 999, isHeld: false });
  });

  test('an increase never lowers, a decrease never raises, and a free ending is the nearest one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.integer({ min: -9_999, max: 30_000 }),
        fc.constantFrom(...ROUNDINGS),
        (cents, value, rounding) => {
          const found = adjustedCents(cents, percent(value), rounding);
          if (value > 0) expect(found.cents).toBeGreaterThanOrEqual(cents);
          if (value < 0) expect(found.cents).toBeLessThanOrEqual(cents);
          expect(found.cents).toBeGreaterThan(0);
          if (!found.isHeld) expect(found.cents).toBe(nearestByHand(BigInt(cents) * BigInt(10_000 + value), rounding));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

/** Every price around the exact value is tried; of two that are as near the higher one counts. */
function nearestByHand(exact: bigint, rounding: Rounding): number {
  const around = Number(exact / 10_000n);
  const candidates = Array.from({ length: 301 }, (_, at) => around - 150 + at);
  const allowed = candidates.filter((cents) => cents > 0 && endings[rounding](cents));
  const distance = (cents: number) => {
    const far = BigInt(cents) * 10_000n - exact;
    return far < 0n ? -far : far;
  };
  return allowed.reduce((best, next) => (distance(next) <= distance(best) ? next : best));
}

const endings: Record<Rounding, (cents: number) => boolean> = {
  '1': () => true,
  '5': (cents) => cents % 5 === 0,
  '10': (cents) => cents % 10 === 0,
  '25': (cents) => cents % 25 === 0,
  '9': (cents) => String(cents).endsWith('9'),
  '49': (cents) => /(?:^|\d)[49]9$/.test(String(cents)),
  '99': (cents) => String(cents).endsWith('99'),
  '00': (cents) => cents % 100 === 0,
};
