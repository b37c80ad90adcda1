/** Shorter lists are looked at as fast. */
const FEWEST = 64;

interface KnownList<Element, Known> {
  readonly list: readonly Element[];
  readonly known: Known;
}

/** What is known of long lists. An edited list shares nearly all elements with the one that it was made of. */
export interface ListMemory<Element, Known> {
  /** The last list that has the first, the middle or the last element of this one, and what is known of it. */
  before(list: readonly Element[]): KnownList<Element, Known> | undefined;
  keep(list: readonly Element[], known: Known): void;
}

export function listMemory<Element, Known>(): ListMemory<Element, Known> {
  const byElement = new WeakMap<object, KnownList<Element, Known>>();
  return {
    before: (list) => {
      for (const element of marksOf(list)) {
        const before = byElement.get(element);
        if (before !== undefined) return before;
      }
      return undefined;
    },
    keep: (list, known) => {
      for (const element of marksOf(list)) byElement.set(element, { list, known });
    },
  };
}

function marksOf(list: readonly unknown[]): readonly object[] {
  if (list.length < FEWEST) return [];
  const elements = [list[0], list[Math.floor(list.length / 2)], list.at(-1)];
  return elements.filter((element) => typeof element === 'object' && element !== null);
}

/** Where a list has another element than the one before; undefined where its length is another, too. */
export function replacedIn<Element>(
  before: readonly Element[],
  list: readonly Element[],
): readonly number[] | undefined {
  if (before.length !== list.length) return undefined;
  const replaced: number[] = [];
  for (let at = 0; at < list.length; at += 1) if (before[at] !== list[at]) replaced.push(at);
  return replaced;
}
