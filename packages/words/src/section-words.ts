import { findByPath, formatMoney, isList, isObject, type Json, type JsonObject, type Path } from '@servery/domain';
import type { DocumentWords } from './document-words.ts';
import { daysText, shortDay, timeText } from './hours-text.ts';
import { valuePhrases } from './phrases/values.ts';
import { type Phrases, say, sayKnown } from './phrases.ts';
import { nameOf, plainWords } from './plain-words.ts';

export type SectionWords = Partial<DocumentWords>;

/** A value in words; undefined leaves it to the plain words. */
type Format = (value: Json, document: JsonObject) => string | undefined;

type SectionPhrases<Key extends string> = {
  /**
   * The phrases of a section are under its paths, ids left out: `tenderTypes` is its title, `tenderTypes.min.amount` a
   * field, `tipsSettings.autoGratuityOnPOSOrder.incomeType.NET` a value.
   */
  readonly phrases: Phrases<Key>;
  /** By the last name of the path. */
  readonly formats?: Readonly<Record<string, Format>>;
  /** Entities that have no name of their own, by the path of their list. */
  readonly names?: Readonly<Record<string, Format>>;
};

/** The words of a section out of its phrases: forms, review, history and conflicts say the same. */
export function sectionWords<Key extends string>({
  phrases,
  formats = {},
  names = {},
}: SectionPhrases<Key>): DocumentWords {
  const phrase = (path: Path) => sayKnown(phrases, namesOf(path));
  return {
    entity: (path, document) => {
      const at = path.findLastIndex((step) => typeof step === 'object');
      if (at < 0) return { name: phrase(path.slice(0, 1)) ?? '', place: '' };
      const list = path.slice(0, at);
      const entity = findByPath(document, path.slice(0, at + 1));
      const ownName = isObject(entity) ? ownOf(names, namesOf(list))?.(entity.id ?? null, document) : undefined;
      return { name: ownName ?? nameOf(entity) ?? phrase(list) ?? '', place: phrase(list) ?? '' };
    },
    field: (path, document) =>
      typeof path.at(-1) === 'object' ? '' : (phrase(path) ?? plainWords.field(path, document)),
    value: (path, value, document) =>
      (saysWhatIsOff(path) ? oppositeText(value) : ownOf(formats, String(path.at(-1)))?.(value, document)) ??
      (typeof value === 'string' ? sayKnown(phrases, `${namesOf(path)}.${value}`) : undefined) ??
      plainWords.value(path, value, document),
  };
}

/** A document may have a field `toString`: a property that an object inherits is no format. */
function ownOf(formats: Readonly<Record<string, Format>>, name: string): Format | undefined {
  return Object.hasOwn(formats, name) ? formats[name] : undefined;
}

/** A field that is true for off is named by on, and so is its value: `disabled` is *Active*, `wholeOnly` *Also on a half*. */
export function saysWhatIsOff(path: Path): boolean {
  const field = path.at(-1);
  return field === 'disabled' || field === 'wholeOnly';
}

function oppositeText(value: Json): string | undefined {
  return typeof value === 'boolean' ? say(valuePhrases, value ? 'no' : 'yes') : undefined;
}

export function moneyText(value: Json): string | undefined {
  return typeof value === 'string' ? formatMoney(value) : undefined;
}

export function percentText(value: Json): string | undefined {
  return typeof value === 'string' ? `${Number(value)}%` : undefined;
}

/** The fields of hours that come again every week. */
export const windowFormats: Readonly<Record<string, Format>> = {
  days: (value) => (isList(value) ? daysText(value.map(Number)) : shortDay(Number(value))),
  startTime: (value) => (typeof value === 'number' ? timeText(value) : undefined),
  endTime: (value) => (typeof value === 'number' ? timeText(value) : undefined),
};

/** When hours end that are kept as a start and a length: `11:00 PM`. */
export function endOfHours(path: Path, length: Json, document: JsonObject): string | undefined {
  const start = findByPath(document, [...path.slice(0, -1), 'startTime']);
  return typeof length === 'number' ? timeText((typeof start === 'number' ? start : 0) + length) : undefined;
}

/** Ids, one or several, by the names that their lists give them; null by a phrase. */
export function nameIn<Key extends string>(lists: readonly Path[], phrases: Phrases<Key>, none: Key): Format {
  const nameOfId = (id: Json, document: JsonObject): string | undefined => {
    if (id === null) return say(phrases, none);
    if (typeof id !== 'string' && typeof id !== 'number') return undefined;
    const found = lists.map((list) => nameOf(findByPath(document, [...list, { id }])));
    return found.find((name) => name !== undefined) ?? String(id);
  };
  return (value, document) =>
    isList(value) && value.length > 0
      ? value.map((id) => nameOfId(id, document) ?? '').join(', ')
      : nameOfId(value, document);
}

/** `tenderTypes.min.amount`: a path without its ids. */
export function namesOf(path: Path): string {
  return path.filter((step) => typeof step === 'string').join('.');
}
