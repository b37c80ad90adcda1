import type { Change, Path } from '../change.ts';
import { stepOfAdded } from '../members.ts';

/** CT-33: two changes that cannot both be applied; `path` is the place of the outer one. */
export interface Clash {
  readonly path: Path;
  readonly mine: Change;
  readonly theirs: Change;
}

/** The place whose value a change decides as a whole: a field, an entity, or for simple elements and order the array. */
export function placeDecided(change: Change): Path {
  const step = change.kind === 'ARRAY_ELEMENT_ADDED' ? stepOfAdded(change) : undefined;
  return step === undefined ? change.path : [...change.path, step];
}
