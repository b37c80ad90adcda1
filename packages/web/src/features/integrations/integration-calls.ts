import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-result.ts';
import { type Answer, call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';
import type { NamedLocation } from '../../tenants/named-location.ts';

export type Cutover = Answer<'getCutover'>;
export type Validation = Answer<'validateAggregator'>;

/** CH-02 */
export function cutoverQuery({ companyId, locationId }: NamedLocation) {
  return queryOptions({
    queryKey: keys.cutover(companyId, locationId),
    queryFn: async ({ signal }) =>
      unwrap(await call('getCutover', { params: { locationId }, query: { companyId }, signal, isBackground: true })),
    retry: false,
  });
}

/** CH-03 */
export function startCutover({ companyId, locationId }: NamedLocation) {
  return call('startCutover', { params: { locationId }, query: { companyId } });
}

/** CH-04 */
export function deleteCreditCard({ companyId, locationId }: NamedLocation) {
  return call('deleteCreditCard', { params: { locationId }, query: { companyId } });
}

/** TN-20 */
export function validateAggregator({ companyId, locationId }: NamedLocation, accountId: string) {
  return call('validateAggregator', { params: { accountId, locationId }, query: { companyId } });
}
