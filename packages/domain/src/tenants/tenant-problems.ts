import { US_STATES } from '../formats/addresses/us-states.ts';
import { isNameText, NAME_FORM } from '../formats/name-text.ts';
import { type UsAddress, zipPattern } from './us-address.ts';

/** The fields of a location that a person may enter. */
export interface LocationEntry extends UsAddress {
  readonly name: string;
  readonly phone: string | null;
  /** IANA name: America/Los_Angeles. */
  readonly timezone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly tags: readonly string[];
}

export type TenantProblemCode =
  | 'NAME_NEEDED'
  | 'NAME_TOO_LONG'
  | 'NAME_FORM'
  | 'NOT_PRINTABLE'
  | 'ADDRESS_INCOMPLETE'
  | 'STATE_UNKNOWN'
  | 'ZIP_INVALID'
  | 'PHONE_INVALID'
  | 'TIMEZONE_UNKNOWN'
  | 'LATITUDE_INVALID'
  | 'LONGITUDE_INVALID'
  | 'POINT_INCOMPLETE'
  | 'TAG_INVALID'
  | 'TOO_MANY_TAGS';

export interface TenantProblem {
  readonly code: TenantProblemCode;
  readonly field: keyof LocationEntry;
  readonly message: string;
}

export const maximumNameLength = 100;
const maximumTagLength = 40;
export const maximumTags = 20;

/** Problems of an entered location, each with its field. The form and the server use the same function. */
export function locationProblems(entry: LocationEntry): TenantProblem[] {
  return [
    ...nameProblems(entry.name),
    ...addressProblems(entry),
    ...phoneProblems(entry.phone),
    ...(isTimeZone(entry.timezone) ? [] : [problem('TIMEZONE_UNKNOWN', 'timezone')]),
    ...pointProblems(entry),
    ...tagProblems(entry.tags),
  ];
}

/** The same for the name of a group. */
export function nameProblems(name: string): TenantProblem[] {
  const trimmed = name.trim();
  if (trimmed === '') return [problem('NAME_NEEDED', 'name')];
  if (trimmed.length > maximumNameLength) return [problem('NAME_TOO_LONG', 'name')];
  return !isNameText(trimmed) ? [problem('NAME_FORM', 'name')] : [];
}

/** Making a format takes 0.1 ms, and lists of stores ask for each of them. */
const knownZones = new Set<string>();
/** There are some 600; names in other cases count as zones too. */
const mostKnownZones = 1_000;

/** A zone that the clock of this machine knows by a name of the IANA database; never a bare offset. */
export function isTimeZone(name: string): boolean {
  if (!/^(UTC|[A-Z][A-Za-z0-9_+-]*(\/[A-Z][A-Za-z0-9_+-]*)+)$/.test(name)) return false;
  if (knownZones.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    if (knownZones.size < mostKnownZones) knownZones.add(name);
    return true;
  } catch {
    return false;
  }
}

const messages: Readonly<Record<TenantProblemCode, string>> = {
  NAME_NEEDED: 'Enter a name.',
  NAME_TOO_LONG: `Use at most ${maximumNameLength} characters.`,
  NAME_FORM,
  NOT_PRINTABLE: 'Remove line breaks and control characters.',
  ADDRESS_INCOMPLETE: 'Complete the address, or leave all of it empty.',
  STATE_UNKNOWN: 'Choose a state or territory of the United States.',
  ZIP_INVALID: 'Enter five digits, or nine such as 94133-1200.',
  PHONE_INVALID: 'Enter a phone number of 10 to 15 digits.',
  TIMEZONE_UNKNOWN: 'Choose a time zone.',
  LATITUDE_INVALID: 'Enter a latitude between -90 and 90.',
  LONGITUDE_INVALID: 'Enter a longitude between -180 and 180.',
  POINT_INCOMPLETE: 'Enter latitude and longitude, or neither.',
  TAG_INVALID: `A tag has 1 to ${maximumTagLength} characters, on one line.`,
  TOO_MANY_TAGS: `Use at most ${maximumTags} tags.`,
};

const unprintable = /\p{Cc}/u;

function problem(code: TenantProblemCode, field: keyof LocationEntry): TenantProblem {
  return { code, field, message: messages[code] };
}

const addressFields = ['street', 'city', 'state', 'zip'] as const;

/** An address is complete or empty. */
function addressProblems(entry: LocationEntry): TenantProblem[] {
  const isAny = [...addressFields, 'street2' as const].some((field) => isGiven(entry[field]));
  const missing = isAny ? addressFields.filter((field) => !isGiven(entry[field])) : [];
  const isUnprintable = (['street', 'street2', 'city'] as const).filter((field) =>
    unprintable.test(entry[field] ?? ''),
  );
  return [
    ...missing.map((field) => problem('ADDRESS_INCOMPLETE', field)),
    ...isUnprintable.map((field) => problem('NOT_PRINTABLE', field)),
    ...(isGiven(entry.state) && !US_STATES.some(({ code }) => code === entry.state)
      ? [problem('STATE_UNKNOWN', 'state')]
      : []),
    ...(isGiven(entry.zip) && !zipPattern.test(entry.zip ?? '') ? [problem('ZIP_INVALID', 'zip')] : []),
  ];
}

function phoneProblems(phone: string | null): TenantProblem[] {
  if (!isGiven(phone)) return [];
  const digits = (phone ?? '').replaceAll(/\D/g, '').length;
  const isPhone = /^[\d\s()+.-]+$/.test(phone ?? '') && digits >= 10 && digits <= 15;
  return isPhone ? [] : [problem('PHONE_INVALID', 'phone')];
}

function pointProblems({ latitude, longitude }: LocationEntry): TenantProblem[] {
  if ((latitude === null) !== (longitude === null))
    return [problem('POINT_INCOMPLETE', latitude === null ? 'latitude' : 'longitude')];
  return [
    ...(isWithin(latitude, 90) ? [] : [problem('LATITUDE_INVALID', 'latitude')]),
    ...(isWithin(longitude, 180) ? [] : [problem('LONGITUDE_INVALID', 'longitude')]),
  ];
}

function isWithin(degrees: number | null, most: number): boolean {
  return degrees === null || (Number.isFinite(degrees) && Math.abs(degrees) <= most);
}

function tagProblems(tags: readonly string[]): TenantProblem[] {
  if (tags.length > maximumTags) return [problem('TOO_MANY_TAGS', 'tags')];
  const isTag = (tag: string) =>
    tag.trim() !== '' && tag.trim().length <= maximumTagLength && !unprintable.test(tag.trim());
  return tags.every(isTag) ? [] : [problem('TAG_INVALID', 'tags')];
}

function isGiven(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}
