/** Maps a list; the same list by reference when every entry stays the same. Undefined takes an entry out. */
export function cleanList<Entry>(list: Entry[], clean: (entry: Entry, index: number) => Entry | undefined): Entry[] {
  let copy: Entry[] | undefined;
  for (const [index, entry] of list.entries()) {
    const cleaned = clean(entry, index);
    if (cleaned !== entry) copy ??= list.slice(0, index);
    if (cleaned !== undefined) copy?.push(cleaned);
  }
  return copy ?? list;
}

/** The object with some fields changed; the same object when none is. */
export function withFields<Value extends object>(value: Value, fields: Partial<Value>): Value {
  const isSame = Object.entries(fields).every(([field, after]) => Reflect.get(value, field) === after);
  return isSame ? value : { ...value, ...fields };
}
