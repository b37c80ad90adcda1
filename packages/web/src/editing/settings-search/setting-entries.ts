import { findByPath, type JsonObject, type Path } from '@servery/domain';
import { namesOf } from '@servery/words';
import { sayKnown } from '../../phrases/phrases.ts';
import { settingSynonyms } from '../../phrases/settings/setting-synonyms.ts';
import { spelledPath } from '../document/document-wire.ts';
import { placesOf } from './places.ts';
import type { SearchedDocument, SearchedScreen } from './searched-documents.ts';

/** A setting as the search knows it. */
export type SettingEntry = {
  /** Its path, spelled. */
  readonly id: string;
  readonly label: string;
  /** The things that it belongs to: `Tenders`, `Visa`. */
  readonly place: readonly string[];
  readonly value: string;
  readonly synonyms: string;
  /** The path of its screen, and the query that leads to it there. */
  readonly screen: string;
  readonly search: Readonly<Record<string, string>>;
};

/** Every setting of the document that has a word for it, with its searched words. */
export function entriesOf(document: JsonObject, source: SearchedDocument): readonly SettingEntry[] {
  return placesOf(document, source.identifiers).flatMap((path) => {
    const screen = source.screenOf(path);
    if (!screen || !source.isEdited(path, document)) return [];
    const entry = entryOf(path, document, { words: source.words, screen });
    return entry.label === '' ? [] : [entry];
  });
}

type FoundOn = Pick<SearchedDocument, 'words'> & { readonly screen: SearchedScreen };

function entryOf(path: Path, document: JsonObject, { words, screen }: FoundOn): SettingEntry {
  const { name, place } = words.entity(path, document);
  const isSection = path.length === 1;
  const value = findByPath(document, path);
  return {
    id: spelledPath(path),
    label: isSection ? name : words.field(path, document),
    place: isSection ? [] : [place, name],
    value: isSection || value === undefined ? '' : words.value(path, value, document),
    synonyms: synonymsOf(path),
    screen: screen.path,
    search: { ...screen.search, field: spelledPath(path) },
  };
}

/** The days of a week share their synonyms. */
function synonymsOf(path: Path): string {
  const withoutDay = path.filter((step) => !/^[0-6]$/.test(String(step)));
  return sayKnown(settingSynonyms, namesOf(path)) ?? sayKnown(settingSynonyms, namesOf(withoutDay)) ?? '';
}
