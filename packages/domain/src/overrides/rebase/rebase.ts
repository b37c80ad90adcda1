import type { Change } from '../change.ts';
import { type ChangeNode, changesOf, pathOfNode } from '../change-tree.ts';
import { sameJson } from '../json.ts';
import { copyList, emptyList, replaceList } from '../list-changes.ts';
import { type Clash, placeDecided } from './clash.ts';
import { rebaseAnchors } from './rebase-anchors.ts';
import { settleElements, settleOrder } from './rebase-lists.ts';
import { squashedTree } from './squash.ts';

export interface Rebased {
  /** Mine that do not clash, ready to be applied after theirs. */
  readonly changes: Change[];
  readonly clashes: Clash[];
}

/**
 * Puts my changes on top of theirs, both made to one document. Equal changes of both sides are left out; changes that cannot
 * both apply are reported with both values. Without clashes either order of the two sides leads to the same document (CT-32).
 */
export function rebase(mine: readonly Change[], theirs: readonly Change[]): Rebased {
  const mineTree = squashedTree(mine);
  const clashes: Clash[] = [];
  const pending: [ChangeNode, ChangeNode][] = [[mineTree, squashedTree(theirs)]];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [mineHere, theirsHere] = pair;
    settle(mineHere, theirsHere, clashes);
    for (const [key, child] of mineHere.inner) {
      const other = theirsHere.inner.get(key);
      if (other !== undefined) pending.push([child, other]);
    }
  }
  return { changes: changesOf(mineTree), clashes };
}

function settle(mine: ChangeNode, theirs: ChangeNode, clashes: Clash[]): void {
  if (mine.whole !== undefined) settleMineWhole({ mine, whole: mine.whole }, theirs, clashes);
  else if (theirs.whole !== undefined) {
    for (const change of changesOf(mine)) clashes.push({ path: pathOfNode(mine), mine: change, theirs: theirs.whole });
    mine.inner.clear();
    replaceList(mine.list, emptyList());
  } else {
    const before = copyList(mine.list);
    settleElements(mine, theirs, clashes);
    settleOrder(mine, theirs, clashes);
    rebaseAnchors(mine.list, before, theirs.list);
  }
}

interface WholeChange {
  readonly mine: ChangeNode;
  readonly whole: Change;
}

function settleMineWhole({ mine, whole }: WholeChange, theirs: ChangeNode, clashes: Clash[]): void {
  const others = changesOf(theirs);
  if (others.length === 0) return;
  mine.whole = undefined;
  if (theirs.whole !== undefined && sameJson(whole.to, theirs.whole.to)) return;
  for (const change of others) clashes.push({ path: placeDecided(whole), mine: whole, theirs: change });
}
