import i18next from 'i18next';

type Values = Readonly<Record<string, string | number>>;
type KeyOf<Table> =
  Table extends Readonly<Record<infer Key, string>>
    ? Key extends `${infer Stem}_one` | `${infer Stem}_other`
      ? Stem
      : Key
    : never;

/** The copy of one feature under its name; the names of its phrases are its type. */
export type Phrases<Key extends string> = { readonly feature: string; readonly keys?: Key };
export type Say<Key extends string> = (key: Key, values?: Values) => string;

/** The instance that holds all phrases; the console hands it to React. */
export const phraseBook = i18next.createInstance();

phraseBook
  .init({
    lng: 'en',
    fallbackLng: 'en',
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  .catch((error: unknown) => console.error(error));
phraseBook.services.formatter?.add('grouped', (value: unknown) =>
  typeof value === 'number' ? value.toLocaleString('en-US') : String(value),
);

/** The places of a phrase that hold numbers of things. */
const counts = /\{\{(count|total|all|done|shown|sold|loaded)\}\}/g;

/**
 * Registers a feature's English copy, in the chunk that needs it. `x_one` and `x_other` are the plural forms of `x`.
 * Numbers of things read `10,000`.
 */
export function definePhrases<const Table extends Readonly<Record<string, string>>>(
  feature: string,
  table: Table,
): Phrases<KeyOf<Table>> {
  const grouped = Object.entries(table).map(([name, text]) => [name, text.replaceAll(counts, '{{$1, grouped}}')]);
  phraseBook.addResourceBundle('en', feature, Object.fromEntries(grouped));
  return { feature };
}

/** A phrase. */
export function say<Key extends string>(phrases: Phrases<Key>, key: Key, values?: Values): string {
  const name: string = key;
  return phraseBook.t(name, { ns: phrases.feature, ...values });
}

/** A phrase whose name is only known while running, such as a path of a document; undefined when there is none. */
export function sayKnown<Key extends string>(phrases: Phrases<Key>, key: string, values?: Values): string | undefined {
  const options = { ns: phrases.feature, ...values };
  return phraseBook.exists(key, options) ? phraseBook.t(key, options) : undefined;
}
