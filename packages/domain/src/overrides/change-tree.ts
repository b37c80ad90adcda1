import type { Change, Path, Step } from './change.ts';
import { acceptsInList, emptyList, type ListChanges, listRecords, recordInList } from './list-changes.ts';
import { stepKey } from './path.ts';

/** Changes hung up at the places they concern, so that two lists of changes can be laid over each other. */
export interface ChangeNode {
  readonly parent: ChangeNode | undefined;
  readonly step: Step | undefined;
  /** The value here changed as a whole; then nothing hangs below. */
  whole: Change | undefined;
  /** The array here gained, lost or reordered elements. */
  readonly list: ListChanges;
  readonly inner: Map<string, ChangeNode>;
}

export function emptyNode(parent?: ChangeNode, step?: Step): ChangeNode {
  return { parent, step, whole: undefined, list: emptyList(), inner: new Map() };
}

/** The path of a node; spelled out on demand, as deep trees would hold every prefix otherwise. */
export function pathOfNode(node: ChangeNode): Path {
  const path: Step[] = [];
  for (let at: ChangeNode | undefined = node; at?.step !== undefined; at = at.parent) path.push(at.step);
  return path.reverse();
}

/** One tree per stretch of changes that do not touch the same place twice; read one after the other. */
export function treesOf(changes: readonly Change[]): ChangeNode[] {
  const trees: ChangeNode[] = [];
  for (const change of changes) {
    const last = trees.at(-1);
    if (last !== undefined && hang(last, change)) continue;
    const tree = emptyNode();
    hang(tree, change);
    trees.push(tree);
  }
  return trees;
}

/** The changes of a tree, outer before inner, in an order in which they can be applied. */
export function changesOf(root: ChangeNode): Change[] {
  const changes: Change[] = [];
  const pending = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.whole !== undefined) changes.push(node.whole);
    changes.push(...listRecords(node.list));
    pending.push(...[...node.inner.values()].reverse());
  }
  return changes;
}

/** Where a change hangs: at its field or entity, or at the array whose elements come and go. */
function placeOf({ kind, path }: Change): Path {
  return kind === 'ARRAY_ENTITY_REMOVED' ? path.slice(0, -1) : path;
}

/** Whether a change sets a value as a whole. */
export function isWhole({ kind }: Change): boolean {
  return kind.startsWith('FIELD') || kind === 'SIMPLE_FIELD_CHANGED' || kind === 'ARRAY_ELEMENT_REPLACED';
}

/** Hangs a change up; false when the tree already says something about that place. */
function hang(root: ChangeNode, change: Change): boolean {
  const node = descend(root, placeOf(change));
  if (node === undefined || node.whole !== undefined) return false;
  if (isWhole(change)) {
    if (node.inner.size > 0 || listRecords(node.list).length > 0) return false;
    node.whole = change;
    return true;
  }
  if (!acceptsInList(node.list, change, (key) => node.inner.has(key))) return false;
  recordInList(node.list, change);
  return true;
}

function descend(root: ChangeNode, path: Path): ChangeNode | undefined {
  let node = root;
  for (const step of path) {
    const key = stepKey(step);
    if (node.whole !== undefined || node.list.removed.has(key) || node.list.added.has(key)) return undefined;
    node = childOf(node, key, step);
  }
  return node;
}

function childOf(node: ChangeNode, key: string, step: Step): ChangeNode {
  const known = node.inner.get(key);
  if (known !== undefined) return known;
  const child = emptyNode(node, step);
  node.inner.set(key, child);
  return child;
}
