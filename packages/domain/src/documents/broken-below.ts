import type { Problem } from '../configuration/configuration-kind.ts';
import type { JsonKind } from '../configuration/json-kind.ts';
import { applyChanges } from '../overrides/apply/apply.ts';
import type { Change, JsonObject } from '../overrides/change.ts';
import { pathKey } from '../overrides/path.ts';

/** A group or a location, and what it keeps for itself. */
interface KeptBelow {
  readonly tenantId: string;
  readonly changes: readonly Change[];
}

/** What a level is about to save. */
interface EditAbove {
  readonly kind: Pick<JsonKind, 'check' | 'concerns'>;
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly changes: readonly Change[];
}

/** Of those below, the ones whose own changes can meet with these in a finding: nothing else of them needs to be looked at. */
export function concernedBelow<Kept extends KeptBelow>(
  { kind, changes }: EditAbove,
  below: readonly Kept[],
): readonly Kept[] {
  const concerns = new Set(changes.flatMap(kind.concerns));
  if (concerns.size === 0) return [];
  return below.filter((kept) => kept.changes.some((change) => kind.concerns(change).some((key) => concerns.has(key))));
}

/** What would be wrong there after the save, and is not now, nor at the level itself. */
export function brokenBelow(edit: EditAbove, { changes }: KeptBelow): readonly Problem[] {
  const { kind, before, after } = edit;
  const known = new Set([...kind.check(after), ...checkedBelow(kind, before, changes)].map(keyOf));
  return checkedBelow(kind, after, changes).filter((problem) => !known.has(keyOf(problem)));
}

function checkedBelow(kind: EditAbove['kind'], above: JsonObject, changes: readonly Change[]): readonly Problem[] {
  return kind.check(applyChanges(above, changes).document);
}

function keyOf({ code, path, message }: Problem): string {
  return [code, pathKey(path), message].join(' ');
}
