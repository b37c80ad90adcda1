import type { DocumentWords } from './document-words.ts';
import { valuePhrases } from './phrases/values.ts';
import { say } from './phrases.ts';
import { spelledOut } from './plain-words.ts';

/** `Credit & Gift: 2 changes that you may not see` */
export function withheldSentence(
  words: DocumentWords,
  { section, changes }: { readonly section: string; readonly changes: number },
): string {
  return say(valuePhrases, 'withheldChanges', { section: sectionName(words, section), count: changes });
}

/** `Credit & Gift` */
export function sectionName(words: DocumentWords, section: string): string {
  const { name, place } = words.entity([section], {});
  return name || place || spelledOut(section);
}
