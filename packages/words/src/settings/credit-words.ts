import { merchantCreditProcessors } from '@servery/domain';
import type { Reader } from '../document-words.ts';
import { creditFields } from '../phrases/credit-fields.ts';
import { say } from '../phrases.ts';
import { secretText } from '../secret-words.ts';
import { moneyText, percentText, type SectionWords, sectionWords } from '../section-words.ts';

const words = (reader: Reader) =>
  sectionWords({
    phrases: creditFields,
    formats: {
      amount: moneyText,
      percent: percentText,
      accountToken: (value) => secretText(value, reader),
      password: (value) => secretText(value, reader),
      merchantKey: (value) => secretText(value, reader),
      merchantProcessor: (value) =>
        merchantCreditProcessors.find(({ id }) => id === value)?.name ?? say(creditFields, 'notSaid'),
    },
  });

export function creditWords(reader: Reader): Readonly<Record<string, SectionWords>> {
  return { creditAndGiftSettings: words(reader) };
}
