import { featureOf, type Permission } from '@servery/domain';
import type { Session } from './session-schema.ts';

/** The flags that shape the screen; the server enforces the permission on every call. PM-39 */
export type Feature =
  | 'dashboard'
  | 'editCompanies'
  | 'addCompanies'
  | 'companyAdmin'
  | 'locationLicensing'
  | 'manageMenus'
  | 'userAdmin'
  | 'companyAdmin'
  | 'userRolesAdmin'
  | 'defaultRoleAdmin'
  | 'accessConfigurationOptions'
  | 'manageOnline'
  | 'limitedManageOnline'
  | 'locationSettings'
  | 'configureCreditCards'
  | 'configureHardware'
  | 'overrideMenus'
  | 'setCustomCss'
  | 'viewApiCreds'
  | 'apiCredAdmin'
  | 'addLocation'
  | 'editLocation'
  | 'companyAdmin'
  | 'engineeringUser'
  | 'providerStaff';

type Rights = Pick<Session, 'enabledFeatures' | 'grantedRoles' | 'userCompanyId' | 'providerCompanyId'>;

/** Who answers for people or the company reads what was done. */
export function mayReadAudit(rights: Pick<Rights, 'enabledFeatures'>): boolean {
  return hasFeature(rights, 'userAdmin') || hasFeature(rights, 'companyAdmin');
}

/** NW-11: news are the whole company's. */
export function mayConfigureNews(session: Pick<Rights, 'enabledFeatures' | 'grantedRoles'>): boolean {
  return hasFeature(session, 'accessConfigurationOptions') && hasCompanyRights(session);
}

/** NG-55: an empty list has everything. */
export function hasFeature({ enabledFeatures }: Pick<Rights, 'enabledFeatures'>, feature: Feature): boolean {
  return enabledFeatures.length === 0 || enabledFeatures.includes(feature);
}

/** Whether the session's flags say that some role of this person carries the permission. */
export function hasPermission(
  { enabledFeatures }: { readonly enabledFeatures: readonly string[] },
  permission: Permission,
): boolean {
  return enabledFeatures.length === 0 || enabledFeatures.includes(featureOf(permission));
}

export function isProviderStaff({ enabledFeatures }: Pick<Rights, 'enabledFeatures'>): boolean {
  return enabledFeatures.includes('providerStaff');
}

/** Provider staff, or anybody with a role granted on the whole company. */
export function hasCompanyRights(session: Pick<Rights, 'enabledFeatures' | 'grantedRoles'>): boolean {
  return isProviderStaff(session) || session.grantedRoles.some((role) => role.grantedOn.type === 'GLOBAL');
}

export function isProviderCompany(session: Pick<Rights, 'userCompanyId' | 'providerCompanyId'>): boolean {
  return session.userCompanyId === session.providerCompanyId;
}
