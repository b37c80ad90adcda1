import type { Change, Path } from '../change.ts';
import { type ChangeNode, changesOf, pathOfNode } from '../change-tree.ts';
import { sameJson } from '../json.ts';
import { type ListChanges, orderedNames } from '../list-changes.ts';
import { type Clash, placeDecided } from './clash.ts';

/** Elements that one side took out, brought in or replaced while the other touched them too. */
export function settleElements(mine: ChangeNode, theirs: ChangeNode, clashes: Clash[]): void {
  const keys = new Set([mine.list, theirs.list].flatMap((list) => [...list.removed.keys(), ...list.added.keys()]));
  for (const key of keys) {
    const my = outcome(mine.list, key);
    const their = outcome(theirs.list, key);
    if (my !== undefined) settleMine({ mine, theirs }, { key, my, their }, clashes);
    else if (their !== undefined) settleTheirs(mine, { key, their }, clashes);
  }
}

/** CT-33: one array, two orders. */
export function settleOrder(mine: ChangeNode, theirs: ChangeNode, clashes: Clash[]): void {
  const my = stillStanding(mine.list.order, theirs.list);
  const their = theirs.list.order;
  mine.list.order = my;
  if (my === undefined || their === undefined) return;
  mine.list.order = undefined;
  if (!isSameOrder(my, their)) clashes.push({ path: pathOfNode(mine), mine: my, theirs: their });
}

/** An order without the elements that theirs removed; undefined when there is nothing left to order. */
function stillStanding(order: Change | undefined, theirs: ListChanges): Change | undefined {
  if (order === undefined || theirs.removed.size === 0) return order;
  const names = (list: Change['to']) =>
    orderedNames(list).flatMap(({ key, name }) => (theirs.removed.has(key) ? [] : [name]));
  const to = names(order.to);
  return to.length < 2 ? undefined : { ...order, from: names(order.from), to };
}

interface Meeting {
  readonly key: string;
  readonly my: Change;
  readonly their: Change | undefined;
}

interface Sides {
  readonly mine: ChangeNode;
  readonly theirs: ChangeNode;
}

function settleMine({ mine, theirs }: Sides, { key, my, their }: Meeting, clashes: Clash[]): void {
  const inside = theirs.inner.get(key);
  const others = their !== undefined ? [their] : inside === undefined ? [] : changesOf(inside);
  if (others.length === 0) return;
  mine.list.removed.delete(key);
  mine.list.added.delete(key);
  if (their !== undefined && sameJson(valueBrought(my), valueBrought(their))) return;
  report(
    clashes,
    placeDecided(my),
    others.map((other) => [my, other]),
  );
}

interface TheirElement {
  readonly key: string;
  readonly their: Change;
}

function settleTheirs(mine: ChangeNode, { key, their }: TheirElement, clashes: Clash[]): void {
  const inside = mine.inner.get(key);
  if (inside === undefined) return;
  mine.inner.delete(key);
  report(
    clashes,
    placeDecided(their),
    changesOf(inside).map((my) => [my, their]),
  );
}

function report(clashes: Clash[], path: Path, pairs: [Change, Change][]): void {
  for (const [mine, theirs] of pairs) clashes.push({ path, mine, theirs });
}

/** The last change of a list to an element: the one that brought it in, else the one that took it out. */
function outcome(list: ListChanges, key: string): Change | undefined {
  return list.added.get(key) ?? list.removed.get(key);
}

function valueBrought(change: Change): Change['to'] {
  return change.kind === 'ARRAY_ELEMENT_ADDED' ? change.to : undefined;
}

/** Whether two orders agree on everything that both name. */
function isSameOrder(left: Change, right: Change): boolean {
  const leftKeys = orderedNames(left.to).map(({ key }) => key);
  const rightKeys = orderedNames(right.to).map(({ key }) => key);
  const inLeft = new Set(leftKeys);
  const inRight = new Set(rightKeys);
  const common = rightKeys.filter((key) => inLeft.has(key));
  return leftKeys.filter((key) => inRight.has(key)).every((key, at) => key === common[at]);
}
