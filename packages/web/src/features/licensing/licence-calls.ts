import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { type ApiResult, unwrap } from '../../api/api-result.ts';
import { request } from '../../api/request.ts';
import type { Licences } from '../../session/licences.ts';

const status = z.looseObject({
  licences: z.object({ online: z.boolean(), delivery: z.boolean(), tableService: z.boolean() }),
  state: z.enum(['ACTIVE', 'NONE', 'REVOKED']),
  changedAt: z.nullable(z.string()),
  token: z.nullable(z.looseObject({ expiresAt: z.string() })),
});

export type LicenceStatus = z.infer<typeof status>;
export type Place = { readonly companyId: string; readonly locationId: string; readonly name: string };

/** LI-01 */
export function licenceQuery({ companyId, locationId }: Place) {
  return queryOptions({
    queryKey: ['licence', companyId, locationId],
    queryFn: async ({ signal }) => {
      const path = `/api/licensing/status/${locationId}`;
      return unwrap(await request({ path, query: { companyId }, schema: status, signal, isBackground: true }));
    },
  });
}

export function setLicences(place: Place, body: Partial<Licences>): Promise<ApiResult<LicenceStatus>> {
  const { companyId, locationId } = place;
  return request({ method: 'PUT', path: `/api/licensing/${locationId}`, query: { companyId }, body, schema: status });
}

/** LI-02 */
export function revokeLicence({ companyId, locationId }: Place): Promise<ApiResult<LicenceStatus>> {
  return request({ method: 'POST', path: `/api/licensing/revoke/${locationId}`, query: { companyId }, schema: status });
}
