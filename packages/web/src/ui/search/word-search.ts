import MiniSearch from 'minisearch';

type WordSearch<Entry> = (query: string) => readonly Entry[];

type Searched<Entry> = {
  readonly entries: readonly (Entry & { readonly id: string })[];
  /** The words of an entry by their kind, and how much a match there counts beside the others. */
  readonly words: (entry: Entry) => Readonly<Record<string, string>>;
  readonly boost: Readonly<Record<string, number>>;
  /** The most that is found. */
  readonly most: number;
};

const SHORTEST = 2;

/** Finds entries that have all typed words, by their beginnings; longer words may be mistyped. */
export function createWordSearch<Entry>({ entries, words, boost, most }: Searched<Entry>): WordSearch<Entry> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch({ fields: Object.keys(boost) });
  index.addAll([...byId].map(([id, entry]) => ({ ...words(entry), id })));
  return (query) => {
    if (query.trim().length < SHORTEST) return [];
    const found = index.search(query, {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost,
      // `tip` means tips as much as a tip.
      weights: { prefix: 0.9, fuzzy: 0.3 },
    });
    return found.slice(0, most).flatMap(({ id }) => byId.get(String(id)) ?? []);
  };
}
