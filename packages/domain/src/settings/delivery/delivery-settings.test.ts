import { describe, expect, test } from 'vitest';
import { locationSettingsKind } from '../location-settings-kind.ts';
import {
  CHARGE_MODES,
  deliverySettingsSchema,
  deliverySettingsSection,
  newDeliverySettings,
} from './delivery-settings.ts';
import { newDeliveryZone } from './zones/delivery-zone.ts';

const settings = newDeliverySettings();
const hotel = newDeliveryZone({ id: 'hotel', type: 'virtual', name: 'Hotel' });
const problemsOf = (change: object) => deliverySettingsSection.validate?.({ ...settings, ...change }) ?? [];

describe('delivery settings', () => {
  test('DZ-18 have their fields and defaults', () => {
    expect(settings).toEqual({
      chargeCustomerMode: 'NO_CHARGE',
      orderMinimum: { enabled: false, value: '0.00' },
      excludeChargeFromSalesTotal: false,
      flatFeeAmount: '0.00',
      percentageBeforeCpnTax: '0.00',
      percentageAfterCpnTax: '0.00',
      virtualZones: [],
    });
  });

  test('DZ-19 guests are charged nothing or by zone', () => {
    expect(CHARGE_MODES).toEqual(['NO_CHARGE', 'BY_ZONE']);
    expect(deliverySettingsSchema.safeParse({ ...settings, chargeCustomerMode: 'FLAT' }).success).toBe(false);
  });

  test.each([
    ['flatFeeAmount', '-1'],
    ['percentageBeforeCpnTax', 'ten'],
    ['excludeChargeFromSalesTotal', 'no'],
  ])('DZ-18 %s %j is refused by name', (field, value) => {
    const issues = deliverySettingsSchema.safeParse({ ...settings, [field]: value }).error?.issues;
    expect(issues?.map(({ path }) => path)).toEqual([[field]]);
  });

  test('DZ-18 more than everything is refused, and so is a virtual zone with a shape', () => {
    expect(problemsOf({ percentageBeforeCpnTax: '100.01', percentageAfterCpnTax: '100' })).toMatchObject([
      { code: 'DELIVERY_SHARE_ABOVE_100', path: ['deliverySettings', 'percentageBeforeCpnTax'] },
    ]);
    expect(problemsOf({ virtualZones: [{ ...hotel, type: 'circle' }] })).toMatchObject([{ code: 'ZONE_NOT_VIRTUAL' }]);
  });

  test('DZ-16 DZ-17 names of virtual zones are warned of like others', () => {
    expect(problemsOf({ virtualZones: [hotel, { ...hotel, id: 'inn' }] })).toMatchObject([
      { code: 'ZONE_NAME_TAKEN', isWarning: true },
      { code: 'ZONE_NAME_TAKEN', isWarning: true },
    ]);
  });

  test('ST-05 a document of before gets what it lacks and keeps what it has', () => {
    const old = JSON.parse('{"deliverySettings":{"flatFeeAmount":"1.50","virtualZones":[{"id":"v","name":"Dock"}]}}');
    expect(locationSettingsKind.complete(old, {}).document.deliverySettings).toMatchObject({
      chargeCustomerMode: 'NO_CHARGE',
      flatFeeAmount: '1.50',
      virtualZones: [{ id: 'v', name: 'Dock', type: 'virtual', fillColor: '#6a0bff' }],
    });
  });
});
