import { type Change, findByPath, type Json, type JsonObject, type Path, pathKey, placeDecided } from '@servery/domain';
import type { DocumentWords } from './document-words.ts';

/** One change in words: `Large Hand Tossed: $13.99 to $14.49`; null where a side has nothing. */
export type Sentence = {
  readonly field: string;
  readonly kind: 'changed' | 'added' | 'removed' | 'order';
  readonly from: string | null;
  readonly to: string | null;
};

/** A sentence with the change that it words. */
export type ChangeSentence = Sentence & { readonly change: Change };

/** What changed in one thing. */
export type SentenceGroup = {
  readonly key: string;
  readonly name: string;
  readonly place: string;
  readonly sentences: readonly ChangeSentence[];
};

/** What stands on both sides of changes. */
interface BothSides {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** Changes in sentences, by the entity that they belong to. `before` and `after` are what stands on both sides. */
export function sentencesOf(
  changes: readonly Change[],
  words: DocumentWords,
  { before, after }: BothSides,
): readonly SentenceGroup[] {
  const groups = new Map<string, { name: string; place: string; sentences: ChangeSentence[] }>();
  for (const change of changes) {
    const place = placeDecided(change);
    const document = findByPath(after, place) === undefined ? before : after;
    const { name, place: where } = words.entity(place, document);
    const key = pathKey([where, name]);
    const group = groups.get(key) ?? { name, place: where, sentences: [] };
    groups.set(key, group);
    group.sentences.push(sentenceOf(change, words, { place, document }));
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

interface ChangedPlace {
  readonly place: Path;
  readonly document: JsonObject;
}

function sentenceOf(change: Change, words: DocumentWords, { place, document }: ChangedPlace): ChangeSentence {
  const field = words.field(place, document);
  const inWords = (value: Json | undefined) => (value === undefined ? null : words.value(place, value, document));
  switch (change.kind) {
    case 'ARRAY_ELEMENT_ADDED':
    case 'FIELD_ADDED':
      return { change, field, kind: 'added', from: null, to: inWords(change.to) };
    case 'ARRAY_ENTITY_REMOVED':
    case 'ARRAY_SIMPLE_ELEMENT_REMOVED':
    case 'FIELD_REMOVED':
      return { change, field, kind: 'removed', from: inWords(change.from), to: null };
    case 'ARRAY_REORDERED':
      return { change, field, kind: 'order', from: null, to: null };
    default:
      return { change, field, kind: 'changed', from: inWords(change.from), to: inWords(change.to) };
  }
}
