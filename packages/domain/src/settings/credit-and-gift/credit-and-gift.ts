import { z } from 'zod';
import type { Notice, Problem } from '../../configuration/configuration-kind.ts';
import { moneySchema, rateSchema } from '../../formats/amount.ts';
import { wholeNumber } from '../fields/field-schemas.ts';
import { PAYMENT_ACCOUNTS } from '../fields/secret-reference.ts';
import type { SettingsSection, Tidied } from '../fields/settings-section.ts';
import {
  accountProblems,
  accountSettingsSchema,
  newAccountSettings,
  withoutPlainSecrets,
} from '../payments/payment-accounts.ts';
import { GIFT_PROCESSORS } from '../payments/payment-processors.ts';

export const EMV_TIP_TYPES = ['PERCENTAGE', 'AMOUNT'] as const;

/** CG-02 */
export const creditAndGiftSchema = z.looseObject({
  /** Dollars that an order paid by card costs more. */
  convenienceFee: z.looseObject({ enabled: z.boolean(), amount: moneySchema }),
  surcharge: z.looseObject({ enabled: z.boolean(), percent: rateSchema }),
  cashDiscount: z.looseObject({ enabled: z.boolean() }),
  onlineMobileWallet: z.looseObject({ enabled: z.boolean() }),
  giftCardProcessor: z.enum(GIFT_PROCESSORS),
  accountSettings: accountSettingsSchema,
  debit: z.looseObject({
    enabled: z.boolean(),
    cashBack: z.looseObject({ enabled: z.boolean(), amount: moneySchema }),
  }),
  /** CG-04; the tips that a card terminal offers are percent or dollars. */
  emv: z.looseObject({
    tipType: z.enum(EMV_TIP_TYPES),
    tipAmounts: z.looseObject({ first: moneySchema, second: moneySchema, third: moneySchema }),
    customTipSupported: z.boolean(),
    bypassOfPinAllowed: z.boolean(),
  }),
  securitySettings: z.looseObject({
    /** Months that card payments are kept at the register. */
    archive: wholeNumber(1, 24),
    /** Share of the authorized amount by which a payment may grow, with its tip: 0.5 is half of it. */
    allowableExcessMultiplier: z.number().min(0, 'From 0 to 5.').max(5, 'From 0 to 5.'),
    signatureAbove: z.looseObject({ enabled: z.boolean(), amount: moneySchema }),
    requireSecurityCode: z.boolean(),
    requireZipCode: z.boolean(),
  }),
  printSettings: z.looseObject({
    merchantCopy: z.boolean(),
    customerCopy: z.boolean(),
    signatureLine: z.boolean(),
    tipLine: z.boolean(),
    itemsOnSlip: z.boolean(),
  }),
});
export type CreditAndGift = z.infer<typeof creditAndGiftSchema>;

export const creditAndGiftSection: SettingsSection<'creditAndGiftSettings', typeof creditAndGiftSchema> = {
  field: 'creditAndGiftSettings',
  schema: creditAndGiftSchema,
  createDefault: newCreditAndGift,
  tidy: tidySecrets,
  validate: creditAndGiftProblems,
};

/** CG-28 to CG-33 */
export function newCreditAndGift(): CreditAndGift {
  return {
    convenienceFee: { enabled: false, amount: '1.00' },
    surcharge: { enabled: false, percent: '1.00' },
    cashDiscount: { enabled: false },
    onlineMobileWallet: { enabled: false },
    giftCardProcessor: 'NONE',
    accountSettings: newAccountSettings(),
    debit: { enabled: false, cashBack: { enabled: false, amount: '40.00' } },
    emv: {
      tipType: 'PERCENTAGE',
      tipAmounts: { first: '15.00', second: '18.00', third: '20.00' },
      customTipSupported: true,
      bypassOfPinAllowed: false,
    },
    securitySettings: {
      archive: 1,
      allowableExcessMultiplier: 0.5,
      signatureAbove: { enabled: true, amount: '25.00' },
      requireSecurityCode: true,
      requireZipCode: true,
    },
    printSettings: {
      merchantCopy: true,
      customerCopy: true,
      signatureLine: true,
      tipLine: true,
      itemsOnSlip: false,
    },
  };
}

/** CG-16 */
export function withSurcharge(settings: CreditAndGift, enabled: boolean): CreditAndGift {
  const surcharge = { ...settings.surcharge, enabled };
  if (!enabled) return { ...settings, surcharge };
  return { ...settings, surcharge, cashDiscount: { ...settings.cashDiscount, enabled: false } };
}

/** CG-17 */
export function withCashDiscount(settings: CreditAndGift, enabled: boolean): CreditAndGift {
  const cashDiscount = { ...settings.cashDiscount, enabled };
  if (!enabled) return { ...settings, cashDiscount };
  return { ...settings, cashDiscount, surcharge: { ...settings.surcharge, enabled: false } };
}

/** ST-28: a secret never belongs in a document; one that is there is taken out and has to be entered again. */
function tidySecrets(value: CreditAndGift): Tidied<CreditAndGift> {
  const { cardPresent, cardNotPresent, online, gift, ...others } = value.accountSettings;
  const accountSettings = {
    ...others,
    cardPresent: withoutPlainSecrets(cardPresent),
    cardNotPresent: withoutPlainSecrets(cardNotPresent),
    online: withoutPlainSecrets(online),
    gift: withoutPlainSecrets(gift),
  };
  const dropped = PAYMENT_ACCOUNTS.filter((name) => accountSettings[name] !== value.accountSettings[name]);
  if (dropped.length === 0) return { value, notices: [] };
  const notices = dropped.map((name): Notice => {
    const path = ['creditAndGiftSettings', 'accountSettings', name];
    return {
      code: 'SECRET_DROPPED',
      path,
      message: 'A password was stored as plain text and was removed. Enter it again.',
    };
  });
  return { value: { ...value, accountSettings }, notices };
}

function creditAndGiftProblems(settings: CreditAndGift): readonly Problem[] {
  const { surcharge, cashDiscount, accountSettings, giftCardProcessor } = settings;
  const at = (...fields: readonly string[]) => ['creditAndGiftSettings', ...fields];
  return [
    ...(surcharge.enabled && cashDiscount.enabled
      ? [
          {
            code: 'SURCHARGE_AND_CASH_DISCOUNT',
            path: at('cashDiscount', 'enabled'),
            message: 'Choose a surcharge or a cash discount, not both.',
          },
        ]
      : []),
    ...(Number(surcharge.percent) > 4
      ? [{ code: 'SURCHARGE_ABOVE_4', path: at('surcharge', 'percent'), message: 'Enter a surcharge of 4% or less.' }]
      : []),
    ...tipProblems(settings.emv),
    ...accountProblems(accountSettings, giftCardProcessor),
  ];
}

/** Offered tips rise; as percentages they end at 100. */
function tipProblems({ tipType, tipAmounts }: CreditAndGift['emv']): readonly Problem[] {
  const at = (field: string) => ['creditAndGiftSettings', 'emv', 'tipAmounts', field];
  const [first, second, third] = [tipAmounts.first, tipAmounts.second, tipAmounts.third].map(Number);
  const message = 'Enter more than the tip before it.';
  return [
    ...((second ?? 0) <= (first ?? 0) ? [{ code: 'TIPS_DO_NOT_RISE', path: at('second'), message }] : []),
    ...((third ?? 0) <= (second ?? 0) ? [{ code: 'TIPS_DO_NOT_RISE', path: at('third'), message }] : []),
    ...(tipType === 'PERCENTAGE' && (third ?? 0) > 100
      ? [{ code: 'TIP_ABOVE_100', path: at('third'), message: 'Enter a percentage of 100% or less.' }]
      : []),
  ];
}
