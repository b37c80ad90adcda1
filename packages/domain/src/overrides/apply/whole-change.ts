import type { Change, Json, Path } from '../change.ts';
import { isSimple, sameJson } from '../json.ts';
import { applyChanges } from './apply.ts';

/** The one record that says a value as a whole became another; undefined when it did not change. */
export function wholeChange(path: Path, from: Json | undefined, to: Json | undefined): Change | undefined {
  if (from === undefined) return to === undefined ? undefined : { kind: 'FIELD_ADDED', path, to };
  if (to === undefined) return { kind: 'FIELD_REMOVED', path, from };
  if (sameJson(from, to)) return undefined;
  if (typeof path.at(-1) === 'object') return { kind: 'ARRAY_ELEMENT_REPLACED', path, from, to };
  return { kind: isSimple(from) && isSimple(to) ? 'SIMPLE_FIELD_CHANGED' : 'FIELD_REPLACED', path, from, to };
}

/** A value with changes made inside it whose paths lead to the value first. */
export function changedInside(value: Json, at: Path, changes: readonly Change[]): Json {
  const inside = changes.map((change) => ({ ...change, path: ['value', ...change.path.slice(at.length)] }));
  return applyChanges({ value }, inside).document.value ?? null;
}
