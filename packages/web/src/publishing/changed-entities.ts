import type { SentenceGroupWords } from '@servery/contract';
import type { ChangeEntity, ChangeLine } from '../ui/review/change-list.tsx';

export type ReviewWords = { readonly whole: string; readonly newOrder: string };

/** Sentences by the thing that they change, at most `limit` of them. */
export function changedEntities(
  groups: readonly SentenceGroupWords[],
  words: ReviewWords,
  limit = Infinity,
): readonly ChangeEntity[] {
  let left = limit;
  return groups.flatMap(({ name, place, sentences }, at) => {
    const shown = sentences.slice(0, left);
    left -= shown.length;
    if (shown.length === 0) return [];
    const lines = shown.map((sentence, line) => lineOf(`${at}-${line}`, sentence, words.newOrder));
    return [{ id: `${at}`, name: name || words.whole, place, lines }];
  });
}

/** Groups by the department, section or other place that they lie in, in the order in which these come. */
export function placesOf(
  groups: readonly SentenceGroupWords[],
): readonly { readonly place: string; readonly groups: readonly SentenceGroupWords[] }[] {
  const byPlace = Map.groupBy(groups, ({ name, place }) => place.split(' › ')[0] || name);
  return [...byPlace].map(([place, within]) => ({ place, groups: within }));
}

/** How many changes are said in sentences. */
export function sentenceCount(groups: readonly SentenceGroupWords[]): number {
  return groups.flatMap(({ sentences }) => sentences).reduce((sum, { count }) => sum + count, 0);
}

type Sentence = SentenceGroupWords['sentences'][number];

/** A thing that comes or goes as a whole has no field: it names itself. */
function lineOf(id: string, { field, kind, from, to }: Sentence, newOrder: string): ChangeLine {
  if (kind === 'order') return { id, kind: 'changed', subject: field, to: newOrder };
  return { id, kind, subject: field, from: from ?? undefined, to: to ?? undefined };
}
