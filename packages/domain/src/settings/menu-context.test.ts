import { expect, test } from 'vitest';
import { newDayHours, newSpecialHours } from './hours/hours.ts';
import { newLocationSettings } from './location-settings-kind.ts';
import { settingsNamesOf } from './menu-context.ts';

test('a menu receives the customer groups by name, and nothing else of them', () => {
  const settings = newLocationSettings();
  const vip = { id: 'vip', name: 'VIP', discountPercentage: '5', taxExempt: true, disabled: false } as const;
  const names = settingsNamesOf({
    ...settings,
    marketing: { ...settings.marketing, customerGroups: [{ ...vip, entityType: 'CUSTOMER_GROUP' }] },
  });
  expect(names.customerGroups).toEqual([{ id: 'vip', name: 'VIP' }]);
});

test('a menu receives the last date of a range that is closed', () => {
  const settings = newLocationSettings();
  const range = newSpecialHours({ id: 'r', dateString: '2027-01-04', until: '2027-01-24', closed: true });
  const hours = { ...settings.hours, inStore: { days: [], specialHours: [range] } };
  expect(settingsNamesOf({ ...settings, hours }).openHours).toEqual([
    {
      set: 'inStore',
      sets: ['inStore', 'online', 'delivery', 'onlineDelivery'],
      days: [],
      specialHours: [
        {
          id: 'r',
          name: '',
          dateString: '2027-01-04',
          until: '2027-01-24',
          closed: true,
          startTime: null,
          endOffset: null,
        },
      ],
    },
  ]);
});

test('HR-08 a menu receives each set of hours that holds, once, with the sets that take it', () => {
  const settings = newLocationSettings();
  expect(settingsNamesOf(settings).openHours).toEqual([]);
  const lunch = newDayHours({ id: 'd1', dayOfWeek: 1, startTime: 39_600, endOffset: 10_800 });
  const christmas = newSpecialHours({ id: 's1', dateString: '2026-12-25', name: 'Christmas', closed: true });
  const inStore = { days: [lunch], specialHours: [christmas] };
  const online = { days: [{ ...lunch, endOffset: 7_200 }], specialHours: [] };
  const hours = { ...settings.hours, inStore, online, delivery: online, onlineSameAsStore: false };
  expect(settingsNamesOf({ ...settings, hours }).openHours).toEqual([
    {
      set: 'inStore',
      sets: ['inStore', 'delivery'],
      days: [{ dayOfWeek: 1, startTime: 39_600, endOffset: 10_800 }],
      specialHours: [
        { id: 's1', name: 'Christmas', dateString: '2026-12-25', closed: true, startTime: null, endOffset: null },
      ],
    },
    {
      set: 'online',
      sets: ['online', 'onlineDelivery'],
      days: [{ dayOfWeek: 1, startTime: 39_600, endOffset: 7_200 }],
      specialHours: [],
    },
  ]);
});
