import { createHmac } from 'node:crypto';
import { type CustomerKeys, customerKeys, type Ticket } from '@servery/domain';

/** Makes the hash of a text of a company that is kept once a customer is forgotten: equal texts are equal, and nobody reads them. */
export type CustomerHash = (companyId: string, text: string) => string;

/** The purpose that the key of the hash is derived for. */
export const forgottenPurpose = 'forgotten customers';

export function createCustomerHash(key: Uint8Array): CustomerHash {
  return (companyId, text) =>
    createHmac('sha256', key)
      .update(JSON.stringify([companyId, text]))
      .digest('base64url');
}

/** Of whatever a customer is known by: phone, email, or else name and address. */
export function customerHashes(hash: CustomerHash, companyId: string, { customer }: Ticket): readonly string[] {
  if (customer === null) return [];
  return namedKeys(customerKeys(customer)).map(([name, key]) => hash(companyId, `${name} ${key}`));
}

function namedKeys(keys: CustomerKeys): readonly (readonly [name: string, key: string])[] {
  return Object.entries(keys).flatMap(([name, key]: [string, string | null]) =>
    key === null ? [] : [[name, key] as const],
  );
}
