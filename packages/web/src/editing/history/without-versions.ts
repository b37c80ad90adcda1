import { applyChanges, type Change, invert, type JsonObject } from '@servery/domain';

/** The document without the changes of some versions, newest first, as far as their places are still there. */
export function without(now: JsonObject, versions: readonly { readonly changes: readonly Change[] }[]): JsonObject {
  return versions.reduce((document, { changes }) => applyChanges(document, invert(changes)).document, now);
}
