import { describe, expect, test } from 'vitest';
import { type CashDrawer, newCashDrawer, newCashSafe, newCashTransfer } from './cash-drawers.ts';
import {
  type CashManagement,
  cashManagementSchema,
  cashManagementSection,
  newCashManagement,
} from './cash-management.ts';

const till = newCashDrawer({ id: 'till', name: 'Front till', station: 'counter', printer: 'receipts' });
const cash: CashManagement = {
  ...newCashManagement(),
  availableDrawers: [till, newCashDrawer({ id: 'bar', name: 'Bar till' })],
  cashTransfers: [newCashTransfer({ id: 'drop', name: 'Evening drop', source: 'till' })],
  stationsAssignment: [{ id: 'counter', drawers: ['till', 'bar'], defaultDrawer: 'till' }],
};
const context = { stations: [{ id: 'counter' }], printers: [{ id: 'receipts' }] };

const tidied = (change: Partial<CashManagement>, about = context) => {
  const { value, notices } = cashManagementSection.tidy?.({ ...cash, ...change }, about) ?? {
    value: cash,
    notices: [],
  };
  return { value, codes: notices.map(({ code }) => code), paths: notices.map(({ path }) => path) };
};
const withDrawer = (change: Partial<CashDrawer>) => ({
  availableDrawers: [{ ...till, ...change }, newCashDrawer({ id: 'bar', name: 'Bar till' })],
});

describe('cash management', () => {
  test('CM-02 CM-03 CM-04 CM-05 CM-06 has its fields and defaults', () => {
    expect(newCashManagement()).toEqual({
      autoDepositCreditBatch: false,
      ticketNumbers: { startAt: 1, reset: { mode: 'DAILY', resetAfter: 9999 } },
      startingBalance: '0.00',
      displayExpectedTender: true,
      cashTransfers: [],
      detailedCashManagement: { enabled: false, safes: [newCashSafe({ id: 'MAIN_SAFE', name: 'Main Safe' })] },
      overShortReasons: [],
      voidReasons: [],
      customVoidReason: true,
      availableDrawers: [],
      stationsAssignment: [],
    });
  });

  test('nothing is cleaned when everything is known, by reference', () => {
    expect(tidied({}).codes).toEqual([]);
    expect(cashManagementSection.tidy?.(cash, context).value).toBe(cash);
    expect(cashManagementSection.validate?.(cash)).toEqual([]);
  });

  test('CL-09 an unknown station of a drawer becomes none', () => {
    const { value, codes, paths } = tidied(withDrawer({ station: 'gone' }));
    expect(codes).toEqual(['CL-09']);
    expect(paths).toEqual([['cashManagement', 'availableDrawers', { id: 'till' }, 'station']]);
    expect(value.availableDrawers[0]).toEqual({ ...till, station: null });
  });

  test('CL-10 an unknown printer of a drawer becomes none', () => {
    const { value, codes } = tidied(withDrawer({ printer: 'gone' }));
    expect(codes).toEqual(['CL-10']);
    expect(value.availableDrawers[0]?.printer).toBeNull();
  });

  test.each([
    ['source', 'CL-11'],
    ['target', 'CL-12'],
  ] as const)('CL-11 CL-12 an unknown %s of a transfer becomes the main safe', (end, code) => {
    const transfer = newCashTransfer({ id: 'drop', name: 'Drop', source: 'till', target: 'bar', [end]: 'gone' });
    const { value, codes } = tidied({ cashTransfers: [transfer] });
    expect(codes).toEqual([code]);
    expect(value.cashTransfers[0]?.[end]).toBe('MAIN_SAFE');
  });

  test('CL-13 CL-14 assignments keep known drawers only; an unknown first drawer is cleared', () => {
    const assignment = { id: 'counter', drawers: ['gone', 'bar'], defaultDrawer: 'gone' };
    const { value, codes } = tidied({ stationsAssignment: [assignment] });
    expect(codes).toEqual(['CL-13', 'CL-14']);
    expect(value.stationsAssignment).toEqual([{ id: 'counter', drawers: ['bar'], defaultDrawer: null }]);
  });

  test('CL-02 the drawers of a station that is gone are cleaned', () => {
    const assignment = { id: 'gone', drawers: ['bar'], defaultDrawer: null };
    const { value, codes } = tidied({ stationsAssignment: [assignment] });
    expect(codes).toEqual(['CL-02']);
    expect(value.stationsAssignment).toEqual([]);
  });

  test('what is not known judges nothing', () => {
    expect(
      cashManagementSection.tidy?.({ ...cash, ...withDrawer({ station: 'x', printer: 'y' }) }, {}).notices,
    ).toEqual([]);
  });

  const numbered = (startAt: number, resetAfter: number) => ({
    ticketNumbers: { startAt, reset: { mode: 'DAILY' as const, resetAfter } },
  });
  const ticketNumbers = ['cashManagement', 'ticketNumbers'];

  test.each([
    [numbered(0, 9999), 'TICKETS_START_BELOW_1', [...ticketNumbers, 'startAt']],
    [numbered(5, 5), 'TICKETS_RESET_TOO_EARLY', [...ticketNumbers, 'reset', 'resetAfter']],
    [
      withDrawer({ name: ' ' }),
      'CASH_DRAWER_NAME_EMPTY',
      ['cashManagement', 'availableDrawers', { id: 'till' }, 'name'],
    ],
    [
      withDrawer({ name: 'BAR TILL' }),
      'CASH_DRAWER_NAME_TAKEN',
      ['cashManagement', 'availableDrawers', { id: 'bar' }, 'name'],
    ],
    [
      { cashTransfers: [newCashTransfer({ id: 'drop', name: 'Drop' })] },
      'CASH_TRANSFER_GOES_NOWHERE',
      ['cashManagement', 'cashTransfers', { id: 'drop' }, 'target'],
    ],
    [
      { stationsAssignment: [{ id: 'counter', drawers: ['bar'], defaultDrawer: 'till' }] },
      'DEFAULT_DRAWER_NOT_ASSIGNED',
      ['cashManagement', 'stationsAssignment', { id: 'counter' }, 'defaultDrawer'],
    ],
    [
      { voidReasons: [{ id: 'v', name: '' }] },
      'CASH_REASON_NAME_EMPTY',
      ['cashManagement', 'voidReasons', { id: 'v' }, 'name'],
    ],
  ])('CM-07 %j is invalid, and the field is named', (change, code, path) => {
    expect(cashManagementSection.validate?.({ ...cash, ...change })).toMatchObject([{ code, path }]);
  });

  test.each(['-0.01', '1.234', 'ten'])('CM-07 a starting balance of %s is refused by name', (startingBalance) => {
    const issues = cashManagementSchema.safeParse({ ...cash, startingBalance }).error?.issues;
    expect(issues?.map(({ path }) => path)).toEqual([['startingBalance']]);
  });
});
