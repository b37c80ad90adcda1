import type { SentenceGroupWords } from '@servery/contract';
import type { Change, JsonObject } from '@servery/domain';
import { type DocumentWords, sentencesOf } from '@servery/words';

/** The changes as sentences, without the changes themselves. */
export function changesInWords(
  changes: readonly Change[],
  words: DocumentWords,
  { before = {}, after = {} }: { readonly before?: JsonObject | undefined; readonly after?: JsonObject | undefined },
): SentenceGroupWords[] {
  return sentencesOf(changes, words, { before, after }).map(({ name, place, sentences }) => ({
    name,
    place,
    sentences: sentences.map(({ field, kind, from, to }) => ({ field, kind, from, to })),
  }));
}
