import { describe, expect, test } from 'vitest';
import { formatCents } from './cents-text.ts';
import { formatMoney } from './money.ts';

describe('money', () => {
  test.each([
    '',
    '1e3',
    ' 1 ',
    '٣',
    '1,000',
    '1.234',
    '0x10',
    'NaN',
    'Infinity',
    '--1',
    '+1',
    '1.2.3',
    '1\n',
    '1234567890123',
  ])('KF-02 FM-02 %j is no amount and shows as $0.00', (amount) => {
    expect(formatMoney(amount)).toBe('$0.00');
  });

  test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, {}, [], true, 1e21])(
    'KF-02 FM-02 %j shows as $0.00',
    (amount) => {
      expect(formatMoney(amount)).toBe('$0.00');
    },
  );

  test('KF-01 FM-01 BC-22 money shows a dollar sign and two decimals', () => {
    expect(['13.9', '0', '1234.5', '-3'].map(formatMoney)).toEqual(['$13.90', '$0.00', '$1,234.50', '-$3.00']);
    expect([5, 0.1 + 0.2, 1.005, -0.004, 19.999].map(formatMoney)).toEqual([
      '$5.00',
      '$0.30',
      '$1.01',
      '$0.00',
      '$20.00',
    ]);
    expect(formatCents(-5)).toBe('-$0.05');
    expect([99_999, 100_000, -123_456_789].map(formatCents)).toEqual(['$999.99', '$1,000.00', '-$1,234,567.89']);
  });
});
