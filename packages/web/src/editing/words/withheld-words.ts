import { configurationPhrases } from '../../phrases/configuration.ts';
import { say } from '../../phrases/phrases.ts';
import type { WithheldChanges } from '../document/configuration-calls.ts';
import type { DocumentWords } from '../document/document-adapter.ts';
import { spelledOut } from './plain-words.ts';

/** `Credit & Gift: 2 changes that you may not see` */
export function withheldSentence(words: DocumentWords, { section, changes }: WithheldChanges): string {
  return say(configurationPhrases, 'withheldChanges', { section: sectionName(words, section), count: changes });
}

/** `Credit & Gift` */
export function sectionName(words: DocumentWords, section: string): string {
  const { name, place } = words.entity([section], {});
  return name || place || spelledOut(section);
}
