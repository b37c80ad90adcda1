import { applyChanges } from './apply.ts';
import type { Change, Identifiers, JsonObject } from './change.ts';
import { diff } from './diff.ts';
import { isWithin } from './path.ts';

/** A change that a group or location keeps, and whether it makes any difference there. */
export interface KeptChange {
  readonly change: Change;
  /** `same`: what it would inherit is equal, so it can be dropped; `homeless`: its target is gone. */
  readonly state: 'differs' | 'same' | 'homeless';
}

/** The changes of one level against what it inherits, in their order. */
export function keptChanges(parent: JsonObject, own: readonly Change[], identifiers: Identifiers): KeptChange[] {
  const { document, orphans } = applyChanges(parent, own);
  const homeless = new Set(orphans);
  const differences = diff(parent, document, identifiers).map(({ path }) => path);
  const differs = ({ path }: Change) =>
    differences.some((difference) => isWithin(difference, path) || isWithin(path, difference));
  return own.map((change) => {
    if (homeless.has(change)) return { change, state: 'homeless' };
    return { change, state: differs(change) ? 'differs' : 'same' };
  });
}
