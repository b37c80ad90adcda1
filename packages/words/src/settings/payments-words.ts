import { paymentFields } from '../phrases/payment-fields.ts';
import { moneyText, percentText, type SectionWords, sectionWords } from '../section-words.ts';

const words = sectionWords({
  phrases: paymentFields,
  formats: { amount: moneyText, chargePercentage: percentText },
});

/** Tenders, tips and paid in/out. */
export const paymentsWords: Readonly<Record<string, SectionWords>> = {
  tenderTypes: words,
  tipsSettings: words,
  paidInOutAccounts: words,
};
