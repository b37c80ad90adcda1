import { z } from 'zod';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { rateSchema } from '../../formats/amount.ts';
import type { SettingsSection } from '../fields/settings-section.ts';

/** TP-02 */
export const tipsSettingsSchema = z.looseObject({
  allowTipsPOS: z.boolean(),
  allowTipsOnline: z.boolean(),
  autoGratuityOnPOSOrder: z.looseObject({
    enabled: z.boolean(),
    /** The base of the percentage: sales before or after discounts and taxes. */
    incomeType: z.enum(['NET', 'GROSS']),
    chargePercentage: rateSchema,
    minPeoplePerOrder: z.int().min(1).max(999),
  }),
});
export type TipsSettings = z.infer<typeof tipsSettingsSchema>;

export const tipsSettingsSection: SettingsSection<'tipsSettings', typeof tipsSettingsSchema> = {
  field: 'tipsSettings',
  schema: tipsSettingsSchema,
  createDefault: newTipsSettings,
  validate: tipsProblems,
};

/** TP-03, TP-04 */
export function newTipsSettings(): TipsSettings {
  return {
    allowTipsPOS: true,
    allowTipsOnline: true,
    autoGratuityOnPOSOrder: { enabled: false, incomeType: 'NET', chargePercentage: '18.00', minPeoplePerOrder: 8 },
  };
}

function tipsProblems({ autoGratuityOnPOSOrder }: TipsSettings): readonly Problem[] {
  if (Number(autoGratuityOnPOSOrder.chargePercentage) <= 100) return [];
  return [
    {
      code: 'GRATUITY_ABOVE_100',
      path: ['tipsSettings', 'autoGratuityOnPOSOrder', 'chargePercentage'],
      message: 'Enter a gratuity of 100% or less.',
    },
  ];
}
