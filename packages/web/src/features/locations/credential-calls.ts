import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../../api/api-result.ts';
import { noAnswer, request } from '../../api/request.ts';
import { id } from '../../api/wire.ts';
import type { Place } from '../../tenants/tenant-calls.ts';

const credential = z.looseObject({ id, name: z.string(), createdAt: z.string() });

export type Credential = z.infer<typeof credential>;

/** TN-17 */
export function credentialsQuery({ companyId, locationId }: Place) {
  return queryOptions({
    queryKey: ['credentials', companyId, locationId],
    queryFn: async ({ signal }) => {
      const path = `/api/tenants/${companyId}/${locationId}/api-credentials`;
      return unwrap(await request({ path, schema: z.array(credential), signal, isBackground: true }));
    },
  });
}

/** TN-19: the answer is the only one that ever holds the secret. */
export function createCredential({ companyId, locationId }: Place, name: string) {
  return request({
    method: 'POST',
    path: `/api/tenants/${companyId}/${locationId}/api-credentials`,
    body: { name },
    schema: z.object({ id, secret: z.string() }),
  });
}

/** TN-18 */
export function deleteCredential({ companyId, locationId }: Place, credentialId: string) {
  return request({
    method: 'POST',
    path: `/api/tenants/${companyId}/${locationId}/api-credentials/${credentialId}/delete`,
    body: {},
    schema: noAnswer,
  });
}
