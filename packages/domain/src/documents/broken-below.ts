import { type Problem, problemKey } from '../configuration/configuration-kind.ts';
import type { JsonKind } from '../configuration/json-kind.ts';
import { applyChanges } from '../overrides/apply/apply.ts';
import type { Change, JsonObject } from '../overrides/change.ts';

/** A group or a location, and its override. */
interface KeptBelow {
  readonly tenantId: string;
  readonly changes: readonly Change[];
}

/** The edit that a level is about to save. */
interface EditAbove {
  readonly kind: Pick<JsonKind, 'check' | 'concerns'>;
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly changes: readonly Change[];
}

/** Of those below, the ones whose own changes can meet with these in a finding: nothing else of them needs to be looked at. */
export function concernedBelow<Kept extends KeptBelow>(
  { kind, after, changes }: EditAbove,
  below: readonly Kept[],
): readonly Kept[] {
  const keysOf = (change: Change) => kind.concerns(change, after);
  const concerns = new Set(changes.flatMap(keysOf));
  if (concerns.size === 0) return [];
  return below.filter((kept) => kept.changes.some((change) => keysOf(change).some((key) => concerns.has(key))));
}

/** Lists for one after the other the problems that it would have after the save, and does not have now, nor at the level itself. */
export function brokenBelow({ kind, before, after }: EditAbove): (kept: KeptBelow) => readonly Problem[] {
  let above: readonly string[] | undefined;
  return ({ changes }) => {
    above ??= kind.check(after).map(problemKey);
    const known = new Set([...above, ...checkedBelow(kind, before, changes).map(problemKey)]);
    return checkedBelow(kind, after, changes).filter((problem) => !known.has(problemKey(problem)));
  };
}

function checkedBelow(kind: EditAbove['kind'], above: JsonObject, changes: readonly Change[]): readonly Problem[] {
  return kind.check(applyChanges(above, changes).document);
}
