import type { Problem } from '../../configuration/configuration-kind.ts';
import type { Path } from '../../overrides/change.ts';

/** A row of a list that people know by its name. */
export interface NamedRow {
  readonly id: string | number;
  readonly name: string;
}

interface NamedList {
  readonly path: Path;
  /** `TENDER` makes the codes `TENDER_NAME_EMPTY` and `TENDER_NAME_TAKEN`. */
  readonly code: string;
  /** The name for a row: `A tender`. */
  readonly noun: string;
}

/** Rows without a name, and rows whose name an earlier row has; upper and lower case are one. */
export function nameProblems(rows: readonly NamedRow[], { path, code, noun }: NamedList): readonly Problem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ id, name }): readonly Problem[] => {
    const at = [...path, { id }, 'name'];
    const folded = name.trim().toLowerCase();
    if (folded === '') return [{ code: `${code}_NAME_EMPTY`, path: at, message: `${noun} needs a name.` }];
    if (seen.has(folded))
      return [{ code: `${code}_NAME_TAKEN`, path: at, message: `The name "${name.trim()}" is taken.` }];
    seen.add(folded);
    return [];
  });
}

/** The name, or `New tender 2` when it is taken. */
export function freeName(rows: readonly NamedRow[], wanted: string): string {
  const taken = new Set(rows.map(({ name }) => name.trim().toLowerCase()));
  let name = wanted;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${wanted} ${number}`;
  return name;
}
