import { expect, test } from 'vitest';
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
