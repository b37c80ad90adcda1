import type { Json } from '../change.ts';

/** A document as text that is the same for documents that mean the same; deliberately simple. */
export function spelling(value: Json | undefined, isSet: (elements: readonly Json[]) => boolean = () => false): string {
  if (value === undefined || value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  if (Array.isArray(value)) {
    const spelled = value.map((element: Json) => spelling(element, isSet));
    return `[${isSet(value) ? spelled.toSorted() : spelled}]`;
  }
  const fields = Object.entries(value).filter(([field, content]) => !field.startsWith('$') && content !== undefined);
  fields.sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${fields.map(([field, content]) => `${JSON.stringify(field)}:${spelling(content, isSet)}`).join()}}`;
}

/** The same, with arrays of simple values as sets: where two people bring in one value, its place is the first one's. */
export function looseSpelling(value: Json | undefined): string {
  return spelling(value, (elements) => elements.some((element) => typeof element !== 'object' || element === null));
}

/** The same, with all arrays as sets: an element that comes back after a clash may be in another place. */
export function unorderedSpelling(value: Json | undefined): string {
  return spelling(value, () => true);
}
