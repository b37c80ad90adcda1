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

function signature({ kind, fromVersion, toVersion, firstPublication, changeCount, groups, withheld }: PendingKind) {
  return [kind, fromVersion, toVersion, firstPublication, changeCount, groups, withheld];
}

/** Changes of sections that this person may not read. */
export function withheldCount({ withheld }: PendingKind): number {
  return withheld.reduce((sum, { changes }) => sum + changes, 0);
}

/** How many changes are said in sentences. */
export function sentenceCount({ groups }: PendingKind): number {
  return groups.reduce((sum, { sentences }) => sum + sentences.length, 0);
}

/** The sentences of one kind by the thing that they change, at most `limit` of them. */
export function changedEntities({ groups }: PendingKind, words: Words, limit = Infinity): readonly ChangeEntity[] {
  let left = limit;
  return groups.flatMap(({ name, place, sentences }, at) => {
    const shown = sentences.slice(0, left);
    left -= shown.length;
    if (shown.length === 0) return [];
    const lines = shown.map((sentence, line) => lineOf(`${at}-${line}`, sentence, words));
    return [{ id: `${at}`, name: name || words.whole, place, lines }];
  });
}

type Words = { readonly whole: string; readonly newOrder: string };
type Sentence = PendingKind['groups'][number]['sentences'][number];

function lineOf(id: string, { field, kind, from, to }: Sentence, { whole, newOrder }: Words): ChangeLine {
  const subject = field || whole;
  if (kind === 'order') return { id, kind: 'changed', subject: field, to: newOrder };
  return { id, kind, subject, from: from ?? undefined, to: to ?? undefined };
}
