import type { Change, Path } from '../overrides/change.ts';
import { pathKey } from '../overrides/path.ts';
import { placeDecided } from '../overrides/rebase/clash.ts';

/** Parts of an entry of the hours that are edited together: a store that opens earlier and closes as before is open for longer. */
const partsOfSpan: ReadonlySet<unknown> = new Set(['startTime', 'endOffset', 'closed']);

/** Changes by edit, in their order: those of one span of the hours are one edit, every other is one of its own. */
export function editsOf(changes: readonly Change[]): readonly (readonly Change[])[] {
  const edits = Map.groupBy(changes, (change) => {
    const span = editedSpan(change);
    return span === undefined ? change : pathKey(span);
  });
  return [...edits.values()];
}

export function editCount(changes: readonly Change[]): number {
  return editsOf(changes).length;
}

/** The place that an edit decides: the entry of the hours for a part of its span, else the place of the change. */
export function editedPlace(change: Change): Path {
  return editedSpan(change) ?? placeDecided(change);
}

/** The entry of the hours whose span a change is a part of; undefined for any other change. */
export function editedSpan(change: Change): Path | undefined {
  const place = placeDecided(change);
  const isPart = place[0] === 'hours' && place.length === 5 && partsOfSpan.has(place[4]);
  return isPart && typeof place[3] === 'object' ? place.slice(0, 4) : undefined;
}
