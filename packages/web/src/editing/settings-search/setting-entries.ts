import { findByPath, type Identifiers, type JsonObject, type Path } from '@servery/domain';
import { namesOf } from '@servery/words';
import { sayKnown } from '../../phrases/phrases.ts';
import { settingSynonyms } from '../../phrases/setting-synonyms.ts';
import { spelledPath } from '../document/document-wire.ts';
import { settingsWords } from '../words/settings-words.ts';
import { placesOf } from './places.ts';
import { type SettingsScreen, screenOf } from './screen-of.ts';

/** A setting as the search knows it. */
export type SettingEntry = {
  /** Its path, spelled. */
  readonly id: string;
  readonly label: string;
  /** What it belongs to: `Tenders`, `Visa`. */
  readonly place: readonly string[];
  readonly value: string;
  readonly synonyms: string;
  /** The path of its screen, and the query that leads to it there. */
  readonly screen: string;
  readonly search: Readonly<Record<string, string>>;
};

/** Fields that say what a thing is and that nobody edits, by their last name or by all of it. */
const technical = new Set([
  ...['entityType', 'id', 'isDefault', 'nextTypeId', 'code', 'groupId', 'orderType', 'dayOfWeek', 'dateString'],
  ...['bounds', 'center', 'path', 'userId', 'userDisplayName', 'dateTimestamp'],
  ...['orderTypes.types.name', 'deliverySettings.virtualZones.type', 'deliverySettings.virtualZones.radius'],
]);

/** Every setting of the document that has a word for it, with what is found of it. */
export function entriesOf(document: JsonObject, identifiers: Identifiers): readonly SettingEntry[] {
  return placesOf(document, identifiers).flatMap((path) => {
    const screen = screenOf(path);
    if (!screen || technical.has(String(path.at(-1))) || technical.has(namesOf(path))) return [];
    const entry = entryOf(path, document, screen);
    return entry.label === '' ? [] : [entry];
  });
}

function entryOf(path: Path, document: JsonObject, screen: SettingsScreen): SettingEntry {
  const { name, place } = settingsWords.entity(path, document);
  const isSection = path.length === 1;
  const value = findByPath(document, path);
  return {
    id: spelledPath(path),
    label: isSection ? name : settingsWords.field(path, document),
    place: isSection ? [] : [place, name],
    value: isSection || value === undefined ? '' : settingsWords.value(path, value, document),
    synonyms: sayKnown(settingSynonyms, namesOf(path)) ?? '',
    screen: screen.path,
    search: { ...screen.search, field: spelledPath(path) },
  };
}
