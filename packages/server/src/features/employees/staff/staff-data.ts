import { type Grant, mayOnCompany } from '@servery/domain';

/** EE-08 EM-101 EM-103 EM-104: jobs, certifications and employment data are for provider staff. */
export function maySeeStaffData(grants: readonly Grant[]): boolean {
  return mayOnCompany(grants, ['PROVIDER_STAFF']);
}
