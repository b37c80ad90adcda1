import type { Problem } from '../configuration/configuration-kind.ts';
import type { Json, JsonObject } from '../overrides/change.ts';
import { findByPath } from '../overrides/path.ts';
import { PAYMENT_ACCOUNTS, withSecret } from './fields/secret-reference.ts';

export const SECRET_MOVED = {
  code: 'SECRET_MOVED',
  message: 'The address changed. Enter the password again.',
} as const;

/** Where a secret is sent to: when an address changes, its secret must not follow. */
const places = [
  ...PAYMENT_ACCOUNTS.map((account) => ({
    secret: ['creditAndGiftSettings', 'accountSettings', account, 'password'],
    addresses: ['url', 'alternateUrl'].map((field) => ['creditAndGiftSettings', 'accountSettings', account, field]),
  })),
  {
    secret: ['marketing', 'loyalty', 'thirdParty', 'password'],
    addresses: [['marketing', 'loyalty', 'thirdParty', 'url']],
  },
];

/** Secrets that settings would send to another address than the one they were set for. */
export function movedSecretProblems(before: JsonObject, after: JsonObject): readonly Problem[] {
  return places.flatMap(({ secret, addresses }) => {
    const kept = referenceAt(after, secret);
    if (kept === undefined || kept !== referenceAt(before, secret)) return [];
    const moved = addresses.find((address) => findByPath(before, address) !== findByPath(after, address));
    if (moved === undefined) return [];
    return [{ ...SECRET_MOVED, path: secret }];
  });
}

/** Where a document sends the secret of a field; null for a secret that is sent to no address of the settings. */
export function secretAddresses(document: JsonObject, field: string): readonly string[] | null {
  const place = places.find(({ secret }) => secret.join('.') === field);
  if (place === undefined) return null;
  return place.addresses.flatMap((path) => {
    const address = findByPath(document, path);
    return typeof address === 'string' && address !== '' ? [address] : [];
  });
}

/** Addresses by the reference of the secret that was set for them. */
type SetFor = ReadonlyMap<string, readonly string[]>;

/** The fields of secrets that a document would send to an address that they were not set for. */
export function movedSecrets(document: JsonObject, setFor: SetFor): readonly (readonly string[])[] {
  const moved = places.filter(({ secret }) => {
    const allowed = setFor.get(String(referenceAt(document, secret)));
    const addresses = secretAddresses(document, secret.join('.')) ?? [];
    return allowed !== undefined && addresses.some((address) => !allowed.includes(address));
  });
  return moved.map(({ secret }) => secret);
}

/** The document without those secrets. */
export function withoutMovedSecrets(document: JsonObject, setFor: SetFor): JsonObject {
  return movedSecrets(document, setFor).reduce((left, secret) => withSecret(left, secret, null), document);
}

function referenceAt(document: JsonObject, path: readonly string[]): Json | undefined {
  return findByPath(document, [...path, 'secretRef']);
}
