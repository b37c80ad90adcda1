import { z } from 'zod';
import { cleanList } from '../../configuration/clean-list.ts';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { withMissingFields } from '../fields/missing-fields.ts';
import type { SettingsSection } from '../fields/settings-section.ts';

const line = (most: number) => z.string().max(most, `Use at most ${most} characters.`);

/** DZ-22, DZ-23: an address that nobody delivers to. */
export const invalidAddressSchema = z.looseObject({
  id: z.string().min(1),
  streetName: line(120),
  houseNumber: line(20),
  city: line(80),
  state: line(40),
  country: line(60),
  postalCode: line(20),
  address2: line(120),
  note: line(500),
  /** Null until somebody edits it. */
  lastUpdated: z
    .looseObject({
      userId: z.string(),
      userDisplayName: z.string(),
      /** Seconds since 1970. */
      dateTimestamp: z.int().nonnegative(),
    })
    .nullable(),
});
export type InvalidAddress = z.infer<typeof invalidAddressSchema>;

export const invalidAddressesSchema = z.array(invalidAddressSchema);

/** DZ-21 */
export const invalidAddressesSection: SettingsSection<'invalidAddresses', typeof invalidAddressesSchema> = {
  field: 'invalidAddresses',
  schema: invalidAddressesSchema,
  createDefault: () => [],
  tidy: (stored) => ({ value: cleanList(stored, filled), notices: [] }),
  validate: addressProblems,
};

export function newInvalidAddress(given: Pick<InvalidAddress, 'id'> & Partial<InvalidAddress>): InvalidAddress {
  return {
    streetName: '',
    houseNumber: '',
    city: '',
    state: '',
    country: '',
    postalCode: '',
    address2: '',
    note: '',
    lastUpdated: null,
    ...given,
  };
}

/** DZ-24: `39 Pier Walk, San Francisco, CA 94133`; parts that are empty leave no comma behind. */
export function invalidAddressText(address: InvalidAddress): string {
  const { houseNumber, streetName, city, state, postalCode } = address;
  const joined = (parts: readonly string[], between: string) =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(between);
  return joined([joined([houseNumber, streetName], ' '), city, joined([state, postalCode], ' ')], ', ');
}

/** Whether a typed text is this address: its street line is the same, and the parts after it agree. */
export function isSameAddress(address: InvalidAddress, typed: string): boolean {
  const street = folded(`${address.houseNumber} ${address.streetName}`);
  const text = folded(typed);
  if (street === '' || (text !== street && !text.startsWith(`${street} `))) return false;
  const rest = text.slice(street.length).trim();
  const known = [address.city, address.postalCode].map(folded).filter(Boolean);
  return rest === '' || known.length === 0 || known.some((part) => ` ${rest} `.includes(` ${part} `));
}

function filled(stored: InvalidAddress): InvalidAddress {
  const known = invalidAddressSchema.safeParse(withMissingFields(stored, newInvalidAddress({ id: stored.id })));
  return known.success && Object.keys(known.data).length !== Object.keys(stored).length ? known.data : stored;
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function addressProblems(addresses: readonly InvalidAddress[]): readonly Problem[] {
  return addresses
    .filter(({ streetName }) => streetName.trim() === '')
    .map(({ id }) => ({
      code: 'ADDRESS_WITHOUT_STREET',
      path: ['invalidAddresses', { id }, 'streetName'],
      message: 'An address needs a street.',
    }));
}
