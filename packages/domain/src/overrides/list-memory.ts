/** Shorter lists are looked at as fast. */
const FEWEST = 64;

interface KnownList<Element, Known> {
  readonly list: readonly Element[];
  readonly known: Known;
}

/** An element that took the place of another one. */
interface Replaced<Element> {
  readonly before: Element | undefined;
  readonly now: Element | undefined;
}

/** The known facts about long lists. An edited list shares nearly all elements with the one that it was made of. */
export interface ListMemory<Element, Known> {
  /**
   * The elements replaced in the list that this one was made of: the last one with its first, middle or last element. Undefined where
   * that is not known, where something else is known of it, or where it has another length.
   */
  replaced(list: readonly Element[], known: Known): readonly Replaced<Element>[] | undefined;
  keep(list: readonly Element[], known: Known): void;
}

export function listMemory<Element, Known>(): ListMemory<Element, Known> {
  const byElement = new WeakMap<object, KnownList<Element, Known>>();
  return {
    replaced: (list, known) => {
      const last = marksOf(list).flatMap((element) => byElement.get(element) ?? [])[0];
      return last !== undefined && last.known === known ? replacedIn(last.list, list) : undefined;
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

function replacedIn<Element>(before: readonly Element[], list: readonly Element[]): Replaced<Element>[] | undefined {
  if (before.length !== list.length) return undefined;
  const replaced: Replaced<Element>[] = [];
  for (let at = 0; at < list.length; at += 1)
    if (before[at] !== list[at]) replaced.push({ before: before[at], now: list[at] });
  return replaced;
}
