import { z } from 'zod';
import { shortText } from '../../formats/short-text.ts';
import type { Json, JsonObject } from '../../overrides/change.ts';
import { isObject } from '../../overrides/json.ts';

/**
 * The reference of a document to a secret; the value itself lies in a store of its own and is never read back.
 * `{ secretRef: 's1', last4: '4417', setAt: '2026-11-20T17:05:00.000Z', setBy: 'Ana Ruiz' }`
 */
export const secretReferenceSchema = z.strictObject({
  secretRef: z.string().min(1),
  last4: shortText(4),
  setAt: z.string().min(1),
  setBy: z.string(),
});
export type SecretReference = z.infer<typeof secretReferenceSchema>;

/** A secret of a document: its reference, or null while none is set. */
export const secretSchema = secretReferenceSchema.nullable();

/** The accounts that money goes through: `accountSettings` has one configuration for each (CG-03). */
export const PAYMENT_ACCOUNTS = ['cardPresent', 'cardNotPresent', 'online', 'gift'] as const;
export type PaymentAccountName = (typeof PAYMENT_ACCOUNTS)[number];

/** Fields of an account whose values are secrets. */
const ACCOUNT_SECRETS = ['accountToken', 'password', 'merchantKey'] as const;

/** Every place of the location settings that holds a secret. */
export const secretPaths: readonly (readonly string[])[] = [
  ...PAYMENT_ACCOUNTS.flatMap((account) =>
    ACCOUNT_SECRETS.map((field) => ['creditAndGiftSettings', 'accountSettings', account, field]),
  ),
  ['marketing', 'loyalty', 'thirdParty', 'password'],
];

/** Whether a place of the location settings holds a secret. */
export function isSecretPath(path: readonly unknown[]): boolean {
  return secretPaths.some((secret) => secret.length === path.length && secret.every((step, at) => step === path[at]));
}

/** The settings with something else at the place of a secret; the same settings where they lack its section. */
export function withSecret(settings: JsonObject, [field = '', ...inner]: readonly string[], to: Json): JsonObject {
  const value = settings[field];
  if (inner.length === 0) return value === to ? settings : { ...settings, [field]: to };
  if (!isObject(value)) return settings;
  const next = withSecret(value, inner, to);
  return next === value ? settings : { ...settings, [field]: next };
}
