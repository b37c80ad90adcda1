import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsOf, moneySchema, rateSchema, signedMoneySchema } from './amount.ts';
import { amountOf } from './cents-text.ts';

const HOSTILE = [
  '1e3',
  ' 1',
  '1 ',
  '٣',
  '-0',
  '-0.00',
  '1.999',
  '.5',
  '5.',
  '01',
  '1,50',
  '$1',
  '',
  'NaN',
  '0x10',
  '1_0',
];

describe('money', () => {
  test.each(HOSTILE)('refuses %j as an amount', (text) => {
    expect(moneySchema.safeParse(text).success).toBe(false);
    expect(signedMoneySchema.safeParse(text).success).toBe(false);
    expect(centsOf(text)).toBeUndefined();
  });

  test.each([
    ['13.99', 1399],
    ['0', 0],
    ['0.0', 0],
    ['7.5', 750],
    ['999999999.99', 99_999_999_999],
  ])('reads %s as %i cents', (text, cents) => {
    expect(moneySchema.safeParse(text).success).toBe(true);
    expect(centsOf(text)).toBe(cents);
  });

  test('only a signed amount may be negative', () => {
    expect(moneySchema.safeParse('-1.50').success).toBe(false);
    expect(signedMoneySchema.safeParse('-1.50').success).toBe(true);
    expect(centsOf('-1.50')).toBe(-150);
    expect(signedMoneySchema.safeParse('--1').success).toBe(false);
  });

  test('amountOf writes what centsOf reads', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
        expect(centsOf(amountOf(cents))).toBe(cents);
      }),
    );
  });

  test('a rate has up to four decimals', () => {
    expect(rateSchema.safeParse('8.875').success).toBe(true);
    expect(rateSchema.safeParse('8,875').success).toBe(false);
  });
});
