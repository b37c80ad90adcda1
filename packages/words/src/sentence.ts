import {
  type Change,
  editedWhole,
  editsOf,
  findByPath,
  isMove,
  type Json,
  type JsonObject,
  type Path,
  pathKey,
  placeDecided,
  sharedFreeCount,
} from '@servery/domain';
import type { DocumentWords } from './document-words.ts';

/** One change in words: `Large Hand Tossed: $13.99 to $14.49`; null where a side has nothing. A thing that moved went from one place to another. */
export type Sentence = {
  readonly field: string;
  readonly kind: 'changed' | 'added' | 'removed' | 'order' | 'moved';
  readonly from: string | null;
  readonly to: string | null;
};

/** A sentence with the changes that it words, one edit or many that come into a list, and the first of them. */
export type ChangeSentence = Sentence & { readonly change: Change; readonly changes: readonly Change[] };

/** The changes in one thing. */
export type SentenceGroup = {
  readonly key: string;
  readonly name: string;
  readonly place: string;
  readonly sentences: readonly ChangeSentence[];
};

/** The documents on both sides of changes. */
interface BothSides {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** Changes in sentences, by the entity that they belong to. `before` and `after` are the documents on both sides of the changes. */
export function sentencesOf(
  changes: readonly Change[],
  words: DocumentWords,
  { before, after }: BothSides,
): readonly SentenceGroup[] {
  const groups = new Map<string, { name: string; place: string; sentences: ChangeSentence[] }>();
  for (const edit of editsOf(changes)) {
    for (const sentence of editInWords(edit, words, { before, after })) {
      const { name, place } = entityOf(placeDecided(sentence.change), words, { before, after });
      const key = pathKey([place, name]);
      const group = groups.get(key) ?? { name, place, sentences: [] };
      groups.set(key, group);
      group.sentences.push(sentence);
    }
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

/** A part that is gone from a thing that is still there belongs to the thing under its current name. */
function entityOf(place: Path, words: DocumentWords, { before, after }: BothSides) {
  if (findByPath(after, place) !== undefined) return words.entity(place, after);
  const was = words.entity(place, before);
  const owner = place.slice(0, place.findIndex((step) => typeof step === 'object') + 1);
  if (owner.length === 0 || findByPath(after, owner) === undefined) return was;
  const ofOwner = words.entity(owner, before);
  return ofOwner.name === was.name && ofOwner.place === was.place ? words.entity(owner, after) : was;
}

/** An edit in one sentence: `Monday: 11:00 AM – 10:00 PM to 9:00 AM – 10:00 PM`, `New item: Storm Warning`, `Cola: moved from Drinks to Food`. */
function editInWords(
  changes: readonly Change[],
  words: DocumentWords,
  { before, after }: BothSides,
): readonly ChangeSentence[] {
  const [change] = changes;
  if (change === undefined) return [];
  if (isMove(change)) return [moveInWords(change, changes, { words, before, after })];
  const whole = editedWhole(change);
  if (whole === undefined) {
    const said = { ...sentenceOf(change, words, { place: placeDecided(change), before, after }), changes };
    const shared = sharedFreeCount(changes);
    return [shared === undefined ? said : { ...said, field: words.field(shared, after) }];
  }
  const [was, is] = [findByPath(before, whole), findByPath(after, whole)];
  if (was !== undefined && is !== undefined) {
    const [from, to] = [words.value(whole, was, before), words.value(whole, is, after)];
    if (from !== to) return [{ change, changes, field: words.field(whole, after), kind: 'changed', from, to }];
  }
  return changes.map((one) => sentenceOf(one, words, { place: placeDecided(one), before, after }));
}

interface SaidMove extends BothSides {
  readonly words: DocumentWords;
}

/** Its department and its category, as far as they changed: `Drinks › Sodas` to `Food › Sides`. */
function moveInWords(change: Change, changes: readonly Change[], { words, before, after }: SaidMove): ChangeSentence {
  const [list, entry = ''] = change.path;
  const own = changes.filter((one) => isMove(one) && pathKey(one.path.slice(0, 2)) === pathKey([list ?? '', entry]));
  const placeIn = (document: JsonObject, side: 'from' | 'to') =>
    own.map(({ path, [side]: value = null }) => words.value(path, value, document)).join(' › ');
  return { change, changes, field: '', kind: 'moved', from: placeIn(before, 'from'), to: placeIn(after, 'to') };
}

interface ChangedPlace extends BothSides {
  readonly place: Path;
}

/** The earlier value is named as it was called then. */
function sentenceOf(change: Change, words: DocumentWords, { place, before, after }: ChangedPlace): ChangeSentence {
  const document = findByPath(after, place) === undefined ? before : after;
  const older = findByPath(before, place) === undefined ? document : before;
  const field = words.field(place, document);
  const inWords = (value: Json | undefined, at: JsonObject) =>
    value === undefined ? null : words.value(place, value, at);
  const said = { change, changes: [change], field };
  switch (change.kind) {
    case 'ARRAY_ELEMENT_ADDED':
    case 'FIELD_ADDED':
      return { ...said, kind: 'added', from: null, to: inWords(change.to, document) };
    case 'ARRAY_ENTITY_REMOVED':
    case 'ARRAY_SIMPLE_ELEMENT_REMOVED':
    case 'FIELD_REMOVED':
      return { ...said, kind: 'removed', from: inWords(change.from, older), to: null };
    case 'ARRAY_REORDERED':
      return { ...said, kind: 'order', from: null, to: null };
    default:
      return { ...said, kind: 'changed', from: inWords(change.from, older), to: inWords(change.to, document) };
  }
}
