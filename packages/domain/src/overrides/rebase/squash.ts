import { invert } from '../apply/invert.ts';
import { changedInside, wholeChange } from '../apply/whole-change.ts';
import type { Change, Json } from '../change.ts';
import { type ChangeNode, changesOf, emptyNode, pathOfNode, treesOf } from '../change-tree.ts';
import { emptyList, type ListChanges, listRecords, replaceList } from '../list-changes.ts';
import { composeLists, isRoundTrip } from './compose-lists.ts';

/** CT-35: one list with the effect of the two one after the other, with no place recorded twice. */
export function squash(first: readonly Change[], second: readonly Change[]): Change[] {
  return changesOf(squashedTree([...first, ...second]));
}

export function squashedTree(changes: readonly Change[]): ChangeNode {
  const root = emptyNode();
  for (const tree of treesOf(changes)) layOver(root, tree);
  return root;
}

/** Lays a later tree over an earlier one, which takes in both. */
function layOver(earlier: ChangeNode, later: ChangeNode): void {
  const pending: [ChangeNode, ChangeNode][] = [[earlier, later]];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [first, second] = pair;
    if (second.whole !== undefined) setWhole(first, second.whole);
    else if (first.whole !== undefined) changeWhole(first, first.whole, second);
    else {
      layListOver(first, second);
      for (const [key, child] of second.inner) {
        const known = first.inner.get(key);
        if (known === undefined) first.inner.set(key, child);
        else pending.push([known, child]);
      }
    }
  }
}

/** The second set the value: the value before both is its own `from` with the first undone. */
function setWhole(first: ChangeNode, whole: Change): void {
  const from = first.whole === undefined ? restored(first, whole.from) : first.whole.from;
  clear(first);
  first.whole = wholeChange(pathOfNode(first), from, whole.to);
}

/** The second changed something inside the value that the first had set. */
function changeWhole(first: ChangeNode, whole: Change, second: ChangeNode): void {
  if (whole.to === undefined) return;
  first.whole = wholeChange(
    pathOfNode(first),
    whole.from,
    changedInside(whole.to, pathOfNode(first), changesOf(second)),
  );
}

function layListOver(first: ChangeNode, second: ChangeNode): void {
  if (listRecords(first.list).length + listRecords(second.list).length === 0) return;
  for (const [key, added] of first.list.added) foldIntoAdded(first.list, second, { key, change: added });
  for (const [key, removed] of second.list.removed) {
    const content = first.inner.get(key);
    const from = content === undefined ? removed.from : (content.whole?.from ?? restored(content, removed.from));
    if (from !== undefined) second.list.removed.set(key, { ...removed, from });
    first.inner.delete(key);
  }
  const composed = composeLists(pathOfNode(first), first.list, second.list);
  replaceList(first.list, composed);
  if (isRoundTrip(composed)) settleRoundTrip(first);
}

interface Newcomer {
  readonly key: string;
  readonly change: Change;
}

/** A change inside a newcomer, or a value put in its place, is part of the value that comes. */
function foldIntoAdded({ added }: ListChanges, second: ChangeNode, { key, change }: Newcomer): void {
  const content = second.inner.get(key);
  const again = second.list.removed.has(key) ? undefined : second.list.added.get(key);
  second.inner.delete(key);
  if (again !== undefined) second.list.added.delete(key);
  const value = content === undefined ? again?.to : contentAfter(content, change.to ?? null);
  if (value !== undefined) added.set(key, { ...change, to: value });
}

function contentAfter(content: ChangeNode, before: Json): Json {
  return content.whole?.to ?? changedInside(before, pathOfNode(content), changesOf(content));
}

function restored(node: ChangeNode, value: Json | undefined): Json | undefined {
  return value === undefined ? undefined : changedInside(value, pathOfNode(node), invert(changesOf(node)));
}

/** Everything is back in its place: only elements that came back different have changed. */
function settleRoundTrip(node: ChangeNode): void {
  for (const [key, removed] of node.list.removed) {
    const step = removed.path.at(-1);
    const added = node.list.added.get(key);
    if (removed.kind !== 'ARRAY_ENTITY_REMOVED' || step === undefined) continue;
    const child = emptyNode(node, step);
    child.whole = wholeChange(pathOfNode(child), removed.from, added?.to);
    if (child.whole !== undefined) node.inner.set(key, child);
  }
  replaceList(node.list, emptyList());
}

function clear(node: ChangeNode): void {
  node.inner.clear();
  replaceList(node.list, emptyList());
}
