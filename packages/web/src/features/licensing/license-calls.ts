import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-result.ts';
import { type CallInput, call } from '../../api/call.ts';

export type { LicenseStatus } from '@servery/contract';
export type NamedLocation = { readonly companyId: string; readonly locationId: string; readonly name: string };

/** LI-01 */
export function licenseQuery({ companyId, locationId }: NamedLocation) {
  return queryOptions({
    queryKey: ['license', companyId, locationId],
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
