import { expect, test } from 'vitest';
import { evenShares, everyDay, newPayroll, PAYROLL_DAYS, salaryTotal } from './payroll.ts';

test('EM-91 salaries that are spread evenly add up to 100.00, and no two days are further apart than a hundredth', () => {
  const shares = evenShares();
  expect(salaryTotal({ ...newPayroll(), salaryAllocationsPercentage: shares })).toEqual({
    total: '100.00',
    missing: '0.00',
  });
  expect([...new Set(PAYROLL_DAYS.map((day) => shares[day]))]).toEqual(['14.29', '14.28']);
});

test('EM-64 one labor target applies to every day', () => {
  expect(PAYROLL_DAYS.map((day) => everyDay('26.50')[day])).toEqual(Array.from({ length: 7 }, () => '26.50'));
});
