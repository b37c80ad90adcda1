import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-result.ts';
import { type Answer, call } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';
import type { LocationKey } from '../../../tenants/tenant-calls.ts';

export type Credential = Answer<'listCredentials'>[number];

/** TN-17 */
export function credentialsQuery({ companyId, locationId }: LocationKey) {
  return queryOptions({
    queryKey: keys.credentials(companyId, locationId),
    queryFn: async ({ signal }) =>
      unwrap(await call('listCredentials', { params: { companyId, locationId }, signal, isBackground: true })),
  });
}

/** TN-19: the answer is the only one that ever holds the secret. */
export function createCredential({ companyId, locationId }: LocationKey, name: string) {
  return call('createCredential', { params: { companyId, locationId }, body: { name } });
}

/** TN-18 */
export function deleteCredential({ companyId, locationId }: LocationKey, credentialId: string) {
  return call('deleteCredential', { params: { companyId, locationId, credentialId } });
}
