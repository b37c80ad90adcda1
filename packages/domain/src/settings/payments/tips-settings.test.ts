import { describe, expect, test } from 'vitest';
import { newTipsSettings, tipsSettingsSchema, tipsSettingsSection } from './tips-settings.ts';

const tips = newTipsSettings();
const withGratuity = (change: Readonly<Record<string, unknown>>) => ({
  ...tips,
  autoGratuityOnPOSOrder: { ...tips.autoGratuityOnPOSOrder, ...change },
});

describe('tips', () => {
  test('TP-02 TP-03 TP-04 have their fields and defaults', () => {
    expect(tips).toEqual({
      allowTipsPOS: true,
      allowTipsOnline: true,
      autoGratuityOnPOSOrder: { enabled: false, incomeType: 'NET', chargePercentage: '18.00', minPeoplePerOrder: 8 },
    });
  });

  test.each([
    ['incomeType', 'ALL'],
    ['chargePercentage', '-1'],
    ['chargePercentage', '12.34567'],
    ['minPeoplePerOrder', 0],
    ['minPeoplePerOrder', 2.5],
  ])('TP-02 %s %j is refused by name', (field, value) => {
    const issues = tipsSettingsSchema.safeParse(withGratuity({ [field]: value })).error?.issues;
    expect(issues?.map(({ path }) => path)).toEqual([['autoGratuityOnPOSOrder', field]]);
  });

  test('TP-02 a gratuity of more than everything is refused', () => {
    const parsed = tipsSettingsSchema.parse(withGratuity({ chargePercentage: '100.01' }));
    expect(tipsSettingsSection.validate?.(parsed)).toMatchObject([
      { code: 'GRATUITY_ABOVE_100', path: ['tipsSettings', 'autoGratuityOnPOSOrder', 'chargePercentage'] },
    ]);
  });
});
