import {
  employmentKind,
  findByPath,
  type Identifiers,
  type JsonObject,
  locationSettingsKind,
  type Path,
} from '@servery/domain';
import { type DocumentWords, namesOf } from '@servery/words';
import { employmentWords } from '../words/employment-words.ts';
import { settingsWords } from '../words/settings-words.ts';
import { screenOf } from './screen-of.ts';

/** Where a place is edited: the path of its screen, and the steps to it there beside the field. */
export type SearchedScreen = { readonly path: string; readonly search: Readonly<Record<string, string>> };

/** A document whose settings the palette finds. */
export type SearchedDocument = {
  readonly identifiers: Identifiers;
  readonly words: DocumentWords;
  readonly screenOf: (path: Path) => SearchedScreen | undefined;
  /** Whether somebody edits the place; a field that names the kind of a thing belongs to the document, and to no screen. */
  readonly isEdited: (path: Path, document: JsonObject) => boolean;
};

/** Fields of the location settings that nobody edits, by their last name or by all of it. */
const settingsFacts = new Set([
  ...['entityType', 'id', 'isDefault', 'nextTypeId', 'code', 'groupId', 'orderType', 'dayOfWeek', 'dateString'],
  ...['bounds', 'center', 'path', 'userId', 'userDisplayName', 'dateTimestamp'],
  ...['orderTypes.types.name', 'deliverySettings.virtualZones.type', 'deliverySettings.virtualZones.radius'],
]);

export const searchedSettings: SearchedDocument = {
  identifiers: locationSettingsKind.identifiers,
  words: settingsWords,
  screenOf,
  isEdited: (path) => !isAmong(settingsFacts, path),
};

/** The fee of a zone has the name of its zone in the location settings: all of them are found by the list of zones. */
const employmentFacts = new Set([
  ...[
    'entityType',
    'id',
    'isDefault',
    'externalId',
    'created',
    'updated',
    'departmentCode',
    'version',
    'zoneId',
    'jobTypeId',
  ],
  ...['jobTypes.driverSettings.zones.fee'],
]);

/** The screen of departments, job types, requirements, the time clock and payroll; the place opens its tab. */
export const employmentScreen = '/employment/employment';

export const searchedEmployment: SearchedDocument = {
  identifiers: employmentKind.identifiers,
  words: employmentWords,
  screenOf: ([section]) =>
    section === 'entityType' || section === 'employees' ? undefined : { path: employmentScreen, search: {} },
  isEdited: (path, document) => !isAmong(employmentFacts, path) && drivesWhereAsked(path, document),
};

/** The pay for driving is asked only of a job type that drives. */
function drivesWhereAsked(path: Path, document: JsonObject): boolean {
  const [, , part, field] = path;
  if (part !== 'driverSettings' || field === 'mode') return true;
  return findByPath(document, [...path.slice(0, 3), 'mode']) !== 'NOT_DRIVER';
}

function isAmong(facts: ReadonlySet<string>, path: Path): boolean {
  return facts.has(String(path.at(-1))) || facts.has(namesOf(path));
}
