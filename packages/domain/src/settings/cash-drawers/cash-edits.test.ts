import { expect, test } from 'vitest';
import { newCashDrawer, newCashSafe, newCashTransfer } from './cash-drawers.ts';
import { assignDrawer, removeCashPlace } from './cash-edits.ts';
import { cashManagementSection, newCashManagement } from './cash-management.ts';

const standard = newCashManagement();
const cash = {
  ...standard,
  detailedCashManagement: {
    enabled: true,
    safes: [...standard.detailedCashManagement.safes, newCashSafe({ id: 'tips', name: 'Tip safe' })],
  },
  availableDrawers: [newCashDrawer({ id: 'till', name: 'Till' }), newCashDrawer({ id: 'bar', name: 'Bar' })],
  cashTransfers: [newCashTransfer({ id: 'drop', name: 'Drop', source: 'till', target: 'tips' })],
  stationsAssignment: [{ id: 'counter', drawers: ['till', 'bar'], defaultDrawer: 'till' }],
};

test('CL-11 CL-13 CL-14 a drawer goes with all that named it, so that the next load has nothing to clean', () => {
  const after = removeCashPlace(cash, 'till');
  expect(after.availableDrawers.map(({ id }) => id)).toEqual(['bar']);
  expect(after.cashTransfers[0]?.source).toBe('MAIN_SAFE');
  expect(after.stationsAssignment).toEqual([{ id: 'counter', drawers: ['bar'], defaultDrawer: null }]);
  expect(cashManagementSection.tidy?.(after, {}).notices).toEqual([]);
});

test('CL-12 a safe that goes leaves its transfers to the main safe', () => {
  const after = removeCashPlace(cash, 'tips');
  expect(after.cashTransfers[0]?.target).toBe('MAIN_SAFE');
  expect(after.stationsAssignment).toBe(cash.stationsAssignment);
});

test('a station begins with its first drawer, and with another one when that is taken away', () => {
  const first = assignDrawer([], { station: 'bar', drawer: 'till' }, true);
  expect(first).toEqual([{ id: 'bar', drawers: ['till'], defaultDrawer: 'till' }]);
  const both = assignDrawer(first, { station: 'bar', drawer: 'bar' }, true);
  expect(both).toEqual([{ id: 'bar', drawers: ['till', 'bar'], defaultDrawer: 'till' }]);
  expect(assignDrawer(both, { station: 'bar', drawer: 'till' }, false)).toEqual([
    { id: 'bar', drawers: ['bar'], defaultDrawer: 'bar' },
  ]);
  expect(assignDrawer(first, { station: 'bar', drawer: 'till' }, false)).toEqual([]);
});
