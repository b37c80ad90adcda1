import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-result.ts';
import { type CallInput, call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';
import type { NamedLocation } from '../../tenants/named-location.ts';

export type { LicenseStatus } from '@servery/contract';

/** LI-01 */
export function licenseQuery({ companyId, locationId }: NamedLocation) {
  return queryOptions({
    queryKey: keys.license(companyId, locationId),
    queryFn: async ({ signal }) =>
      unwrap(await call('licenceStatus', { params: { locationId }, query: { companyId }, signal, isBackground: true })),
  });
}

export function setLicences({ companyId, locationId }: NamedLocation, body: CallInput<'setLicences'>['body']) {
  return call('setLicences', { params: { locationId }, query: { companyId }, body });
}

/** LI-02 */
export function revokeLicence({ companyId, locationId }: NamedLocation) {
  return call('revokeLicence', { params: { locationId }, query: { companyId } });
}
