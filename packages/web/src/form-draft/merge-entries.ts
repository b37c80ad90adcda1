/** A form as it was left: what it started from, and what was typed. */
export type KeptEntry<Entry> = { readonly base: Entry; readonly entry: Entry };

type Merged<Entry> = { readonly entry: Entry; readonly clashes: readonly string[] };

/** What was typed over what is saved now, field by field; a clash is a field that somebody else changed as well, to something else. */
export function mergeEntries<Entry extends object>({ base, entry }: KeptEntry<Entry>, current: Entry): Merged<Entry> {
  const before = new Map(Object.entries(base));
  const now = new Map(Object.entries(current));
  const typed = Object.entries(entry).filter(([field, value]) => !isSame(value, before.get(field)));
  const clashes = typed.filter(
    ([field, value]) => !isSame(before.get(field), now.get(field)) && !isSame(value, now.get(field)),
  );
  return { entry: { ...current, ...Object.fromEntries(typed) }, clashes: clashes.map(([field]) => field) };
}

/** The keys by which a form tells its lines apart are no values. */
function isSame(one: unknown, other: unknown): boolean {
  return written(one) === written(other);
}

function written(value: unknown): string | undefined {
  return JSON.stringify(value, (name, inner) => (name === 'key' ? undefined : inner));
}
