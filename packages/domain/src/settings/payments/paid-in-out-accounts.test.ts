import { describe, expect, test } from 'vitest';
import {
  newPaidInOutAccount,
  newPaidInOutAccounts,
  type PaidInOutAccount,
  paidInOutAccountsSection,
} from './paid-in-out-accounts.ts';

const accounts = newPaidInOutAccounts();

describe('paid in/out accounts', () => {
  test('PI-02 an account has its fields', () => {
    expect(newPaidInOutAccount({ id: 'a', name: 'Flowers' })).toEqual({
      id: 'a',
      entityType: 'PAID_IN_OUT_ACCOUNT',
      name: 'Flowers',
      paidIns: false,
      paidOuts: true,
      reportOnPayroll: false,
      payrollCode: '',
      disabled: false,
    });
  });

  test('PI-03 PI-04 PI-05 PI-06 PI-07 the default accounts, all of them valid', () => {
    expect(accounts.map(({ name }) => name)).toEqual([
      'Delivery',
      'Repairs',
      'Supplies',
      'Smallwares',
      'Event Deposit',
    ]);
    expect(paidInOutAccountsSection.validate?.(accounts)).toEqual([]);
  });

  const problemsOf = (change: Partial<PaidInOutAccount>) =>
    paidInOutAccountsSection.validate?.(
      accounts.map((account) => (account.id === 'repairs' ? { ...account, ...change } : account)),
    );

  test.each([
    [{ name: '' }, 'PAID_IN_OUT_ACCOUNT_NAME_EMPTY', 'name'],
    [{ name: 'DELIVERY' }, 'PAID_IN_OUT_ACCOUNT_NAME_TAKEN', 'name'],
    [{ paidOuts: false }, 'PAID_IN_OUT_ACCOUNT_NO_DIRECTION', 'paidOuts'],
    [{ reportOnPayroll: true, payrollCode: ' ' }, 'PAID_IN_OUT_ACCOUNT_NO_PAYROLL_CODE', 'payrollCode'],
  ])('PI-09 %j is invalid, and the field is named', (change, code, field) => {
    expect(problemsOf(change)).toMatchObject([{ code, path: ['paidInOutAccounts', { id: 'repairs' }, field] }]);
  });

  test('PI-09 with a code an account may report on payroll', () => {
    expect(problemsOf({ reportOnPayroll: true, payrollCode: 'M1' })).toEqual([]);
  });
});
