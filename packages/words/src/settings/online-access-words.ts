import { onlineAccessFields } from '../phrases/online-access-fields.ts';
import { moneyText, type SectionWords, sectionWords, windowFormats } from '../section-words.ts';

export const onlineAccessWords: Readonly<Record<string, SectionWords>> = {
  onlineAccess: sectionWords({ phrases: onlineAccessFields, formats: { ...windowFormats, amount: moneyText } }),
};
