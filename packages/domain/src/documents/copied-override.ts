import type { JsonKind } from '../configuration/json-kind.ts';
import { applyChanges } from '../overrides/apply/apply.ts';
import type { Change, ChangeKind, JsonObject, Path } from '../overrides/change.ts';
import { diff } from '../overrides/diff/diff.ts';
import { isWithin, pathKey } from '../overrides/path.ts';

/** The changes that one level keeps at some places of a document, on its way to another level. */
export interface OverrideToCopy {
  readonly kind: JsonKind;
  /** Sections, or parts of them. */
  readonly places: readonly Path[];
  /** The changes that the level that is copied from keeps, elsewhere too. */
  readonly given: readonly Change[];
}

/** The level that it is copied to. */
export interface CopyTarget {
  /** The document that the levels above it make. */
  readonly parent: JsonObject;
  /** The changes that it keeps so far. */
  readonly own: readonly Change[];
}

export interface CopiedOverride {
  /** The changes that it keeps then. */
  readonly changes: readonly Change[];
  /** Changes that find nothing to change there. */
  readonly lost: readonly Change[];
  /** The changes that put right a reference to something that does not exist there. */
  readonly cleaned: readonly Change[];
  /** The document there before, as it was copied, and with its corrections. */
  readonly was: JsonObject;
  readonly copied: JsonObject;
  readonly document: JsonObject;
}

/** Changes at or below these places. */
export function changesAt(changes: readonly Change[], places: readonly Path[]): readonly Change[] {
  return changes.filter(({ path }) => places.some((place) => isWithin(path, place)));
}

/**
 * Gives one level the override that another has of some places, in place of its own there. Its other places stay. A value equal
 * to the inherited one is not kept (OV-11), and references to missing entities are cleaned up as on a load.
 */
export function copyOverride({ kind, places, given }: OverrideToCopy, { parent, own }: CopyTarget): CopiedOverride {
  const replaced = new Set(changesAt(own, places));
  const kept = own.filter((change) => !replaced.has(change));
  const sent = changesAt(given, places);
  const { document: copied, orphans } = applyChanges(parent, [...kept, ...sent]);
  const lost = sent.filter((change) => orphans.includes(change));
  const { document: was } = applyChanges(parent, own);
  const before = new Set(cleanUpsOf(kind, was).map(writtenOut));
  const cleaned = changesAt(cleanUpsOf(kind, copied), places).filter((change) => !before.has(writtenOut(change)));
  const { document } = applyChanges(copied, cleaned);
  const there = changesAt(diff(parent, document, kind.identifiers), places);
  return { changes: [...kept, ...there], lost, cleaned, was, copied, document };
}

/** Defaults that a load fills in clean nothing up. */
const additions: readonly ChangeKind[] = ['FIELD_ADDED', 'ARRAY_ELEMENT_ADDED'];

function cleanUpsOf(kind: JsonKind, document: JsonObject): readonly Change[] {
  const { document: whole } = kind.complete(document, {});
  return diff(document, whole, kind.identifiers).filter((change) => !additions.includes(change.kind));
}

function writtenOut({ kind, path, to }: Change): string {
  return JSON.stringify([kind, pathKey(path), to]);
}
