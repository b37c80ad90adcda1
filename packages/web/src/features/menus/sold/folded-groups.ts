/** `*`: all groups but those that follow. */
const all = '*';

/** `signature,soft`: the groups that an address folds; `*,soft` folds all but one. */
export function foldedGroups(written: string | undefined, groups: readonly string[]): ReadonlySet<string> {
  const named = new Set(written?.split(','));
  return new Set(groups.filter((id) => named.has(id) !== named.has(all)));
}

/** Whichever names fewer groups; undefined where none is folded. */
export function writtenFolds(folded: ReadonlySet<string>, groups: readonly string[]): string | undefined {
  const named = groups.filter((id) => folded.has(id));
  if (named.length === 0) return undefined;
  const open = groups.filter((id) => !folded.has(id));
  return (named.length <= open.length ? named : [all, ...open]).join(',');
}
