import { merchantCreditProcessors } from '@servery/domain';
import { creditFields } from '../../phrases/credit-fields.ts';
import { say } from '../../phrases/phrases.ts';
import { secretText } from './secret-words.ts';
import { moneyText, percentText, type SectionWords, sectionWords } from './section-words.ts';

const words = sectionWords({
  phrases: creditFields,
  formats: {
    amount: moneyText,
    percent: percentText,
    accountToken: secretText,
    password: secretText,
    merchantKey: secretText,
    merchantProcessor: (value) =>
      merchantCreditProcessors.find(({ id }) => id === value)?.name ?? say(creditFields, 'notSaid'),
  },
});

export const creditWords: Readonly<Record<string, SectionWords>> = {
  creditAndGiftSettings: words,
};
