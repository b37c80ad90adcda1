import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { type ApiResult, unwrap } from '../../api/api-result.ts';
import { noAnswer, request } from '../../api/request.ts';

const cutover = z.looseObject({ isAuth: z.boolean(), cutoverAt: z.nullable(z.string()) });
const validation = z.looseObject({
  valid: z.boolean(),
  name: z.nullable(z.string()),
  reason: z.nullable(z.enum(['UNKNOWN_ACCOUNT', 'UNKNOWN_LOCATION'])),
});

export type Cutover = z.infer<typeof cutover>;
export type Validation = z.infer<typeof validation>;
export type Place = { readonly companyId: string; readonly locationId: string; readonly name: string };

/** CH-02 */
export function cutoverQuery({ companyId, locationId }: Place) {
  return queryOptions({
    queryKey: ['cutover', companyId, locationId],
    queryFn: async ({ signal }) => {
      const path = `/api/cards/cutover/${locationId}`;
      return unwrap(await request({ path, query: { companyId }, schema: cutover, signal, isBackground: true }));
    },
    retry: false,
  });
}

/** CH-03 */
export function startCutover({ companyId, locationId }: Place): Promise<ApiResult<Cutover>> {
  return request({ method: 'POST', path: `/api/cards/cutover/${locationId}`, query: { companyId }, schema: cutover });
}

/** CH-04 */
export function deleteCreditCard({ companyId, locationId }: Place): Promise<ApiResult<unknown>> {
  const path = `/api/cards/credit-card/${locationId}/delete`;
  return request({ method: 'POST', path, query: { companyId }, schema: noAnswer });
}

/** TN-20 */
export function validateAggregator(place: Place, accountId: string): Promise<ApiResult<Validation>> {
  const path = `/api/tenants/validate-deliverect/${encodeURIComponent(accountId)}/${place.locationId}`;
  return request({ path, query: { companyId: place.companyId }, schema: validation });
}
