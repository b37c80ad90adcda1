import { US_STATES } from '../formats/addresses/us-states.ts';

/** The address of a location, in the parts that are typed. */
export interface UsAddress {
  readonly street: string | null;
  readonly street2: string | null;
  readonly city: string | null;
  /** A code of `US_STATES`. */
  readonly state: string | null;
  /** Five digits, or nine as `94133-1200`. */
  readonly zip: string | null;
}

export const zipPattern = /^\d{5}(-\d{4})?$/;

/** The address in one line: `39 Pier Walk, San Francisco, CA 94133`; null when nothing of it is known. */
export function addressLine({ street, street2, city, state, zip }: UsAddress): string | null {
  const region = [state, zip].filter(Boolean).join(' ');
  const line = [street, street2, city, region].filter(Boolean).join(', ');
  return line === '' ? null : line;
}

/** The parts of an address that is given in one line; a text that does not look like an address becomes the street. */
export function readAddressLine(line: string | null): UsAddress {
  if (line === null) return { street: null, street2: null, city: null, state: null, zip: null };
  const parts = /^(.+?)(?:, (.+))?, ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(line.trim());
  const [, street = '', street2, city = '', state = '', zip = ''] = parts ?? [];
  if (!US_STATES.some(({ code }) => code === state))
    return { street: line.trim(), street2: null, city: null, state: null, zip: null };
  return { street, street2: street2 ?? null, city, state, zip };
}
