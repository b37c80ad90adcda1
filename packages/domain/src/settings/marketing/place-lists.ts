import { z } from 'zod';
import type { Notice, Problem } from '../../configuration/configuration-kind.ts';
import { US_STATES } from '../../formats/addresses/us-states.ts';
import { shortText } from '../../formats/short-text.ts';
import type { Tidied } from '../fields/settings-section.ts';

const isState = (code: string) => US_STATES.some((state) => state.code === code);

const placeSchemas = {
  areaCodes: z
    .string()
    .regex(/^[2-9]\d{2}$/, 'Enter an area code of three digits that begins with 2 to 9, such as 415.'),
  states: z.string().refine(isState, 'Enter a state as two letters, such as CA.'),
  cities: shortText(60).regex(
    /^\S(?:.*\S)?$/,
    'Enter the name of a city on one line, without spaces before or after it.',
  ),
  zipCodes: z
    .string()
    .regex(/^\d{5}(?:-\d{4})?$/, 'Enter a ZIP code of five digits, such as 94110, or nine, such as 94110-1234.'),
};

/** MK-02: the lists that the entry of a customer's address offers. */
export const PLACE_LISTS = ['areaCodes', 'states', 'cities', 'zipCodes'] as const;
export type PlaceList = (typeof PLACE_LISTS)[number];

/** MK-03: where each list has its default entry. */
export const defaultOfPlaces = {
  areaCodes: 'defaultAreaCode',
  states: 'defaultState',
  cities: 'defaultCity',
  zipCodes: 'defaultZipCode',
} as const satisfies Record<PlaceList, string>;

/** The lists, and the default of each; null for none. */
export const placeFields = {
  areaCodes: z.array(placeSchemas.areaCodes),
  defaultAreaCode: z.string().nullable(),
  states: z.array(placeSchemas.states),
  defaultState: z.string().nullable(),
  cities: z.array(placeSchemas.cities),
  defaultCity: z.string().nullable(),
  zipCodes: z.array(placeSchemas.zipCodes),
  defaultZipCode: z.string().nullable(),
};

export type Places = Record<PlaceList, string[]> & Record<(typeof defaultOfPlaces)[PlaceList], string | null>;

export function newPlaces(): Places {
  return {
    areaCodes: [],
    defaultAreaCode: null,
    states: [],
    defaultState: null,
    cities: [],
    defaultCity: null,
    zipCodes: [],
    defaultZipCode: null,
  };
}

/** Why an entry cannot be added, in words; undefined when it can. */
export function placeProblem(list: PlaceList, entry: string, entries: readonly string[]): string | undefined {
  if (isListed(entries, entry)) return `${entry.trim()} is already in the list.`;
  return placeSchemas[list].safeParse(entry.trim()).error?.issues[0]?.message;
}

const CODES = { areaCodes: 'CL-71', cities: 'CL-72', zipCodes: 'CL-73', states: 'CL-74' } as const;
const NOUNS = { areaCodes: 'area code', cities: 'city', zipCodes: 'ZIP code', states: 'state' } as const;

/** CL-71 to CL-74: without an entry; the notice says when it was the default, which is then unset. */
export function removePlace<Given extends Places>(places: Given, list: PlaceList, entry: string) {
  const field = defaultOfPlaces[list];
  const value = { ...places, [list]: places[list].filter((other) => other !== entry) };
  if (places[field] !== entry) return { value, notice: undefined };
  return { value: { ...value, [field]: null }, notice: noticeOf(list, entry) };
}

/** CL-71 to CL-74: a default that its list does not have is unset. */
export function tidyPlaces<Given extends Places>(places: Given): Tidied<Given> {
  let value = places;
  const notices: Notice[] = [];
  for (const list of PLACE_LISTS) {
    const field = defaultOfPlaces[list];
    const entry = places[field];
    if (entry === null || places[list].includes(entry)) continue;
    value = { ...value, [field]: null };
    notices.push(noticeOf(list, entry));
  }
  return { value, notices };
}

function noticeOf(list: PlaceList, entry: string): Notice {
  const message = `${entry} was the default ${NOUNS[list]}. There is no default now.`;
  return { code: CODES[list], path: ['marketing', defaultOfPlaces[list]], message };
}

/** Entries that are listed twice, upper and lower case being one, and defaults that their lists lack. */
export function placeProblems(places: Places): readonly Problem[] {
  return PLACE_LISTS.flatMap((list): readonly Problem[] => {
    const field = defaultOfPlaces[list];
    const chosen = places[field];
    const twice = places[list].find((entry, at) => isListed(places[list].slice(0, at), entry));
    const message = `Choose a default from the list. ${chosen} is not in it.`;
    return [
      ...(twice === undefined
        ? []
        : [{ code: 'PLACE_TWICE', path: ['marketing', list], message: `${twice} is in the list twice.` }]),
      ...(chosen === null || places[list].includes(chosen)
        ? []
        : [{ code: 'DEFAULT_NOT_LISTED', path: ['marketing', field], message }]),
    ];
  });
}

function isListed(entries: readonly string[], entry: string): boolean {
  const folded = entry.trim().toLowerCase();
  return entries.some((other) => other.toLowerCase() === folded);
}
