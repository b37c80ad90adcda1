import type { DocumentWords, Reader } from './document-words.ts';
import { employmentWords } from './employment/employment-words.ts';
import { menuWords } from './menus/menu-words.ts';
import { settingsWords } from './settings/settings-words.ts';

/** The words of any document that is published. */
export function wordsOf(kind: 'menu' | 'locationSettings' | 'employment', reader: Reader): DocumentWords {
  if (kind === 'menu') return menuWords(reader);
  return kind === 'locationSettings' ? settingsWords(reader) : employmentWords(reader);
}
