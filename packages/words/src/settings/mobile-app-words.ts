import { mobileAppFields } from '../phrases/mobile-app-fields.ts';
import { type SectionWords, sectionWords } from '../section-words.ts';

export const mobileAppWords: Readonly<Record<string, SectionWords>> = {
  mobileApp: sectionWords({ phrases: mobileAppFields }),
};
