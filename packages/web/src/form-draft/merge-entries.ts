export type Sides<Entry> = { readonly base: Entry; readonly mine: Entry; readonly theirs: Entry };

/** Two edits of one record. A place is the name of a field, or a name that the rules of a form give. */
export type Merged<Entry> = {
  /** Each place as the side that changed it has it; where both did, as I have it. */
  readonly entry: Entry;
  /** Places that only they changed. */
  readonly taken: readonly string[];
  /** Places that both changed, to different values. */
  readonly clashes: readonly string[];
};

export type MergeRules<Entry> = {
  readonly merge: (sides: Sides<Entry>) => Merged<Entry>;
  /** The entry `into`, with this place as it is in `from`. */
  readonly copy: (place: string, from: Entry, into: Entry) => Entry;
};

/** The rules of most forms: every field is a place. */
export function fieldRules<Entry extends object>(): MergeRules<Entry> {
  return { merge: mergeFields, copy: (field, from, into) => withFields(into, from, [field]) };
}

function mergeFields<Entry extends object>({ base, mine, theirs }: Sides<Entry>): Merged<Entry> {
  const [was, own, other] = [base, mine, theirs].map((entry) => new Map(Object.entries(entry)));
  const fields = [...new Set([base, mine, theirs].flatMap((entry) => Object.keys(entry)))];
  const differs = (one: typeof was, two: typeof was) => (field: string) => !isSame(one?.get(field), two?.get(field));
  const changed = fields.filter(differs(was, own));
  const changedByThem = fields.filter(differs(was, other));
  const both = changedByThem.filter((field) => changed.includes(field)).filter(differs(own, other));
  const lists = new Map(
    both.flatMap((field) => {
      const list = mergedList({ base: was?.get(field), mine: own?.get(field), theirs: other?.get(field) });
      return list ? [[field, list] as const] : [];
    }),
  );
  return {
    entry: { ...withFields(theirs, mine, changed), ...Object.fromEntries(lists) },
    taken: changedByThem.filter((field) => !changed.includes(field) || lists.has(field)),
    clashes: both.filter((field) => !lists.has(field)),
  };
}

/** A list of plain values that both changed: with the values that each added, without those that either removed. Undefined for anything else. */
function mergedList({ base, mine, theirs }: Sides<unknown>): readonly unknown[] | undefined {
  if (!isPlainList(base) || !isPlainList(mine) || !isPlainList(theirs)) return undefined;
  const removed = base.filter((value) => !theirs.includes(value));
  const added = theirs.filter((value) => !base.includes(value) && !mine.includes(value));
  return [...mine.filter((value) => !removed.includes(value)), ...added];
}

function isPlainList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every((one) => typeof one !== 'object');
}

function withFields<Entry extends object>(into: Entry, from: Entry, fields: readonly string[]): Entry {
  const picked = Object.entries(from).filter(([field]) => fields.includes(field));
  return { ...into, ...Object.fromEntries(picked) };
}

/** The keys by which a form tells its lines apart are no values. */
export function isSame(one: unknown, other: unknown): boolean {
  return written(one) === written(other);
}

function written(value: unknown): string | undefined {
  return JSON.stringify(value, (name, inner: unknown) => {
    if (name === 'key') return undefined;
    return inner instanceof Set ? [...inner].sort() : inner;
  });
}
