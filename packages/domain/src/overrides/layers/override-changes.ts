import { applyChanges } from '../apply/apply.ts';
import type { Change, Identifiers, JsonObject } from '../change.ts';
import { diff } from '../diff/diff.ts';
import { isWithin } from '../path.ts';

/** A change that a group or location keeps, and whether it makes any difference there. */
export interface OverrideChange {
  readonly change: Change;
  /** `same`: the value that it would inherit is equal, so the change can be dropped; `orphaned`: its target is gone. */
  readonly state: 'differs' | 'same' | 'orphaned';
}

/** The changes of one level against its inherited document, in their order. */
export function overrideChanges(
  parent: JsonObject,
  own: readonly Change[],
  identifiers: Identifiers,
): OverrideChange[] {
  const { document, orphans } = applyChanges(parent, own);
  const orphaned = new Set(orphans);
  const differences = diff(parent, document, identifiers).map(({ path }) => path);
  const differs = ({ path }: Change) =>
    differences.some((difference) => isWithin(difference, path) || isWithin(path, difference));
  return own.map((change) => {
    if (orphaned.has(change)) return { change, state: 'orphaned' };
    return { change, state: differs(change) ? 'differs' : 'same' };
  });
}
