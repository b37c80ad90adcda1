import type { Sides } from './merge-entries.ts';

/** The name of a place of a record, and its value in words. */
export type PlaceWords<Entry> = { readonly label: string; readonly text: (entry: Entry) => string };

/** `sides`: for places that are named by their content. */
export type WordsOf<Entry> = (place: string, sides: Sides<Entry>) => PlaceWords<Entry>;

type FieldTable<Entry> = Readonly<Record<Extract<keyof Entry, string>, string | PlaceWords<Entry>>>;

/** For forms whose places are fields: the labels, and the words for values that are no texts themselves. */
export function wordsOfFields<Entry extends object>(table: FieldTable<Entry>): (field: string) => PlaceWords<Entry> {
  const known = new Map<string, string | PlaceWords<Entry>>(Object.entries(table));
  return (field) => {
    const words = known.get(field) ?? field;
    if (typeof words !== 'string') return words;
    return { label: words, text: (entry) => plainText(new Map(Object.entries(entry)).get(field)) };
  };
}

function plainText(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text.trim() || '–';
}
