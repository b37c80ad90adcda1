import MiniSearch from 'minisearch';
import type { SettingEntry } from './setting-entries.ts';

export type SettingsSearch = (query: string) => readonly SettingEntry[];

const SHOWN = 8;
const SHORTEST = 2;

/** Finds settings by the beginnings of the words of their label, synonyms, place and value; longer words may be mistyped. */
export function createSettingsSearch(entries: readonly SettingEntry[]): SettingsSearch {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<SettingEntry>({ fields: ['label', 'synonyms', 'place', 'value'], extractField });
  index.addAll(entries.filter((entry) => byId.get(entry.id) === entry));
  return (query) => {
    if (query.trim().length < SHORTEST) return [];
    const found = index.search(query, {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { label: 4, synonyms: 3, place: 1.5 },
      // `tip` means tips as much as a tip.
      weights: { prefix: 0.9, fuzzy: 0.3 },
    });
    return found.slice(0, SHOWN).flatMap(({ id }) => byId.get(String(id)) ?? []);
  };
}

function extractField(entry: SettingEntry, field: string): string {
  const { id, label, synonyms, place, value } = entry;
  return { id, label, synonyms, place: place.join(' '), value }[field] ?? '';
}
