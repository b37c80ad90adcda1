import { describe, expect, test } from 'vitest';
import { locationSettingsKind } from '../location-settings-kind.ts';
import { driverManagementSchema, driverManagementSection, newDriverManagement } from './driver-management.ts';

const drivers = newDriverManagement();
const lateness = (change: object) => ({ ...drivers, latenessMinutes: { ...drivers.latenessMinutes, ...change } });

describe('driver management', () => {
  test('TB-08 TB-09 TB-10 a driver is late after 20, 30 and 45 minutes', () => {
    expect(drivers.latenessMinutes).toEqual({ oneOrder: 20, twoOrders: 30, threeOrders: 45 });
    const { document } = locationSettingsKind.complete(JSON.parse('{"driverManagement":{}}'), {});
    expect(document.driverManagement).toEqual(drivers);
  });

  test('TB-09 TB-10 more orders never make a driver late sooner', () => {
    expect(driverManagementSection.validate?.(lateness({ twoOrders: 19 }))).toMatchObject([
      {
        path: ['driverManagement', 'latenessMinutes', 'twoOrders'],
        message: 'This cannot be shorter than the time for one order.',
      },
    ]);
    expect(driverManagementSection.validate?.(lateness({ threeOrders: 29 }))).toMatchObject([
      { path: ['driverManagement', 'latenessMinutes', 'threeOrders'] },
    ]);
    expect(driverManagementSection.validate?.(lateness({ twoOrders: 20, threeOrders: 20 }))).toEqual([]);
  });

  test.each([0, 601, 2.5, '20'])('TB-08 %j minutes are refused by name', (oneOrder) => {
    const issues = driverManagementSchema.safeParse(lateness({ oneOrder })).error?.issues;
    expect(issues?.map(({ path }) => path)).toEqual([['latenessMinutes', 'oneOrder']]);
  });
});
