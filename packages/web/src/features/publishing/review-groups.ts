import type { ChangeEntity, ChangeLine } from '../../ui/review/change-list.tsx';
import type { LocationPreview, PendingKind } from './publish-calls.ts';

/** Locations at which the very same would change. */
export type ReviewGroup = {
  readonly id: string;
  readonly locationIds: readonly string[];
  readonly kinds: readonly PendingKind[];
};

/** Three hundred stores with one price change read as one: the largest group first, locations without changes last. */
export function reviewGroups(previews: readonly LocationPreview[]): readonly ReviewGroup[] {
  const groups = Map.groupBy(previews, ({ kinds }) => JSON.stringify(kinds.map(signature)));
  return [...groups.values()]
    .flatMap((members) => {
      const [first] = members;
      if (!first) return [];
      return [{ id: first.locationId, locationIds: members.map(({ locationId }) => locationId), kinds: first.kinds }];
    })
    .toSorted((one, other) => rank(other) - rank(one));
}

function rank({ kinds, locationIds }: ReviewGroup): number {
  return kinds.length === 0 ? -1 : locationIds.length;
}

function signature({ kind, fromVersion, toVersion, firstPublication, changeCount, sentences, withheld }: PendingKind) {
  return [kind, fromVersion, toVersion, firstPublication, changeCount, sentences, withheld];
}

/** Changes of sections that this person may not read. */
export function withheldCount({ withheld }: PendingKind): number {
  return withheld.reduce((sum, { changes }) => sum + changes, 0);
}

type Words = { readonly whole: string; readonly newOrder: string };

/** The sentences of one kind by the thing that they change: `Large 14″ › Price: $16.99 to $17.49` under its item. */
export function changedEntities(pending: PendingKind, words: Words): readonly ChangeEntity[] {
  const entities = new Map<string, ChangeLine[]>();
  for (const [at, sentence] of pending.sentences.entries()) {
    const names = [...sentence.place, sentence.entityLabel].filter((name) => name !== '');
    const head = names[0] ?? words.whole;
    const lines = entities.get(head) ?? [];
    entities.set(head, lines);
    lines.push(lineOf(`${at}`, pending.changes[at]?.kind ?? '', names.slice(1), sentence, words));
  }
  return [...entities].map(([name, lines]) => ({ id: name, name, lines }));
}

function lineOf(
  id: string,
  change: string,
  below: readonly string[],
  { field, from, to }: PendingKind['sentences'][number],
  words: Words,
): ChangeLine {
  const subject = [...below, field].filter((name) => name !== '').join(' › ') || words.whole;
  if (change === 'ARRAY_REORDERED') return { id, kind: 'changed', subject, to: words.newOrder };
  if (change.endsWith('_ADDED') && !from) return { id, kind: 'added', subject, to: to || '–' };
  if (change.endsWith('_REMOVED')) return { id, kind: 'removed', subject, from: from || '–' };
  return { id, kind: 'changed', subject, from: from || undefined, to: to || '–' };
}
