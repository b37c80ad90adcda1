import { invert } from '../apply/invert.ts';
import { changedInside, wholeChange } from '../apply/whole-change.ts';
import type { Change, Json, Path } from '../change.ts';
import { isWhole } from '../change-tree.ts';
import { elementKey } from '../list-changes.ts';
import { pathKey, samePath } from '../path.ts';
import { type Clash, placeDecided } from './clash.ts';

export type Side = 'mine' | 'theirs';

/**
 * The changes to apply after `rebase(...).changes` so that every clash ends as chosen (CT-34). Accepting theirs needs none, as
 * theirs are applied already; accepting mine gives the place the value that it has where only mine was applied.
 */
export function resolveClashes(clashes: readonly Clash[], choose: (clash: Clash) => Side): Change[] {
  const groups = Map.groupBy(clashes, groupKey);
  return [...groups.values()].flatMap((group) => {
    const accepted = group.filter((clash) => choose(clash) === 'mine');
    return accepted.length === 0 ? [] : settled(group, accepted);
  });
}

function groupKey({ path, mine, theirs }: Clash): string {
  const isInList =
    samePath(placeDecided(mine), path) && !isWhole(mine) && !isWhole(theirs) && typeof path.at(-1) === 'string';
  return `${pathKey(path)} ${isInList ? (mine.kind === 'ARRAY_REORDERED' ? 'order' : elementKey(mine)) : ''}`;
}

function settled(group: readonly Clash[], accepted: readonly Clash[]): Change[] {
  const [clash] = group;
  if (clash === undefined) return [];
  const { path, mine, theirs } = clash;
  const isMineOuter = decides(mine, theirs, path);
  const isTheirsOuter = decides(theirs, mine, path);
  if (isMineOuter && mine.kind === 'ARRAY_REORDERED')
    return [{ ...mine, ...(theirs.to !== undefined && { from: theirs.to }) }];
  if (isMineOuter && isSimpleElement(mine)) return [mine];
  const base = (isTheirsOuter ? theirs.from : mine.from) ?? null;
  const before = isTheirsOuter
    ? decided(theirs)
    : changedInside(
        base,
        path,
        group.map((one) => one.theirs),
      );
  const after = isMineOuter
    ? decided(mine)
    : changedInside(
        base,
        path,
        accepted.map((one) => one.mine),
      );
  return valueChange(path, { before, after }, isTheirsOuter ? theirs : mine);
}

/** Whether a change is about the whole place, not about something inside the place that the other one decides. */
function decides(change: Change, other: Change, path: Path): boolean {
  return samePath(placeDecided(change), path) && (!isArrayChange(change) || !isWhole(other));
}

function isArrayChange(change: Change): boolean {
  return change.kind === 'ARRAY_REORDERED' || isSimpleElement(change);
}

function isSimpleElement(change: Change): boolean {
  return (
    change.kind === 'ARRAY_SIMPLE_ELEMENT_REMOVED' ||
    (change.kind === 'ARRAY_ELEMENT_ADDED' && samePath(placeDecided(change), change.path))
  );
}

function decided({ kind, to }: Change): Json | undefined {
  return kind === 'ARRAY_ENTITY_REMOVED' ? undefined : to;
}

interface Values {
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** Sets a field or an entity from the value that theirs left there to the one that mine makes of it. */
function valueChange(path: Path, { before, after }: Values, neighbor: Change): Change[] {
  const step = path.at(-1);
  if (typeof step !== 'object' || (before !== undefined && after !== undefined))
    return present(wholeChange(path, before, after));
  const removed: Change = {
    kind: 'ARRAY_ENTITY_REMOVED',
    path,
    from: before ?? after ?? null,
    after: neighbor.after ?? null,
  };
  return after === undefined ? [removed] : invert([removed]);
}

function present(change: Change | undefined): Change[] {
  return change === undefined ? [] : [change];
}
