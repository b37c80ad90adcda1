import { describe, expect, test } from 'vitest';
import { newDriverSettings } from '../driver-settings.ts';
import { deliveryPay } from './delivery-pay.ts';

const delivery = { zoneId: 'wharf', order: '30.00', miles: '2' };
const unmeasured = { enabled: false, method: 'GOOGLE_MAPS' };

describe('what a delivery pays', () => {
  test('EM-31 EM-39 a driver without a fee is paid only for the way', () => {
    expect(deliveryPay(newDriverSettings({ mileage: '0.67' }), delivery)).toEqual({
      mileage: '1.34',
      together: '1.34',
    });
  });

  test('EM-31 nothing is paid for a way that is not measured', () => {
    expect(deliveryPay(newDriverSettings({ mileage: '0.67', trackMileage: unmeasured }), delivery)).toEqual({
      together: '0.00',
    });
  });

  test.each([
    ['EM-34', { feeMethod: 'PER_ORDER', feePerOrder: '2.75' }, '2.75', '4.09'],
    ['EM-35', { feeMethod: 'PER_DISPATCH', feePerDispatch: '4.00' }, '4.00', '5.34'],
    ['EM-36', { feeMethod: 'PERCENTAGE', orderPercentage: '12.55' }, '3.77', '5.11'],
  ])('%s the fee of %o', (_rule, fee, paid, together) => {
    expect(deliveryPay(newDriverSettings({ mileage: '0.67', ...fee }), delivery)).toMatchObject({
      fee: paid,
      together,
    });
  });

  test.each([
    ['the zone’s own fee', 'wharf', '2.00'],
    ['what any other zone pays', 'hills', '2.50'],
    ['the same outside of all zones', null, '2.50'],
  ])('EM-41 by zone: %s', (_what, zoneId, fee) => {
    const byZone = newDriverSettings({
      feeMethod: 'PER_ZONE',
      feePerZone: '2.50',
      zones: [{ id: 'wharf', fee: '2.00' }],
      trackMileage: unmeasured,
    });
    expect(deliveryPay(byZone, { ...delivery, zoneId })).toEqual({ fee, together: fee });
  });

  test.each([
    ['0.95', '4.1', '3.90'],
    ['1.15', '0.5', '0.58'],
    ['0.67', '10.25', '6.87'],
  ])('%s a mile over %s miles is %s to the exact half cent', (mileage, miles, paid) => {
    expect(deliveryPay(newDriverSettings({ mileage }), { ...delivery, miles })).toMatchObject({ mileage: paid });
  });

  test.each([
    ['14.20', '112.50', '15.98'],
    ['12.55', '30.00', '3.77'],
    ['1.005', '100.00', '1.01'],
  ])('%s percent of an order of %s is %s to the exact half cent', (orderPercentage, order, paid) => {
    const byShare = newDriverSettings({ feeMethod: 'PERCENTAGE', orderPercentage });
    expect(deliveryPay(byShare, { ...delivery, order })).toMatchObject({ fee: paid });
  });

  test('EM-31 a figure that cannot be read makes no sum', () => {
    expect(deliveryPay(newDriverSettings({ feeMethod: 'PER_ORDER', feePerOrder: 'two' }), delivery)).toMatchObject({
      fee: null,
      together: null,
    });
    const byShare = newDriverSettings({ feeMethod: 'PERCENTAGE', orderPercentage: 'many' });
    expect(deliveryPay(byShare, delivery)).toMatchObject({ fee: null, together: null });
    expect(deliveryPay(newDriverSettings({}), { ...delivery, miles: 'far' })).toMatchObject({ mileage: null });
  });
});
