import { pathKey } from '@servery/domain';
import { foldedPhrases } from './phrases/folded-sentences.ts';
import { say } from './phrases.ts';
import type { ChangeSentence, SentenceGroup } from './sentence.ts';

/** Up to this many that come into a list each have a sentence of their own. */
const saidEach = 3;
const namesShown = 2;

/** One sentence for a list that many come into or leave: `23 items come into the order: Margherita, Marinara and 21 more`. */
export function foldedSentences(groups: readonly SentenceGroup[]): readonly SentenceGroup[] {
  return groups.map((group) => {
    const lists = Map.groupBy(group.sentences, (sentence) => listOf(sentence) ?? sentence);
    return { ...group, sentences: [...lists.values()].flatMap(folded) };
  });
}

/** The list whose simple values came or went; undefined for any other sentence. */
function listOf({ kind, change }: ChangeSentence): string | undefined {
  const isSimple = change.kind === 'ARRAY_SIMPLE_ELEMENT_REMOVED' || typeof change.to !== 'object';
  const isOfList = change.kind === 'ARRAY_ELEMENT_ADDED' || change.kind === 'ARRAY_SIMPLE_ELEMENT_REMOVED';
  return isOfList && isSimple ? `${kind} ${pathKey(change.path)}` : undefined;
}

function folded(sentences: readonly ChangeSentence[]): readonly ChangeSentence[] {
  const [first] = sentences;
  if (first === undefined || sentences.length <= saidEach) return sentences;
  const { kind, field } = first;
  // A diff takes away from the end.
  const inOrder = kind === 'removed' ? sentences.toReversed() : sentences;
  const names = namesOf(inOrder.map(({ from, to }) => to ?? from ?? ''));
  return [
    {
      ...first,
      field: foldedField(first, sentences.length) ?? field,
      from: kind === 'removed' ? names : null,
      to: kind === 'removed' ? null : names,
      changes: sentences.flatMap(({ changes }) => changes),
    },
  ];
}

function namesOf(all: readonly string[]): string {
  const names = all.slice(0, namesShown).join(', ');
  return say(foldedPhrases, 'andMore', { names, count: all.length - namesShown });
}

/** `23 items come into the order` for the orders of a department, `Categories of the menu, 5 come in` for another list. */
function foldedField({ kind, field, change }: ChangeSentence, count: number): string {
  const list = change.path.at(-1);
  const way = kind === 'removed' ? 'leave' : 'enter';
  const isOrder = change.path[0] === 'departments' && (list === 'items' || list === 'categories');
  return isOrder ? say(foldedPhrases, `${way}.${list}`, { count }) : say(foldedPhrases, way, { field, count });
}
