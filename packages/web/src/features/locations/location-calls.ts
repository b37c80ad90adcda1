import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../../api/api-result.ts';
import { noAnswer, request } from '../../api/request.ts';
import { id, optionalId } from '../../api/wire.ts';

const tenant = z.looseObject({
  id,
  name: z.string(),
  type: z.enum(['LOCATION', 'GROUP']),
  groupId: optionalId,
  kioskActive: z._default(z.boolean(), false),
  latitude: z.nullish(z.number()),
  longitude: z.nullish(z.number()),
  lastPing: z.nullish(z.string()),
  softwareVersion: z.nullish(z.string()),
  address: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  timezone: z._default(z.string(), 'UTC'),
  licences: z._default(z.record(z.string(), z.boolean()), {}),
});
const credential = z.looseObject({ id, name: z.string(), createdAt: z.string() });

export type LocationRecord = z.infer<typeof tenant>;
export type Credential = z.infer<typeof credential>;
export type Place = { readonly companyId: string; readonly locationId: string };

export function locationQuery({ companyId, locationId }: Place) {
  return queryOptions({
    queryKey: ['location', companyId, locationId],
    queryFn: async ({ signal }) => {
      const path = `/api/tenants/${companyId}/${locationId}`;
      const result = await request({ path, schema: tenant, signal, isQuiet: true });
      return result.status === 'not-found' || result.status === 'forbidden' ? null : unwrap(result);
    },
    staleTime: 30_000,
  });
}

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
