import { createWordSearch } from '../../ui/search/word-search.ts';
import type { SettingEntry } from './setting-entries.ts';

export type SettingsSearch = (query: string) => readonly SettingEntry[];

/** Finds settings by their label, their synonyms, their owner, and their value. */
export function createSettingsSearch(entries: readonly SettingEntry[]): SettingsSearch {
  return createWordSearch({
    entries,
    words: ({ label, synonyms, place, value }) => ({ label, synonyms, place: place.join(' '), value }),
    boost: { label: 4, synonyms: 3, place: 1.5, value: 1 },
    most: 8,
  });
}
