import type { Path } from '@servery/domain';
import type { DocumentWords, Reader } from '../document-words.ts';
import { hoursWords } from '../hours-words.ts';
import { plainWords } from '../plain-words.ts';
import type { SectionWords } from '../section-words.ts';
import { cashWords } from './cash-words.ts';
import { creditWords } from './credit-words.ts';
import { deliveryWords } from './delivery-words.ts';
import { designWords } from './design-words.ts';
import { marketingWords } from './marketing-words.ts';
import { mobileAppWords } from './mobile-app-words.ts';
import { onlineAccessWords } from './online-access-words.ts';
import { orderTypeWords } from './order-type-words.ts';
import { paymentsWords } from './payments-words.ts';
import { printingWords } from './printing-words.ts';
import { stationsWords } from './stations-words.ts';
import { tableAndBarWords } from './table-and-bar-words.ts';

/** The names that people use for the parts of the location settings; a section that has no words of its own is spelled out. */
export function settingsWords(reader: Reader): DocumentWords {
  const sections = sectionsFor(reader);
  const sectionOf = ([section]: Path): SectionWords => (typeof section === 'string' ? (sections[section] ?? {}) : {});
  return {
    entity: (path, document) => sectionOf(path).entity?.(path, document) ?? plainWords.entity(path, document),
    field: (path, document) => sectionOf(path).field?.(path, document) ?? plainWords.field(path, document),
    value: (path, value, document) =>
      sectionOf(path).value?.(path, value, document) ?? plainWords.value(path, value, document),
  };
}

function sectionsFor(reader: Reader): Readonly<Record<string, SectionWords>> {
  return {
    ...hoursWords,
    ...orderTypeWords,
    ...paymentsWords,
    ...cashWords,
    ...stationsWords,
    ...deliveryWords(reader),
    ...designWords(reader),
    ...printingWords,
    ...tableAndBarWords,
    ...marketingWords(reader),
    ...creditWords(reader),
    ...mobileAppWords,
    ...onlineAccessWords,
  };
}
