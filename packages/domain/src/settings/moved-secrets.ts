import type { Problem } from '../configuration/configuration-kind.ts';
import type { Json, JsonObject } from '../overrides/change.ts';
import { findByPath } from '../overrides/path.ts';
import { PAYMENT_ACCOUNTS } from './secret-reference.ts';

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
    const message = 'The address changed: enter the password again.';
    return [{ code: 'SECRET_MOVED', path: secret, message }];
  });
}

function referenceAt(document: JsonObject, path: readonly string[]): Json | undefined {
  return findByPath(document, [...path, 'secretRef']);
}
