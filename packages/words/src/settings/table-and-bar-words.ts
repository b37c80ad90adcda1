import { tableAndBarFields } from '../phrases/table-and-bar-fields.ts';
import { moneyText, nameIn, percentText, type SectionWords, sectionWords, windowFormats } from '../section-words.ts';

const words = sectionWords({
  phrases: tableAndBarFields,
  formats: {
    ...windowFormats,
    amount: moneyText,
    chargePercentage: percentText,
    discountPercentage: percentText,
    increment: (value) => moneyText(String(value)),
    section: nameIn([['tableSettings', 'sections']], tableAndBarFields, 'noSection'),
  },
});

export const tableAndBarWords: Readonly<Record<string, SectionWords>> = { tableSettings: words, barSettings: words };
