import { z } from 'zod';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { moneySchema, rateSchema } from '../../formats/amount.ts';
import { nameText } from '../../formats/name-text.ts';
import { wholeNumber } from '../fields/field-schemas.ts';
import { nameProblems } from '../fields/named-rows.ts';
import type { SettingsSection } from '../fields/settings-section.ts';
import { weekWindowFields, windowProblems } from '../fields/week-window.ts';

/** `PRE_AUTH_ONE` holds the increment once, when the tab opens; `PRE_AUTH_EACH` again whenever the tab outgrows it. */
export const PRE_AUTH_MODES = ['PRE_AUTH_NONE', 'PRE_AUTH_ONE', 'PRE_AUTH_EACH'] as const;
export const TAB_NAMES = ['TYPED', 'CARD', 'CUSTOMER'] as const;

/** Hours in which drinks cost less. */
const happyHourSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('HAPPY_HOUR'),
  name: nameText(60),
  ...weekWindowFields,
  discountPercentage: rateSchema,
  disabled: z.boolean(),
});
export type HappyHour = z.infer<typeof happyHourSchema>;

/** TB-04: the settings of a bar. */
export const barSettingsSchema = z.looseObject({
  /** `increment`: whole dollars that are held on the guest's card. */
  preAuth: z.looseObject({ mode: z.enum(PRE_AUTH_MODES), increment: wholeNumber(1, 9999) }),
  tabs: z.looseObject({
    nameFrom: z.enum(TAB_NAMES),
    requireName: z.boolean(),
    requireCard: z.boolean(),
    /** A tab that reaches it is settled before more is ordered. */
    limit: z.looseObject({ enabled: z.boolean(), amount: moneySchema }),
    /** Open tabs are charged to their cards when the day ends. */
    closeAtEndOfDay: z.boolean(),
    gratuity: z.looseObject({ enabled: z.boolean(), chargePercentage: rateSchema }),
  }),
  /** The most discounted drinks for one guest in one happy hour. */
  happyHourLimit: z.looseObject({ enabled: z.boolean(), drinks: wholeNumber(1, 99) }),
  happyHours: z.array(happyHourSchema),
});
export type BarSettings = z.infer<typeof barSettingsSchema>;

export const barSettingsSection: SettingsSection<'barSettings', typeof barSettingsSchema> = {
  field: 'barSettings',
  schema: barSettingsSchema,
  createDefault: newBarSettings,
  validate: barProblems,
};

/** TB-11, TB-12 */
export function newBarSettings(): BarSettings {
  return {
    preAuth: { mode: 'PRE_AUTH_ONE', increment: 25 },
    tabs: {
      nameFrom: 'CARD',
      requireName: true,
      requireCard: false,
      limit: { enabled: false, amount: '200.00' },
      closeAtEndOfDay: false,
      gratuity: { enabled: false, chargePercentage: '18.00' },
    },
    happyHourLimit: { enabled: false, drinks: 2 },
    happyHours: [],
  };
}

/** Monday to Friday, 4:00 PM to 6:00 PM. */
export function newHappyHour(given: Pick<HappyHour, 'id' | 'name'> & Partial<HappyHour>): HappyHour {
  return {
    entityType: 'HAPPY_HOUR',
    days: [1, 2, 3, 4, 5],
    startTime: 57_600,
    endTime: 64_800,
    discountPercentage: '20.00',
    disabled: false,
    ...given,
  };
}

function barProblems({ tabs, happyHours }: BarSettings): readonly Problem[] {
  return [
    ...percentProblems(['barSettings', 'tabs', 'gratuity', 'chargePercentage'], tabs.gratuity.chargePercentage),
    ...nameProblems(happyHours, { path: ['barSettings', 'happyHours'], code: 'HAPPY_HOUR', noun: 'A happy hour' }),
    ...happyHours.flatMap((hour) => {
      const path = ['barSettings', 'happyHours', { id: hour.id }];
      return [
        ...windowProblems(hour, path),
        ...percentProblems([...path, 'discountPercentage'], hour.discountPercentage),
      ];
    }),
  ];
}

function percentProblems(path: Problem['path'], percentage: string): readonly Problem[] {
  return Number(percentage) <= 100
    ? []
    : [{ code: 'ABOVE_100_PERCENT', path, message: 'Enter a percentage of 100% or less.' }];
}
