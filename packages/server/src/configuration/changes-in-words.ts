import type { SentenceGroupWords } from '@servery/contract';
import { type Change, editCount, type JsonObject } from '@servery/domain';
import { type DocumentWords, foldedSentences, sentencesOf } from '@servery/words';

/** The changes as sentences, without the changes themselves; many that come into or leave a list are one. */
export function changesInWords(
  changes: readonly Change[],
  words: DocumentWords,
  { before = {}, after = {} }: { readonly before?: JsonObject | undefined; readonly after?: JsonObject | undefined },
): SentenceGroupWords[] {
  return foldedSentences(sentencesOf(changes, words, { before, after })).map(({ name, place, sentences }) => ({
    name,
    place,
    sentences: sentences.map(({ field, kind, from, to, changes: said }) => ({
      field,
      kind,
      from,
      to,
      count: editCount(said),
    })),
  }));
}
