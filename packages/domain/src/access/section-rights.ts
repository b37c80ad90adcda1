import type { Change, JsonObject } from '../overrides/change.ts';
import type { FieldRights } from './field-rights.ts';
import type { Permission } from './permissions.ts';

/** How many changes of a section are left out. */
export interface WithheldChanges {
  readonly section: string;
  readonly changes: number;
}

/**
 * The sections of a document that somebody may not read: those of which they may change nothing.
 * @param rights the rights to change fields; a section is open that they do not name, or of which they name only parts
 */
export function withheldSections(
  rights: FieldRights,
  may: (anyOf: readonly Permission[]) => boolean,
): readonly string[] {
  return [...readersBySection(rights)].flatMap(([section, anyOf]) => (may(anyOf) ? [] : [section]));
}

/** A document without these sections; the same by reference when it has none of them. */
export function withoutSections(document: JsonObject, sections: readonly string[]): JsonObject {
  if (!sections.some((section) => section in document)) return document;
  return Object.fromEntries(Object.entries(document).filter(([field]) => !sections.includes(field)));
}

/** The changes outside these sections, in their order, and how many lie in each of them. */
export function changesOutside(
  changes: readonly Change[],
  sections: readonly string[],
): { readonly readable: Change[]; readonly withheld: WithheldChanges[] } {
  const readable = changes.filter((change) => !sections.includes(sectionOf(change)));
  if (readable.length === changes.length) return { readable, withheld: [] };
  const counts = Map.groupBy(changes, sectionOf);
  return {
    readable,
    withheld: sections.flatMap((section) => {
      const count = counts.get(section)?.length ?? 0;
      return count === 0 ? [] : [{ section, changes: count }];
    }),
  };
}

/** The top-level field that a change lies in. */
export function sectionOf({ path }: Pick<Change, 'path'>): string {
  return String(path[0] ?? '');
}

const known = new WeakMap<FieldRights, ReadonlyMap<string, readonly Permission[]>>();

/** Of the sections that ask for a right as a whole: any right to a part opens all of it for reading. */
function readersBySection(rights: FieldRights): ReadonlyMap<string, readonly Permission[]> {
  const held = known.get(rights);
  if (held !== undefined) return held;
  const byName = Map.groupBy(Object.entries(rights), ([names]) => names.split('.', 1).join(''));
  const whole = [...byName].filter(([section]) => rights[section] !== undefined);
  const readers = new Map(
    whole.map(([section, entries]) => [section, [...new Set(entries.flatMap(([, anyOf]) => anyOf))]] as const),
  );
  known.set(rights, readers);
  return readers;
}
