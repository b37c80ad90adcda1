import { type Applied, applyChanges } from '../apply/apply.ts';
import type { Change, JsonObject } from '../change.ts';

/** OV-13: the base, then the group's changes, then the location's; changes of any layer that have no target are returned. */
export function effectiveDocument(base: JsonObject, layers: readonly (readonly Change[])[]): Applied {
  const orphans: Change[] = [];
  let document = base;
  for (const changes of layers) {
    const applied = applyChanges(document, changes);
    document = applied.document;
    orphans.push(...applied.orphans);
  }
  return { document, orphans };
}
