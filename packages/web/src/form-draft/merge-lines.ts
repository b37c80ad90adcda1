import { isSame, type Merged, type Sides } from './merge-entries.ts';

/**
 * Lists of lines that both changed, line by line: each as the side that changed, added or removed it has it.
 * `[cook, host]`, mine `[cook, host, driver]`, theirs `[cook]`: `[cook, driver]`.
 * @param nameOf tells lines apart: two lines of one name are the same thing
 * @returns undefined where both changed the same line, or a list has two of one name
 */
export function mergeLines<Line extends object>(
  { base, mine, theirs }: Sides<readonly Line[]>,
  nameOf: (line: Line) => string,
): readonly Line[] | undefined {
  const [was, own, other] = [named(base, nameOf), named(mine, nameOf), named(theirs, nameOf)];
  if (!was || !own || !other) return undefined;
  const merged: Line[] = [];
  for (const name of new Set([...own.keys(), ...other.keys(), ...was.keys()])) {
    const line = { base: was.get(name), mine: own.get(name), theirs: other.get(name) };
    const [isMine, isTheirs] = [!isSame(line.base, line.mine), !isSame(line.base, line.theirs)];
    if (isMine && isTheirs && !isSame(line.mine, line.theirs)) return undefined;
    const kept = isTheirs ? line.theirs : line.mine;
    if (kept) merged.push(kept);
  }
  return merged;
}

/** The same edits, with these lists put together line by line; an undefined list stays a clash. */
export function withLines<Entry extends object>(merged: Merged<Entry>, lists: Partial<Entry>): Merged<Entry> {
  const settled = Object.entries(lists).filter(([field, list]) => list !== undefined && merged.clashes.includes(field));
  const fields = settled.map(([field]) => field);
  return {
    entry: { ...merged.entry, ...Object.fromEntries(settled) },
    taken: [...merged.taken, ...fields],
    clashes: merged.clashes.filter((field) => !fields.includes(field)),
  };
}

function named<Line>(lines: readonly Line[], nameOf: (line: Line) => string): ReadonlyMap<string, Line> | undefined {
  const byName = new Map(lines.map((line) => [nameOf(line), line]));
  return byName.size === lines.length ? byName : undefined;
}
