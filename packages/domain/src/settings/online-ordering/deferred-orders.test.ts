import { describe, expect, test } from 'vitest';
import {
  deferredOrdersSchema,
  deferredOrdersSection,
  leadSeconds,
  leadUnitSchema,
  newDeferredOrders,
  shownLead,
} from './deferred-orders.ts';

const deferred = newDeferredOrders();

describe('deferred orders', () => {
  test('DO-01 DO-02 DO-03 DO-04 DO-05 DO-06 DO-08 DO-09 DO-10 DO-12 DO-13 have their defaults', () => {
    expect(deferred).toEqual({
      leadTime: 2700,
      allowDeferredOnlineOrders: true,
      maxOrderLeadDays: 14,
      minOrderLeadTime: 2700,
      minOrderLeadUnit: 'MINUTES',
      reportDeferredRevenueAt: 'ORDER_TIME',
      printToKitchenRightAway: true,
      advancedExtraPrint: 'NONE',
      printer: 'DEFAULT',
      printTime: 32_400,
      printOrdersWithinDays: null,
    });
  });

  test('DO-07 the unit is minutes, hours or days', () => {
    expect(leadUnitSchema.options).toEqual(['MINUTES', 'HOURS', 'DAYS']);
    const wrong = deferredOrdersSchema.safeParse({ ...deferred, minOrderLeadUnit: 'WEEKS' });
    expect(wrong.error?.issues[0]?.path).toEqual(['minOrderLeadUnit']);
  });

  const tidied = (printer: string | null, printers?: readonly { id: string }[]) =>
    deferredOrdersSection.tidy?.({ ...deferred, printer }, printers ? { printers } : {});

  test('DO-11 the printer is DEFAULT or a known one', () => {
    expect(tidied('DEFAULT', [])?.notices).toEqual([]);
    expect(tidied('kitchen', [{ id: 'kitchen' }])?.value.printer).toBe('kitchen');
    expect(tidied(null, [])?.notices).toEqual([]);
  });

  test('CL-23 an unknown printer becomes none', () => {
    expect(tidied('gone', [{ id: 'kitchen' }])).toMatchObject({
      value: { printer: null },
      notices: [{ code: 'CL-23', path: ['deferredOrders', 'printer'] }],
    });
    expect(tidied('gone')?.notices).toEqual([]);
  });

  test('DO-14 a lead below 1 in the chosen unit shows as 1', () => {
    expect(shownLead(2700, 'MINUTES')).toBe(45);
    expect(shownLead(2700, 'DAYS')).toBe(1);
    expect(shownLead(0, 'MINUTES')).toBe(1);
    expect(leadSeconds(0, 'HOURS')).toBe(3600);
  });

  test('DO-15 leads are stored in seconds whatever the unit', () => {
    expect(leadSeconds(45, 'MINUTES')).toBe(2700);
    expect(leadSeconds(2, 'HOURS')).toBe(7200);
    expect(leadSeconds(3, 'DAYS')).toBe(259_200);
  });
});
